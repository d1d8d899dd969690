"""A ``.tflite`` file compiled for one of LiteRT's accelerators, by its CompiledModel, for one execution at a time."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.loaders.adapters.litert.accelerators import settings
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions
from nnconform.harness.loaders.adapters.litert.session import FAILURES, LiteRtRefused, LiteRtSession
from nnconform.harness.model.numbers import Array


class CompiledSession:
    """A compiled model with its buffers. Raises LiteRtRefused, also for a file of which the accelerator does not take
    every operator: LiteRT's own kernels take none.
    """

    def __init__(self, content: bytes, options: LiteRtOptions) -> None:
        self._lock = threading.Lock()
        compiled = package.compiled_model()
        try:
            self._model = compiled.CompiledModel.from_buffer(
                content, environment=_environment(), options=settings(options)
            )
            # What no accelerator takes is computed by LiteRT's own kernels, which are those of the processor.
            if options.accelerator != "cpu" and not self._model.is_fully_accelerated():
                raise LiteRtRefused("the accelerator does not take every operator")
            # What LiteRT's kernels refuse is no file of LiteRT's, whatever an accelerator makes of it; on the processor
            # the first execution would say so. They are asked second: some of what CompiledModel refuses aborts them.
            LiteRtSession(content, options)
            _expect_ranks(content)
            self._inputs, self._outputs = self._model.create_input_buffers(0), self._model.create_output_buffers(0)
            self._shapes = [_described(each) for each in self._inputs]
            self._results = [_described(each) for each in self._outputs]
        except FAILURES as error:
            raise LiteRtRefused(str(error)) from None

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs. Raises ComputeFailed, also for inputs of other shapes than the model's."""
        with self._lock:
            try:
                for buffer, (dtype, shape), array in zip(self._inputs, self._shapes, inputs, strict=True):
                    if array.size != int(np.prod(shape)):
                        raise ComputeFailed(f"LiteRT's compiled models take no other shapes: {list(array.shape)}")
                    buffer.write(np.ascontiguousarray(array, dtype).reshape(shape))
                self._model.run_by_index(0, self._inputs, self._outputs)
                return [
                    np.asarray(buffer.read(int(np.prod(shape)), dtype.type), dtype).reshape(shape)
                    for buffer, (dtype, shape) in zip(self._outputs, self._results, strict=True)
                ]
            except FAILURES as error:
                raise ComputeFailed(f"LiteRT fails: {' '.join(str(error).split())}") from None


def _expect_ranks(content: bytes) -> None:
    """Raise LiteRtRefused for a file with an input or output of unknown rank: its buffer is that of one number."""
    graph = package.schema().Model.GetRootAs(content).Subgraphs(0)
    if not all(graph.Tensors(index).HasRank() for index in (*graph.InputsAsNumpy(), *graph.OutputsAsNumpy())):
        raise LiteRtRefused("LiteRT's buffers take no tensor of unknown rank")


def _described(buffer: Any) -> tuple[np.dtype[Any], tuple[int, ...]]:
    """Return the element type and the shape of a buffer. Raises LiteRtRefused for what cannot be read or written."""
    details = buffer.get_tensor_details()
    dtype, shape = np.dtype(details["dtype"]), tuple(details["shape"])
    if min(shape, default=1) < 1:
        raise LiteRtRefused(f"LiteRT's buffers take no shape {list(shape)}: it must be known, and have elements")
    # Buffers do not take every element type that a file may have. What is never written is the same each time then.
    buffer.write(np.zeros(shape, dtype))
    return dtype, shape


@cache
def _environment() -> Any:
    # One for all models: each loads the accelerators' libraries anew.
    module = package.environment()
    folder = str(Path(module.__file__).parent)
    return module.Environment.create(options=module.EnvironmentOptions(runtime_path=folder))
