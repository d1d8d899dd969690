"""Writes a model as a ``.tflite`` file, as far as LiteRT's builtin operators can express it, with reasons for the
rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from nnconform.harness.loaders.adapters.litert import lowerings
from nnconform.harness.loaders.adapters.litert.flatbuffer import Flatbuffer
from nnconform.harness.loaders.adapters.litert.graph import LiteRtGraph
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import TYPES
from nnconform.harness.loaders.adapters.lowering import Lowering, NotExpressible, collect, named
from nnconform.harness.loaders.adapters.runtime import ModelFile
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Unknown
from nnconform.harness.validate.model import CheckedGraph, validate_model


def to_tflite(model: Model) -> bytes:
    """Return the model as a ``.tflite`` file. Raises ValidationError for an invalid model, and UsageError with the
    reasons if the format cannot express it.
    """
    model_file = write(model, validate_model(model))
    if any(model_file.reasons):
        raise UsageError(f"the model cannot be written as .tflite: {'; '.join(filter(None, model_file.reasons))}")
    return model_file.content


def write(model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str] | None = None) -> ModelFile:
    """Return the model as a file without the operations of the main subgraph that are ``refused`` or inexpressible.

    ``trace`` of the result has the operators of the main subgraph.
    """
    writer = _Writer(model, checked)
    graph, reasons = writer.graph(0, refused or {})
    return ModelFile(writer.file.content(), tuple(reasons), tuple(graph.nodes))


@dataclass
class _Writer:
    model: Model
    checked: tuple[CheckedGraph, ...]
    file: Flatbuffer = field(default_factory=Flatbuffer)

    def graph(
        self, subgraph: int, refused: Mapping[int, str], outputs: int | None = None
    ) -> tuple[LiteRtGraph, list[str]]:
        """Write a subgraph (0: the main one), and return it with the reasons for the operations missing from it.

        ``outputs``: the number of outputs to give it; the further ones are its inputs, passed through.
        """
        source, checked = self.model.subgraphs()[subgraph], self.checked[subgraph]
        graph = LiteRtGraph(
            self.file, self.model, source, checked, "main" if subgraph == 0 else f"referenced{subgraph - 1}"
        )
        reasons, fed = [], list(source.input_indexes)
        for number in range(len(source.operations)):
            graph.owner = number
            reason = refused.get(number) or self._step(graph, number)
            reasons.append(reason and named(source.operations[number], reason))
            if reason:
                fed += source.operations[number].outputs
        read = list(source.output_indexes)
        if outputs is not None:
            read += source.input_indexes[len(read) : outputs]
        graph.set_boundary(fed, read)
        return graph, reasons

    def _step(self, graph: LiteRtGraph, number: int) -> str:
        """Write an operation; return the reason if it cannot be written, else ""."""
        call, operation = graph.checked.calls[number], graph.source.operations[number]
        lowering = collect(lowerings).get(OperationType(operation.type)) if call is not None else None
        if call is None or lowering is None:
            return "no operator of LiteRT computes it"
        mark = graph.mark()
        try:
            step = LiteRtStep(graph, call, operation, self._referenced)
            _check_types(step, lowering)
            lowering.lower(step)
            step.finish()
        except NotExpressible as error:
            graph.back_to(mark)
            return str(error)
        except Unknown as error:
            graph.back_to(mark)
            return f"{error} must be known when the model is prepared"
        return ""

    def _referenced(self, index: int, outputs: int | None) -> int:
        """Write a referenced subgraph; return its index in the file."""
        graph, reasons = self.graph(index + 1, {}, outputs)
        if any(reasons):
            raise NotExpressible(f"referenced[{index}]: {'; '.join(filter(None, reasons))}")
        return graph.index


def _check_types(step: LiteRtStep, lowering: Lowering) -> None:
    """Raise NotExpressible if LiteRT has no kernel for the type of the first tensor; LiteRT reports that only while it
    runs.
    """
    bound = step.call.operands[step.call.form.inputs[0].name]
    first = bound[0] if isinstance(bound, list) else bound
    if lowering.types and first is not None:
        type = TYPES.get(first.type, "").replace("FLOAT16", "FLOAT32")
        if type not in lowering.types:
            raise NotExpressible(f"LiteRT has no kernel for {type}, only for {', '.join(lowering.types)}")
