"""The argument of every check: the driver under test, and what checks have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import cached_property
from threading import Lock
from types import TracebackType
from typing import Any
from zlib import crc32

import numpy as np

from nnconform.harness.driver.interface import Device, PreparedModel
from nnconform.harness.driver.room import AliveCount, is_busy, lacks_room
from nnconform.harness.execution.alive import ALL
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect_status, not_applicable
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import PATHS, PLAIN, ExecutionOptions, Path, execute, own_paths
from nnconform.harness.execution.preparation import Preparation, prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperandType, OperationType, name_of
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

# Operations of a model that are told by name.
_NAMED = 3


class Subject:
    """A driver during one trial of one check; prepared models and clients that the trial opens are closed at its end.

    ``random`` and ``choices`` depend on the session's seed and the trial's name. ``cases`` are further cases from the
    user. ``counted`` is the number of things tried, by kind, for the summary of the run. Without ``flushed`` it is for
    the caller to wait until what was closed is closed.
    """

    def __init__(self, session: Session, name: str, cases: Sequence[Case] = (), *, flushed: bool = True) -> None:
        self.session, self.name, self.cases, self._flushed = session, name, tuple(cases), flushed
        self._number = crc32(name.encode()) ^ session.seed
        self.counted: Counter[str] = Counter()
        # What the trial is at, to be told if the driver breaks down. An object, for str() of a mutant takes its time.
        self.at: object = ""
        # Threads of a trial count too.
        self._count_lock = Lock()
        self.closing = ExitStack()
        # The prepared models of the trial that are not given back yet, those of other clients too.
        self.alive = AliveCount()

    @cached_property
    def random(self) -> np.random.Generator:
        """The trial's own random numbers."""
        return np.random.default_rng(self._number)

    @cached_property
    def choices(self) -> Choices:
        """The trial's own choices."""
        return Choices.from_seed(self._number)

    def __enter__(self) -> Subject:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # After a breakdown the session has a new device, or none: the objects of the old one cannot be closed.
        if kind is None or issubclass(kind, VerdictReached):
            self.closing.close()
            if self._flushed:
                self.session.flush()
                for each in ALL:
                    each.forget_leaving()

    @property
    def device(self) -> Device:
        """The driver."""
        return self.session.device()

    @property
    def hal(self) -> HalVersion:
        """The HAL version that the driver is tested as."""
        return self.session.hal()

    @property
    def arena(self) -> Arena:
        """The session's guarded memory; for one execution at a time."""
        return self.session.arena

    def demanded_by(self, level: Level, source: str) -> AbstractContextManager[None]:
        """Return a context whose demands are made by the authority of ``source``: ``Session.demanded_by``."""
        return self.session.demanded_by(level, source)

    def count(self, what: str, number: int = 1) -> None:
        """Add ``number`` to a count of the run's summary: ``mutants``, ``executions``, ..."""
        with self._count_lock:
            self.counted[what] += number

    def measure(self, what: str, value: str) -> None:
        """Keep a figure of the driver for the reader of the results, whatever the verdict."""
        self.session.measured[what] = value

    def paths(self) -> list[Path]:
        """Return the paths of execution that the HAL version has and the driver does not leave to the harness."""
        return own_paths(self.session)

    def another_client(self) -> Device:
        """Return a further client of the same device, which is closed at the end of the trial."""
        device = self.device.another_client() or open_driver(self.session.address)
        self.closing.callback(device.close)
        return device

    def launch(self, model: Model, client: Device | None = None, **arguments: Any) -> Preparation:
        """Prepare a model, for another client if one is given, with any status. Raises VerdictReached if the
        preparation breaks the contract.

        The prepared model is closed at the end of the trial, that of another client when the client is.
        """
        with self.alive.opening() as opening:
            preparation = prepare(self.session, model, client, **arguments)
            opening.opened += [each for _, each in preparation.calls if each is not None]
        if client is None:
            for each in opening.opened:
                self.closing.callback(each.close)
        preparation.beside, preparation.meanwhile = opening.beside, opening.meanwhile
        preparation.expect_no_problem()
        return preparation

    def keep(self, prepared: PreparedModel) -> None:
        """Close a prepared model at the end of the trial; until it is given back, it is among those alive."""
        self.alive.add(prepared)
        self.closing.callback(prepared.close)

    def give_back(self, prepared: PreparedModel, *, flushed: bool = False) -> None:
        """Close a prepared model that the trial needs no more: a driver may have room for few. Where other threads
        or clients prepare models, ``flushed``: it is closed when it counts no more.
        """
        prepared.close()
        if flushed:
            self.session.flush()
        self.alive.forget(prepared)

    def expect_prepared(self, status: int, call: str) -> None:
        """Raises VerdictReached unless ``status`` is NONE, the answer to ``call``, which prepares a valid model."""
        self.expect_judged(status, call)
        expect_status(status, ErrorStatus.NONE, call=call)

    def expect_judged(self, status: int, call: str) -> None:
        """Raises VerdictReached, not applicable, if the driver says that it has no room for more than the two or more
        prepared models that are alive: how many it has room for is no matter of this trial.
        """
        if lacks_room(self.hal, status, alive := len(self.alive)):
            not_applicable(f"{call}: the driver has no room for it beside {alive} prepared models")

    def supported_operations(self, model: Model, what: str, client: Device | None = None) -> tuple[bool, ...]:
        """Return which operations of a valid model the driver reports as supported; ``what`` names it in messages.

        Raises VerdictReached if the driver refuses the model.
        """
        status, supported = (client or self.device).supported_operations(model)
        expect_status(status, ErrorStatus.NONE, call=f"supported_operations of {what}")
        return tuple(supported)

    def prepare(self, model: Model, client: Device | None = None, **arguments: Any) -> PreparedModel:
        """Prepare a valid model, for another client if one is given, and return the prepared model.

        Raises VerdictReached if that fails: unsupported if the driver does not support the model.
        """
        preparation = self._preparation(model, client, **arguments)
        if preparation.prepared is None:
            self.expect_prepared(preparation.status, _preparing(model, client))
        assert preparation.prepared is not None
        return preparation.prepared

    def prepare_if_room(self, model: Model, client: Device | None = None) -> PreparedModel | None:
        """Do as ``prepare``; return None if the driver says that it has no room for it beside two or more that may be
        alive meanwhile, those of other threads too, or that it is busy with a preparation of another thread.
        """
        preparation = self._preparation(model, client)
        if preparation.prepared is None and (
            lacks_room(self.hal, preparation.status, preparation.beside)
            or is_busy(preparation.status, preparation.meanwhile)
        ):
            return None
        expect_status(preparation.status, ErrorStatus.NONE, call=_preparing(model, client))
        return preparation.prepared

    def _preparation(self, model: Model, client: Device | None, **arguments: Any) -> Preparation:
        """Prepare a valid model, with any status if it is supported."""
        self.at = model.main
        supported = self.supported_operations(model, "a valid model", client)
        preparation = self.launch(model, client, **arguments)
        if preparation.prepared is None and not all(supported):
            raise self.unsupported(model, supported)
        return preparation

    def unsupported(self, model: Model, supported: Sequence[bool]) -> VerdictReached:
        """Return the verdict on a trial whose model the driver does not support: of which operation, with the driver's
        reason.
        """
        step = next(step for step, known in zip(model.main.operations, supported, strict=True) if not known)
        read = [model.main.operands[index] for index in step.inputs if index >= 0]
        tensors = [f"{name_of(OperandType, each.type)}{list(each.dimensions)}" for each in read if is_tensor(each.type)]
        name = name_of(OperationType, step.type) + (f" of {', '.join(tensors)}" if tensors else "")
        count = len(model.main.operations)
        within = f" in a model of {count} operations" if count > 1 else ""
        reason = next(filter(None, self.device.reasons(model)), "")
        told = f"the driver does not support {name}{within}" + (f": {reason}" if reason else "")
        return VerdictReached(Verdict.UNSUPPORTED, told)

    def lay_out(self, case: Case, arena: Arena | None = None) -> Request:
        """Return a request for ``case`` in ``arena`` (None: the session's), with a fill pattern that no earlier run
        had.
        """
        self.at = case.name
        return self.session.lay_out(case, arena)

    def execute(
        self, prepared: PreparedModel, request: Request, path: str = "", options: ExecutionOptions = PLAIN
    ) -> ExecutionResult:
        """Execute on a path (default: the driver's first). Raises VerdictReached if the form of the result is wrong."""
        way = PATHS[path] if path else self.paths()[0]
        self.count("executions")
        return execute(self.session, prepared, request, way, options)

    def expect_right(
        self, prepared: PreparedModel, case: Case, path: str = "", options: ExecutionOptions = PLAIN
    ) -> ExecutionResult:
        """Execute ``case``. Raises VerdictReached unless the outputs are right and nothing else is written."""
        result = self.execute(prepared, self.lay_out(case), path, options)
        expect_status(result.status, ErrorStatus.NONE, call=f"{path or 'an'} execution of {case.name}")
        judge_outputs(case, self.arena, result)
        return result

    def memory(self, data: bytes) -> Memory:
        """Return a new memory with the content ``data``."""
        memory = Memory.create(len(data))
        memory.view()[: len(data)] = data
        return memory


def _preparing(model: Model, client: Device | None) -> str:
    """Return the call that prepares a valid model, for messages."""
    return f"prepare_model of a supported model ({_described(model)}){' for another client' if client else ''}"


def _described(model: Model) -> str:
    """Return what is told of a model that is refused: its operations, and what is not as in the plainest model."""
    names = list(dict.fromkeys(name_of(OperationType, step.type) for step in model.main.operations))
    says = [", ".join(names[:_NAMED]) + (f" and {len(names) - _NAMED} more" if len(names) > _NAMED else "")]
    operands = model.main.operands
    for whose, indexes in (("inputs", model.main.input_indexes), ("outputs", model.main.output_indexes)):
        if any(is_tensor(operands[at].type) and not all(operands[at].dimensions or (0,)) for at in indexes):
            says.append(f"{whose} of unknown extents")
    if any(len(set(step.inputs)) < len(step.inputs) for step in model.main.operations):
        says.append("an operation that reads one operand twice")
    says += ["constants in pools"] if model.pools else []
    says += ["referenced graphs"] if model.referenced else []
    return "; ".join(says)
