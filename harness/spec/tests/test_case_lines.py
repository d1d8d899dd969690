"""Cases, one a line, are read back bit by bit; a broken line is one clear error."""

from __future__ import annotations

import json
import threading

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import SymmPerChannelQuantParams
from nnconform.harness.spec.json_values import NumberOutOfRange, array_of, list_of
from nnconform.harness.spec.jsonl import Header, read_header, read_jsonl
from nnconform.harness.spec.jsonl_writer import append_cases, case_line, cases_text
from nnconform.harness.spec.tests.spec_text import assert_same, cases_of
from nnconform.harness.spec.tests.test_language import BRANCHES
from nnconform.harness.spec.tests.test_writer import EVERYTHING

HEADER = Header("worked by hand", seed=7, oracle="inproc:reference_driver")
IF = """
model = Model().Operation("IF", c, branch("SUB"), add, x, y).To(z)
Example({x: [1, 2], y: [3, 4], z: [4, 6]}, model=model).AddRelaxed()
"""


def everything(folder):
    """Return cases that use every field of a case."""
    cases = [*cases_of(folder, EVERYTHING), *cases_of(folder, BRANCHES + IF, "other.mod.py")]
    cases[0] = replace(cases[0], min_version=HalVersion.AIDL4, confirmed=("one", "two"))
    return cases


def test_round_trip(tmp_path):
    cases, path = everything(tmp_path), tmp_path / "all.jsonl"
    path.write_text(cases_text(cases, HEADER))
    second = list(read_jsonl(path))
    assert len(second) == len(cases) > 8
    for one, other in zip(cases, second, strict=True):
        assert_same(one, other)
        assert replace(one, model=other.model, inputs=(), expected=(), path=str(path), tested_operations=()) == replace(
            other, inputs=(), expected=()
        )
    assert any(case.model.pools for case in second)
    assert any(case.model.referenced for case in second)
    assert any(case.expect_failure for case in second)
    assert read_header(path) == HEADER
    assert cases_text(second, HEADER) == path.read_text()


def test_a_line(tmp_path):
    """The whole text of one."""
    text = """
x = Input("x", ("TENSOR_QUANT8_ASYMM", [2], 0.1, 3))
w = Parameter("w", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", [2]), [1, -2],
              extraParams=SymmPerChannelQuantParams(channelDim=0, scales=[0.5, 0.1]))
y = Output("y", ("TENSOR_FLOAT32", [2]))
z = IgnoredOutput("z", ("TENSOR_BOOL8", [1]))
Model().Operation("ADD", x, w, 0).To(y, z).IntroducedIn("V1_2")
Example({x: [1, 255], y: [1.5, 0.1], z: [True]}, source="worked by hand").DisableLifeTimeVariation()
"""
    (case,) = cases_of(tmp_path, text)
    assert case_line(case, HEADER) == (
        '{"name": "small", "min_version": "1.2", "subgraphs": [{"operands": ['
        '{"type": "TENSOR_QUANT8_ASYMM", "lifetime": "SUBGRAPH_INPUT", "dimensions": [2], "scale": 0.1, '
        '"zero_point": 3, "values": [1, 255]}, '
        '{"type": "TENSOR_QUANT8_SYMM_PER_CHANNEL", "lifetime": "CONSTANT_COPY", "dimensions": [2], "channel_dim": 0, '
        '"channel_scales": [0.5, 0.1], "values": [1, -2]}, '
        '{"type": "INT32", "lifetime": "CONSTANT_COPY", "values": [0]}, '
        '{"type": "TENSOR_FLOAT32", "lifetime": "SUBGRAPH_OUTPUT", "dimensions": [2], "values": [1.5, 0.1]}, '
        '{"type": "TENSOR_BOOL8", "lifetime": "SUBGRAPH_OUTPUT", "dimensions": [1], "ignored": true}], '
        '"operations": [{"type": "ADD", "inputs": [0, 1, 2], "outputs": [3, 4]}], "inputs": [0], "outputs": [3, 4]}]}'
    )


def test_what_a_header_does_not_say_stands_in_the_line(tmp_path):
    (case, *_) = everything(tmp_path)
    assert json.loads(case_line(case, Header("LiteRT")))["source"] == case.source
    assert "source" not in json.loads(case_line(case, Header(case.source)))


@pytest.mark.parametrize(("bits", "type"), [(16, np.uint16), (32, np.uint32)])
def test_every_kind_of_float_comes_back(bits, type):
    seed = 21
    random = np.random.default_rng(seed).integers(0, 2**bits, 20_000).astype(type).view(f"f{bits // 8}")
    limits = np.finfo(random.dtype)
    plain = [np.nan, -np.nan, np.inf, -np.inf, -0.0, 0.0, 0.1, limits.max, limits.tiny, limits.smallest_subnormal]
    for array in (random, np.array(plain, random.dtype)):
        second = array_of(json.loads(list_of(array)), array.dtype)
        assert second.dtype == array.dtype
        assert second.tobytes() == array.tobytes()


