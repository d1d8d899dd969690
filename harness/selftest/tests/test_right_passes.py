"""Tests of false alarms on right compilers: right passes raise none, and a wrong one among them is told."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Operation
from nnconform.harness.selftest.planted_passes import IdiomDetector
from nnconform.harness.selftest.right_passes import ALL, alarms, right_passes
from nnconform.reference_driver import optimising
from nnconform.reference_driver.rewriting.device import Pass, at_step
from nnconform.reference_driver.rewriting.draft import Draft

# A form of each of these idioms, or more, is rewritten by a pass.
IDIOMS = {
    "activation.behind_operation": ("folding.activation_fused",),
    "activation.hard_swish": ("recognising.hard_swish_of_parts",),
    "layout.slices": ("cancelling.slices_joined",),
    "layout.transposes": ("cancelling.transposes_joined",),
}


def test_each_pass_and_all_of_them_are_found_by_name() -> None:
    assert len(right_passes()) == len(optimising.passes()) + 1 > 35
    assert right_passes(pattern="cancelling.trans") == ["cancelling.transposes_joined"]
    with pytest.raises(UsageError, match=r"no pass whose name contains 'none'; known: cancelling\."):
        right_passes(pattern="none")
    with pytest.raises(UsageError, match=r"json is no package of right passes: .*; it needs a function passes"):
        right_passes("json")
    with pytest.raises(UsageError, match=r"no pass 'other' in .*; known: cancelling\."):
        optimising.open_device("other")


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("idiom", IDIOMS)
def test_a_compiler_with_all_passes_raises_no_alarm(idiom: str) -> None:
    detector = IdiomDetector(1, 0, idiom)
    found = list(alarms(detector, [*IDIOMS[idiom], ALL]))
    detector.close()
    assert [each.problem for each in found] == ["", ""]


@at_step
def square_is_twofold(draft: Draft, step: Operation) -> bool:
    """A product of a tensor and itself becomes a sum: wrong."""
    if step.type != O.MUL or step.inputs[0] != step.inputs[1]:
        return False
    draft.exchange(step, Operation(O.ADD, step.inputs, step.outputs))
    return True


def test_a_wrong_pass_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: dict[str, Pass] = {"wrong.square_is_twofold": square_is_twofold}
    monkeypatch.setattr(optimising, "passes", lambda: wrong)
    detector = IdiomDetector(1, 0, "formulas.")
    found = list(alarms(detector, ["wrong.square_is_twofold"]))
    detector.close()
    assert found[0].problem == f"{len(found[0].failures)} of {found[0].applied} forms failed"
    assert found[0].failures


def test_a_pass_that_rewrites_nothing_is_told() -> None:
    detector = IdiomDetector(1, 0, "activation.hard_swish")
    [found] = alarms(detector, ["control.known_branch_inlined"])
    detector.close()
    assert found.problem == "rewrote no form: nothing is known of it"
