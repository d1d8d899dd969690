"""Which optional inputs a request may omit, as far as the model alone shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nnconform.harness.loaders.adapters.optional_inputs import likely_absent
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
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
