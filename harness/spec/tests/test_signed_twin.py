"""The signed twin of a case on unsigned 8-bit values."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.spec.signed_twin import signed_twin
from nnconform.harness.spec.tests.spec_text import cases_of, constant, given

ADD = """
Configuration.use_shm_for_weights = {0}
a = Input("a", ("TENSOR_QUANT8_ASYMM", [2], 0.5, 128))
b = Parameter("b", ("TENSOR_QUANT8_ASYMM", [2], 0.5, 0), [0, 255])
o = Output("o", ("TENSOR_QUANT8_ASYMM", [2], 0.5, 255))
Model().Operation("{1}", a, b, 77).To(o).IntroducedIn("V1_0")
Example({{a: [0, 129], o: [127, 128]}}).DisableLifeTimeVariation()
"""


@pytest.mark.parametrize("shared", [False, True])
def test_twin(tmp_path, shared):
    (case,) = cases_of(tmp_path, ADD.format(shared, "ADD"))
    twin = signed_twin(case)
    assert twin is not None
    types = [operand.type for operand in twin.model.main.operands]
    signed = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
    assert types == [signed, signed, OperandType.INT32, signed]
    assert [operand.zero_point for operand in twin.model.main.operands] == [0, -128, 0, 127]
    assert given(twin.inputs[0]).dtype == np.int8
    assert given(twin.inputs[0]).tolist() == [-128, 1]
    assert given(twin.expected[0]).tolist() == [-1, 0]
    assert constant(twin, 1, "i1") == [-128, 127]
    assert constant(twin, 2, "<i4") == [77]
    assert twin.min_version == HalVersion.V1_3
    assert twin.name == "small_signed_twin"
    assert constant(case, 1, "u1") == [0, 255]
    assert signed_twin(twin) is None


NOT_COUPLED = ("CAST", "HASHTABLE_LOOKUP", "LSH_PROJECTION", "PAD_V2", "QUANTIZED_16BIT_LSTM")


@pytest.mark.parametrize("operation", NOT_COUPLED)
def test_operations_that_are_not_coupled(tmp_path, operation):
    (case,) = cases_of(tmp_path, ADD.format(False, operation))
    assert signed_twin(case) is None


def test_left_out_and_ignored_values_stay_so(tmp_path):
    text = ADD.format(False, "ADD").replace("a: [0, 129]", "a: []").replace('o = Output("o"', 'o = IgnoredOutput("o"')
    twin = signed_twin(cases_of(tmp_path, text)[0])
    assert twin is not None
    assert twin.inputs == twin.expected == (None,)
