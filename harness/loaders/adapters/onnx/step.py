"""One operation while it is written as ONNX's nodes.

A lowering asks for arguments as ONNX's operators want them, adds nodes, and delivers results. What has to be converted
for that, quantisation and image order, is put there once, here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import numpy as np

from nnconform.harness.loaders.adapters.lowering import NotExpressible
from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.loaders.adapters.onnx.graph import Body, OnnxGraph
from nnconform.harness.loaders.adapters.onnx.tensors import FLOATS, NUMPY_TYPES, TYPES, OnnxTensor
from nnconform.harness.loaders.adapters.quantisation import RuntimeQuantisation, quantisation_of
from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.graph import Operation
from nnconform.harness.ops.operation import NCHW_TO_NHWC, NHWC_TO_NCHW, Call
from nnconform.harness.ops.schema import Dims
from nnconform.harness.ops.select import bind

# Writes a referenced subgraph whose inputs are these tensors into a body; its outputs.
WriteSubgraph = Callable[[int, Sequence[OnnxTensor], Body], list[OnnxTensor]]

_BOUNDS = {FusedActivation.RELU1: (-1.0, 1.0), FusedActivation.RELU6: (0.0, 6.0)}


class OnnxStep:
    """``write_subgraph(index, inputs, body)`` writes a referenced subgraph, for IF and WHILE."""

    def __init__(self, graph: OnnxGraph, call: Call, operation: Operation, write_subgraph: WriteSubgraph) -> None:
        self.graph, self.call, self._write_subgraph = graph, call, write_subgraph
        self.indexes = {
            **(bind(call.form.inputs, operation.inputs) or {}),
            **(bind(call.form.outputs, operation.outputs) or {}),
        }

    def refuse(self, reason: str) -> NoReturn:
        """The operation cannot be expressed."""
        raise NotExpressible(reason)

    def value(self, name: str) -> Any:
        """The value of an argument that ONNX wants when the model is written. Unknown if it is no constant."""
        return self.call.value(name)

    def extents(self, name: str) -> Dims | None:
        """What is known of the extents of an output, declared and inferred."""
        return self.graph.checked.extents[self._index(name)]

    # What goes in.

    def stored(self, name: str) -> OnnxTensor:
        """An argument in its own type: raw values of a quantised one."""
        return self.graph.tensor(self._index(name))

    def real(self, name: str) -> OnnxTensor:
        """An argument, in real values if it is quantised."""
        return self.dequantised(self.stored(name))

    def image(self, name: str) -> OnnxTensor:
        """An image in real values and in NCHW order, as ONNX has it."""
        found = self.stored(name)
        return self.dequantised(found if self.call.nchw() else self.transpose(found, NHWC_TO_NCHW))

    def optional(self, name: str) -> OnnxTensor | None:
        """An argument that may be left out, in real values."""
        return self.real(name) if self.call.given(name) else None

    def int64(self, name: str) -> OnnxTensor:
        """An INT32 argument in the type that ONNX has for axes and extents."""
        found = self.stored(name)
        return self.ints(found.value) if found.value is not None else self.cast(found, "INT64")

    def several(self, name: str) -> list[OnnxTensor]:
        """The tensors of a repeated argument in their own types."""
        return [self.graph.tensor(index) for index in self._list(name)]

    def subgraph(self, name: str, inputs: Sequence[OnnxTensor], body: Body | None = None) -> list[OnnxTensor]:
        """Write the subgraph that an argument refers to into ``body`` (default: here); its outputs."""
        return self._write_subgraph(self.call.operand(name).location.offset, inputs, body or self.graph.body)

    # What stands between.

    def op(self, code: str, *inputs: OnnxTensor | None, type: str = "", **attributes: Any) -> OnnxTensor:
        """Add a node of one output, of the first input's type unless ``type`` is named."""
        if not type:
            first = inputs[0]
            assert first is not None, code
            type = first.type
        found = self.graph.new(type)
        self.graph.emit(code, inputs, [found], **attributes)
        return found

    def ops(
        self, code: str, inputs: Sequence[OnnxTensor | None], types: Sequence[str], **attributes: Any
    ) -> list[OnnxTensor]:
        """Add a node of several outputs."""
        found = [self.graph.new(type) for type in types]
        self.graph.emit(code, inputs, found, **attributes)
        return found

    def ints(self, values: Any) -> OnnxTensor:
        """A constant INT64 tensor."""
        return self.graph.constant(np.asarray(values, np.int64))

    def like(self, tensor: OnnxTensor, values: Any) -> OnnxTensor:
        """A constant tensor of the type of another."""
        return self.graph.constant(np.asarray(values, NUMPY_TYPES[tensor.type]))

    def cast(self, tensor: OnnxTensor, type: str) -> OnnxTensor:
        """The tensor in another type."""
        if tensor.type == type:
            return tensor
        return self.op("Cast", tensor, type=type, to=getattr(package.onnx().TensorProto, type))

    def transpose(self, tensor: OnnxTensor, order: Sequence[int]) -> OnnxTensor:
        """The tensor with its axes in another order; a constant is turned here."""
        kept = tensor.quantisation
        if kept is not None and kept.per_channel:
            kept = RuntimeQuantisation(kept.scales, kept.zero_point, list(order).index(kept.axis))
        if tensor.value is not None:
            found = self.graph.constant(tensor.value.transpose(order))
        else:
            found = self.op("Transpose", tensor, perm=list(order))
        return OnnxTensor(found.name, found.type, kept, found.value)

    def reshape(self, tensor: OnnxTensor, dims: Dims) -> OnnxTensor:
        """The tensor under other extents, of which one may be unknown."""
        if sum(extent is None for extent in dims) > 1:
            self.refuse(f"of the extents {list(dims)} all but one must be known when the model is prepared")
        known = [-1 if extent is None else extent for extent in dims]
        # Without allowzero an extent of 0 would copy the input's.
        found = self.op("Reshape", tensor, self.ints(known), allowzero=int(0 in known))
        return OnnxTensor(found.name, found.type, tensor.quantisation)

    def dequantised(self, tensor: OnnxTensor) -> OnnxTensor:
        """Raw values as real ones."""
        kept = tensor.quantisation
        if kept is None:
            return tensor
        axis = {"axis": kept.axis} if kept.per_channel else {}
        return self.op("DequantizeLinear", tensor, *self._quantisation(tensor.type, kept), type="FLOAT", **axis)

    def activated(self, tensor: OnnxTensor) -> OnnxTensor:
        """The tensor after the operation's fused activation."""
        kind = FusedActivation(self.value("fused_activation"))
        if kind == FusedActivation.NONE:
            return tensor
        return self.op("Relu", tensor) if kind == FusedActivation.RELU else self.clip(tensor, *_BOUNDS[kind])

    def clip(self, tensor: OnnxTensor, low: float, high: float) -> OnnxTensor:
        """The tensor between two bounds."""
        return self.op("Clip", tensor, self.like(tensor, low), self.like(tensor, high))

    # What comes out.

    def deliver(self, name: str, tensor: OnnxTensor) -> None:
        """Make a tensor an output: real values are quantised, floats brought to the output's precision."""
        self._deliver(self._index(name), tensor)

    def deliver_raw(self, name: str, tensor: OnnxTensor) -> None:
        """Make a tensor of the output's own element type the output as it is."""
        self.graph.emit("Identity", [tensor], [self.graph.tensor(self._index(name))])

    def deliver_image(self, name: str, tensor: OnnxTensor) -> None:
        """Make an image in NCHW order an output, in the order that the output has."""
        stored = self._converted(self._index(name), tensor)
        self._deliver(self._index(name), stored if self.call.nchw() else self.transpose(stored, NCHW_TO_NHWC))

    def deliver_list(self, name: str, tensors: Sequence[OnnxTensor]) -> None:
        """Make tensors the outputs of a repeated argument."""
        for index, tensor in zip(self._list(name), tensors, strict=True):
            self._deliver(index, tensor)

    def _deliver(self, index: int, tensor: OnnxTensor) -> None:
        self.graph.emit("Identity", [self._converted(index, tensor)], [self.graph.tensor(index)])

    def _converted(self, index: int, tensor: OnnxTensor) -> OnnxTensor:
        operand = self.graph.source.operands[index]
        type, kept = TYPES[operand.type], quantisation_of(operand)
        if tensor.type in FLOATS and kept is not None:
            real = self.cast(tensor, "FLOAT")
            return self.op("QuantizeLinear", real, *self._quantisation(type, kept), type=type)
        return self.cast(tensor, type)

    def _quantisation(self, type: str, kept: RuntimeQuantisation) -> list[OnnxTensor]:
        """Scale and zero point as inputs of DequantizeLinear and QuantizeLinear."""
        scales = np.asarray(kept.scales if kept.per_channel else kept.scales[0], np.float32)
        found = [self.graph.constant(scales)]
        if type != "INT32":
            # ONNX has no zero point of INT32.
            found.append(self.graph.constant(np.full(scales.shape, kept.zero_point, NUMPY_TYPES[type])))
        return found

    def _index(self, name: str) -> int:
        found = self.indexes[name]
        assert isinstance(found, int), name
        return found

    def _list(self, name: str) -> list[int]:
        found = self.indexes[name]
        assert isinstance(found, list), name
        return found
