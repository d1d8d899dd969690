"""``tosa:`` on the real packages where they are installed, and what it makes of their answers on stand-ins for them."""

from __future__ import annotations

import os
import sys
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed, outcome_of
from nnconform.harness.loaders.adapters.tosa import package
from nnconform.harness.loaders.adapters.tosa.conversion import TosaRefused, converted
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict

F32, I32, B8 = T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_BOOL8
U8, I8 = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED
NOT_HERE = "not installed: pip install 'nnconform[tosa]'"


@pytest.fixture
def tosa():
    """The driver, where TOSA's tools are installed."""
    for name in ("tosa_reference_model", "tosa_converter_for_tflite"):
        pytest.importorskip(name, reason=NOT_HERE)
    return open_driver("tosa:")


ADD = (
    O.ADD,
    [fed(I8, [[4, 100]], 0.5, 0), fed(I8, [[1, 100]], 0.5, 0), const(T.INT32, 0)],
    [fed(I8, [[5, 127]], 0.5, 0)],
)
UNSIGNED = (O.RELU, [fed(U8, [1, 10, 200, 255], 0.5, 10)], [fed(U8, [10, 10, 200, 255], 0.5, 10)])
SEVEN = "NEG: TOSA refuses the model: TOSA's tensors have at most 6 dimensions"
NEG = (O.NEG, [fed(F32, [1.0, -2.0])], [fed(F32, [-1.0, 2.0])])
GATHER = (O.GATHER, [fed(F32, [[3.0]]), const(T.INT32, 0), fed(I32, [0, 0])], [fed(F32, [[3.0], [3.0]])])


@pytest.mark.parametrize("call", [ADD, UNSIGNED, NEG, GATHER], ids=["int8", "uint8", "float", "indexes"])
def test_what_it_computes(tosa, call):
    case = case_of(*call)
    assert tosa.reasons(case.model) == [""]
    outcome = outcome_of(case, "tosa:")
    assert outcome.verdict is Verdict.PASSED, outcome


LRN = (
    O.LOCAL_RESPONSE_NORMALIZATION,
    [fed(F32, [[[[1.0]]]]), const(T.INT32, 1), *[const(T.FLOAT32, 1.0)] * 3],
    [fed(F32, [[[[0.5]]]])],
)
SAME = (O.EQUAL, [fed(B8, [True]), fed(B8, [True])], [fed(B8, [True])])


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (LRN, "LOCAL_RESPONSE_NORMALIZATION: TOSA refuses it: no operators of TOSA for LOCAL_RESPONSE_NORMALIZATION"),
        # Said only when the model reads the graph.
        (SAME, "EQUAL: TOSA refuses the model: TOSA's reference model refuses it: Invalid TOSA graph"),
    ],
    ids=["no operator", "no type"],
)
def test_what_it_refuses(tosa, call, reason):
    case = case_of(*call)
    (given,) = tosa.reasons(case.model)
    assert given.startswith(reason)
    assert outcome_of(case, "tosa:").verdict is Verdict.UNSUPPORTED


def test_a_refusal_starts_no_debugger(tosa, monkeypatch, tmp_path):
    """The model attaches gdb to the process that it is in, which takes seconds."""
    debugger, started = tmp_path / "gdb", tmp_path / "started"
    debugger.write_text(f"#!/bin/sh\ntouch {started}\n")
    debugger.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert tosa.reasons(case_of(*SAME).model) != [""]
    assert not started.exists()


def test_the_model_is_told_to_print_no_stacks(monkeypatch):
    monkeypatch.setitem(sys.modules, "tosa_reference_model", SimpleNamespace())
    monkeypatch.setenv("TOSA_MODEL_NO_BACKTRACE", "")
    monkeypatch.delenv("TOSA_MODEL_NO_BACKTRACE")
    package.reference_model()
    assert os.environ["TOSA_MODEL_NO_BACKTRACE"] == "1"


# What the packages answer, where they are not installed.

VALID, ERROR = SimpleNamespace(name="TOSA_VALID"), SimpleNamespace(name="TOSA_ERROR")


class Converter:
    """Converts every file to the same text, or fails with that text."""

    TosaConverterOutputFormat = SimpleNamespace(Text="text")

    def __init__(self, text, fails=False):
        self.text, self.fails = text, fails

    def tflite_flatbuffer_to_tosa_mlir(self, path, sink, form):
        assert Path(path).read_bytes()
        assert form == "text"
        if self.fails:
            raise RuntimeError(self.text)
        sink.write(self.text.encode())


class ReferenceModel:
    """Negates its input, or fails; without inputs it fails as the real one does, ``refusal`` if it takes no graph."""

    GraphStatus = SimpleNamespace(TOSA_VALID=VALID)

    def __init__(self, refusal="Invalid inputs.", raises="", status=VALID):
        self.refusal, self.raises, self.status = refusal, raises, status

    def run(self, content, inputs):
        assert content == b"graph\n"
        if self.raises or not inputs:
            raise ValueError(self.raises if inputs else self.refusal)
        return [-each for each in inputs], self.status


WRITES = 'case "$*" in *-signless*-serialize*) ;; *) exit 9;; esac; cat > /dev/null; echo graph > "${3#*=}"'
FINE = "%0 = tosa.negate %arg0"


