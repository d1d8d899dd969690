"""An ONNX model as nodes that can be cut out as models of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from nnconform.harness.loaders.adapters.onnx import package
from nnconform.mlts.islands.messages import DescribedTensor

# The version of ONNX's format in which constants need not be inputs.
_CONSTANTS_APART = 4


class OnnxNodes:
    """The nodes of a model. ``computed`` are those that depend on an input, by number: the others are constants."""

    def __init__(self, model: Any) -> None:
        self._onnx, self.model = package.onnx(), model
        graph = self.model.graph
        self._initial = {each.name: each for each in graph.initializer}
        self.inputs = tuple(each.name for each in graph.input if each.name not in self._initial)
        self.outputs = tuple(each.name for each in graph.output)
        self.reads = [tuple(_read(node)) for node in graph.node]
        self.writes = [tuple(name for name in node.output if name) for node in graph.node]
        variable = set(self.inputs)
        self.computed: list[int] = []
        for number, reads in enumerate(self.reads):
            if variable & set(reads):
                variable |= set(self.writes[number])
                self.computed.append(number)
        self._constant = {
            name: number
            for number, names in enumerate(self.writes)
            for name in names
            if number not in set(self.computed)
        }
        self.described: dict[str, DescribedTensor] = {}

    def is_constant(self, name: str) -> bool:
        """Return whether a tensor depends on no input."""
        return name in self._initial or name in self._constant

    def name(self, number: int) -> str:
        """Return the operator of a node."""
        node = self.model.graph.node[number]
        return f"{node.domain}.{node.op_type}" if node.domain not in ("", "ai.onnx") else str(node.op_type)

    def location(self, number: int) -> str:
        """Return a node's operator and number, as errors have them."""
        return f"node {number} ({self.name(number)})"

    def with_all_outputs(self) -> bytes:
        """Return the model with everything that its computed nodes write as outputs behind its own."""
        model = self._onnx.ModelProto()
        model.CopyFrom(self.model)
        names = [name for number in self.computed for name in self.writes[number] if name not in self.outputs]
        model.graph.output.extend(self._onnx.ValueInfoProto(name=name) for name in names)
        return bytes(model.SerializeToString())

    def cut(self, numbers: Sequence[int], reads: Sequence[str], writes: Sequence[str]) -> bytes:
        """Return nodes as a model with the constants that they read."""
        wanted, waiting = set(numbers), [name for number in numbers for name in self.reads[number]]
        waiting += writes
        initial: dict[str, Any] = {}
        while waiting:
            name = waiting.pop()
            if name in self._initial:
                initial[name] = self._initial[name]
            elif name in self._constant and self._constant[name] not in wanted:
                wanted.add(self._constant[name])
                waiting += self.reads[self._constant[name]]
        helper = self._onnx.helper
        graph = helper.make_graph(
            [self.model.graph.node[number] for number in sorted(wanted)],
            "part",
            [self._info(name) for name in reads],
            [self._info(name) for name in writes],
            list(initial.values()),
        )
        model = helper.make_model(graph, opset_imports=self.model.opset_import, functions=self.model.functions)
        # Before version 4 constants are inputs too, which those of a part are not.
        model.ir_version = max(self.model.ir_version, _CONSTANTS_APART)
        return bytes(model.SerializeToString())

    def _info(self, name: str) -> Any:
        known, helper = self.described.get(name), self._onnx.helper
        if known is None:
            return self._onnx.ValueInfoProto(name=name)
        if known.dtype == "text":
            return helper.make_tensor_value_info(name, self._onnx.TensorProto.STRING, known.shape)
        code = helper.np_dtype_to_tensor_dtype(np.dtype(known.dtype))
        return helper.make_tensor_value_info(name, code, known.shape)


def _read(node: Any) -> Iterator[str]:
    """Yield what a node reads, also from within its subgraphs."""
    yield from (name for name in node.input if name)
    for attribute in node.attribute:
        for graph in (*([attribute.g] if attribute.HasField("g") else []), *attribute.graphs):
            own = {each.name for each in (*graph.input, *graph.initializer)}
            own |= {name for inner in graph.node for name in inner.output}
            yield from (name for inner in graph.node for name in _read(inner) if name not in own)
