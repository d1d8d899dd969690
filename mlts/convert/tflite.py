"""Reads a `.tflite` file into a HAL model. What the HAL's operations cannot express is refused by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from nnconform.harness.discovery import import_modules
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import FormatError, ValidationError
from nnconform.harness.model.graph import Model, Operand, Subgraph
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.mlts.convert import ops
from nnconform.mlts.convert.builder import GraphBuilder
from nnconform.mlts.convert.composites import with_composites_inlined
from nnconform.mlts.convert.extents import with_inferred_extents
from nnconform.mlts.convert.flatbuffer import FlatGraph, FlatModel
from nnconform.mlts.convert.input_shapes import Shapes, set_input_shapes
from nnconform.mlts.convert.real_forms import with_real_forms
from nnconform.mlts.convert.references import check_graphs
from nnconform.mlts.convert.shared import ConvertedForm, Extents, Shared
from nnconform.mlts.convert.step import ConversionStep, Converter


class ConvertedModel(msgspec.Struct, frozen=True):
    """A model read from a file and validated, and the path of the file.

    ``state_count``: the number of variables of the file, which are the model's last inputs and, as an execution leaves
    them, its last outputs, in the same order.
    """

    path: Path
    model: Model
    state_count: int = 0

    def inputs(self) -> tuple[Operand, ...]:
        """Return the operands of the file's inputs."""
        return self._without_states(self.model.main.input_indexes)

    def outputs(self) -> tuple[Operand, ...]:
        """Return the operands of the file's outputs."""
        return self._without_states(self.model.main.output_indexes)

    def states(self) -> tuple[Array, ...]:
        """Return the initial states: what stands for zero."""
        count = len(self.model.main.input_indexes) - self.state_count
        operands = [self.model.main.operands[index] for index in self.model.main.input_indexes[count:]]
        return tuple(np.full(o.dimensions, o.zero_point, DTYPES[OperandType(o.type)]) for o in operands)

    def _without_states(self, indexes: tuple[int, ...]) -> tuple[Operand, ...]:
        return tuple(self.model.main.operands[index] for index in indexes[: len(indexes) - self.state_count])


@cache
def converters() -> Mapping[str, Converter]:
    """Return the converters of the modules in ``mlts/convert/ops``, by the operation's name in the schema, sorted."""
    by_name: dict[str, Converter] = {}
    for stem, module in import_modules(ops).items():
        for name, converter in module.CONVERTERS.items():
            if name in by_name:
                raise ValueError(
                    f"{name} has a converter in {stem}.py and another in {by_name[name].__module__}: remove one"
                )
            by_name[name] = converter
    return dict(sorted(by_name.items()))


def read_tflite(path: Path, shapes: Shapes | None = None, signature: str = "") -> ConvertedModel:
    """Return the model of the file; ``shapes`` are of inputs that the file leaves open, by name; ``signature`` names
    what is run of several, "" the main subgraph.

    Raises FormatError if it is no sound TFLite model, if the HAL cannot express it, or if extents of an input are open.
    """
    flat = FlatModel(path)
    graph = flat.entry(signature)
    with flat.report_damage("the list of inputs"):
        set_input_shapes(graph, shapes or {})
    return convert_graph(graph)


def convert_graph(graph: FlatGraph) -> ConvertedModel:
    """Return the model of a subgraph and those that it runs. Raises FormatError if the HAL cannot express it."""
    graph = with_composites_inlined(graph)
    try:
        return _convert(graph)
    except FormatError:
        other = with_real_forms(graph, _convert)
        if other is None:
            raise
    return _convert(other)


def _convert(graph: FlatGraph) -> ConvertedModel:
    flat, shared = graph.model, Shared()
    check_graphs(graph, converters())
    main = _converted(graph, shared)
    built = _built(main)
    # Each may run others, which extends the list during the iteration.
    referenced = tuple(
        _built(_converted(with_composites_inlined(flat.graph(form.index)), shared, form, input_extents))
        for form, input_extents in shared.forms
    )
    model = Model(built, referenced, shared.values(), shared.pools())
    try:
        # A file may omit the extents of any tensor but an input.
        model = with_inferred_extents(model)
    except ValidationError as problem:
        raise FormatError(flat.path, f"not a valid model of the HAL: {problem}") from problem
    return ConvertedModel(flat.path, model, main.state_count())


def _converted(
    graph: FlatGraph,
    shared: Shared,
    form: ConvertedForm | None = None,
    input_extents: Sequence[Extents] = (),
) -> GraphBuilder:
    """Return a subgraph with all its operations."""
    with graph.report_damage("the list of tensors"):
        builder = GraphBuilder(graph, shared, form, input_extents)
    for operator in graph.operators():
        with graph.report_damage(operator.location):
            converters()[operator.name](ConversionStep(builder, operator))
    return builder


def _built(builder: GraphBuilder) -> Subgraph:
    with builder.flat.report_damage("the list of outputs"):
        return builder.build()
