"""Runs a case on a driver, from the support query to the comparison, and says what it came to."""

from __future__ import annotations

import signal
import threading
import traceback
from dataclasses import dataclass, field
from typing import NoReturn

from harness.driver.interface import PreparedModel
from harness.model.codes import ErrorStatus, name_of
from harness.model.errors import DriverCrashed, DriverFault, DriverHung, UsageError, ValidationError
from harness.model.numbers import Array
from harness.model.request import NO_TIMING, ExecutionResult
from harness.oracle.compare import Comparison
from harness.oracle.explain import explain
from harness.oracle.multinomial import compare_samples
from harness.oracle.sets import compare_unordered
from harness.results.verdict import Outcome, Stage, Verdict
from harness.runner.session import Session
from harness.spec.case import Case
from harness.validate.model import validate_model
from harness.validate.operation import constant_value
from harness.validate.version import required_version

_REFUSALS = {ErrorStatus.INVALID_ARGUMENT: Verdict.REJECTED_VALID}


class _Settled(Exception):
    """The case has come to its verdict."""

    def __init__(self, verdict: Verdict, message: str = "", **details: str) -> None:
        super().__init__(message)
        self.verdict, self.details = verdict, details


@dataclass
class _Prepared:
    """What the preparation's callback got, each time that it was called."""

    calls: list[tuple[ErrorStatus, PreparedModel | None]] = field(default_factory=list)
    arrived: threading.Event = field(default_factory=threading.Event)

    def __call__(self, status: ErrorStatus, prepared: PreparedModel | None) -> None:
        self.calls.append((status, prepared))
        self.arrived.set()


def run_case(session: Session, case: Case) -> Outcome:
    """Run ``case`` on the driver of ``session``. Whatever the driver does, the answer is an outcome, and the next case
    can run: a driver that broke down is opened anew.
    """
    run = _Run(session, case)
    try:
        run.all_stages()
    except _Settled as settled:
        return Outcome(settled.verdict, run.stage, str(settled), settled.details)
    except DriverCrashed as fault:
        session.broke_down()
        return Outcome(Verdict.CRASHED, run.stage, str(fault), _details(fault, signal=_signal(fault)))
    except DriverHung as fault:
        session.broke_down()
        return Outcome(Verdict.HUNG, run.stage, str(fault), _details(fault))
    except DriverFault as fault:
        session.broke_down()
        return Outcome(Verdict.ERROR, run.stage, str(fault), _details(fault))
    except UsageError:
        raise
    except Exception as error:  # a driver in this process raised it: the contract wants statuses
        session.broke_down()
        text = f"the driver raised {type(error).__name__}: {error}; the contract wants a status"
        return Outcome(Verdict.ERROR, run.stage, text, {"traceback": traceback.format_exc()})
    return Outcome(Verdict.PASSED, run.stage)


def _details(fault: DriverFault, **more: str) -> dict[str, str]:
    found = {"stderr": fault.stderr, "stack": fault.stack, **more}
    return {name: text for name, text in found.items() if text}


def _signal(fault: DriverCrashed) -> str:
    return signal.Signals(fault.signal).name if fault.signal else ""


