"""A ``.tflite`` file in LiteRT's interpreter, for one execution at a time."""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.loaders.adapters.litert.delegate import load_delegate
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions
from nnconform.harness.model.numbers import Array

_NODE = re.compile(r"Node number (\d+) \(\w+\) failed to prepare")
# What the interpreter raises for whatever it does not do.
FAILURES = (RuntimeError, ValueError)
_UNKNOWN = re.compile(r"find op for builtin opcode '(\w+)'")


class LiteRtRefused(Exception):
    """LiteRT refuses the file. The operator ``node`` is at fault, or all those of the name ``code``; -1 and "" if
    LiteRT does not say.
    """

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))
        # The innermost operator comes first: that in a loop's body, then the loop itself.
        nodes, unknown = _NODE.findall(message), _UNKNOWN.search(message)
        self.node = int(nodes[-1]) if nodes else -1
        self.code = unknown[1] if unknown else ""


class LiteRtSession:
    """An interpreter with its tensors allocated. Raises FileRefused."""

    def __init__(self, content: bytes, options: LiteRtOptions) -> None:
        self._lock = threading.Lock()
        self._interpreter = _open(content, options)
        inputs, outputs = self._interpreter.get_input_details(), self._interpreter.get_output_details()
        self._inputs = [(each["index"], each["dtype"]) for each in inputs]
        self._shapes: list[tuple[int, ...]] | None = [tuple(each["shape"].tolist()) for each in inputs]
        self._outputs = [each["index"] for each in outputs]

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs, in LiteRT's shapes. Inputs of other shapes than last time are allocated anew. Raises
        ComputeFailed, such as for operators that do not take the inputs' shapes.
        """
        with self._lock:
            try:
                return self._run(inputs)
            except FAILURES as error:
                # Half resized, or half executed: the next request allocates everything anew.
                self._shapes = None
                raise ComputeFailed(f"LiteRT fails: {' '.join(str(error).split())}") from None

    def delegated(self) -> frozenset[int]:
        """Return the operators of the main subgraph that a delegate took, XNNPACK included: those between its inputs
        and its outputs.
        """
        details = self._interpreter._get_ops_details()
        steps = [each for each in details if each["op_name"] != "DELEGATE"]
        writers = {int(index): number for number, step in enumerate(steps) for index in step["outputs"]}
        operators: set[int] = set()
        for each in details[len(steps) :]:
            reached, inputs = list(each["outputs"]), set(each["inputs"])
            while reached:
                index = int(reached.pop())
                if index not in inputs and index in writers and writers[index] not in operators:
                    operators.add(writers[index])
                    reached += list(steps[writers[index]]["inputs"])
        return frozenset(operators)

    def _run(self, inputs: Sequence[Array]) -> list[Array]:
        self._resize([array.shape for array in inputs])
        for (index, dtype), array in zip(self._inputs, inputs, strict=True):
            self._interpreter.set_tensor(index, np.asarray(array, dtype))
        self._interpreter.invoke()
        # get_tensor copies: a view would keep the interpreter from running again.
        return [self._interpreter.get_tensor(index) for index in self._outputs]

    def _resize(self, shapes: list[tuple[int, ...]]) -> None:
        if shapes == self._shapes:
            return
        for (index, _), shape in zip(self._inputs, shapes, strict=True):
            self._interpreter.resize_tensor_input(index, list(shape))
        self._interpreter.allocate_tensors()
        self._shapes = shapes


def _open(content: bytes, options: LiteRtOptions) -> Any:
    litert = package.interpreter()
    try:
        interpreter = litert.Interpreter(
            model_content=content,
            num_threads=options.threads,
            experimental_op_resolver_type=litert.OpResolverType[options.resolver],
            experimental_delegates=load_delegate(options),
        )
        interpreter.allocate_tensors()
    except FAILURES as error:
        raise LiteRtRefused(str(error)) from None
    return interpreter
