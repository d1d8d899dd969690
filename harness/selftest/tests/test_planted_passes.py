"""Tests of the detection of planted passes by idioms."""

from __future__ import annotations

import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.harness.selftest.planted_passes import IdiomDetector, planted_passes


def test_idioms_of_an_area_detect_its_passes_and_raise_no_alarm() -> None:
    detector = IdiomDetector(2, 0, "layout.reversals")
    chosen = [each for each in planted_passes() if each.name in ("passes.reversals_cancelled", "passes.pad_value_lost")]
    found = {each.name: each for each in detector.detect(chosen, blame=True)}
    detector.close()
    assert detector.alarms == []
    assert {idiom.name for idiom in detector.idioms()} == {"layout.reversals"}
    caught, missed = found["passes.reversals_cancelled"], found["passes.pad_value_lost"]
    assert caught.form.startswith("layout.reversals-")
    assert 1 <= caught.applied <= caught.graphs
    assert any("REVERSE" in text for text in caught.right)
    assert (missed.form, missed.applied) == ("", 0)


@pytest.mark.parametrize(
    ("idiom", "names"),
    [
        ("branching.nested", ["nested_branch_merged_with_outer", "inner_condition_assumed_as_outer"]),
        ("branching.branch_that_fails", ["if_blended_by_arithmetic"]),
        ("branching.inputs_read", ["unread_branch_inputs_pruned", "common_operation_of_first_branch"]),
        ("looping.branch_in_loop", ["branch_in_loop_decided_once", "condition_asked_of_next_state"]),
        ("looping.loop_inside", ["loop_in_branch_runs_once", "loop_rotated_without_guard", "loop_unrolled_by_two"]),
    ],
)
def test_idioms_of_control_flow_detect_its_passes(idiom: str, names: list[str]) -> None:
    detector = IdiomDetector(2, 0, idiom)
    chosen = [each for each in planted_passes() if each.name.removeprefix("passes.") in names]
    found = {each.name.removeprefix("passes."): each.form for each in detector.detect(chosen)}
    detector.close()
    assert detector.alarms == []
    assert {name for name, form in found.items() if form} == set(names)


def test_passes_are_found_by_name() -> None:
    assert len(planted_passes(pattern="passes.pad_")) >= 5
    with pytest.raises(UsageError, match=r"whose name contains 'passes\.none'"):
        planted_passes(pattern="passes.none")
