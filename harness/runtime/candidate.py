"""A device below a framework: opened when it is needed, its answers checked, opened anew when it was lost."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from nnconform.harness.conversion.slicing import slice_for
from nnconform.harness.driver.interface import (
    Awaited,
    Device,
    DeviceInfo,
    PreparedModel,
    PrepareModelConfig,
    Remote,
    TokenValuePair,
)
from nnconform.harness.driver.room import AliveCount, lacks_room
from nnconform.harness.model.capabilities import Capabilities
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, HalVersion, Priority, name_of
from nnconform.harness.model.errors import RAISED, DriverFault, DriverHung, UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.printable import describe_exception
from nnconform.harness.process.patience import Patience
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.incidents import CallFailed, verdict_on
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.version import required_version

Answer = TypeVar("Answer")
_FAILURE = ErrorStatus.GENERAL_FAILURE


class PreparationOptions(msgspec.Struct, frozen=True):
    """The arguments of every preparation of a step: what the client chose for the compilation."""

    preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER
    priority: Priority = Priority.MEDIUM
    deadline: int | None = None
    hints: tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: tuple[tuple[str, int], ...] = ()

    def config(self, model_cache: Sequence[int], data_cache: Sequence[int], token: bytes) -> PrepareModelConfig:
        """Return the config of a preparation that has these cache files, and a token or "" for none."""
        plain = PrepareModelConfig(self.preference, self.priority, self.deadline)
        named = replace(plain, hints=self.hints, extension_name_to_prefix=self.extension_name_to_prefix)
        if not token:
            return named
        return replace(named, model_cache=tuple(model_cache), data_cache=tuple(data_cache), token=token)


class Waiting(Awaited):
    """A callback that keeps the arguments of its calls."""

    def __init__(self) -> None:
        self.calls: list[tuple[ErrorStatus, PreparedModel | None]] = []
        self.arrived = threading.Event()

    def __call__(self, status: ErrorStatus, prepared: PreparedModel | None) -> None:
        self.calls.append((status, prepared))
        self.arrived.set()


class Candidate:
    """The device that ``open_it`` opens, under a name that no other of its framework has.

    A device that breaks down is dropped, and opened again at the next model; ``generation`` counts the openings, so
    that what belongs to an earlier one is known to be dead. ``limit``: seconds without an answer that count as hung.
    """

    def __init__(self, name: str, open_it: Callable[[], Device], limit: float) -> None:
        self.name, self._open, self.limit = name, open_it, limit
        self.generation = 0
        # The prepared models and reusable executions of this opening.
        self.alive, self.reusables = AliveCount(), AliveCount()
        self._device: Device | None = None
        self._lock = threading.RLock()
        self._info: DeviceInfo | None = None
        self._capabilities: Capabilities | None = None

    @property
    def is_open(self) -> bool:
        """Whether the device is there, as far as is known."""
        return self._device is not None

    def open(self) -> Device:
        """Return the device. Raises CallFailed if it cannot be opened now."""
        with self._lock:
            if self._device is None:
                try:
                    self._device = self._open()
                except (DriverFault, UsageError) as error:
                    raise CallFailed(verdict_on(error), f"cannot be opened: {error}") from error
                self.generation += 1
                self.alive.forget_all()
                self.reusables.forget_all()
            return self._device

    def info(self) -> DeviceInfo:
        """Return the device's information, as it was first given. Raises CallFailed."""
        if self._info is None:
            self._info = self.ask("info", lambda device: device.info())
        return self._info

    @property
    def hal(self) -> HalVersion:
        """The HAL version. Raises CallFailed."""
        return self.info().hal

    def capabilities(self) -> Capabilities | None:
        """Return the performance figures, as they were first given; None if there are none. Raises CallFailed."""
        if self._capabilities is None:
            self._capabilities = self.ask("capabilities", lambda device: device.capabilities())[1]
        return self._capabilities

    def ask(self, what: str, call: Callable[[Device], Answer]) -> Answer:
        """Return what the device answers. Raises CallFailed if it breaks down; it is dropped then."""
        device = self.open()
        try:
            return call(device)
        except RAISED as error:
            self.lose(device)
            raise CallFailed(verdict_on(error), f"{what}: {describe_exception(error)}") from error

    def lose(self, device: Device | None = None) -> None:
        """Drop the device (None: whichever is open): the next model opens it anew."""
        with self._lock:
            if self._device is None or device not in (None, self._device):
                return
            lost, self._device = self._device, None
        with suppress(*RAISED):
            lost.close()

    def supported(self, model: Model) -> tuple[bool, ...]:
        """Return for each operation of the main graph of a valid model whether the device supports it.

        A device of an older HAL is asked about the part that its version has. Raises CallFailed.
        """
        if required_version(model, validated(model)) > self.hal:
            part = slice_for(model, self.hal)
            return part.supported(() if part.model is None else self._claims(part.model))
        return self._claims(model)

    def _claims(self, model: Model) -> tuple[bool, ...]:
        status, supported = self.ask("supported_operations", lambda device: device.supported_operations(model))
        if status != ErrorStatus.NONE:
            text = f"supported_operations: {name_of(ErrorStatus, status)} for a valid model"
            raise CallFailed(Verdict.REJECTED_VALID, text)
        wanted = len(model.main.operations)
        if len(supported) != wanted:
            raise CallFailed(
                Verdict.ERROR, f"supported_operations: {len(supported)} answers, the model has {wanted} operations"
            )
        return tuple(supported)

    def prepare(
        self,
        model: Model,
        options: PreparationOptions,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = b"",
    ) -> PreparedModel:
        """Return a prepared model. Raises CallFailed."""

        config = options.config(model_cache, data_cache, token)
        by_config = self.hal >= HalVersion.AIDL4

        def launch(device: Device, done: Waiting) -> ErrorStatus:
            if by_config:
                return device.prepare_model_with_config(model, config, done)
            plain = (model, options.preference, options.priority, options.deadline)
            cached = {"model_cache": model_cache, "data_cache": data_cache, "token": token} if token else {}
            return device.prepare_model(*plain, callback=done, **cached)  # type: ignore[arg-type]

        return self._prepared("prepare_model", launch)

    def prepare_from_cache(
        self, options: PreparationOptions, model_cache: Sequence[int], data_cache: Sequence[int], token: bytes
    ) -> PreparedModel:
        """Return a prepared model from cache files alone. Raises CallFailed."""
        return self._prepared(
            "prepare_model_from_cache",
            lambda device, done: device.prepare_model_from_cache(
                options.deadline, model_cache, data_cache, token, done
            ),
        )

    def _prepared(self, what: str, launch: Callable[[Device, Waiting], ErrorStatus]) -> PreparedModel:
        done = Waiting()

        def call(device: Device) -> ErrorStatus:
            launched = launch(device, done)
            self.wait(device, done.arrived, what)
            return launched

        with self.alive.opening() as opening:
            launched = self.ask(what, call)
            opening.opened += [each for _, each in done.calls if each is not None]
        status, prepared = done.calls[0]
        if status != ErrorStatus.NONE or prepared is None or launched != ErrorStatus.NONE:
            got = name_of(ErrorStatus, status if status != ErrorStatus.NONE else launched)
            verdict = Verdict.REJECTED_VALID if status == ErrorStatus.INVALID_ARGUMENT else Verdict.ERROR
            if prepared is None and lacks_room(self.hal, status, opening.beside):
                # No fault: there is another device for it.
                verdict = Verdict.NOT_APPLICABLE
            shown = "no" if prepared is None else "a"
            raise CallFailed(verdict, f"{what}: {got} and {shown} prepared model", status or launched or _FAILURE)
        return prepared

    def wait(self, device: Device, event: threading.Event, what: str) -> None:
        """Wait until a callback has set ``event``. Raises DriverFault."""
        if event.is_set():
            return
        if isinstance(device, Remote):
            device.await_callback(event, self.limit)
            return
        patience = Patience(self.limit, os.getpid())
        while not event.wait(pause := patience.turn()):
            if not pause:
                raise DriverHung(f"{what}: the callback did not come {patience}", limit=self.limit)

    def close(self) -> None:
        """Close the device."""
        self.lose()
