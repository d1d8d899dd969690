"""Builds one graph of an ONNX model: a tensor for each operand used, and the nodes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from nnconform.harness.loaders.adapters.lowering import NotExpressible
from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.loaders.adapters.onnx.tensors import NUMPY_TYPES, TYPES, OnnxTensor
from nnconform.harness.loaders.adapters.quantisation import quantisation_of
from nnconform.harness.model.codes import OperandType, name_of
from nnconform.harness.model.graph import Model, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.schema import Dims
from nnconform.harness.validate.model import CheckedGraph
from nnconform.harness.validate.operation import constant_value


@dataclass
class Numbering:
    """Names that are unique in a file. ``owners``: the operation of the main subgraph that each name belongs to."""

    count: int = 0
    owner: int = 0
    owners: dict[str, int] = field(default_factory=dict)

    def tensor(self) -> str:
        return self._next("tensor")

    def node(self) -> str:
        return self._next("node")

    def graph(self) -> str:
        return self._next("graph")

    def _next(self, kind: str) -> str:
        self.count += 1
        name = f"{kind}{self.count}"
        self.owners[name] = self.owner
        return name


@dataclass
class Body:
    """The nodes and the constants of a GraphProto."""

    nodes: list[Any] = field(default_factory=list)
    constants: list[Any] = field(default_factory=list)

    def proto(self, name: str, inputs: Sequence[Any], outputs: Sequence[Any]) -> Any:
        """Return the GraphProto, of a name that no other graph of the file has."""
        return package.onnx().helper.make_graph(self.nodes, name, inputs, outputs, self.constants)


class OnnxGraph:
    """A subgraph of the model. ``bound`` maps its inputs to tensors of the surrounding graph.

    ``body`` receives the nodes; it changes while the body of a loop is written. Operands stay in ``home``.
    """

    def __init__(
        self,
        numbering: Numbering,
        model: Model,
        source: Subgraph,
        checked: CheckedGraph,
        bound: Mapping[int, OnnxTensor] | None = None,
        home: Body | None = None,
    ) -> None:
        self.numbering, self.model, self.source, self.checked = numbering, model, source, checked
        self.home = self.body = home or Body()
        self._tensors: dict[int, OnnxTensor] = dict(bound or {})

    def tensor(self, index: int) -> OnnxTensor:
        """Return the tensor of an operand, in the operand's own type."""
        if index not in self._tensors:
            operand = self.source.operands[index]
            type = TYPES.get(operand.type)
            if type is None:
                raise NotExpressible(f"ONNX has no element type for {name_of(OperandType, operand.type)}")
            value = constant_value(self.model, operand)
            name = self.numbering.tensor()
            if value is not None:
                self.home.constants.append(package.onnx().numpy_helper.from_array(value, name))
            self._tensors[index] = OnnxTensor(name, type, quantisation_of(operand), value)
        return self._tensors[index]

    def new(self, type: str) -> OnnxTensor:
        """Return a new tensor for a node to write."""
        return OnnxTensor(self.numbering.tensor(), type)

    def constant(self, value: Array) -> OnnxTensor:
        """Return a new constant tensor."""
        type = next(name for name, dtype in NUMPY_TYPES.items() if dtype == value.dtype)
        tensor = OnnxTensor(self.numbering.tensor(), type, value=value)
        self.body.constants.append(
            package.onnx().numpy_helper.from_array(np.ascontiguousarray(value).reshape(value.shape), tensor.name)
        )
        return tensor

    def emit(
        self, code: str, inputs: Sequence[OnnxTensor | None], outputs: Sequence[OnnxTensor], **attributes: Any
    ) -> None:
        """Add a node; an input of None is omitted."""
        names = ["" if each is None else each.name for each in inputs]
        node = package.onnx().helper.make_node(
            code, names, [each.name for each in outputs], self.numbering.node(), **attributes
        )
        self.body.nodes.append(node)

    def mark(self) -> tuple[int, int, set[int]]:
        """Return a point to go back to."""
        return len(self.home.nodes), len(self.home.constants), set(self._tensors)

    def back_to(self, mark: tuple[int, int, set[int]]) -> None:
        """Drop what was added since ``mark``."""
        nodes, constants, known = mark
        self.body = self.home
        del self.home.nodes[nodes:], self.home.constants[constants:]
        for index in set(self._tensors) - known:
            del self._tensors[index]

    def described(self, tensor: OnnxTensor, dims: Dims | None = None) -> Any:
        """Return the ValueInfoProto of a tensor; ``dims`` None: unknown rank. Each unknown extent gets a name."""
        onnx = package.onnx()
        extents = None
        if dims is not None:
            extents = [f"{tensor.name}_{axis}" if each is None else each for axis, each in enumerate(dims)]
        return onnx.helper.make_tensor_value_info(tensor.name, getattr(onnx.TensorProto, tensor.type), extents)
