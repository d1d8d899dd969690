"""Tests of the variations of spec files, against hand-worked values."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.spec.tests.spec_text import by_name, cases_of, constant, given

L, T = OperandLifeTime, OperandType

ADD = """
a = Input("a", ("TENSOR_FLOAT32", [2]))
b = Parameter("b", ("TENSOR_FLOAT32", [2]), [3, 4])
act = Int32Scalar("act", 0)
c = Output("c", ("TENSOR_FLOAT32", [2]))
Model().Operation("ADD", a, b, act).To(c)
e = Example({a: [1, 2], c: [4, 6]})
"""
ALONE = ADD + "e.DisableLifeTimeVariation()\n"


def test_product_and_names(tmp_path):
    cases = cases_of(tmp_path, ADD + 'e.AddVariations("float16", defaultName="full").AddRelaxed()\n')
    names = [case.name.removeprefix("small_") for case in cases]
    assert len(names) == len(set(names)) == 16
    assert names[:5] == [
        *("full", "full_all_inputs_as_internal", "full_all_tensors_as_inputs"),
        *("full_all_tensors_as_inputs_all_inputs_as_internal", "full_relaxed"),
    ]
    assert cases[-1].variations == ("float16", "relaxed", "all_tensors_as_inputs", "all_inputs_as_internal")
    assert [case.model.relax_computation_float32_to_float16 for case in cases] == ([False] * 4 + [True] * 4) * 2


def test_quantising_rounds_half_to_even_and_clamps(tmp_path):
    text = (
        ALONE
        + """
e.AddVariations(DataTypeConverter().Identify({
    a: ("TENSOR_QUANT8_ASYMM", 2.0, 128),
    b: ["TENSOR_QUANT8_ASYMM", 0.0078125, 0],
    c: ("TENSOR_QUANT8_ASYMM_SIGNED", 1, 0)
}), DataTypeConverter(name="whole").Identify({b: ["TENSOR_INT32"]}), includeDefault=False)
"""
    )
    cases = by_name(cases_of(tmp_path, text))
    case = cases["quant8"]
    # 1 / 2 = 0.5 goes to 0, 2 / 2 = 1; 3 / 0.0078125 = 384 is clamped to 255.
    assert given(case.inputs[0]).tolist() == [128, 129]
    assert constant(case, 1, "u1") == [255, 255]
    assert given(case.expected[0]).dtype == "i1"
    assert case.model.main.operands[0].scale == 2.0
    assert constant(cases["whole"], 1, "<i4") == [3, 4]


def test_from_one_quantisation_to_another(tmp_path):
    text = ALONE.replace(
        'b = Parameter("b", ("TENSOR_FLOAT32", [2])', 'b = Parameter("b", ("TENSOR_QUANT8_ASYMM", [2], 0.5, 1)'
    )
    text += (
        'e.AddVariations(DataTypeConverter().Identify({b: ("TENSOR_QUANT8_ASYMM", 0.25, 10)}), includeDefault=False)'
    )
    # (3 - 1) * 0.5 = 1 and (4 - 1) * 0.5 = 1.5, so 1 / 0.25 + 10 and 1.5 / 0.25 + 10.
    assert constant(cases_of(tmp_path, text)[0], 1, "u1") == [14, 16]


def test_per_channel(tmp_path):
    text = (
        ALONE
        + """
e.AddVariations(DataTypeConverter().Identify({
    b: ("TENSOR_QUANT8_SYMM_PER_CHANNEL", 0, 0, SymmPerChannelQuantParams(0, [0.5, 0.01])),
    c: ("TENSOR_INT32", 0, 0, SymmPerChannelQuantParams(0, [0.5, 0.25], hide=True)),
}), includeDefault=False)
"""
    )
    (case,) = cases_of(tmp_path, text)
    assert case.name == "small_channelQuant8"
    assert constant(case, 1, "i1") == [6, 127]
    assert given(case.expected[0]).tolist() == [8, 24]
    assert case.model.main.operands[3].extra_params is None


def test_named_types(tmp_path):
    text = (
        ALONE
        + """
e.AddVariations(DataTypeConverter("float16"), "int32", DataTypeConverter("quant8", scale=0.5, zeroPoint=10),
                DataTypeConverter("quant8_signed", name="s8", scale=0.5, zeroPoint=-10))
