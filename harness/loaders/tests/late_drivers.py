"""Tiny drivers to load by address: what they do, they do after a call, or leave to the end."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, Awaited, PrepareCallback
from nnconform.harness.loaders.tests.drivers import Echo, EchoPrepared, say
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, ExecutionPreference, Priority
from nnconform.harness.model.graph import Model


class Cycle:
    """Refers to itself, so that only the garbage collector runs its destructor, which says so."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        say("the cycle is gone")


class Cyclic(Echo):
    """Leaves a cycle behind."""

    def __init__(self) -> None:
        Cycle()


class LatePreparer(Echo):
    """Calls the callback of ``prepare_model`` in the way ``how``, on the thread of the call only if it is
    ``only_if_awaited``.
    """

    def __init__(self, how: str) -> None:
        self.how = how
        self.kept: list[Callable[[], None]] = []

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        def call(times: int) -> None:
            for _ in range(times):
                callback(ErrorStatus.NONE, EchoPrepared(model))

        if self.how in ("thread", "twice"):
            threading.Thread(target=call, args=(1 if self.how == "thread" else 2,)).start()
        elif self.how == "only_if_awaited":
            call(isinstance(callback, Awaited))
        elif self.how != "never":
            self.kept.append(lambda: call(1))
        if self.how == "raise":
            raise ZeroDivisionError("with the callback kept")
        return ErrorStatus.NONE

    def status(self) -> DeviceStatus:
        while self.kept:
            thread = threading.Thread(target=self.kept.pop())
            thread.start()
            thread.join()
        return super().status()
