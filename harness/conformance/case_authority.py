"""Says who demands what a case expects: AOSP's tests, or the text of the HAL alone where AOSP's own code differs."""

from __future__ import annotations

from nnconform.harness.generate.unspecified import argument_values
from nnconform.harness.model.authority import Authority, Level
from nnconform.harness.model.codes import HalVersion, OperandType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.ops.table import definition_of
from nnconform.harness.oracle.tolerance import output_tolerance
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model

# As many operations are named; a graph may have forty.
_NAMED = 6


def authority_of(case: Case) -> Authority | None:
    """Return who demands the outputs of ``case``, and where; None if its own model is invalid, which is no driver's
    fault.
    """
    if case.expect_failure:
        return Authority(Level.TEXT, f"{case.source or case.name}: IDevice.hal, an invalid model is refused")
    try:
        sentence = _beyond_vts(case)
    except ValidationError:
        return None
    if sentence:
        return Authority(Level.TEXT, sentence)
    return Authority(Level.VTS, "; ".join(filter(None, (_documents(case), _tolerances(case)))))


def _beyond_vts(case: Case) -> str:
    """Return the sentence by which the first call that AOSP's own code decides otherwise is decided; "" for none."""
    inputs = case.inputs
    for graph, checked in zip(case.model.subgraphs(), validate_model(case.model), strict=True):
        for step, call in zip(graph.operations, checked.calls, strict=True):
            if call is not None and call.op.beyond_vts is not None:
                values = argument_values(case.model, graph, step, call, inputs)
                if sentence := call.op.beyond_vts(call, values):
                    return sentence
        # The inputs of the others are values within the graph.
        inputs = ()
    return ""


def _documents(case: Case) -> str:
    """Return where the operations are defined, by the document that introduced them."""
    steps = (step.type for graph in case.model.subgraphs() for step in graph.operations)
    places = []
    for code in list(dict.fromkeys(steps))[:_NAMED]:
        op = definition_of(code)
        if op is None:
            places.append(f"the extension's own document, operation {code}")
        else:
            document = "OperationType.aidl" if op.since > HalVersion.V1_3 else f"types.hal {op.since}"
            places.append(f"{document}, {op.code.name}")
    return "; ".join(places)


def _tolerances(case: Case) -> str:
    """Return the tolerance of each type of output, as the generated tests of VTS have it."""
    model = case.model
    texts = []
    for index in model.main.output_indexes:
        tolerance = output_tolerance(model, index)
        limit = "exact" if tolerance.exact else f"{tolerance.absolute:.3g} + {tolerance.relative:.3g} * |expected|"
        texts.append(f"{name_of(OperandType, model.main.operands[index].type)} {limit}")
    return f"tolerance: {', '.join(dict.fromkeys(texts))}"