"""
    )
    cases = by_name(cases_of(tmp_path, text))
    assert list(cases) == ["", "float16", "int32", "quant8", "s8"]
    types = [T(operand.type).name for name in cases for operand in cases[name].model.main.operands[:3:2]]
    assert types[2:] == [
        *("TENSOR_FLOAT16", "INT32", "TENSOR_INT32", "INT32"),
        *("TENSOR_QUANT8_ASYMM", "INT32", "TENSOR_QUANT8_ASYMM_SIGNED", "INT32"),
    ]
    assert given(cases["quant8"].inputs[0]).tolist() == [12, 14]
    assert given(cases["s8"].expected[0]).tolist() == [-2, 2]


LAYOUT = """
i = Input("i", ("TENSOR_FLOAT32", [1, 1, 2, 2]))
p = Int32Vector("p", [1, 2, 3, 4])
nchw = BoolScalar("nchw", False)
o = Output("o", ("TENSOR_FLOAT32", [1, 2, 2, 1]))
Model().Operation("FLOOR", i, p, nchw).To(o)
Example({i: [1, 2, 3, 4], o: [5, 6, 7, 8]}).DisableLifeTimeVariation().AddNchw(i, [o], nchw, p)
"""


def test_layout(tmp_path):
    cases = by_name(cases_of(tmp_path, LAYOUT))
    assert list(cases) == ["nhwc", "nchw"]
    case = cases["nchw"]
    assert given(case.inputs[0]).tolist() == [[[[1, 3]], [[2, 4]]]]
    assert given(case.expected[0]).shape == (1, 1, 2, 2)
    assert constant(case, 1, "<i4") == [1, 4, 2, 3]
    assert constant(case, 2, "?") == [True]
    assert case.model.main.operands[0].dimensions == (1, 2, 1, 2)


def test_activations(tmp_path):
    text = ALONE.replace("c: [4, 6]", "c: [-3, 7]") + "e.AddAllActivations(c, act)\n"
    cases = by_name(cases_of(tmp_path, text))
    assert {name: given(case.expected[0]).tolist() for name, case in cases.items()} == {
        "none": [-3, 7],
        "relu": [0, 7],
        "relu1": [-1, 1],
        "relu6": [0, 6],
    }
    assert [constant(case, 2, "<i4") for case in cases.values()] == [[0], [1], [2], [3]]
    assert list(by_name(cases_of(tmp_path, ALONE + "e.AddRelu(c, act)"))) == ["", "relu"]


def test_activation_of_quantised_outputs(tmp_path):
    text = ALONE.replace(
        'c = Output("c", ("TENSOR_FLOAT32", [2])', 'c = Output("c", ("TENSOR_QUANT8_ASYMM", [2], 0.5, 10)'
    )
    text = text.replace("c: [4, 6]", "c: [5, 60]") + 'e.AddVariations(("relu6", [c, act]))\n'
    # 0 is 10 and 6 is 6 / 0.5 + 10 = 22.
    assert given(cases_of(tmp_path, text)[1].expected[0]).tolist() == [10, 22]


AXES = """
i = Input("i", ("TENSOR_FLOAT32", [1, 2, 2]))
axis = Int32Scalar("axis", -1)
o = Output("o", ("TENSOR_FLOAT32", [1, 2, 2]))
Model().Operation("SOFTMAX", i, axis).To(o)
e = Example({i: [1, 2, 3, 4], o: [1, 2, 3, 4]}).DisableLifeTimeVariation()
"""


@pytest.mark.parametrize(
    ("call", "names"),
    [
        ("AddAxis([0, -3], i, o, axis)", ["", "dim3_axis0", "dim3_axis0_neg"]),
        ("AddAxis(1, i, o, axis, includeDefault=False)", ["dim3_axis1"]),
        ("AddAllPositiveAxis(i, o, axis)", ["dim3_axis0", "dim3_axis1", "dim3_axis2"]),
        ("AddAllAxis(i, o, axis)", [*(f"dim3_axis{k}_neg" for k in range(3)), *(f"dim3_axis{k}" for k in range(3))]),
        ("AddDims([1, 2], i, o)", ["", "dim1_axis0", "dim2_axis1"]),
        ("AddAllDims(i, o, axis)", ["dim3_axis2", "dim2_axis1", "dim1_axis0"]),
        (
            "AddAllDimsAndPositiveAxis(i, o, axis)",
            ["dim3_axis0", "dim3_axis1", "dim3_axis2", "dim2_axis0", "dim2_axis1", "dim1_axis0"],
        ),
        (
            "AddAllDimsAndAxis(i, o, axis)",
            [f"dim{d}_axis{k}{n}" for d in (3, 2, 1) for k in range(d) for n in ("", "_neg")],
        ),
    ],
)
def test_axis_names(tmp_path, call, names):
    assert list(by_name(cases_of(tmp_path, AXES + "e." + call))) == names


def test_axis_values(tmp_path):
    cases = by_name(cases_of(tmp_path, AXES + "e.AddAllDimsAndAxis(i, o, axis)"))
    assert given(cases["dim3_axis0"].inputs[0]).tolist() == [[[1, 3]], [[2, 4]]]
    assert given(cases["dim2_axis0_neg"].inputs[0]).tolist() == [[1, 3], [2, 4]]
    assert given(cases["dim1_axis0"].inputs[0]).tolist() == [1, 2]
    axes = {name: constant(case, 1, "<i4") for name, case in cases.items()}
    assert axes["dim3_axis0_neg"] == [-3]
    assert axes["dim2_axis0"] == [0]
    assert axes["dim2_axis0_neg"] == [-2]
    assert axes["dim1_axis0_neg"] == [-1]


def test_life_times(tmp_path):
    cases = by_name(cases_of(tmp_path, ADD))
    as_inputs = cases["all_tensors_as_inputs"]
    assert as_inputs.model.main.input_indexes == (0, 1)
    assert [given(array).tolist() for array in as_inputs.inputs] == [[1, 2], [3, 4]]
    internal = cases["all_inputs_as_internal"].model.main
    assert [step.inputs for step in internal.operations] == [(4, 5, 6), (0, 1, 2)]
    assert internal.operands[0].lifetime == L.TEMPORARY_VARIABLE
    assert internal.input_indexes == (4,)
    outputs = cases_of(tmp_path, ALONE + "e.AddVariations(AllOutputsAsInternalCoverter(), includeDefault=False)")[0]
    assert [step.outputs for step in outputs.model.main.operations] == [(3,), (6,)]
    assert given(outputs.expected[0]).tolist() == [4, 6]


def test_what_life_times_leave_alone(tmp_path):
    text = ADD.replace(
        'a = Input("a", ("TENSOR_FLOAT32", [2]))', 'a = Input("a", ("TENSOR_FLOAT32", [2])).ShouldNeverBeInternal()'
    )
    # The second variation makes internal what the first made an input.
    both = "all_tensors_as_inputs_all_inputs_as_internal"
    assert list(by_name(cases_of(tmp_path, text))) == ["", "all_tensors_as_inputs", both]
    vectors = ADD.replace('Parameter("b", ("TENSOR_FLOAT32", [2]), [3, 4])', 'Float32Vector("b", [3, 4])')
    assert list(by_name(cases_of(tmp_path, vectors))) == ["", "all_inputs_as_internal"]
    two = ADD.replace(".To(c)", '.To(c).Operation("FLOOR", a).To(Output("d", ("TENSOR_FLOAT32", [2])))')
    two = two.replace("e = Example({a: [1, 2], c: [4, 6]})", "Example(({a: [1, 2]}, [4, 6]))")
    assert list(by_name(cases_of(tmp_path, two))) == [""]


def test_parameters_as_inputs(tmp_path):
    cases = by_name(cases_of(tmp_path, ALONE + "e.AddInput(b)"))
    assert list(cases) == ["", "weight_as_input"]
    assert cases["weight_as_input"].model.main.input_indexes == (0, 1)


def test_a_variation_found_once_holds_for_the_model(tmp_path):
    text = (
        ALONE
        + """
half = DataTypeConverter("float16")
quant8 = DataTypeConverter().Identify({a: ("TENSOR_QUANT8_ASYMM", 0.5, 0)})
e.AddVariations(quant8).AddVariations(half, includeDefault=False)
"""
    )
    plain, quantised = cases_of(tmp_path, text)
    assert given(plain.inputs[0]).dtype == given(quantised.inputs[0]).dtype == "f2"
