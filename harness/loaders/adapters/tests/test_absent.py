"""Which optional inputs a request may omit, as far as the model alone shows."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.optional_inputs import likely_absent
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed, outcome_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.validate.model import validate_model

F32 = T.TENSOR_FLOAT32
# The second sequence's place among the inputs.
AUX = 9


def guess(width, declared):
    """Return the guess for a BIDIRECTIONAL_SEQUENCE_RNN whose backward cell's weights have this width, the sequence 2;
    the second sequence has the extents ``declared``.
    """
    cells = [[fed(F32, [[0.0] * wide]), fed(F32, [[0.0]]), fed(F32, [0.0]), fed(F32, [[0.0]])] for wide in (2, width)]
    aux = [fed(F32, [[[0.0] * width]]), const(F32, None), const(F32, None)]
    flags = [const(T.INT32, 0), const(T.BOOL, True), const(T.BOOL, True)]
    inputs = [fed(F32, [[[1.0, 2.0]]]), *cells[0], *cells[1], *aux, *flags]
    model = case_of(O.BIDIRECTIONAL_SEQUENCE_RNN, inputs, [fed(F32, [[[0.0, 0.0]]])]).model
    operands = list(model.main.operands)
    operands[AUX] = replace(operands[AUX], dimensions=declared)
    model = replace(model, main=replace(model.main, operands=tuple(operands)))
    return likely_absent(model, validate_model(model)[0])


def test_an_input_without_extents_is_left_out():
    assert guess(2, (0, 0, 0)) == {AUX}


def test_an_input_with_extents_is_given():
    assert guess(2, (1, 1, 2)) == frozenset()


@pytest.mark.parametrize("width", [1, 3])
def test_no_input_is_left_out_that_the_rest_needs(width):
    """Without the second sequence the backward cell reads the first, of another width than its weights."""
    assert guess(width, (0, 0, 0)) == frozenset()


def lstm_whose_bias_is_declared_without_extent(*, extents):
    """A UNIDIRECTIONAL_SEQUENCE_LSTM whose input gate's weights have these extents, and the place of its bias, ``[0]``.
    Every gate is 1/2, and so the new state 1/2 * 2 + 1/2 * 1, of which TANH's cell gives 1/2.
    """
    weights, none, scalar = const(F32, [[0.0]]), const(F32, None), const(T.FLOAT32, 0.0)
    gates = [fed(F32, [[0.0]]), *[weights] * 3] * 2
    biases = [fed(F32, [0.0]), const(F32, [0.0]), const(F32, [20.0]), const(F32, [0.0])]
    states = [const(F32, [[0.0]]), fed(F32, [[2.0]])]
    flags = [const(T.INT32, 4), scalar, scalar, const(T.BOOL, True)]
    inputs = [fed(F32, [[[0.0]]]), *gates, *[none] * 3, *biases, none, none, *states, *flags, *[none] * 4]
    case = case_of(O.UNIDIRECTIONAL_SEQUENCE_LSTM, inputs, [fed(F32, [[[math.tanh(1.5) / 2]]])])
    operands, (*weights_of_gate, bias) = list(case.model.main.operands), (1, 2, 3)
    indexes = case.model.main.input_indexes
    operands[indexes[bias]] = replace(operands[indexes[bias]], dimensions=(0,))
    for place in weights_of_gate:
        operands[indexes[place]] = replace(operands[indexes[place]], dimensions=extents)
    return replace(case, model=replace(case.model, main=replace(case.model.main, operands=tuple(operands)))), bias


def test_a_bias_is_not_left_out_beside_weights():
    case, _ = lstm_whose_bias_is_declared_without_extent(extents=(1, 1))
    assert likely_absent(case.model, validate_model(case.model)[0]) == frozenset()


def test_a_bias_is_left_out_with_its_weights():
    case, bias = lstm_whose_bias_is_declared_without_extent(extents=(0, 0))
    assert likely_absent(case.model, validate_model(case.model)[0]) == {1, 2, bias}


@pytest.mark.parametrize("extents", [(1, 1), (0, 0)])
@pytest.mark.parametrize(
    ("address", "packages"),
    [("onnxruntime:CPUExecutionProvider", ("onnx", "onnxruntime")), ("service:litert:", ("ai_edge_litert",))],
)
def test_an_extent_that_comes_with_the_request_is_not_taken_for_a_missing_input(address, packages, extents):
    """LiteRT ends the process where the bias of an input gate is missing beside the weights."""
    for package in packages:
        pytest.importorskip(package, reason="not installed: pip install 'nnconform[onnx]' or 'nnconform[litert]'")
    case, _ = lstm_whose_bias_is_declared_without_extent(extents=extents)
    outcome = outcome_of(case, address)
    assert outcome.verdict is Verdict.PASSED, outcome.message
