"""The coupling of TENSOR_QUANT8_ASYMM and TENSOR_QUANT8_ASYMM_SIGNED (HAL 1.3), asked of a driver with a case and its
signed twin: it supports both or neither, and gives both the same results, 128 apart.

Source: the driver guide, Android 11, and QuantizationCouplingTest of AOSP's VTS, which executes each case of one
operation and its twin on every path, timed and not, and compares neither with the other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.conformance.matrix import FULL, SHARED, Way, try_way
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.alike import differ_by_rounding, is_quantised
from nnconform.harness.conformance.support.open_shapes import has_open_outputs, need_open_shapes
from nnconform.harness.conformance.support.supported_cases import is_supported
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_memory
from nnconform.harness.execution.paths import PATHS, ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.numbers import Array, is_tensor
from nnconform.harness.oracle.sets import in_expected_order
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.signed_twin import signed_twin

VTS = "VTS 1.3, QuantizationCouplingTest: cases of one operation"
# Executions by which results that differ from run to run show.
_AGAIN = 4
GUIDE = "driver guide, Android 11: signed variants of what is supported, with the same results up to an offset of 128"
# Executes a case once, and returns its outputs.
Execute = Callable[[], list[Array]]
WAYS = tuple(Way(path, timed, FULL, SHARED, 1) for path in PATHS for timed in (False, True))


def twin_of(case: Case, hal: HalVersion) -> Case | None:
    """Return the signed twin of a case that a driver of HAL version ``hal`` is asked for, None if there is none: it is
    of HAL 1.3, and has the operations that are coupled.
    """
    if hal < HalVersion.V1_3 or case.expect_failure or case.multinomial_tolerance:
        return None
    return signed_twin(case)


def prepare_both(subject: Subject, case: Case, twin: Case) -> tuple[PreparedModel, PreparedModel] | None:
    """Prepare a case and its twin. Return None if the driver supports neither. Raises VerdictReached for one alone."""
    answers = [is_supported(subject, each) for each in (case, twin)]
    preparations = [subject.launch(each.model).prepared for each in (case, twin)]
    got = [each is not None for each in preparations]
    with subject.demanded_by(*_authority(case)):
        _expect_alike(got, f"prepare_model of {case.name} and of its signed twin")
    with subject.demanded_by(Level.TEXT, GUIDE):
        _expect_alike(answers, f"supported_operations of {case.name} and of its signed twin")
    unsigned, signed = preparations
    return None if unsigned is None or signed is None else (unsigned, signed)


def _authority(case: Case) -> tuple[Level, str]:
    """Return who demands that a driver supports a case's twin, and gives the right outputs."""
    return (Level.VTS, VTS) if len(case.model.main.operations) == 1 else (Level.TEXT, GUIDE)


def _expect_alike(got: list[bool], what: str) -> None:
    names = ["supported" if each else "not supported" for each in got]
    expect(got[0] == got[1], f"{what}: unsigned {names[0]}, signed {names[1]}; wanted both or neither")


def ways_of(subject: Subject, case: Case) -> list[Way]:
    """Return the ways in which both are executed: every path that is the driver's own, without and with timing."""
    tensors = [each for each in case.output_operands() if is_tensor(each.type)]
    known = all(each.dimensions and 0 not in each.dimensions for each in tensors)
    ways = [way for way in WAYS if known or way.path != "fenced"]
    return [way for way in ways if way.since <= subject.hal and not way.features & subject.session.info().emulated]


def execute_both(subject: Subject, case: Case, twin: Case, pair: tuple[PreparedModel, PreparedModel]) -> None:
    """Execute a case and its twin in every way. Raises VerdictReached if one is wrong, or if they differ by other than
    128.
    """
    for way in ways_of(subject, case):
        unsigned, signed = (
            partial(_execute_judged, subject, each, prepared, way, _authority(case))
            for each, prepared in zip((case, twin), pair, strict=True)
        )
        expect_alike(subject, case, unsigned, signed, way.name)


