"""The lowering of one operation to LiteRT's operators.

A lowering sees tensors as LiteRT's kernels want them: images in NHWC order and float16 as float32. The conversions for
that are emitted here, before and after the operators that the lowering emits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import numpy as np

from nnconform.harness.loaders.adapters.litert.graph import LiteRtGraph
from nnconform.harness.loaders.adapters.litert.tensors import SHIFT, LiteRtTensor, shifted
from nnconform.harness.loaders.adapters.lowering import NotExpressible
from nnconform.harness.loaders.adapters.quantisation import RuntimeQuantisation
from nnconform.harness.model.graph import Operation
from nnconform.harness.ops.operation import NCHW_TO_NHWC, NHWC_TO_NCHW, Call
from nnconform.harness.ops.schema import Dims
from nnconform.harness.ops.select import bind

WriteSubgraph = Callable[[int, int | None], int]


class LiteRtStep:
    """One operation that is being written. ``write_subgraph(index, outputs)`` writes a referenced subgraph, for IF and
    WHILE.
    """

    def __init__(self, graph: LiteRtGraph, call: Call, operation: Operation, write_subgraph: WriteSubgraph) -> None:
        self.graph, self.call, self.write_subgraph = graph, call, write_subgraph
        self.indexes = {
            **(bind(call.form.inputs, operation.inputs) or {}),
            **(bind(call.form.outputs, operation.outputs) or {}),
        }
        self._after: list[Callable[[], None]] = []

    def finish(self) -> None:
        """Emit the conversions of the outputs."""
        while self._after:
            self._after.pop()()

    def refuse(self, reason: str) -> NoReturn:
        """Raise NotExpressible with the reason."""
        raise NotExpressible(reason)

    def value(self, name: str) -> Any:
        """Return the value of an argument that LiteRT needs when the model is written. Raises Unknown if it is no
        constant.
        """
        return self.call.value(name)

    # Inputs.

    def index(self, name: str) -> int:
        """Return the index of an argument's operand."""
        index = self.indexes[name]
        assert isinstance(index, int), name
        return index

    def input(self, name: str, type: str = "") -> LiteRtTensor:
        """Return the tensor of an argument; UINT8 and INT8 are converted to ``type``, if named, by moving the zero
        point.
        """
        tensor = self.graph.real(self.index(name))
        if self.call.form.argument(name).image and self.call.nchw():
            tensor = self.transpose(tensor, NCHW_TO_NHWC)
        return self.as_type(tensor, type or tensor.type)

    def optional(self, name: str) -> LiteRtTensor | None:
        """Return the tensor of an argument that may be omitted; None if it is."""
        return self.input(name) if self.call.given(name) else None

    def inputs(self, name: str) -> list[LiteRtTensor]:
        """Return the tensors of a repeated argument."""
        return [self.graph.real(index) for index in self._list(name)]

    def stored(self, name: str) -> list[LiteRtTensor]:
        """Return the tensors of a repeated argument in their own types, as they cross the boundary of subgraphs."""
        return [self.graph.tensor(index) for index in self._list(name)]

    def subgraph(self, name: str, outputs: int | None = None) -> int:
        """Write the subgraph that an argument refers to, with so many outputs, and return its index in the file."""
        return self.write_subgraph(self.call.operand(name).location.offset, outputs)

    def as_type(self, tensor: LiteRtTensor, type: str) -> LiteRtTensor:
        """Return a UINT8 or INT8 tensor as the other of the two; the real values are exactly the same."""
        if tensor.type == type:
            return tensor
        quantisation = _shifted(tensor.quantisation, type)
        if tensor.value is not None:
            return self.graph.constant(shifted(tensor.value, type), quantisation)
        result = self.new(type, tensor.dims, quantisation)
        self._convert("QUANTIZE", [tensor], result)
        return result

    def requantise(self, tensor: LiteRtTensor, quantisation: RuntimeQuantisation | None) -> LiteRtTensor:
        """Return the tensor with another scale and zero point."""
        if tensor.quantisation == quantisation:
            return tensor
        result = self.new(tensor.type, tensor.dims, quantisation)
        self._convert("QUANTIZE", [tensor], result)
        return result

    # Outputs.

    def output(
        self,
        name: str = "output",
        type: str = "",
        quantisation: RuntimeQuantisation | None = None,
        dims: Dims | None = None,
    ) -> LiteRtTensor:
        """Return an output to write, in the operand's form or the requested one, which is converted afterwards."""
        target = self.graph.tensor(self.index(name))
        image = self.call.form.argument(name).image and self.call.nchw()
        return self._deliver(target, image, type, quantisation, dims)

    def outputs(self, name: str) -> list[LiteRtTensor]:
        """Return the outputs of a repeated argument."""
        return [self._deliver(self.graph.tensor(index), False, "", None, None) for index in self._list(name)]

    def transposed_output(self, order: Sequence[int], dims: Dims) -> LiteRtTensor:
        """Return the one output, to be written in another order of axes, one that is its own inverse, and under
        ``dims``.
        """
        target = self.output()
        if list(order) != sorted(order):
            near = self.like(target, _permuted(target.dims, order))
            target = self._later(near, target, "TRANSPOSE", [self.ints(order)])
        if dims != target.dims:
            near = self.like(target, dims)
            target = self._later(near, target, "RESHAPE", [self.ints(with_rest(target.dims))])
        return target

    def _deliver(
        self, target: LiteRtTensor, image: bool, type: str, quantisation: RuntimeQuantisation | None, dims: Dims | None
    ) -> LiteRtTensor:
        if target.type == "FLOAT16":
            near = self.new("FLOAT32", target.dims)
            target = self._later(near, target, "CAST", [], "CastOptions")
        if image:
            near = self.new(target.type, _permuted(target.dims, NCHW_TO_NHWC), target.quantisation)
            target = self._later(near, target, "TRANSPOSE", [self.ints(NHWC_TO_NCHW)])
        if type not in ("", target.type):
            near = self.new(type, target.dims, _shifted(target.quantisation, type))
            target = self._later(near, target, "QUANTIZE", [])
        if quantisation not in (None, target.quantisation):
            near = self.new(target.type, target.dims, quantisation)
            target = self._later(near, target, "QUANTIZE", [])
        if dims is not None and dims != target.dims:
            near = self.new(target.type, dims, target.quantisation)
            target = self._later(near, target, "RESHAPE", [self.ints(with_rest(target.dims))])
        return target

    def _later(
        self, near: LiteRtTensor, far: LiteRtTensor, code: str, operands: list[LiteRtTensor], options: str = ""
    ) -> LiteRtTensor:
        self._after.append(lambda: self._convert(code, [near, *operands], far, options))
        return near

    # Operators and tensors between them.

    def emit(
        self,
        code: str,
        inputs: Sequence[LiteRtTensor | None],
        outputs: Sequence[LiteRtTensor],
        options: str = "",
        **fields: Any,
    ) -> None:
        """Add a builtin operator."""
        self.graph.emit(code, inputs, outputs, options, **fields)

    def new(self, type: str, dims: Dims | None, quantisation: RuntimeQuantisation | None = None) -> LiteRtTensor:
        """Return a tensor between two operators."""
        return self.graph.new(type, dims, quantisation)

    def like(self, tensor: LiteRtTensor, dims: Dims | None = None) -> LiteRtTensor:
        """Return a tensor between two operators, of the type and quantisation of another."""
        return self.new(tensor.type, tensor.dims if dims is None else dims, tensor.quantisation)

    def ints(self, values: Any) -> LiteRtTensor:
        """Return a constant INT32 tensor."""
        return self.graph.constant(np.asarray(values, np.int32))

    def floats(self, values: Any) -> LiteRtTensor:
        """Return a constant FLOAT32 tensor."""
        return self.graph.constant(np.asarray(values, np.float32))

    def transpose(self, tensor: LiteRtTensor, order: Sequence[int]) -> LiteRtTensor:
        """Return the tensor with its axes in another order."""
        if list(order) == sorted(order):
            return tensor
        result = self.like(tensor, _permuted(tensor.dims, order))
        self._convert("TRANSPOSE", [tensor, self.ints(order)], result)
        return result

    def reshape(self, tensor: LiteRtTensor, dims: Dims) -> LiteRtTensor:
        """Return the tensor with other extents, of which one may be unknown."""
        if tensor.dims == dims:
            return tensor
        result = self.like(tensor, dims)
        self._convert("RESHAPE", [tensor, self.ints(with_rest(dims))], result)
        return result

    def pad(
        self, tensor: LiteRtTensor, widths: Sequence[tuple[int, int]], fill: LiteRtTensor | None = None
    ) -> LiteRtTensor:
        """Return the tensor with elements added around it: those that stand for 0, or ``fill``."""
        assert tensor.dims is not None
        pairs = zip(tensor.dims, widths, strict=True)
        dims = tuple(None if extent is None else extent + before + after for extent, (before, after) in pairs)
        result = self.like(tensor, dims)
        around = self.ints(np.asarray(widths))
        if fill is None:
            self.emit("PAD", [tensor, around], [result], "PadOptions")
        else:
            self.emit("PADV2", [tensor, around, fill], [result], "PadV2Options")
        return result

    def _convert(self, code: str, inputs: Sequence[LiteRtTensor], output: LiteRtTensor, options: str = "") -> None:
        self.graph.emit(code, inputs, [output], options, conversion=True)

    def _list(self, name: str) -> list[int]:
        indexes = self.indexes[name]
        assert isinstance(indexes, list), name
        return indexes


def _permuted(dims: Dims | None, order: Sequence[int]) -> Dims | None:
    return None if dims is None else tuple(dims[axis] for axis in order)


def _shifted(quantisation: RuntimeQuantisation | None, type: str) -> RuntimeQuantisation | None:
    return None if quantisation is None else quantisation.moved(-SHIFT if type == "INT8" else SHIFT)


def with_rest(dims: Dims | None) -> list[int]:
    """Return the extents for RESHAPE, -1 for the one that follows from the rest. Raises NotExpressible if two are
    unknown.
    """
    if dims is None or dims.count(None) > 1:
        raise NotExpressible("more than one extent is unknown when the model is prepared")
    return [-1 if extent is None else extent for extent in dims]
