"""The lowering of one operation to ONNX's nodes.

A lowering gets its arguments as ONNX's operators want them, adds nodes, and delivers results. The conversions for that,
of quantisation and image order, are emitted here.
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

# Writes a referenced subgraph whose inputs are these tensors into a body; returns its outputs.
WriteSubgraph = Callable[[int, Sequence[OnnxTensor], Body], list[OnnxTensor]]

_BOUNDS = {FusedActivation.RELU1: (-1.0, 1.0), FusedActivation.RELU6: (0.0, 6.0)}


class OnnxStep:
    """One operation that is being written. ``write_subgraph(index, inputs, body)`` writes a referenced subgraph, for IF
    and WHILE.
    """

    def __init__(self, graph: OnnxGraph, call: Call, operation: Operation, write_subgraph: WriteSubgraph) -> None:
        self.graph, self.call, self._write_subgraph = graph, call, write_subgraph
        self.indexes = {
            **(bind(call.form.inputs, operation.inputs) or {}),
            **(bind(call.form.outputs, operation.outputs) or {}),
        }

    def refuse(self, reason: str) -> NoReturn:
        """Raise NotExpressible with the reason."""
        raise NotExpressible(reason)

    def value(self, name: str) -> Any:
        """Return the value of an argument that ONNX needs when the model is written. Raises Unknown if it is no
        constant.
        """
        return self.call.value(name)

    def extents(self, name: str) -> Dims | None:
        """Return the known extents of an output, declared or inferred."""
        return self.graph.checked.extents[self._index(name)]

    # Inputs.

    def stored(self, name: str) -> OnnxTensor:
        """Return an argument in its own type: raw values of a quantised one."""
        return self.graph.tensor(self._index(name))

    def real(self, name: str) -> OnnxTensor:
        """Return an argument, in real values if it is quantised."""
        return self.dequantised(self.stored(name))

    def image(self, name: str) -> OnnxTensor:
        """Return an image in real values and in NCHW order, which is ONNX's."""
        tensor = self.stored(name)
        return self.dequantised(tensor if self.call.nchw() else self.transpose(tensor, NHWC_TO_NCHW))

    def optional(self, name: str) -> OnnxTensor | None:
        """Return an argument that may be omitted, in real values; None if it is omitted."""
        return self.real(name) if self.call.given(name) else None

    def int64(self, name: str) -> OnnxTensor:
        """Return an INT32 argument as INT64, ONNX's type for axes and extents."""
        tensor = self.stored(name)
        return self.ints(tensor.value) if tensor.value is not None else self.cast(tensor, "INT64")

    def several(self, name: str) -> list[OnnxTensor]:
        """Return the tensors of a repeated argument in their own types."""
        return [self.graph.tensor(index) for index in self._list(name)]

    def subgraph(self, name: str, inputs: Sequence[OnnxTensor], body: Body | None = None) -> list[OnnxTensor]:
        """Write the subgraph that an argument refers to into ``body`` (default: here); return its outputs."""
        return self._write_subgraph(self.call.operand(name).location.offset, inputs, body or self.graph.body)

    # Nodes and tensors between them.

    def op(self, code: str, *inputs: OnnxTensor | None, type: str = "", **attributes: Any) -> OnnxTensor:
        """Add a node of one output, of the first input's type unless ``type`` is given, and return the output."""
        if not type:
            first = inputs[0]
            assert first is not None, code
            type = first.type
        output = self.graph.new(type)
        self.graph.emit(code, inputs, [output], **attributes)
        return output

    def ops(
        self, code: str, inputs: Sequence[OnnxTensor | None], types: Sequence[str], **attributes: Any
    ) -> list[OnnxTensor]:
        """Add a node of several outputs, and return them."""
        outputs = [self.graph.new(type) for type in types]
        self.graph.emit(code, inputs, outputs, **attributes)
        return outputs

    def ints(self, values: Any) -> OnnxTensor:
        """Return a constant INT64 tensor."""
        return self.graph.constant(np.asarray(values, np.int64))

    def like(self, tensor: OnnxTensor, values: Any) -> OnnxTensor:
        """Return a constant tensor of the type of another."""
        return self.graph.constant(np.asarray(values, NUMPY_TYPES[tensor.type]))

    def cast(self, tensor: OnnxTensor, type: str) -> OnnxTensor:
        """Return the tensor in another type."""
        if tensor.type == type:
            return tensor
        return self.op("Cast", tensor, type=type, to=getattr(package.onnx().TensorProto, type))

    def transpose(self, tensor: OnnxTensor, order: Sequence[int]) -> OnnxTensor:
        """Return the tensor with its axes in another order; a constant is transposed here."""
        quantisation = tensor.quantisation
        if quantisation is not None and quantisation.per_channel:
            quantisation = RuntimeQuantisation(
                quantisation.scales, quantisation.zero_point, list(order).index(quantisation.axis)
            )
        if tensor.value is not None:
            result = self.graph.constant(tensor.value.transpose(order))
        else:
            result = self.op("Transpose", tensor, perm=list(order))
        return OnnxTensor(result.name, result.type, quantisation, result.value)

    def reshape(self, tensor: OnnxTensor, dims: Dims) -> OnnxTensor:
        """Return the tensor with other extents, of which one may be unknown."""
        if sum(extent is None for extent in dims) > 1:
            self.refuse(f"of the extents {list(dims)} all but one must be known when the model is prepared")
        known = [-1 if extent is None else extent for extent in dims]
        # Without allowzero an extent of 0 would copy the input's.
        result = self.op("Reshape", tensor, self.ints(known), allowzero=int(0 in known))
        return OnnxTensor(result.name, result.type, tensor.quantisation)

    def dequantised(self, tensor: OnnxTensor) -> OnnxTensor:
        """Return the real values of raw ones."""
        quantisation = tensor.quantisation
        if quantisation is None:
            return tensor
        axis = {"axis": quantisation.axis} if quantisation.per_channel else {}
        return self.op("DequantizeLinear", tensor, *self._quantisation(tensor.type, quantisation), type="FLOAT", **axis)

    def activated(self, tensor: OnnxTensor) -> OnnxTensor:
        """Return the tensor after the operation's fused activation."""
        kind = FusedActivation(self.value("fused_activation"))
        if kind == FusedActivation.NONE:
            return tensor
        return self.op("Relu", tensor) if kind == FusedActivation.RELU else self.clip(tensor, *_BOUNDS[kind])

    def clip(self, tensor: OnnxTensor, low: float, high: float) -> OnnxTensor:
        """Return the tensor limited to two bounds."""
        return self.op("Clip", tensor, self.like(tensor, low), self.like(tensor, high))

    # Outputs.

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
        type, quantisation = TYPES[operand.type], quantisation_of(operand)
        if tensor.type in FLOATS and quantisation is not None:
            real = self.cast(tensor, "FLOAT")
            return self.op("QuantizeLinear", real, *self._quantisation(type, quantisation), type=type)
        return self.cast(tensor, type)

    def _quantisation(self, type: str, quantisation: RuntimeQuantisation) -> list[OnnxTensor]:
        """Return the scale and zero point as inputs of DequantizeLinear and QuantizeLinear."""
        scales = np.asarray(quantisation.scales if quantisation.per_channel else quantisation.scales[0], np.float32)
        inputs = [self.graph.constant(scales)]
        if type != "INT32":
            # ONNX has no zero point of INT32.
            inputs.append(self.graph.constant(np.full(scales.shape, quantisation.zero_point, NUMPY_TYPES[type])))
        return inputs

    def _index(self, name: str) -> int:
        index = self.indexes[name]
        assert isinstance(index, int), name
        return index

    def _list(self, name: str) -> list[int]:
        indexes = self.indexes[name]
        assert isinstance(indexes, list), name
        return indexes
