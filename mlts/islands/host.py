"""The process of the source runtime: ``python -m nnconform.mlts.islands.host DESCRIPTOR``, a socket.

It is a process of its own because files from anywhere are run here: a kernel that divides by a zero extent takes no
other work with it.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
import numpy as np

from nnconform.harness.process.wire import Closed, Connection
from nnconform.mlts.islands.messages import LITERT, Ask, DescribedTensor, SourceAnswer, received, sent


class HostedFile(Protocol):
    """A file in a runtime. Any exception is an error of the file."""

    def inputs(self) -> list[DescribedTensor]:
        """Describe the inputs."""

    def run(self, values: Sequence[Any]) -> list[Any]:
        """Return the outputs."""

    def tensors(self) -> list[DescribedTensor]:
        """Describe all tensors after a run."""

    def reset(self) -> None:
        """Set the states to zero."""


class LiteRTFile:
    """A ``.tflite`` file in LiteRT, with its reference kernels, or its default ones if those do not take it."""

    def __init__(self, content: bytes, shapes: Sequence[tuple[int, ...]]) -> None:
        from ai_edge_litert.interpreter import OpResolverType  # noqa: PLC0415 - an extra

        try:
            self._interpreter = self._allocated(content, shapes, OpResolverType.BUILTIN_REF)
        except (ValueError, RuntimeError):
            self._interpreter = self._allocated(content, shapes, OpResolverType.AUTO)

    def _allocated(self, content: bytes, shapes: Sequence[tuple[int, ...]], kernels: Any) -> Any:
        from ai_edge_litert.interpreter import Interpreter  # noqa: PLC0415 - an extra

        interpreter = Interpreter(
            model_content=content,
            experimental_op_resolver_type=kernels,
            num_threads=1,
            experimental_preserve_all_tensors=True,
        )
        for detail, shape in zip(interpreter.get_input_details(), shapes, strict=False):
            if tuple(detail["shape"].tolist()) != tuple(shape):
                interpreter.resize_tensor_input(detail["index"], list(shape))
        interpreter.allocate_tensors()
        return interpreter

    def inputs(self) -> list[DescribedTensor]:
        return [_described(detail) for detail in self._interpreter.get_input_details()]

    def run(self, values: Sequence[Any]) -> list[Any]:
        for detail, value in zip(self._interpreter.get_input_details(), values, strict=True):
            fitting = value if value.dtype == object else value.astype(detail["dtype"])
            self._interpreter.set_tensor(detail["index"], fitting)
        self._interpreter.invoke()
        return [self._interpreter.get_tensor(detail["index"]) for detail in self._interpreter.get_output_details()]

    def tensors(self) -> list[DescribedTensor]:
        return [_described(detail) for detail in self._interpreter.get_tensor_details()]

    def reset(self) -> None:
        self._interpreter.reset_all_variables()


class OnnxFileInRuntime:
    """An ``.onnx`` file in ONNX Runtime. All its tensors are its outputs where they are to be described."""

    def __init__(self, content: bytes, shapes: Sequence[tuple[int, ...]]) -> None:
        import onnxruntime  # noqa: PLC0415 - an extra

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 4
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
        self._session = onnxruntime.InferenceSession(content, options, ["CPUExecutionProvider"])
        self._shapes, self._last = shapes, list[Any]()

    def inputs(self) -> list[DescribedTensor]:
        return [
            DescribedTensor(each.name, -1, _OF_ONNX.get(each.type, each.type), _known(each.shape, self._shapes, place))
            for place, each in enumerate(self._session.get_inputs())
        ]

    def run(self, values: Sequence[Any]) -> list[Any]:
        fitting = {
            each.name: value if value.dtype == object else value.astype(_OF_ONNX[each.type])
            for each, value in zip(self._session.get_inputs(), values, strict=True)
        }
        self._last = list(self._session.run(None, fitting))
        return self._last

    def tensors(self) -> list[DescribedTensor]:
        named = zip(self._session.get_outputs(), self._last, strict=True)
        return [
            DescribedTensor(each.name, -1, np.asarray(value).dtype.name, np.asarray(value).shape)
            for each, value in named
        ]

    def reset(self) -> None:
        """ONNX has no states."""


_OF_ONNX = {
    "tensor(float)": "float32",
    "tensor(float16)": "float16",
    "tensor(double)": "float64",
    "tensor(string)": "text",
    "tensor(bool)": "bool",
    **{f"tensor({name})": name for name in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")},
}


def _known(shape: Sequence[Any], shapes: Sequence[tuple[int, ...]], place: int) -> tuple[int, ...]:
    if place < len(shapes):
        return tuple(shapes[place])
    return tuple(extent if isinstance(extent, int) else 1 for extent in shape)


def _described(detail: Any) -> DescribedTensor:
    kind = np.dtype(detail["dtype"])
    name = "text" if kind.kind in "SUO" else kind.name
    return DescribedTensor(detail["name"], int(detail["index"]), name, tuple(detail["shape"].tolist()))


def _answer(runtimes: dict[int, HostedFile], ask: Ask) -> SourceAnswer:
    if ask.content:
        kind = LiteRTFile if ask.runtime == LITERT else OnnxFileInRuntime
        runtimes[ask.number] = kind(ask.content, ask.shapes)
    runtime = runtimes[ask.number]
    if ask.reset:
        runtime.reset()
    answer = SourceAnswer(inputs=runtime.inputs())
    if ask.values is not None:
        answer.values = [sent(value) for value in runtime.run([received(each) for each in ask.values])]
    if ask.observe:
        answer.tensors, answer.values = runtime.tensors(), []
    return answer


def main() -> None:
    """Answer until the other side closes the socket."""
    connection = Connection(socket.socket(fileno=int(sys.argv[1])))
    runtimes: dict[int, HostedFile] = {}
    while True:
        try:
            payload, _ = connection.receive()
        except Closed:
            return
        try:
            answer = _answer(runtimes, msgspec.msgpack.decode(payload, type=Ask))
        # Runtimes raise what they like.
        except Exception as error:
            answer = SourceAnswer(error=" ".join(str(error).split())[:300] or type(error).__name__)
        connection.send([(msgspec.msgpack.encode(answer), ())])


if __name__ == "__main__":
    main()
