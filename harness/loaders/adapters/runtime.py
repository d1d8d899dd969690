"""A runtime as a driver. What it takes of a model is found out by writing the model and letting the runtime prepare it.

A runtime wants a file and decides about it as a whole; the HAL asks about each operation. So the model is written
without the operations that the runtime refused, until it takes the rest.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from nnconform.harness.driver.compute import Compute, ComputeDevice
from nnconform.harness.driver.interface import DeviceInfo
from nnconform.harness.loaders.adapters.lowering import named
from nnconform.harness.loaders.adapters.optional_inputs import likely_absent, without
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.validate.model import CheckedGraph, validate_model


@dataclass(frozen=True, slots=True)
class Written:
    """A file, and why each operation of the main subgraph is not in it ("" if it is).

    What an operation that is not in it would have written is fed to the file instead. ``trace`` is what the runtime
    needs to tell from its own words at which operation it failed.
    """

    content: bytes
    reasons: tuple[str, ...]
    trace: Any = None


class FileRefused(Exception):
    """A runtime does not take a file. ``owners`` are the operations at fault, none where it does not say."""

    def __init__(self, message: str, owners: frozenset[int] = frozenset()) -> None:
        super().__init__(" ".join(message.split()))
        self.owners = owners


class RuntimeSession(Protocol):
    """A file that the runtime has prepared."""

    def run(self, inputs: Sequence[Array]) -> Sequence[Array]:
        """The outputs of one execution."""


class Runtime(ABC):
    """A runtime: ``title`` is what reasons call it."""

    title: str

    @abstractmethod
    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> Written:
        """The model as a file, without the operations of the main subgraph that cannot be written or are refused."""

    @abstractmethod
    def open(self, written: Written) -> RuntimeSession:
        """The file, prepared. Raises FileRefused."""

    def left(self, written: Written, session: RuntimeSession) -> Mapping[int, str]:
        """Operations that this runtime prepared but leaves to somebody else's kernels, with the reason."""
        return {}


class PartitionProbe:
    """What a runtime takes of a model without the inputs at the places ``absent``."""

    def __init__(self, runtime: Runtime, model: Model, absent: frozenset[int]) -> None:
        self.runtime, self.absent = runtime, absent
        reduced = without(model, absent)
        checked = validate_model(reduced)
        self.refusals: dict[int, str] = {}
        self._session: RuntimeSession | None = None
        while True:
            self.written = runtime.write(reduced, checked, self.refusals)
            if all(self.written.reasons):
                return
            try:
                self._session = runtime.open(self.written)
                self._leave_out(reduced, runtime.left(self.written, self._session))
                return
            except FileRefused as error:
                self.refusals |= self._blame(error)

    def _blame(self, error: FileRefused) -> dict[int, str]:
        if error.owners:
            return dict.fromkeys(error.owners, f"{self.runtime.title} refuses it: {error}")
        return dict.fromkeys(range(len(self.written.reasons)), f"{self.runtime.title} refuses the model: {error}")

    def _leave_out(self, model: Model, left: Mapping[int, str]) -> None:
        reasons = list(self.written.reasons)
        for number, reason in left.items():
            reasons[number] = named(model.main.operations[number], reason)
        self.written = replace(self.written, reasons=tuple(reasons))

    @property
    def whole(self) -> bool:
        """Whether the runtime takes all of it."""
        return not any(self.written.reasons)

    def session(self) -> RuntimeSession:
        """A session for one prepared model, never the same twice. The first is that of the trial itself."""
        session, self._session = self._session, None
        return session or self.runtime.open(self.written)


class Prepared:
    """A prepared model: called with the inputs, it returns the outputs. One session for each choice of inputs left
    out.
    """

    def __init__(self, model: Model, trial: PartitionProbe) -> None:
        self._model, self._runtime = model, trial.runtime
        self._sessions = {trial.absent: trial.session()}
        self._outputs = [model.main.operands[index] for index in model.main.output_indexes]

    def __call__(self, inputs: list[Array | None]) -> list[Array]:
        absent = frozenset(place for place, array in enumerate(inputs) if array is None)
        session = self._sessions.get(absent) or self._prepare(absent)
        found = session.run([array for array in inputs if array is not None])
        return [_stored(operand, array) for operand, array in zip(self._outputs, found, strict=True)]

    def _prepare(self, absent: frozenset[int]) -> RuntimeSession:
        trial = PartitionProbe(self._runtime, self._model, absent)
        if not trial.whole:
            problems = "; ".join(filter(None, trial.written.reasons))
            raise ValidationError("request.inputs", "inputs without value", sorted(absent), f"others: {problems}")
        return self._sessions.setdefault(absent, trial.session())


def _stored(operand: Operand, array: Array) -> Array:
    """An output in the operand's element type; some runtimes give scalars an axis."""
    array = np.asarray(array, DTYPES[OperandType(operand.type)])
    return array if is_tensor(operand.type) else array.reshape(())


class RuntimeDevice(ComputeDevice):
    """A runtime as a driver."""

    def __init__(self, runtime: Runtime, name: str, info: DeviceInfo) -> None:
        super().__init__(self._supports, self._compile, name, info)
        self._runtime = runtime
        self._lock = threading.Lock()
        self._last: tuple[Model, PartitionProbe] | None = None

    def reasons(self, model: Model) -> list[str]:
        """For each operation of the main subgraph why it is not supported, "" if it is. Raises ValidationError."""
        return list(self._tried(model).written.reasons)

    def _supports(self, model: Model) -> list[bool]:
        return [not reason for reason in self.reasons(model)]

    def _compile(self, model: Model) -> Compute:
        trial = self._tried(model)
        # The trial's own session is for one thread alone to take.
        with self._lock:
            return Prepared(model, trial)

    def _tried(self, model: Model) -> PartitionProbe:
        """What the runtime takes of a model. A preparation follows upon a query, so that the last answer is kept."""
        with self._lock:
            if self._last is None or (self._last[0] is not model and self._last[0] != model):
                absent = likely_absent(model, validate_model(model)[0])
                self._last = model, PartitionProbe(self._runtime, model, absent)
            return self._last[1]