@pytest.mark.parametrize("name", ["i1", "u1", "i2", "u2", "i4", "u4", "?"])
def test_every_kind_of_integer_comes_back(name):
    dtype = np.dtype(name)
    values = [False, True] if name == "?" else [np.iinfo(dtype).min, 0, 1, np.iinfo(dtype).max]
    array = np.array(values, dtype)
    assert json.loads(list_of(array)) == values
    assert array_of(json.loads(list_of(array)), dtype).tobytes() == array.tobytes()


@pytest.mark.parametrize(
    ("values", "dtype", "problem"),
    [
        ([1, 256], "u1", "256 is not in the range of uint8, 0 to 255"),
        ([-129], "i1", "-129 is not in the range of int8"),
        ([2**31], "<i4", "2147483648 is not in the range of int32"),
        ([10**30], "<i4", "1000000000000000000000000000000 is not in the range of int32"),
        ([1.0], "u1", "got 1.0, wanted an integer"),
        ([True], "i1", "got True, wanted an integer"),
        ([1], "?", "got 1, wanted true or false"),
        ([0.5, 1e39], "<f4", "1e+39 is not in the range of float32"),
        ([65536], "<f2", "65536 is not in the range of float16"),
        (["inf", 65536], "<f2", "65536 is not in the range of float16"),
        ([10**400], "<f4", "an integer is not in the range of float32"),
        ([False], "<f4", "got False, wanted a number"),
        (["Infinity"], "<f4", "got 'Infinity', wanted a number, nan, inf, -inf or 0x and 8 digits"),
        (["0x7e00"], "<f4", "got '0x7e00', wanted a number"),
        (["0x7e_0"], "<f2", "got '0x7e_0', wanted a number"),
    ],
)
def test_numbers_that_a_type_cannot_hold(values, dtype, problem):
    with pytest.raises(NumberOutOfRange) as raised:
        array_of(values, np.dtype(dtype))
    assert str(raised.value).startswith(problem)


LINE = {
    "name": "c",
    "subgraphs": [
        {
            "operands": [
                {"type": "TENSOR_FLOAT32", "lifetime": "SUBGRAPH_INPUT", "dimensions": [2], "values": [1, 2]},
                {"type": "TENSOR_INT32", "lifetime": "CONSTANT_COPY", "dimensions": [1], "values": [5]},
                {"type": "TENSOR_FLOAT32", "lifetime": "SUBGRAPH_OUTPUT", "dimensions": [2], "values": [3, 4]},
            ],
            "operations": [{"type": "ADD", "inputs": [0, 1], "outputs": [2]}],
            "inputs": [0],
            "outputs": [2],
        }
    ],
}


def changed(place, value):
    """Return a line with ``value`` at ``place``, keys and indexes below ``subgraphs[0]``; None removes the key."""
    line = json.loads(json.dumps(LINE))
    part = line["subgraphs"][0]
    *path, last = place
    for step in path:
        part = part[step]
    if value is None:
        del part[last]
    else:
        part[last] = value
    return json.dumps(line)


BROKEN = [
    ("nonsense", "JSON is malformed"),
    ("", "Input data was truncated"),
    ("[" * 100_000, "Expected `object`"),
    ('{"name": "c", "subgraphs": ' + "[" * 100_000, "Expected `object`"),
    (json.dumps(LINE)[:-1] + ', "extra": ' + "[" * 100_000, "Object contains unknown field `extra`"),
    ('{"name": "c", "subgraphs": []}', "Expected `array` of length >= 1"),
    ('{"name": "c"}', "Object missing required field `subgraphs`"),
    (json.dumps({**LINE, "min_version": "1.9"}), "case 'c': unknown HAL version '1.9'"),
    (changed(["operands", 0, "scal"], 0.5), "Object contains unknown field `scal`"),
    (changed(["operands", 0, "type"], "TENSOR_FLOAT64"), "case 'c': operand 0: unknown name 'TENSOR_FLOAT64'"),
    (changed(["operands", 0, "type"], "SUBGRAPH"), "case 'c': operand 0: SUBGRAPH has no values"),
    (changed(["operands", 1, "lifetime"], "CONSTANT"), "case 'c': operand 1: unknown name 'CONSTANT'"),
    (changed(["operands", 1, "lifetime"], "SUBGRAPH"), "case 'c': operand 1: subgraph 0, wanted 1 to 0"),
    (changed(["operands", 1, "lifetime"], "NO_VALUE"), "case 'c': operand 1: NO_VALUE with values"),
    (changed(["operands", 1, "values"], None), "case 'c': operand 1: CONSTANT_COPY without values"),
    (changed(["operands", 0, "values"], [1]), "case 'c': operand 0: got 1 values, wanted 2: dimensions [2]"),
    (changed(["operands", 0, "shape"], [3]), "case 'c': operand 0: got 2 values, wanted 3: dimensions [3]"),
    (changed(["operands", 0, "values"], [1e300, 2]), "case 'c': operand 0: 1e+300 is not in the range of float32"),
    (changed(["operands", 0, "values"], [{}, 2]), "Expected `bool | int | float | str`, got `object`"),
    (changed(["operands", 1, "values"], [2**31]), "case 'c': operand 1: 2147483648 is not in the range of int32"),
    (changed(["operands", 0, "dimensions"], [-1]), "Expected `int` >= 0"),
    (changed(["operands", 0, "scale"], 1e300), "Expected `float` <= 3.4"),
    (changed(["operands", 0, "zero_point"], 2**31), "Expected `int` <= 2147483647"),
    (changed(["operands", 2, "values"], None), "case 'c': operand 2: an output without values that is not ignored"),
    (changed(["operations", 0, "type"], "ADDD"), "case 'c': unknown name 'ADDD' of an operation"),
    (changed(["operations", 0, "inputs"], [0, 3]), "case 'c': operand index 3, wanted below 3"),
    (changed(["outputs"], [9]), "case 'c': operand index 9, wanted below 3"),
    (json.dumps(LINE).replace("[5]", "[1e999]"), "Number out of range"),
    (json.dumps(LINE).replace("[5]", f"[1{'0' * 5000}]"), "Integer value out of range"),
]


