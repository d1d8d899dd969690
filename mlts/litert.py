"""LiteRT (TensorFlow Lite) on the processor, for comparison: its own reference kernels, or its fastest."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal

import numpy as np

from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import Array

INSTALLED = find_spec("ai_edge_litert") is not None


class LiteRT:
    """A TFLite model, from the content of a file, on one thread. Raises UsageError if LiteRT is not installed.

    ``kernels``: "reference" for LiteRT's plain ones, "xnnpack" for those that it uses by default. ``shapes`` are those
    of the inputs.
    """

    def __init__(self, content: bytes, kernels: Literal["reference", "xnnpack"]) -> None:
        if not INSTALLED:
            raise UsageError("LiteRT is not installed: pip install 'nnconform[litert]'")
        from ai_edge_litert.interpreter import Interpreter, OpResolverType  # noqa: PLC0415 - an extra

        resolver = OpResolverType.BUILTIN_REF if kernels == "reference" else OpResolverType.AUTO
        self._interpreter = Interpreter(model_content=content, experimental_op_resolver_type=resolver, num_threads=1)
        self._interpreter.allocate_tensors()
        details = self._interpreter.get_input_details()
        self._inputs = [(detail["index"], detail["dtype"]) for detail in details]
        self.shapes = [tuple(detail["shape"].tolist()) for detail in details]
        self._outputs = [detail["index"] for detail in self._interpreter.get_output_details()]

    def __call__(self, *inputs: Array) -> tuple[Array, ...]:
        """Return the outputs for these inputs, raw values."""
        for (index, dtype), value in zip(self._inputs, inputs, strict=True):
            # The HAL has no INT64: what the file has of it is INT32 there.
            self._interpreter.set_tensor(index, value.astype(dtype) if dtype == np.int64 else value)
        self._interpreter.invoke()
        return tuple(self._interpreter.get_tensor(index) for index in self._outputs)

    def reset(self) -> None:
        """Begin another sequence: set the states to zero."""
        self._interpreter.reset_all_variables()
