"""Mutants of requests are invalid, for the reason that their family says."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from nnconform.harness.conformance.support import models
from nnconform.harness.execution.arena import Arena
from nnconform.harness.generate.broken.family import Mutant, request_families
from nnconform.harness.generate.broken.request_base import RequestBase
from nnconform.harness.generate.broken.sample import sample
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.validate.request import validate_request
from nnconform.reference_driver.faulty.requests import RULES as RULES_OF_HIDL
from nnconform.reference_driver.faulty.requests import RULES_OF_AIDL

RULES = RULES_OF_HIDL | RULES_OF_AIDL


def bases() -> Iterator[RequestBase]:
    arena = Arena(0)
    for case in models.cases(HalVersion.V1_3):
        request = arena.lay_out(case.model, case.inputs, case.expected, 1)
        validate_request(case.model, request)
        yield RequestBase(case.name, case.model, request)


def mutants(name: str) -> Iterator[tuple[RequestBase, Mutant]]:
    for base in bases():
        for mutant in request_families()[name].mutants(base):
            yield base, mutant


def test_every_family_has_a_driver_that_overlooks_it() -> None:
    assert set(request_families()) == RULES.keys()


@pytest.mark.parametrize("name", RULES)
def test_breaks_what_it_says(name: str) -> None:
    count = 0
    for base, mutant in mutants(name):
        count += 1
        with pytest.raises(ValidationError) as caught:
            validate_request(base.model, mutant.mutation.build())
        assert re.fullmatch(RULES[name], caught.value.rule), mutant
        before, after = mutant.lines()
        assert before != after
        assert mutant.place.startswith("request.")
    assert count >= len(list(bases()))


def test_numbers_stay_within_32_bits() -> None:
    """So that every interface can carry them, and what is refused is the request and not its encoding. Those of AIDL
    are signed, and those of places in memory have 64 bits.
    """
    for name in RULES_OF_HIDL:
        for _, mutant in mutants(name):
            request = mutant.mutation.build()
            for argument in (*request.inputs, *request.outputs):
                place = argument.location
                assert all(0 <= number < 2**32 for number in (place.pool_index, place.offset, place.length))


def test_a_sample_has_every_argument() -> None:
    family = request_families()["pool_index"]
    for base in bases():
        for seed in range(3):
            chosen = list(sample(family, [base], Choices.from_seed(seed)))
            wanted = [f"{base.name} {place.kind} {place.index}" for place in base.places()]
            assert [mutant.mutation.about for mutant in chosen] == wanted
    everything = [str(mutant) for seed in range(20) for mutant in sample(family, [base], Choices.from_seed(seed))]
    assert len(set(everything)) == len(list(family.mutants(base))), "every mutant is drawn now and then"
