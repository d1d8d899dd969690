"""A ``.tflite`` file in TFLM's interpreter, for one execution at a time."""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.messages import printed
from nnconform.harness.loaders.adapters.tflm import package
from nnconform.harness.model.numbers import Array

_NODE = re.compile(r"Node \w+ \(number (\d+)\) failed to (?:prepare|invoke)")
_UNKNOWN = re.compile(r"find op for builtin opcode '(\w+)'")
# What the interpreter raises for whatever it does not do.
_FAILURES = (RuntimeError, ValueError)


class TflmRefused(Exception):
    """TFLM refuses the file. The operator ``node`` is at fault, or all of the name ``code``; -1 and "" if it does not
    say.
    """

    def __init__(self, lines: Sequence[str], error: Exception) -> None:
        text = "\n".join(lines)
        # The innermost operator comes first: that in a loop's body, then the loop itself.
        nodes, unknown = _NODE.findall(text), _UNKNOWN.search(text)
        super().__init__(next(filter(str.strip, lines), str(error)))
        self.node = int(nodes[-1]) if nodes else -1
        self.code = unknown[1] if unknown else ""


class TflmSession:
    """An interpreter, with an arena of so many bytes. Raises TflmRefused."""

    def __init__(self, content: bytes, arena: int) -> None:
        self._lock = threading.Lock()
        lines: list[str] = []
        try:
            with printed(lines):
                self._interpreter: Any = package.runtime().Interpreter.from_bytes(content, arena_size=arena)
        except _FAILURES as error:
            raise TflmRefused(lines, error) from None

    def run(self, inputs: Sequence[Array], outputs: int) -> list[Array]:
        """Return the outputs. Raises ComputeFailed."""
        with self._lock:
            try:
                return self._run(inputs, outputs)
            except _FAILURES as error:
                raise ComputeFailed(f"TFLM fails: {' '.join(str(error).split())}") from None

    def try_with(self, inputs: Sequence[Array]) -> None:
        """Execute, for what TFLM refuses only then. Raises TflmRefused."""
        lines: list[str] = []
        try:
            with printed(lines):
                self._run(inputs, 0)
        except _FAILURES as error:
            raise TflmRefused(lines, error) from None

    def _run(self, inputs: Sequence[Array], outputs: int) -> list[Array]:
        for number, array in enumerate(inputs):
            self._interpreter.set_input(np.ascontiguousarray(array).reshape(array.shape), number)
        self._interpreter.invoke()
        # A copy: the next execution writes to the same place.
        return [np.array(self._interpreter.get_output(number)) for number in range(outputs)]
