"""The specs' cases, written as `.tflite` and read back, still have the specs' outputs.

One drawn case, under a seed, of each signature in each family; all of them: ``python -m
nnconform.mlts.tests.round_trip``.
"""

from __future__ import annotations

import random
from collections import defaultdict
from contextlib import closing

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.execution.session import Session
from nnconform.harness.spec.case import Case
from nnconform.mlts.litert import INSTALLED
from nnconform.mlts.tests.round_trip import DRIVER, FAMILIES, REFUSED, RIGHT, UNWRITTEN, WRONG, cases, outcome

if not INSTALLED:
    pytest.skip("LiteRT, whose schema the files are written with, is not installed", allow_module_level=True)

SEED = 11
# What no `.tflite` can say, by what the adapter says of every case.
UNWRITABLE = {
    "heatmap_max_keypoint",
    "proposals",
    "quantized_16bit_lstm",
    "quantized_lstm",
    "roi_align",
    "roi_pooling",
}
# Whose answers are drawn: test_tflite.py has a case with but one.
DRAWN = {"random_multinomial"}
# What the adapter makes of an operation is not always an operation of the HAL again, or only of lower rank.
REFUSALS = {
    # A truth value of rank 0 is made a vector of one.
    "reduce": "RESHAPE.input: operand type: got TENSOR_BOOL8",
}
RANK = "rank: got 5, wanted 1 to 4"


def signature(case: Case) -> tuple[object, ...]:
    """Return the types of all operands that an operation reads, and where they are."""
    operands = case.model.main.operands
    return tuple(
        (step.type, tuple((operands[index].type, operands[index].lifetime) for index in step.inputs))
        for step in case.model.main.operations
    )


def permitted(family: str, reason: str) -> bool:
    """Return whether a file may be refused for this reason."""
    return RANK in reason or (family in REFUSALS and REFUSALS[family] in reason)


def drawn(family: str) -> list[Case]:
    """Return one case of each signature."""
    cases_by_signature: dict[tuple[object, ...], list[Case]] = defaultdict(list)
    for case in cases(family):
        if len(case.model.main.operations) == 1:
            cases_by_signature[signature(case)].append(case)
    generator = random.Random(f"{SEED} {family}")
    return [generator.choice(group) for group in cases_by_signature.values()]


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("family", FAMILIES)
def test_round_trip(tmp_path, family):
    with closing(Session(DRIVER)) as session:
        found = [(case.name, *outcome(session, case, tmp_path / "model.tflite")) for case in drawn(family)]
    wrong = [each for each in found if each[1] == WRONG]
    refused = [each for each in found if each[1] == REFUSED and not permitted(family, each[2])]
    assert not wrong
    assert not refused
    written = {each[1] for each in found} - {UNWRITTEN}
    assert bool(written) is (family not in UNWRITABLE | DRAWN)
    assert not written or RIGHT in written or family == "channel_shuffle"


def test_another_answer_is_wrong(tmp_path):
    """The comparison detects a changed first element in the expected outputs of a case of each family."""
    with closing(Session(DRIVER)) as session:
        for family in ("arithmetic", "lstm", "strided_slice", "svdf"):
            case = next(case for case in cases(family) if outcome(session, case, tmp_path / "model.tflite")[0] == RIGHT)
            spoilt = [None if value is None else value + np.ones_like(value) for value in case.expected]
            worse = replace(case, expected=tuple(spoilt))
            assert outcome(session, worse, tmp_path / "model.tflite")[0] == WRONG