class _Run:
    """One case on its way; ``stage`` is where it is."""

    def __init__(self, session: Session, case: Case) -> None:
        self.session, self.case, self.stage = session, case, Stage.LOAD

    def all_stages(self) -> None:
        self._check_version()
        self.stage = Stage.QUERY
        supported = self._query()
        self.stage = Stage.PREPARE
        prepared = self._prepare(supported)
        self.stage = Stage.EXECUTE
        try:
            self._execute(prepared)
        except _Settled:
            # The stage of the verdict stays, unless closing goes wrong too.
            self._close(prepared, self.stage)
            raise
        self._close(prepared, Stage.COMPARE)

    def _close(self, prepared: PreparedModel, after: Stage) -> None:
        self.stage = Stage.CLOSE
        prepared.close()
        self.session.settle()
        self.stage = after

    def _check_version(self) -> None:
        """Leave out what the driver's HAL version does not know; refuse a case whose own model is broken."""
        hal = self.session.hal()
        try:
            needed = required_version(self.case.model, validate_model(self.case.model))
        except ValidationError as error:
            if not self.case.expect_failure:
                raise _Settled(Verdict.ERROR, f"the case's own model is invalid: {error}") from None
            return
        if needed > hal:
            raise _Settled(Verdict.NOT_APPLICABLE, f"needs HAL {needed}, the driver is tested as HAL {hal}")

    def _query(self) -> tuple[bool, ...]:
        status, supported = self.session.device().supported_operations(self.case.model)
        if status != ErrorStatus.NONE:
            self._refused(status, "supported_operations")
        wanted = len(self.case.model.main.operations)
        if len(supported) != wanted:
            text = f"supported_operations answered for {len(supported)} operations, the model has {wanted}"
            raise _Settled(Verdict.ERROR, text)
        return supported

    def _prepare(self, supported: tuple[bool, ...]) -> PreparedModel:
        callback = _Prepared()
        launched = self.session.device().prepare_model(self.case.model, callback=callback)
        if not callback.arrived.is_set():
            self.session.wait(callback.arrived, "prepare_model")
        status, prepared = callback.calls[0]
        if launched not in (ErrorStatus.NONE, status):
            text = f"prepare_model returned {_name(launched)} but its callback got {_name(status)}"
            raise _Settled(Verdict.ERROR, text)
        if (status == ErrorStatus.NONE) != (prepared is not None):
            raise _Settled(Verdict.ERROR, f"prepare_model's callback got {_name(status)} and the model {prepared!r}")
        if prepared is None:
            if not all(supported):
                raise _Settled(Verdict.UNSUPPORTED, self._unsupported(supported))
            self._refused(status, "prepare_model, though supported_operations claims every operation")
        return prepared

    def _execute(self, prepared: PreparedModel) -> None:
        case, arena = self.case, self.session.arena
        request = arena.lay_out(case.model, case.inputs, case.expected, self.session.next_run())
        result = prepared.execute_synchronously(request)
        if result.status != ErrorStatus.NONE:
            self._check_failed(result)
            self._refused(result.status, "execute_synchronously")
        if case.expect_failure:
            raise _Settled(Verdict.ACCEPTED_INVALID, "prepared and executed; the contract wants a refusal")
        if result.timing != NO_TIMING:
            raise _Settled(Verdict.ERROR, f"timing {result.timing} though measuring was not asked for")
        if not all(shape.is_sufficient for shape in result.output_shapes):
            raise _Settled(Verdict.ERROR, f"status NONE, but an output is marked insufficient: {result.output_shapes}")
        self.stage = Stage.COMPARE
        outputs = arena.outputs(result.output_shapes)
        violations = arena.violations()
        if violations:
            raise _Settled(Verdict.ERROR, "memory that is not the driver's to write: " + "; ".join(violations))
        comparison = self._compare(outputs)
        untouched = arena.untouched()
        if not comparison.passed or untouched:
            text = explain(comparison, case.inputs, untouched)
            raise _Settled(Verdict.WRONG, text or f"the driver wrote nothing to output {untouched[0]}")

    def _compare(self, outputs: list[Array]) -> Comparison:
        case = self.case
        logits = self._logits() if case.multinomial_tolerance else None
        if logits is not None:
            return Comparison((compare_samples(0, case.output_operands()[0], logits, outputs[0]),))
        return compare_unordered(case.model, case.expected, outputs)

    def _logits(self) -> Array | None:
        """What the samples of the last operation follow: its first argument, a constant or an input of the model."""
        model, inputs = self.case.model, self.case.inputs
        first = model.main.operations[-1].inputs[0]
        value = constant_value(model, model.main.operands[first])
        if value is None and first in model.main.input_indexes:
            return inputs[model.main.input_indexes.index(first)]
        return inputs[0] if value is None else value

    def _check_failed(self, result: ExecutionResult) -> None:
        """A failed execution gives no timing, and shapes only when a buffer was too small."""
        if result.timing != NO_TIMING:
            raise _Settled(Verdict.ERROR, f"timing {result.timing} with status {_name(result.status)}")
        if result.output_shapes and result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            raise _Settled(Verdict.ERROR, f"output shapes {result.output_shapes} with status {_name(result.status)}")

    def _refused(self, status: ErrorStatus, call: str) -> NoReturn:
        """The driver refused: what an invalid case should come to, and what a valid one should not."""
        if self.case.expect_failure:
            raise _Settled(Verdict.PASSED)
        raise _Settled(_REFUSALS.get(status, Verdict.ERROR), f"{call}: {_name(status)} for a valid case")

    def _unsupported(self, supported: tuple[bool, ...]) -> str:
        operations = self.case.model.main.operations
        missing = {repr(step).split(" ")[0][1:] for step, yes in zip(operations, supported, strict=True) if not yes}
        return f"the driver does not support {', '.join(sorted(missing))}"


def _name(status: int) -> str:
    return name_of(ErrorStatus, status)
