"""A runtime as a driver. The supported operations are found by writing the model and letting the runtime prepare it.

A runtime takes a file and accepts or refuses it as a whole; the HAL asks about each operation. So the model is written
without the operations that the runtime refused, until it accepts the rest.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Protocol

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.compute import Compute, ComputeDevice, ComputeFailed
from nnconform.harness.driver.interface import DeviceInfo
from nnconform.harness.loaders.adapters.lowering import named
from nnconform.harness.loaders.adapters.optional_inputs import likely_absent, without
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.validate.model import CheckedGraph, validate_model


class ModelFile(msgspec.Struct, frozen=True):
    """A file, and for each operation of the main subgraph why it is not in the file ("" if it is).

    What an omitted operation would have computed is an input of the file. ``trace`` is what the runtime needs to find
    the operation that one of its error messages is about.
    """

    content: bytes
    reasons: tuple[str, ...]
    trace: Any = None


class FileRefused(Exception):
    """A runtime refuses a file. ``owners`` are the operations at fault, empty if it does not say."""

    def __init__(self, message: str, owners: frozenset[int] = frozenset()) -> None:
        super().__init__(" ".join(message.split()))
        self.owners = owners


class RuntimeSession(Protocol):
    """A file that the runtime has prepared."""

    def run(self, inputs: Sequence[Array]) -> Sequence[Array]:
        """Return the outputs of one execution. Raises ComputeFailed if the runtime fails, ValidationError if it calls
        the request invalid.
        """


class Runtime(ABC):
    """A runtime; ``title`` is its name in reasons."""

    title: str

    @abstractmethod
    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> ModelFile:
        """Return the model as a file, without the operations of the main subgraph that are ``refused`` or
        inexpressible.
        """

    @abstractmethod
    def open(self, model_file: ModelFile) -> RuntimeSession:
        """Prepare the file. Raises FileRefused."""

    def undelegated(self, model_file: ModelFile, session: RuntimeSession) -> Mapping[int, str]:
        """Return the operations that the runtime accepts but another's kernels compute, with the reason."""
        return {}


class PartitionProbe:
    """The operations of a model that a runtime supports, without the inputs at the positions ``absent``."""

    def __init__(self, runtime: Runtime, model: Model, absent: frozenset[int]) -> None:
        self.runtime, self.absent = runtime, absent
        reduced = without(model, absent)
        checked = validate_model(reduced)
        self.refusals: dict[int, str] = {}
        self._session: RuntimeSession | None = None
        while True:
            self.model_file = runtime.write(reduced, checked, self.refusals)
            if all(self.model_file.reasons):
                return
            try:
                self._session = runtime.open(self.model_file)
                self._add_reasons(reduced, runtime.undelegated(self.model_file, self._session))
                return
            except FileRefused as error:
                self.refusals |= self._blame(error)

    def _blame(self, error: FileRefused) -> dict[int, str]:
        if error.owners:
            return dict.fromkeys(error.owners, f"{self.runtime.title} refuses it: {error}")
        return dict.fromkeys(range(len(self.model_file.reasons)), f"{self.runtime.title} refuses the model: {error}")

    def _add_reasons(self, model: Model, undelegated: Mapping[int, str]) -> None:
        reasons = list(self.model_file.reasons)
        for number, reason in undelegated.items():
            reasons[number] = named(model.main.operations[number], reason)
        self.model_file = replace(self.model_file, reasons=tuple(reasons))

    @property
    def whole(self) -> bool:
        """Whether the runtime supports all of the model."""
        return not any(self.model_file.reasons)

    def session(self) -> RuntimeSession:
        """Return a session for one prepared model, never the same twice. The first is the probe's own. Raises
        ComputeFailed if the runtime refuses the file that it took before.
        """
        session, self._session = self._session, None
        try:
            return session or self.runtime.open(self.model_file)
        except FileRefused as error:
            raise ComputeFailed(f"{self.runtime.title} refuses the model the second time: {error}") from None


class Prepared:
    """A prepared model: a function of the inputs that returns the outputs. It has one session for each combination of
    omitted inputs.
    """

    def __init__(self, model: Model, probe: PartitionProbe) -> None:
        self._model, self._runtime = model, probe.runtime
        self._sessions = {probe.absent: probe.session()}
        self._outputs = [model.main.operands[index] for index in model.main.output_indexes]

    def __call__(self, inputs: list[Array | None]) -> list[Array]:
        absent = frozenset(position for position, array in enumerate(inputs) if array is None)
        session = self._sessions.get(absent) or self._prepare(absent)
        try:
            outputs = session.run([array for array in inputs if array is not None])
        except MemoryError:
            raise ComputeFailed(f"{self._runtime.title} gets no memory for the execution") from None
        return [_stored(operand, array) for operand, array in zip(self._outputs, outputs, strict=True)]

    def _prepare(self, absent: frozenset[int]) -> RuntimeSession:
        probe = PartitionProbe(self._runtime, self._model, absent)
        if not probe.whole:
            problems = "; ".join(filter(None, probe.model_file.reasons))
            raise ValidationError("request.inputs", "inputs without value", sorted(absent), f"others: {problems}")
        return self._sessions.setdefault(absent, probe.session())


def _stored(operand: Operand, array: Array) -> Array:
    """Return an output in the operand's element type and rank; some runtimes give scalars an axis."""
    array = np.asarray(array, DTYPES[OperandType(operand.type)])
    return array if is_tensor(operand.type) else array.reshape(())


class RuntimeDevice(ComputeDevice):
    """A runtime as a driver."""

    def __init__(self, runtime: Runtime, name: str, info: DeviceInfo) -> None:
        super().__init__(self._supports, self._compile, name, info)
        self._runtime = runtime
        self._lock = threading.Lock()
        self._last: tuple[Model, list[bytes], PartitionProbe] | None = None

    def reasons(self, model: Model) -> list[str]:
        """Return, for each operation of the main subgraph, why it is not supported, "" if it is. Raises
        ValidationError.
        """
        return list(self._probe(model).model_file.reasons)

    def _supports(self, model: Model) -> list[bool]:
        return [not reason for reason in self.reasons(model)]

    def _compile(self, model: Model) -> Compute:
        probe = self._probe(model)
        # Only one thread may take the probe's own session.
        with self._lock:
            return Prepared(model, probe)

    def _probe(self, model: Model) -> PartitionProbe:
        """Return the probe of a model. The last one is cached, as a preparation follows a query.

        Models with the same pools are equal, whatever the client has written to these in between.
        """
        content = [sha256(pool.view()).digest() for pool in model.pools]
        with self._lock:
            if self._last is None or self._last[1] != content or self._last[0] != model:
                self._last = model, content, self._probe_anew(model)
            return self._last[2]

    def _probe_anew(self, model: Model) -> PartitionProbe:
        """Return the probe of a model without the inputs that requests are likely to omit; with them, if only that way
        all is supported: an extent that is declared as 0 may also be one that comes with the request.
        """
        absent = likely_absent(model, validate_model(model)[0])
        probe = PartitionProbe(self._runtime, model, absent)
        if probe.whole or not absent:
            return probe
        complete = PartitionProbe(self._runtime, model, frozenset())
        return complete if complete.whole else probe