def _execute_judged(
    subject: Subject, case: Case, prepared: PreparedModel, way: Way, authority: tuple[Level, str]
) -> list[Array]:
    """Execute a case in one way, judge the outputs, and return them."""
    with subject.demanded_by(*authority):
        try:
            try_way(subject, case, prepared, way)
        except VerdictReached as reached:
            text = f"executed {way.name} beside its twin, {case.name}: {reached}"
            raise VerdictReached(reached.verdict, text, **reached.details) from None
    return subject.arena.outputs()


def execute_unjudged(subject: Subject, case: Case, prepared: PreparedModel, way: Way) -> list[Array]:
    """Execute a case whose right outputs are not known, in one way, and return the outputs."""
    options = ExecutionOptions(MeasureTiming.YES if way.timed else MeasureTiming.NO)
    result = subject.execute(prepared, subject.lay_out(case), way.path, options)
    if has_open_outputs(case):
        need_open_shapes(result.status)
    expect_status(result.status, ErrorStatus.NONE, call=f"execution {way.name} of {case.name}")
    outputs = subject.arena.outputs(result.output_shapes)
    judge_memory(subject.arena)
    return outputs


def expect_alike(subject: Subject, case: Case, unsigned: Execute, signed: Execute, how: str) -> None:
    """Execute a case and its twin, and expect that their outputs are the same, 128 apart where they are 8-bit values;
    rows in unspecified order may come in another one.

    Quantised values may both be a unit off, if not almost all of an output's differ, and floats may differ in their
    last digits; that they do not is asked under the profile ``strict`` alone
    (docs/decisions/0020-twins-a-unit-apart.md). Of few elements almost all may differ by chance if results differ from
    run to run: the case is executed again, to tell.
    """
    outputs, of_twin = unsigned(), signed()
    converted = [
        (theirs ^ np.int8(-128)).view(np.uint8) if ours.dtype == np.uint8 and theirs.dtype == np.int8 else theirs
        for ours, theirs in zip(outputs, of_twin, strict=True)
    ]
    if all(ours.shape == theirs.shape for ours, theirs in zip(outputs, converted, strict=True)):
        converted = in_expected_order(case.model, outputs, converted)
    for place, (ours, theirs) in enumerate(zip(outputs, converted, strict=True)):
        got = f"executed {how}: output {place} of {case.name}"
        with subject.demanded_by(Level.TEXT, GUIDE):
            shapes = f"{got} is {list(ours.shape)}, signed {list(theirs.shape)}"
            expect(ours.shape == theirs.shape, shapes, Verdict.WRONG)
            alike = differ_by_rounding(ours, theirs) or _varies(place, ours, unsigned)
            expect(alike, _difference(got, ours, theirs), Verdict.WRONG)
        with subject.demanded_by(Level.STRICT, f"{GUIDE}, taken to the last unit"):
            expect(ours.tobytes() == theirs.tobytes(), _difference(got, ours, theirs), Verdict.WRONG)


def _varies(place: int, output: Array, execute: Execute) -> bool:
    """Return whether output ``place`` becomes another when it is computed again."""
    return is_quantised(output) and any(execute()[place].tobytes() != output.tobytes() for _ in range(_AGAIN))


def _difference(got: str, ours: Array, theirs: Array) -> str:
    """Return in how many places two outputs of one shape differ, and the first."""
    differing = np.argwhere(ours.view(np.uint8) != theirs.view(np.uint8)) if ours.ndim else np.zeros((0, 0))
    where = [int(index) for index in differing[0]] if len(differing) else []
    text = f"{got} and that of its signed twin, 128 added, differ in {len(differing)} places, first {where}"
    return text + (f": {ours[tuple(where)]} and {theirs[tuple(where)]}" if where and ours.itemsize == 1 else "")
