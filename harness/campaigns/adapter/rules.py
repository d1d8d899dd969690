"""The rules of adapters: what an adapter of ours must do beyond what its runtime computes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field

from nnconform.harness.campaigns.adapter.alone import AloneResult, run_alone
from nnconform.harness.campaigns.adapter.models import CONSTANTS, WIDTH, TwoOperands, claimed, joined, pool, unclaimed
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.compiled_model import CompiledModel, ExecutionRefused
from nnconform.harness.execution.expect import expect, fail, not_applicable
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Stage, Verdict

_PAGE = "harness/docs/adapters.md"
_THREADS, _TURNS = 4, 25
# Values of an input, and the widths of inputs of unknown extent: none is that of the constant.
_STARTS, _WIDTHS = (8, 16, 24), (3, 5, 2)
# Operations that are not claimed, of which each is tried beside one that is.
_UNCLAIMED = 3


@dataclass
class AdapterTrial:
    """What a rule needs: the driver, its address, and options that it must refuse."""

    session: Session
    wrong_options: Sequence[str] = ()
    stage: Stage = Stage.QUERY
    _operation: TwoOperands | None = field(default=None, repr=False)

    def operation(self) -> TwoOperands:
        """Return an operation that the driver claims. Raises VerdictReached if there is none that the rules know."""
        if self._operation is None:
            self._operation = claimed(self.session)
        return self._operation

    def prepared(self, model: Model) -> PreparedModel:
        """Return a prepared model of one that the driver claims. Raises VerdictReached."""
        self.stage = Stage.PREPARE
        preparation = prepare(self.session, model)
        if preparation.prepared is None:
            status = name_of(ErrorStatus, preparation.status)
            fail(f"prepare_model: got {status} for a model that is claimed, wanted NONE", Verdict.REJECTED_VALID)
        return preparation.prepared

    def run(self, prepared: PreparedModel, model: Model, constant: tuple[int, ...], value: Array, when: str) -> None:
        """Execute, and compare with the answer. Raises VerdictReached; ``when`` is for its message."""
        self.stage = Stage.EXECUTE
        try:
            (got,) = CompiledModel(self.session, model, prepared)([value])
        except ExecutionRefused as error:
            fail(f"{when}: got {error.reason}, wanted NONE")
        wanted = self.operation().answer(value, constant)
        self.stage = Stage.COMPARE
        if got.tolist() != wanted.tolist():
            text = f"{self.operation().code.name} of {value.tolist()} and {list(constant)}"
            fail(f"{when}: {text}: got {got.tolist()}, wanted {wanted.tolist()}", Verdict.WRONG)


Rule = Callable[[AdapterTrial], None]


def constants_are_read_at_each_preparation(trial: AdapterTrial) -> None:
    """Each prepared model has the constants that lie in its pools when it is prepared, whatever was prepared before."""
    memory, value = pool(), trial.operation().values(8)
    for constant in (*CONSTANTS, CONSTANTS[0]):
        model = trial.operation().model(constant, memory)
        with closing(trial.prepared(model)) as prepared:
            trial.run(prepared, model, constant, value, "after the constant in the pool was changed")


def prepared_models_are_independent(trial: AdapterTrial) -> None:
    """Three prepared models, two of them of one model, give their own answers in turns, and go on when others are
    closed.
    """
    models = [(trial.operation().model(constant, pool()), constant) for constant in CONSTANTS]
    models.append(models[0])
    opened = [(trial.prepared(model), model, constant) for model, constant in models]
    for start in _STARTS:
        for prepared, model, constant in opened:
            trial.run(prepared, model, constant, trial.operation().values(start), "several prepared models in turns")
    while opened:
        opened.pop(0)[0].close()
        for prepared, model, constant in opened:
            trial.run(prepared, model, constant, trial.operation().values(8), "after another prepared model is closed")


def threads_execute_one_model(trial: AdapterTrial) -> None:
    """Several threads execute one prepared model, and each gets the answers to its own inputs."""
    model = trial.operation().model(CONSTANTS[0], pool())
    with closing(trial.prepared(model)) as prepared:

        def work(number: int) -> None:
            for turn in range(_TURNS):
                value = trial.operation().values(8 + number * _TURNS + turn)
                trial.run(prepared, model, CONSTANTS[0], value, f"{_THREADS} threads execute one prepared model")

        _in_threads(work)


def threads_prepare_at_once(trial: AdapterTrial) -> None:
    """Several threads prepare models of their own, and each gets the answers of its own model."""
    trial.operation()

    def work(number: int) -> None:
        for turn in range(_TURNS // 5):
            constant = CONSTANTS[(number + turn) % 2]
            model = trial.operation().model(constant, pool())
            with closing(trial.prepared(model)) as prepared:
                trial.run(prepared, model, constant, trial.operation().values(8), f"{_THREADS} threads prepare models")

    _in_threads(work)


def sizes_are_those_of_each_request(trial: AdapterTrial) -> None:
    """An extent that the model leaves unknown is that of each request, if the adapter claims such models."""
    operation = trial.operation()
    model = operation.model(CONSTANTS[0], pool(), known=False)
    status, supported = trial.session.device().supported_operations(model)
    if status != ErrorStatus.NONE or not all(supported):
        not_applicable(f"the adapter does not claim {operation.code.name} of unknown extents")
    with closing(trial.prepared(model)) as prepared:
        for width in _WIDTHS:
            value = operation.values(8, width)
            trial.run(prepared, model, CONSTANTS[0], value, f"extents of each request, here {width}")


def unclaimed_operations_are_told(trial: AdapterTrial) -> None:
    """Of a model with an operation that is not claimed among others, that one is not; it is not prepared, and the next
    model is. The others are: a demand of the profile strict.
    """
    operation, value = trial.operation(), trial.operation().values(8)
    model = operation.model(CONSTANTS[0], pool())
    others = list(unclaimed(trial.session, _UNCLAIMED))
    if not others:
        not_applicable("the adapter claims every operation")
    for code, other in others:
        trial.stage = Stage.QUERY
        both = joined(model, other, model)
        status, supported = trial.session.device().supported_operations(both)
        names = f"{operation.code.name}, {code.name}, {operation.code.name}"
        got = f"{names}: got {name_of(ErrorStatus, status)} and {list(supported)}"
        told = status == ErrorStatus.NONE and len(supported) == 3 and not supported[1]
        expect(told, f"{got}, wanted NONE and [True, False, True], as each alone")
        # A runtime that does not say what it lacks leaves an adapter no choice but to decline the whole model.
        with trial.session.demanded_by(Level.STRICT, _PAGE):
            expect(supported[0] and supported[2], f"{got}, wanted {operation.code.name} to be claimed as it is alone")
        trial.stage = Stage.PREPARE
        preparation = prepare(trial.session, both)
        expect(preparation.status != ErrorStatus.NONE, f"{names}: prepared, though {code.name} is not claimed")
        with closing(trial.prepared(model)) as prepared:
            trial.run(prepared, model, CONSTANTS[0], value, f"after a model with {code.name} was refused")


def wrong_options_are_told(trial: AdapterTrial) -> None:
    """Opening an address with an option that is wrong is refused in one line that names the option."""
    trial.stage = Stage.LOAD
    if not trial.wrong_options:
        not_applicable("the kit names no wrong_options")
    for option in trial.wrong_options:
        address = f"{trial.session.address}{'&' if '?' in trial.session.address else '?'}{option}"
        try:
            with closing(Session(address, limit=trial.session.limit)) as other:
                other.device()
        except UsageError as error:
            text = str(error)
        else:
            fail(f"{address}: opened; wanted a UsageError that says what is wrong with {option}")
        key = option.partition("=")[0]
        expect(
            "\n" not in text.strip() and key in text, f"{address}: refused with {text!r}; wanted one line with {key}"
        )


def nothing_is_left_behind(trial: AdapterTrial) -> None:
    """Models that are prepared, executed and closed leave no descriptors, threads or processes, and no files in the
    folders for temporary ones, the user's or the current one.
    """
    found = _alone(trial)
    expect(not found.left, f"left behind: {'; '.join(found.left)}", Verdict.LEAKED)


def it_opens_again(trial: AdapterTrial) -> None:
    """In one process the driver is opened, closed and opened again, and gives the same answers."""
    _alone(trial)


def reasons_name_their_operations(trial: AdapterTrial) -> None:
    """``reasons`` says in one line why an operation is not claimed, beginning with its name."""
    reasons = _alone(trial).reasons
    if reasons is None:
        not_applicable("the device has no reasons(), or claims every operation")
    for name, reason in reasons:
        right = reason.startswith(f"{name}: ") and "\n" not in reason and len(reason) > len(name) + 2
        expect(right, f"reasons() of a model with {name}: got {reason!r}, wanted '{name}: ' and why, in one line")


RULES: tuple[Rule, ...] = (
    constants_are_read_at_each_preparation,
    prepared_models_are_independent,
    threads_execute_one_model,
    threads_prepare_at_once,
    sizes_are_those_of_each_request,
    unclaimed_operations_are_told,
    reasons_name_their_operations,
    wrong_options_are_told,
    it_opens_again,
    nothing_is_left_behind,
)
assert WIDTH not in _WIDTHS


def _alone(trial: AdapterTrial) -> AloneResult:
    """Return what was found of the driver in a process of its own. Raises VerdictReached if it does not open there."""
    trial.operation()
    trial.stage = Stage.LOAD
    found = run_alone(trial.session.address)
    expect(not found.problem, found.problem)
    trial.stage = Stage.CLOSE
    return found


def _in_threads(work: Callable[[int], None]) -> None:
    """Do the work in several threads that begin together. Raises what the first of them raises."""
    together = threading.Barrier(_THREADS)

    def begin(number: int) -> None:
        together.wait()
        work(number)

    with ThreadPoolExecutor(_THREADS) as threads:
        list(threads.map(begin, range(_THREADS)))