@pytest.mark.parametrize(("line", "problem"), BROKEN)
def test_broken_lines(tmp_path, line, problem):
    path = tmp_path / "x.jsonl"
    path.write_text(f'{{"source": "by hand"}}\n{json.dumps({**LINE, "name": "first"})}\n{line}\n', encoding="utf-8")
    with pytest.raises(FormatError) as raised:
        list(read_jsonl(path))
    assert str(raised.value).startswith(f"{path}: line 3: {problem}")
    assert "\n" not in str(raised.value)
    assert len(str(raised.value)) < len(str(path)) + 250


def test_bytes_that_are_no_text(tmp_path):
    path = tmp_path / "x.jsonl"
    path.write_bytes(b'{"source": "by hand"}\n{"name": "\xff"}\n')
    with pytest.raises(FormatError, match=r"line 2: .*utf-8"):
        list(read_jsonl(path))


@pytest.mark.parametrize("text", ["", "\n", "{}\n", json.dumps(LINE) + "\n", '{"source": "by hand", "sed": 1}\n'])
def test_a_file_without_header(tmp_path, text):
    path = tmp_path / "x.jsonl"
    path.write_text(text)
    for read in (read_header, lambda path: list(read_jsonl(path))):
        with pytest.raises(FormatError) as raised:
            read(path)
        assert str(raised.value).startswith(f'{path}: line 1: the first line must be a header such as {{"source": ')


def test_two_cases_of_one_name(tmp_path):
    path = tmp_path / "x.jsonl"
    path.write_text(f'{{"source": "by hand"}}\n{json.dumps(LINE)}\n{json.dumps(LINE)}\n')
    with pytest.raises(FormatError, match="line 3: case 'c' is already in line 2; rename one of them"):
        list(read_jsonl(path))


def test_a_file_that_is_missing(tmp_path):
    with pytest.raises(FormatError, match=r"none\.jsonl: No such file or directory$"):
        list(read_jsonl(tmp_path / "none.jsonl"))


def test_cases_are_added_and_numbered(tmp_path):
    case, *_ = everything(tmp_path)
    path = tmp_path / "found.jsonl"
    append_cases([case, case], path, HEADER)
    append_cases([replace(case, name="other"), case], path, HEADER)
    assert [each.name for each in read_jsonl(path)] == [case.name, f"{case.name}_2", "other", f"{case.name}_3"]
    assert read_header(path) == HEADER


def test_several_add_at_once(tmp_path):
    case, *_ = everything(tmp_path)
    path = tmp_path / "found.jsonl"
    threads = [threading.Thread(target=append_cases, args=([case], path, HEADER)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({each.name for each in read_jsonl(path)}) == len(threads)


def test_what_the_form_cannot_express(tmp_path):
    case, *_ = everything(tmp_path)
    main = case.model.main
    scales = SymmPerChannelQuantParams((float("inf"),), 0)
    for model in (
        replace(case.model, extension_name_to_prefix=(("com.example.test", 1),)),
        replace(case.model, main=replace(main, operations=(replace(main.operations[0], type=999),))),
        replace(case.model, main=replace(main, operands=(replace(main.operands[0], type=999), *main.operands[1:]))),
        replace(
            case.model, main=replace(main, operands=(replace(main.operands[0], extra_params=b"x"), *main.operands[1:]))
        ),
        replace(
            case.model,
            main=replace(main, operands=(replace(main.operands[0], extra_params=scales), *main.operands[1:])),
        ),
    ):
        with pytest.raises(UsageError, match=r"^case .*: no \.jsonl file can express"):
            case_line(replace(case, model=model), HEADER)


def test_a_whole_network(tmp_path):
    (case, *_) = cases_of(tmp_path, NETWORK)
    path = tmp_path / "network.jsonl"
    path.write_text(cases_text([case, replace(case, name="plain", whole_network=False)], HEADER))
    assert [each.whole_network for each in read_jsonl(path)] == [True, False]


NETWORK = """a = Input("a", ("TENSOR_FLOAT32", [2]))
c = Output("c", ("TENSOR_FLOAT32", [2]))
Model().Operation("RELU", a).To(c)
Example({a: [1, -2], c: [1, 0]}, whole_network=True)
"""