@pytest.fixture
def stand_ins(monkeypatch, tmp_path):
    """Put stand-ins in place of the packages."""

    def put(converter, model=None, program=WRITES):
        path = tmp_path / "tosa-opt"
        path.write_text(f"#!/bin/sh\n{program}\n")
        path.chmod(0o755)
        for name, value in (
            ("converter", converter),
            ("reference_model", model or ReferenceModel()),
            ("serialiser", path),
            ("version", "1"),
        ):
            monkeypatch.setattr(package, name, lambda value=value: value)
        pytest.importorskip("ai_edge_litert", reason="not installed: pip install 'nnconform[litert]'")
        return open_driver("tosa:")

    return put


def test_a_file_is_converted_and_executed(stand_ins):
    stand_ins(Converter(FINE))
    outcome = outcome_of(case_of(*NEG), "tosa:")
    assert outcome.verdict is Verdict.PASSED, outcome


@pytest.mark.parametrize(
    ("converter", "program", "reason"),
    [
        (Converter('%1 = "tfl.neg"(%0)'), WRITES, "NEG: TOSA refuses it: no operators of TOSA for NEG"),
        (
            Converter('loc("x"): error: no such type\nmore', fails=True),
            WRITES,
            "NEG: TOSA refuses the model: the converter fails: no such type",
        ),
        (
            Converter(FINE),
            "cat > /dev/null; echo 'a:1:2: error: not registered' >&2; exit 1",
            "NEG: TOSA refuses the model: tosa-opt fails: not registered",
        ),
        (Converter(FINE), "cat > /dev/null; exit 3", "NEG: TOSA refuses the model: tosa-opt fails: exit status 3"),
        # It says that all is well, and writes nothing.
        (Converter(FINE), "cat > /dev/null", "NEG: TOSA refuses the model: tosa-opt fails: exit status 0"),
    ],
)
def test_why_a_file_is_refused(stand_ins, converter, program, reason):
    assert stand_ins(converter, program=program).reasons(case_of(*NEG).model) == [reason]


def test_constants_that_are_left_are_no_operators(stand_ins):
    text = 'module attributes {tfl.description = "x", tfl.schema_version = 3 : i32}\n%0 = "tfl.pseudo_qconst"()\n'
    assert stand_ins(Converter(text + FINE)).reasons(case_of(*NEG).model) == [""]


def test_a_graph_that_the_model_refuses(stand_ins):
    (given,) = stand_ins(Converter(FINE), ReferenceModel("shape exceeds maximum rank")).reasons(case_of(*NEG).model)
    assert given == "NEG: TOSA refuses the model: TOSA's reference model refuses it: shape exceeds maximum rank"


@pytest.mark.parametrize(("extents", "reason"), [("1x1x1x1x1x1", ""), ("1x?x1x1x1x1x1", SEVEN)])
def test_seven_dimensions(stand_ins, extents, reason):
    # The last extents of a line count too.
    text = f"%0 = tosa.negate %arg0 : (tensor<2xf32>) -> tensor<{extents}xf32>"
    assert stand_ins(Converter(text)).reasons(case_of(*NEG).model) == [reason]


def test_inputs_of_seven_dimensions(tosa):
    for rank in (6, 7):
        ones = np.ones([1] * rank)
        refused = "" if rank == 6 else SEVEN
        assert tosa.reasons(case_of(O.NEG, [fed(F32, ones)], [fed(F32, -ones)]).model) == [refused]


@pytest.mark.parametrize("strides", [(2, 2, 1, 1), (2, 2, 2, 1)], ids=["two", "three"])
def test_a_cut_by_steps_along_three_axes(tosa, strides):
    image = np.arange(256.0).reshape(4, 4, 4, 4)
    ends = [const(I32, each) for each in ([0, 0, 0, 0], [4, 4, 4, 4], list(strides))]
    part = image[tuple(slice(0, 4, step) for step in strides)]
    case = case_of(O.STRIDED_SLICE, [fed(F32, image), *ends, *[const(T.INT32, 0)] * 3], [fed(F32, part)])
    wanted = Verdict.PASSED if strides[2] == 1 else Verdict.UNSUPPORTED
    assert outcome_of(case, "tosa:").verdict is wanted


@pytest.mark.parametrize("model", [ReferenceModel(raises="an error\nof two lines"), ReferenceModel(status=ERROR)])
def test_a_failure_of_a_request(stand_ins, model):
    stand_ins(Converter(FINE), model)
    outcome = outcome_of(case_of(*NEG), "tosa:")
    assert outcome.verdict is Verdict.ERROR
    assert "GENERAL_FAILURE" in outcome.message


def test_nothing_is_left_behind(stand_ins, monkeypatch, tmp_path):
    stand_ins(Converter(FINE))
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(place))
    assert converted(b"TFL3") == b"graph\n"
    stand_ins(Converter("broken", fails=True))
    with pytest.raises(TosaRefused, match="the converter fails: broken"):
        converted(b"TFL3")
    assert list(place.iterdir()) == []


@pytest.mark.parametrize("rest", ["x", "?precise=1"])
def test_a_wrong_address(rest):
    with pytest.raises(UsageError, match="wanted nothing: it has no options"):
        open_driver(f"tosa:{rest}")


@pytest.mark.parametrize("name", ["tosa_reference_model", "tosa_converter_for_tflite", "tosa-opt"])
def test_without_a_package(monkeypatch, name):
    for module in ("tosa_reference_model", "tosa_converter_for_tflite"):
        monkeypatch.setitem(sys.modules, module, None if module == name else np)

    def missing(package):
        raise metadata.PackageNotFoundError(package)

    monkeypatch.setattr(metadata, "distribution", missing)
    with pytest.raises(UsageError, match=r"the package tosa-\S+ is not installed: pip install 'nnconform\[tosa\]'"):
        open_driver("tosa:")
