"""Cases written as a spec and read again are the same, bit by bit."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.spec.tests.spec_text import assert_same, cases_of, given
from nnconform.harness.spec.tests.test_language import BRANCHES
from nnconform.harness.spec.writer import write_spec

EVERYTHING = """
i = Input("i", ("TENSOR_QUANT8_ASYMM", [1, 2], 0.1, 3))
j = Input("j", "TENSOR_FLOAT32", "{0, 2}")
k = Input("k", "TENSOR_FLOAT32", "{2}")
f = Parameter("f", "TENSOR_QUANT8_SYMM_PER_CHANNEL", "{2, 1}", [1, -2],
              extraParams=SymmPerChannelQuantParams(channelDim=0, scales=[0.5, 0.1]))
h = Parameter("h", ("TENSOR_FLOAT16", [3]), [0.1, -0.0, 65504])
n = Parameter("n", ("TENSOR_INT32", [2]), None)
t = Internal("t", ("TENSOR_FLOAT32", []))
o = Output("o", ("TENSOR_FLOAT32", [2]))
p = IgnoredOutput("p", ("TENSOR_FLOAT32", [2]))
q = Output("q", "TENSOR_INT32", "{0, 0}")
r = Output("r", ("TENSOR_BOOL8", [2]))
m = Model().Operation("CONV_2D", i, j, k, f, n, 1, 0.1, True, Float16Scalar("s", 0.1)).To(t, p, q)
m.Operation("FLOOR", h, t).To(o, r).IntroducedIn("V1_2")
e = {i: [1, 255], j: [[1e-45, -0.0], [3.4028235e38, 0.1]], k: [], o: [1 / 3, 2], p: [0, 0],
     q: [[-2**31], [2**31 - 1]], r: [True, False]}
Example(e, source="worked by hand; it's a 'test'")
Example(e).ExpectFailure().AddRelaxed()
Example(e, name="draw").WithMultinomialDistributionTolerance(0.025)
Configuration.use_shm_for_weights = True
w = Parameter("w", ("TENSOR_FLOAT32", [2]), [1, 2])
Model("shared").Operation("ADD", k, w, 0).To(o)
Example({k: [1, 2], o: [2, 4]}, whole_network=True)
"""


def test_round_trip(tmp_path):
    cases = cases_of(tmp_path, EVERYTHING)
    cases += cases_of(
        tmp_path,
        BRANCHES
        + """
model = Model().Operation("IF", c, branch("SUB"), add, x, y).To(z)
Example({x: [1, 2], y: [3, 4], z: [4, 6]}, model=model).AddRelaxed()
""",
        "other.mod.py",
    )
    write_spec(cases, tmp_path / "again.mod.py")
    second = read_spec(tmp_path / "again.mod.py")
    assert len(second) == len(cases) > 8
    for one, other in zip(cases, second, strict=True):
        assert_same(one, other)
        assert one.source == other.source
        assert other.min_version == (None if one.model.relax_computation_float32_to_float16 else one.min_version)


def test_names_and_second_writing_are_stable(tmp_path):
    cases = cases_of(tmp_path, EVERYTHING)
    write_spec(cases, tmp_path / "small.mod.py")
    second = read_spec(tmp_path / "small.mod.py")
    assert [case.name for case in second] == [case.name for case in cases]
    text = (tmp_path / "small.mod.py").read_text()
    write_spec(second, tmp_path / "small.mod.py")
    assert (tmp_path / "small.mod.py").read_text() == text


FLOATS = """
a = Input("a", ("TENSOR_FLOAT{0}", [{1}]))
o = Output("o", ("TENSOR_FLOAT{0}", [{1}]))
Model().Operation("FLOOR", a).To(o)
Example({{a: [0] * {1}, o: [0] * {1}}}).DisableLifeTimeVariation()
"""


@pytest.mark.parametrize(("bits", "type"), [(16, np.uint16), (32, np.uint32)])
def test_every_kind_of_float_comes_back(tmp_path, bits, type):
    seed = 20
    random = np.random.default_rng(seed).integers(0, 2**bits, 3000).astype(type)
    name = f"float{bits}"
    plain = np.array([np.nan, -np.nan, np.inf, -np.inf, -0.0, 0.0, 0.1, np.finfo(name).smallest_subnormal], name)
    for array in (random.view(name), plain, np.array([np.nan, 1], name)):
        (case,) = cases_of(tmp_path, FLOATS.format(bits, array.size))
        case = replace(case, inputs=(array,), expected=(array[::-1].copy(),))
        write_spec([case], tmp_path / "again.mod.py")
        assert_same(case, read_spec(tmp_path / "again.mod.py")[0])


def test_plain_values_are_written_plainly(tmp_path):
    (case,) = cases_of(tmp_path, FLOATS.format(32, 5))
    values = np.array([np.nan, -np.inf, 0.1, -0.0, 3], "f4")
    write_spec([replace(case, inputs=(values,))], tmp_path / "again.mod.py")
    assert "[nan, -inf, 0.1, -0.0, 3.0]" in (tmp_path / "again.mod.py").read_text()


def test_inputs_in_another_order_than_the_operands(tmp_path):
    text = """
a, b = Input("a", ("TENSOR_FLOAT32", [1])), Input("b", ("TENSOR_FLOAT32", [2]))
o = Output("o", ("TENSOR_FLOAT32", [2]))
Model().Operation("ADD", a, b, 0).To(o)
Example({a: [1], b: [2, 3], o: [3, 4]}).DisableLifeTimeVariation()
"""
    (case,) = cases_of(tmp_path, text)
    model = replace(case.model, main=replace(case.model.main, input_indexes=(1, 0)))
    swapped = replace(case, model=model, inputs=case.inputs[::-1], min_version=HalVersion.AIDL4)
    write_spec([swapped], tmp_path / "again.mod.py")
    (second,) = read_spec(tmp_path / "again.mod.py")
    assert [operand.dimensions for operand in second.input_operands()] == [(2,), (1,)]
    assert [given(array).tolist() for array in second.inputs] == [[2, 3], [1]]
    assert second.model.main.operations[0].inputs[:2] == second.model.main.input_indexes[::-1]
    assert second.min_version == HalVersion.AIDL4


def test_what_the_language_cannot_say(tmp_path):
    (case,) = cases_of(tmp_path, FLOATS.format(32, 1))
    main = case.model.main
    broken = [
        replace(case.model, extension_name_to_prefix=(("com.example.test", 1),)),
        replace(case.model, main=replace(main, input_indexes=())),
        replace(case.model, main=replace(main, operations=(replace(main.operations[0], type=999),))),
        replace(case.model, main=replace(main, operations=(replace(main.operations[0], inputs=(9,)),))),
        replace(case.model, main=replace(main, operands=(replace(main.operands[0], type=999), main.operands[1]))),
    ]
    for model in broken:
        with pytest.raises(UsageError, match=r"^case small: .*mod\.py file"):
            write_spec([replace(case, model=model)], tmp_path / "never.mod.py")
    assert not (tmp_path / "never.mod.py").exists()
