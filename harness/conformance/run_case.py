"""Runs a case on a driver, from the support query to the comparison, and returns its outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn
from zlib import crc32

from nnconform.harness.conformance.case_authority import authority_of
from nnconform.harness.conformance.coupling import execute_both, prepare_both, twin_of
from nnconform.harness.conformance.matrix import FULL, Way, suiting, try_way, ways_of
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.models import unspecified
from nnconform.harness.conformance.support.open_shapes import leaves_extents_open, need_open_shapes, prepare_open
from nnconform.harness.diagnostics.tracing import Layer, Phase, span
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import WrongOutputs, judge_outputs
from nnconform.harness.execution.outcome import by_authority, capture_outcome
from nnconform.harness.execution.paths import plain_path
from nnconform.harness.execution.patient_loops import execute_patiently
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.extensions.vendors import Vendors
from nnconform.harness.model.codes import ErrorStatus, OperationType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.oracle.compare import Comparison
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.harness.runtime.device import FrameworkDevice
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.version import required_version

_REFUSALS = {ErrorStatus.INVALID_ARGUMENT: Verdict.REJECTED_VALID}


# In how many further ways of the execution matrix a case is executed, after the plain one gave the right outputs.
ONE, ALL = MATRIX = ("one", "all")
# Of ``one``: one in so many has many threads, as half of all ways have. These take four times as long as others.
MANY = 8


# Judges the outputs of a case, and returns how they compare, None if they are not compared. Raises VerdictReached.
Judge = Callable[[Case, Arena, ExecutionResult], Comparison | None]


def run_case(
    session: Session, case: Case, matrix: str = "", judge: Judge = judge_outputs, *, coupling: bool = False
) -> Outcome:
    """Run ``case`` on the driver of ``session`` and return the outcome, whatever the driver does. A driver that broke
    down is opened again for the next case.

    ``matrix`` is ``one`` for one more way of executing the case, which depends on its name and the seed, ``all`` for
    every way. ``judge`` decides whether the outputs are right. With ``coupling`` the signed twin of a case on unsigned
    8-bit values must be supported too, or neither, and give the same results.
    """
    run = _Run(session, case, matrix, judge, coupling=coupling)
    with span(Layer.APPLICATION, Phase.OVERALL, case.name):
        outcome = capture_outcome(session, run.all_stages, lambda: run.stage)
    if not outcome.failed or "authority" in outcome.details:
        return outcome
    # Found out only now: nine in ten cases never ask.
    return by_authority(session.profile, outcome, authority_of(case))


class _Run:
    """One run of a case; ``stage`` is the stage that it has reached."""

    def __init__(self, session: Session, case: Case, matrix: str, judge: Judge, *, coupling: bool) -> None:
        self.session, self.case, self.matrix, self.stage = session, case, matrix, Stage.LOAD
        self.judge, self.coupling = judge, coupling

    def all_stages(self) -> None:
        """Run the case, and then with its twin: a driver that does not support it may not support the twin alone."""
        try:
            self._alone()
        except VerdictReached as reached:
            if reached.verdict is Verdict.UNSUPPORTED:
                self._with_twin()
            raise
        self._with_twin()

    def _with_twin(self) -> None:
        twin = twin_of(self.case, self.session.hal()) if self.coupling else None
        if twin is None:
            return
        before, self.stage = self.stage, Stage.PREPARE
        with Subject(self.session, self.case.name) as subject:
            pair = prepare_both(subject, self.case, twin)
            if pair is not None:
                self.stage = Stage.EXECUTE
                execute_both(subject, self.case, twin, pair)
        self.stage = before

    def _alone(self) -> None:
        self._check_version()
        device = self.session.device()
        if isinstance(device, FrameworkDevice):
            # Those of a case that failed otherwise are not this one's.
            device.take_incidents()
        self.stage = Stage.QUERY
        supported = self._query()
        self.stage = Stage.PREPARE
        prepared = self._prepare(self.case.model, supported)
        self.stage = Stage.EXECUTE
        try:
            self._execute(prepared)
            for way in self._further_ways():
                self._execute_further(way, prepared)
        except VerdictReached:
            # The verdict keeps its stage, unless closing fails too.
            self._close(prepared, self.stage)
            raise
        self._close(prepared, Stage.COMPARE)
        self._report_incidents()

    def _report_incidents(self) -> None:
        """Raises VerdictReached if a driver under a framework failed: then the outputs are right by fallback alone."""
        device = self.session.device()
        incidents = device.take_incidents() if isinstance(device, FrameworkDevice) else ()
        if incidents:
            self.stage = incidents[0].stage
            more = f" (and {len(incidents) - 1} more)" if len(incidents) > 1 else ""
            raise VerdictReached(incidents[0].verdict, f"right by fallback, but {incidents[0]}{more}")

    def _close(self, prepared: PreparedModel, after: Stage) -> None:
        self.stage = Stage.CLOSE
        prepared.close()
        self.session.flush()
        self.stage = after

    def _check_version(self) -> None:
        """Raises VerdictReached if the case needs a later HAL version than the driver's, or if its own model is
        invalid.
        """
        hal = self.session.hal()
        try:
            needed = required_version(self.case.model, validated(self.case.model))
            Vendors(self.case.model, known_vendors()).check()
        except ValidationError as error:
            if not self.case.expect_failure:
                raise VerdictReached(Verdict.ERROR, f"the case's own model is invalid: {error}") from None
            return
        if needed > hal:
            raise VerdictReached(Verdict.NOT_APPLICABLE, f"needs HAL {needed}, the driver is tested as HAL {hal}")

    def _query(self) -> tuple[bool, ...]:
        status, supported = self.session.device().supported_operations(self.case.model)
        if status != ErrorStatus.NONE:
            self._refused(status, "supported_operations")
        wanted = len(self.case.model.main.operations)
        if len(supported) != wanted:
            text = f"supported_operations answered for {len(supported)} operations, the model has {wanted}"
            raise VerdictReached(Verdict.ERROR, text)
        return supported

    def _prepare(self, model: Model, supported: tuple[bool, ...]) -> PreparedModel:
        preparation = prepare(self.session, model)
        preparation.expect_no_problem()
        if preparation.prepared is None:
            if not all(supported):
                raise VerdictReached(Verdict.UNSUPPORTED, self._unsupported(supported))
            self._refused(preparation.status, "prepare_model, though supported_operations claims every operation")
        return preparation.prepared

    def _execute(self, prepared: PreparedModel) -> None:
        case, path = self.case, plain_path(self.session.hal())
        result = execute_patiently(self.session, prepared, self.session.lay_out(case), path)
        if result.status != ErrorStatus.NONE:
            self._refused(result.status, f"{path.name} execution")
        if case.expect_failure:
            raise VerdictReached(Verdict.ACCEPTED_INVALID, "prepared and executed; the contract wants a refusal")
        self.stage = Stage.COMPARE
        try:
            self.session.comparison = self.judge(case, self.session.arena, result)
        except WrongOutputs as wrong:
            self.session.comparison = wrong.comparison
            raise

    def _further_ways(self) -> list[Way]:
        if not self.matrix or self.case.expect_failure or self.case.multinomial_tolerance:
            return []
        ways = suiting(self.case, ways_of(self.session))
        if self.matrix == ALL or not ways:
            return ways
        number = crc32(self.case.name.encode()) ^ self.session.seed
        share = [way for way in ways if (way.threads > 1) == (number % MANY == 0)] or ways
        return [share[number // MANY % len(share)]]

    def _execute_further(self, way: Way, prepared: PreparedModel) -> None:
        self.stage = Stage.EXECUTE
        try:
            # What it closes is flushed with the case's own model.
            with Subject(self.session, self.case.name, flushed=False) as subject:
                if way.outputs == FULL:
                    try_way(subject, self.case, prepared, way)
                    return
                second = prepare_open(subject, unspecified(self.case.model), self.case.name)
                if second is not None:
                    try_way(subject, self.case, second, way)
        except VerdictReached as reached:
            further = VerdictReached(reached.verdict, f"executed {way.name}: {reached}", **reached.details)
            further.authority = reached.authority
            raise further from None

    def _refused(self, status: ErrorStatus, call: str) -> NoReturn:
        """Raises VerdictReached for a refusal by the driver: passed for an invalid case, a failure for a valid one."""
        if self.case.expect_failure:
            raise VerdictReached(Verdict.PASSED)
        if leaves_extents_open(self.case.model):
            need_open_shapes(status)
        name = name_of(ErrorStatus, status)
        raise VerdictReached(_REFUSALS.get(status, Verdict.ERROR), f"{call}: {name} for a valid case")

    def _unsupported(self, supported: tuple[bool, ...]) -> str:
        operations = self.case.model.main.operations
        missing = {name_of(OperationType, op.type) for op, ok in zip(operations, supported, strict=True) if not ok}
        reasons = "; ".join(dict.fromkeys(filter(None, self.session.device().reasons(self.case.model))))
        return f"the driver does not support {', '.join(sorted(missing))}" + (f": {reasons}" if reasons else "")
