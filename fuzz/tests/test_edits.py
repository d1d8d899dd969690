"""Tests of edits: they depend on the choices alone, never raise, and make some models invalid."""

from __future__ import annotations

import contextlib
import random
from collections import Counter

import pytest
from msgspec.structs import replace

from nnconform.fuzz.edits import EDITS, edit_model
from nnconform.fuzz.model_builder import ModelBuilders
from nnconform.fuzz.serialise import parse_input
from nnconform.fuzz.target import find_target
from nnconform.fuzz.targets.model import ModelTarget
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.validate.model import validate_model

CASES = models.cases(HalVersion.V1_3)


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.__name__.strip("_"))
def test_an_edit_of_any_model(edit):
    counts = Counter[str]()
    for number in range(150):
        model = CASES[number % len(CASES)].model
        choices = Choices.from_seed(number)
        model_after = after(edit, model, choices)
        try:
            validate_model(model_after)
        except ValidationError:
            counts["broken"] += 1
        else:
            counts["valid"] += 1
        assert repr(after(edit, model, Choices.from_list(choices.sequence))) == repr(model_after)
    assert counts["broken"] > 10


def after(edit, model, choices):
    builders = ModelBuilders(model)
    edit(builders.at(choices.integer(0, len(model.referenced))), choices)
    return builders.build()


def test_what_must_agree_can_be_changed_together():
    """Some valid models have extents and scales at the ends of their ranges: a driver has to accept them."""
    scales, extents = set(), set()
    target = ModelTarget(Session("inproc:reference_driver"))
    source = random.Random(8)
    for _ in range(4000):
        fuzz_input = target.make(Choices.from_bytes(source.randbytes(80)))
        if fuzz_input is None or len(fuzz_input.edits) != 1:
            continue
        with contextlib.suppress(ValidationError):
            validate_model(fuzz_input.model)
            scales |= {each.scale for each in fuzz_input.model.main.operands}
            extents |= {extent for each in fuzz_input.model.main.operands for extent in each.dimensions}
    assert min(scales - {0.0}) < 1e-38
    assert max(scales) > 1e30
    assert len({extent for extent in extents if extent > 100}) > 5


def test_a_constant_grows_with_its_dimensions():
    graph = Subgraph(
        (Operand(OperandType.TENSOR_INT32, (2,), OperandLifeTime.CONSTANT_COPY, location=DataLocation(0, 0, 8)),),
        (Operation(OperationType.ADD, (0, 0), ()),),
        (),
        (),
    )
    builders = ModelBuilders(Model(graph, operand_values=bytes([1, 0, 0, 0, 2, 0, 0, 0])))
    builder = builders.at(0)
    builder.operands[0] = replace(builder.operands[0], dimensions=(3,))
    builder.fit(0)
    model = builders.build()
    assert bytes(model.constant(model.main.operands[0])) == bytes([1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0])
    assert model.main.operands[0].number_of_consumers == 2


def test_what_is_kept_is_the_same():
    session = Session("inproc:reference_driver")
    source = random.Random(4)
    for name in ("model", "graph"):
        target = find_target(name)(session)
        for _ in range(40):
            fuzz_input = target.make(Choices.from_bytes(source.randbytes(160)))
            if fuzz_input is None:
                continue
            again = target.deserialise(target.serialise(fuzz_input))
            assert target.serialise(again) == target.serialise(fuzz_input)
    with pytest.raises(ValueError, match="not a serialised input of a finding"):
        parse_input("AAAA")


def test_no_choices_no_edits():
    assert edit_model(CASES[0].model, Choices.from_list([]), 4) == (CASES[0].model, ())


def test_what_is_made_is_made_again_from_what_was_taken():
    target = ModelTarget(Session("inproc:reference_driver"))
    source = random.Random(3)
    for _ in range(60):
        choices = Choices.from_bytes(source.randbytes(160))
        fuzz_input = target.make(choices)
        again = Choices.from_list(choices.sequence)
        assert repr(target.make(again)) == repr(fuzz_input)
        assert again.sequence == choices.sequence
