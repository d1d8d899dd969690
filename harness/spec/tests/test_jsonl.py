"""AOSP's shared cases: one of every kind, invalid lines, and all of them read."""

from __future__ import annotations

import base64
import gzip
import json
from collections import Counter

import pytest

from nnconform.harness.model.codes import HalVersion, OperandLifeTime
from nnconform.harness.model.errors import FormatError
from nnconform.harness.model.graph import SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, byte_size
from nnconform.harness.spec.jsonl import read_jsonl
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.spec.tests.spec_text import assert_same, given
from nnconform.harness.spec.writer import write_spec
from nnconform.harness.tests.shared_data import shared_data


def encoded(*values: int) -> str:
    return base64.b64encode(bytes(values)).decode()


def operand(type, dimensions, lifetime, **more):
    return {"name": "x", "type": type, "dimensions": dimensions, "lifetime": lifetime, **more}


def plain_case(**more):
    quant8 = "TENSOR_QUANT8_ASYMM"
    channels = {"channel_dim": 0, "channel_scales": [0.5, 0.25]}
    operands = [
        operand(quant8, [2], "SUBGRAPH_INPUT", scale=0.5, zero_point=3, data=encoded(1, 2)),
        operand("TENSOR_FLOAT32", [2], "SUBGRAPH_INPUT", data=""),
        operand("TENSOR_QUANT8_SYMM_PER_CHANNEL", [2], "CONSTANT_REFERENCE", data=encoded(1, 255), **channels),
        operand("BOOL", [], "CONSTANT_COPY", data=encoded(1)),
        operand("TENSOR_INT32", [2], "NO_VALUE"),
        operand("SUBGRAPH", [], "SUBGRAPH", data=encoded(0, 0, 0, 0)),
        operand(quant8, [0, 2], "SUBGRAPH_OUTPUT", scale=1.0, data=""),
        operand(quant8, [2], "SUBGRAPH_OUTPUT", scale=1.0, data=encoded(0, 0), ignored=True),
    ]
    main = {
        "operands": operands,
        "operations": [{"type": "IF", "inputs": [0, 0, 1, 2, 3, 4, 5], "outputs": [6, 7]}],
        "inputs": [0, 1],
        "outputs": [6, 7],
    }
    inner: dict[str, object] = {"operands": [], "operations": [], "inputs": [], "outputs": []}
    return {
        "name": "c",
        "spec": "x.mod.py",
        "variations": [["DefaultVariation", ""], ["DataTypeConverter", "quant8"]],
        "min_version": None,
        "relaxed": True,
        "expect_failure": False,
        "multinomial_tolerance": 0.5,
        "subgraphs": [main, inner],
        **more,
    }


def write(path, *lines):
    with gzip.open(path, "wt") as file:
        file.writelines(line + "\n" for line in lines)
    return path


def test_a_case(tmp_path):
    path = write(tmp_path / "x.jsonl.gz", json.dumps(plain_case()), json.dumps(plain_case(min_version="V1_2")))
    case, second = read_jsonl(path)
    model = case.model
    assert (case.name, case.source, case.path) == ("c", "AOSP x.mod.py", str(path))
    assert case.variations == ("quant8",)
    assert (case.min_version, second.min_version) == (None, HalVersion.V1_2)
    assert case.multinomial_tolerance == 0.5
    assert model.relax_computation_float32_to_float16
    assert [one.number_of_consumers for one in model.main.operands] == [2, 1, 1, 1, 1, 1, 0, 0]
    assert given(case.inputs[0]).tolist() == [1, 2]
    assert case.inputs[1] is None
    assert given(case.expected[0]).shape == (0, 2)
    assert case.expected[1] is None
    assert bytes(model.constant(model.main.operands[2])) == b"\x01\xff"
    assert model.operand_values == b"\x01"
    assert model.main.operands[2].extra_params == SymmPerChannelQuantParams((0.5, 0.25), 0)
    assert len(model.referenced) == 1


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("{", "line 2: "),
        ('{"name": "c"}', "line 2: Object missing required field"),
        (json.dumps(plain_case()).replace('"IF"', '"IFF"'), "line 2: case 'c': unknown name 'IFF'"),
        (json.dumps(plain_case()).replace('"BOOL"', '"BOOLE"'), "line 2: case 'c': operand 3: unknown name 'BOOLE'"),
        (json.dumps(plain_case(subgraphs=[])), "line 2: "),
        (json.dumps(plain_case(min_version="V7")), "line 2: case 'c': unknown HAL version 'V7'"),
        (
            json.dumps(plain_case()).replace(encoded(1, 2), encoded(1)),
            "line 2: case 'c': operand 0: got 1 values, wanted 2: dimensions [2]",
        ),
    ],
)
def test_lines_that_are_no_case(tmp_path, line, words):
    path = write(tmp_path / "x.jsonl.gz", json.dumps(plain_case()), line)
    with pytest.raises(FormatError) as raised:
        list(read_jsonl(path))
    assert str(raised.value).startswith(f"{path}: {words}")
    assert "\n" not in str(raised.value)


def test_files_that_are_none(tmp_path):
    (tmp_path / "plain.jsonl.gz").write_text("{}")
    cut = write(tmp_path / "cut.jsonl.gz", json.dumps(plain_case()))
    cut.write_bytes(cut.read_bytes()[:-20])
    damaged = write(tmp_path / "damaged.jsonl.gz", json.dumps(plain_case()))
    content = bytearray(damaged.read_bytes())
    content[20:40] = b"\xff" * 20  # zlib.error, not OSError
    damaged.write_bytes(content)
    for name in ("missing", "plain", "cut", "damaged"):
        with pytest.raises(FormatError, match=name):
            list(read_jsonl(tmp_path / f"{name}.jsonl.gz"))


@pytest.fixture(scope="module")
def aosp_cases():
    return {path.name: list(read_jsonl(path)) for path in sorted(shared_data("aosp_cases").glob("*.jsonl.gz"))}


def test_all_of_aosps_cases(aosp_cases):
    assert {name: len(cases) for name, cases in aosp_cases.items()} == {
        "V1_0.jsonl.gz": 153,
        "V1_1.jsonl.gz": 189,
        "V1_2.jsonl.gz": 2288,
    }
    for case in [case for cases in aosp_cases.values() for case in cases]:
        uses = Counter(index for step in case.model.main.operations for index in step.inputs)
        for index, one in enumerate(case.model.main.operands):
            assert one.number_of_consumers == uses[index]
            if one.lifetime in (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE):
                assert one.location.length == byte_size(one.type, one.dimensions)
        arrays = zip((*case.inputs, *case.expected), (*case.input_operands(), *case.output_operands()), strict=True)
        for array, one in arrays:
            assert array is None or (array.dtype, array.shape) == (DTYPES[one.type], one.dimensions)


def test_aosps_cases_written_and_read(aosp_cases, tmp_path):
    chosen = [case for cases in aosp_cases.values() for case in cases[::40] if len(case.model.operand_values) < 10_000]
    write_spec(chosen, tmp_path / "again.mod.py")
    for one, other in zip(chosen, read_spec(tmp_path / "again.mod.py"), strict=True):
        assert_same(one, other)
