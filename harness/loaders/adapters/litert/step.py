"""One operation while it is written as LiteRT's operators.

A lowering sees tensors as LiteRT's kernels want them: images in NHWC order and float16 as float32. What has to be
converted for that stands before and after the operators that the lowering emits, and is put there once, here.
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
    """``write_subgraph(index, outputs)`` writes a referenced subgraph, for IF and WHILE."""

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
        """The operation cannot be expressed."""
        raise NotExpressible(reason)

    def value(self, name: str) -> Any:
        """The value of an argument that LiteRT wants when the model is written. Unknown if it is no constant."""
        return self.call.value(name)

    # What goes in.

    def index(self, name: str) -> int:
        """The operand that an argument is."""
        found = self.indexes[name]
        assert isinstance(found, int), name
        return found

    def input(self, name: str, type: str = "") -> LiteRtTensor:
        """An argument; UINT8 and INT8 are brought to ``type``, where one is named, by moving the zero point."""
        found = self.graph.real(self.index(name))
        if self.call.form.argument(name).image and self.call.nchw():
            found = self.transpose(found, NCHW_TO_NHWC)
        return self.as_type(found, type or found.type)

    def optional(self, name: str) -> LiteRtTensor | None:
        """An argument that may be left out."""
        return self.input(name) if self.call.given(name) else None

    def inputs(self, name: str) -> list[LiteRtTensor]:
        """The tensors of a repeated argument."""
        return [self.graph.real(index) for index in self._list(name)]

    def stored(self, name: str) -> list[LiteRtTensor]:
        """The tensors of a repeated argument in their own types, as they go into and come out of subgraphs."""
        return [self.graph.tensor(index) for index in self._list(name)]

    def subgraph(self, name: str, outputs: int | None = None) -> int:
        """The index in the file of the subgraph that an argument refers to, made to have so many outputs."""
        return self.write_subgraph(self.call.operand(name).location.offset, outputs)

    def as_type(self, tensor: LiteRtTensor, type: str) -> LiteRtTensor:
        """A UINT8 or INT8 tensor as the other of the two; the real values are exactly the same."""
        if tensor.type == type:
            return tensor
        quantisation = _shifted(tensor.quantisation, type)
        if tensor.value is not None:
            return self.graph.constant(shifted(tensor.value, type), quantisation)
        found = self.new(type, tensor.dims, quantisation)
        self._convert("QUANTIZE", [tensor], found)
        return found

    def requantise(self, tensor: LiteRtTensor, quantisation: RuntimeQuantisation | None) -> LiteRtTensor:
        """The tensor with another scale and zero point."""
        if tensor.quantisation == quantisation:
            return tensor
        found = self.new(tensor.type, tensor.dims, quantisation)
        self._convert("QUANTIZE", [tensor], found)
        return found

    # What comes out.

    def output(
        self,
        name: str = "output",
        type: str = "",
        quantisation: RuntimeQuantisation | None = None,
        dims: Dims | None = None,
    ) -> LiteRtTensor:
        """An output to be written; what is asked otherwise than the operand has it is converted afterwards."""
        target = self.graph.tensor(self.index(name))
        image = self.call.form.argument(name).image and self.call.nchw()
        return self._deliver(target, image, type, quantisation, dims)

    def outputs(self, name: str) -> list[LiteRtTensor]:
        """The outputs of a repeated argument."""
        return [self._deliver(self.graph.tensor(index), False, "", None, None) for index in self._list(name)]

    def transposed_output(self, order: Sequence[int], dims: Dims) -> LiteRtTensor:
        """The one output, to be written with its axes in another order, one that undoes itself, and under ``dims``."""
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
        self, near: LiteRtTensor, far: LiteRtTensor, code: str, more: list[LiteRtTensor], options: str = ""
    ) -> LiteRtTensor:
        self._after.append(lambda: self._convert(code, [near, *more], far, options))
        return near

    # What stands between.

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
        """A tensor between two operators."""
        return self.graph.new(type, dims, quantisation)

    def like(self, tensor: LiteRtTensor, dims: Dims | None = None) -> LiteRtTensor:
        """A tensor between two operators, of the type and quantisation of another."""
        return self.new(tensor.type, tensor.dims if dims is None else dims, tensor.quantisation)

    def ints(self, values: Any) -> LiteRtTensor:
        """A constant INT32 tensor."""
        return self.graph.constant(np.asarray(values, np.int32))

    def floats(self, values: Any) -> LiteRtTensor:
        """A constant FLOAT32 tensor."""
        return self.graph.constant(np.asarray(values, np.float32))

    def transpose(self, tensor: LiteRtTensor, order: Sequence[int]) -> LiteRtTensor:
        """The tensor with its axes in another order."""
        if list(order) == sorted(order):
            return tensor
        found = self.like(tensor, _permuted(tensor.dims, order))
        self._convert("TRANSPOSE", [tensor, self.ints(order)], found)
        return found

    def reshape(self, tensor: LiteRtTensor, dims: Dims) -> LiteRtTensor:
        """The tensor under other extents, of which one may be unknown."""
        if tensor.dims == dims:
            return tensor
        found = self.like(tensor, dims)
        self._convert("RESHAPE", [tensor, self.ints(with_rest(dims))], found)
        return found

    def pad(
        self, tensor: LiteRtTensor, widths: Sequence[tuple[int, int]], fill: LiteRtTensor | None = None
    ) -> LiteRtTensor:
        """The tensor with elements added round it: what stands for 0, or ``fill``."""
        assert tensor.dims is not None
        pairs = zip(tensor.dims, widths, strict=True)
        dims = tuple(None if extent is None else extent + before + after for extent, (before, after) in pairs)
        found = self.like(tensor, dims)
        around = self.ints(np.asarray(widths))
        if fill is None:
            self.emit("PAD", [tensor, around], [found], "PadOptions")
        else:
            self.emit("PADV2", [tensor, around, fill], [found], "PadV2Options")
        return found

    def _convert(self, code: str, inputs: Sequence[LiteRtTensor], output: LiteRtTensor, options: str = "") -> None:
        self.graph.emit(code, inputs, [output], options, conversion=True)

    def _list(self, name: str) -> list[int]:
        found = self.indexes[name]
        assert isinstance(found, list), name
        return found


def _permuted(dims: Dims | None, order: Sequence[int]) -> Dims | None:
    return None if dims is None else tuple(dims[axis] for axis in order)


def _shifted(quantisation: RuntimeQuantisation | None, type: str) -> RuntimeQuantisation | None:
    return None if quantisation is None else quantisation.moved(-SHIFT if type == "INT8" else SHIFT)


def with_rest(dims: Dims | None) -> list[int]:
    """The extents for RESHAPE, -1 for the one that follows from the rest."""
    if dims is None or dims.count(None) > 1:
        raise NotExpressible("more than one extent is unknown when the model is prepared")
    return [-1 if extent is None else extent for extent in dims]
