"""The source runtime, LiteRT for ``.tflite`` and ONNX Runtime for ``.onnx``, in a process of its own."""

from __future__ import annotations

import itertools
import os
import select
import socket
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import msgspec

from nnconform.harness.model.errors import ProtocolError, UsageError
from nnconform.harness.model.numbers import Array
from nnconform.harness.process.supervised import SupervisedProcess, spawn
from nnconform.harness.process.wire import Closed, Connection
from nnconform.mlts.islands.messages import LITERT, Ask, DescribedTensor, SourceAnswer, received, sent

_BOUND = "nnconform.harness.process.bound_module"
_HOST = "nnconform.mlts.islands.host"
# By the runtime's name: the module that it needs, its name in messages, and the extra that installs it.
_NEEDS = {"litert": ("ai_edge_litert", "LiteRT", "litert"), "onnx": ("onnxruntime", "ONNX Runtime", "onnx")}
# Seconds without an answer after which a runtime counts as hung.
LIMIT = 120.0


class SourceFailure(Exception):
    """The runtime refused a file, failed on it, or its process ended; the text says how, without a subject."""


class SourceRuntime:
    """The process, started when it is first needed, and anew after it ended. ``limit``: seconds for an answer."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit, self._numbers = limit, itertools.count()
        self._process: SupervisedProcess | None = None
        self._connection: Connection | None = None
        self._loaded: set[int] = set()

    def load(self, content: bytes, runtime: str = LITERT, shapes: Sequence[tuple[int, ...]] = ()) -> SourceFile:
        """Return a file in its runtime. Raises SourceFailure, UsageError if the runtime is not installed."""
        module, name, extra = _NEEDS[runtime]
        if find_spec(module) is None:
            raise UsageError(
                f"{name} is not installed, which runs what the HAL has not: pip install 'nnconform[{extra}]'"
            )
        return SourceFile(self, Ask(next(self._numbers), runtime, content, list(shapes)))

    def ask(self, loading: Ask, ask: Ask) -> SourceAnswer:
        """Return the answer to a request about a file, which ``loading`` loads if this process has it not.

        Raises SourceFailure.
        """
        if self._process is None:
            self._start()
        if loading.number not in self._loaded:
            ask = msgspec.structs.replace(ask, content=loading.content, shapes=loading.shapes)
        answer = self._exchange(ask)
        if answer.error:
            raise SourceFailure(answer.error)
        self._loaded.add(loading.number)
        return answer

    def _exchange(self, ask: Ask) -> SourceAnswer:
        assert self._connection is not None
        try:
            self._connection.send([(msgspec.msgpack.encode(ask), ())], self._wait())
            payload, _ = self._connection.receive(self._wait())
        except (Closed, ProtocolError) as problem:
            raise SourceFailure(f"its process {self._ended() or problem}") from None
        except TimeoutError:
            self.close()
            raise SourceFailure(f"no answer within {self._limit:g} s") from None
        return msgspec.msgpack.decode(payload, type=SourceAnswer)

    def _wait(self) -> Any:
        until, connection = time.monotonic() + self._limit, self._connection

        def wait(event: int) -> None:
            ready = select.poll()
            assert connection is not None
            ready.register(connection.fileno(), event)
            if not ready.poll(max(0.0, until - time.monotonic()) * 1000):
                raise TimeoutError

        return wait

    def _start(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-P", "-m", _BOUND, str(os.getpid()), _HOST, str(theirs.fileno())]
            environment = dict(os.environ)
            self._process = SupervisedProcess(lambda out, _: spawn(command, out, [theirs.fileno()], environment))
        self._connection, self._loaded = Connection(ours), set()

    def _ended(self) -> str:
        how = self._process.end().how if self._process is not None else ""
        self.close()
        return how

    def close(self) -> None:
        """End the process."""
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.end()
        self._process, self._connection = None, None

    def __enter__(self) -> SourceRuntime:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class SourceFile:
    """A file in the source runtime: a function of its inputs. Raises SourceFailure wherever it runs."""

    def __init__(self, runtime: SourceRuntime, loading: Ask) -> None:
        self._runtime, self._loading = runtime, loading
        self._ask = Ask(loading.number, loading.runtime)
        self.inputs: list[DescribedTensor] = runtime.ask(loading, self._ask).inputs

    def __call__(self, values: Sequence[Array], *, reset: bool = False) -> list[Array]:
        """Return the outputs; ``reset`` sets states to zero before."""
        ask = msgspec.structs.replace(self._ask, values=[sent(each) for each in values], reset=reset)
        return [received(each) for each in self._runtime.ask(self._loading, ask).values]

    def observe(self, values: Sequence[Array]) -> list[DescribedTensor]:
        """Return all tensors, as they are after a run."""
        ask = msgspec.structs.replace(self._ask, values=[sent(each) for each in values], observe=True)
        return self._runtime.ask(self._loading, ask).tensors
