"""``rknn:`` with a stand-in for the toolkit in an environment of its own: ONNX's evaluator behind its names."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.onnx.write import Trace, to_onnx
from nnconform.harness.loaders.adapters.rknn.session import RknnSession, _as_opset
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed, outcome_of
from nnconform.harness.loaders.adapters.tests.small_calls import F16, F32, HALF, INTEGERS, NEG, NOT, SIGNED
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict

CALLS = {
    "half": HALF,
    "integers": INTEGERS,
    "truth": NOT,
    "signed": SIGNED,
    "outputs": (
        O.SPLIT,
        [fed(F16, [1.0, 2.0]), const(T.INT32, 0), const(T.INT32, 2)],
        [fed(F16, [1.0]), fed(F16, [2.0])],
    ),
}
TOOLKIT = """
import os
import tempfile
from onnx import load
from onnx.reference import ReferenceEvaluator

class RKNN:
    def __init__(self, verbose):
        print("what the toolkit prints")
    def config(self, target_platform):
        if target_platform == "rk9":
            print("\\x1b[1;31mE\\x1b[0m config: Invalid target_platform 'rk9'!")
            return -1
        return 0
    def load_onnx(self, model):
        self.model = load(model)
        assert self.model.opset_import[0].version <= 19
        return 0
    def build(self, do_quantization):
        tempfile.mkdtemp()
        kinds = [node.op_type for node in self.model.graph.node]
        if "Floor" in kinds:
            print("E build: Unsupport op Floor")
            return -1
        if "Sin" in kinds:
            raise ValueError("no such\\nkernel")
        return 0
    def init_runtime(self, target):
        return 0
    def inference(self, inputs, data_format):
        assert data_format == ["nchw"] * len(inputs)
        kinds = [node.op_type for node in self.model.graph.node]
        if "Exp" in kinds:
            return None
        if "Tanh" in kinds:
            return []
        if "Abs" in kinds:
            os.abort()
        names = [each.name for each in self.model.graph.input]
        return ReferenceEvaluator(self.model).run(None, dict(zip(names, inputs)))
    def release(self):
        print("released")
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The driver's address, in an environment whose Python finds the stand-in."""
    folder = tmp_path_factory.mktemp("environment")
    for name, text in {
        "rknn/api.py": TOOLKIT,
        "rknn/__init__.py": "",
        "rknn_toolkit2-9.8.dist-info/METADATA": "Metadata-Version: 2.1\nName: rknn-toolkit2\nVersion: 9.8\n",
    }.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    begin = f"import runpy, sys; sys.path.insert(0, '{folder}'); runpy.run_path(sys.argv[1], run_name='__main__')"
    (folder / "bin").mkdir()
    (folder / "bin" / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$1" -c "{begin}" "$2"\n')
    (folder / "bin" / "python").chmod(0o755)
    return f"rknn:{folder}"


@pytest.fixture(scope="module")
def rknn(address):
    return open_driver(address)


def test_what_the_driver_is(rknn):
    assert (rknn.name, rknn.info().version) == ("rknn-rk3588", "9.8")


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("name", CALLS)
def test_values_of_each_type(address, name):
    outcome = outcome_of(case_of(*CALLS[name]), address)
    assert outcome.verdict is Verdict.PASSED, outcome


def test_floats_are_claimed_where_less_precision_will_do(address, rknn):
    case = case_of(*NEG)
    (reason,) = rknn.reasons(case.model)
    assert reason.startswith("NEG: the simulator computes floats in float16")
    relaxed = replace(case, model=replace(case.model, relax_computation_float32_to_float16=True))
    assert rknn.reasons(relaxed.model) == [""]
    assert outcome_of(relaxed, address).verdict is Verdict.PASSED
    assert outcome_of(case, f"{address}?float=any").verdict is Verdict.PASSED


@pytest.mark.parametrize(
    ("operation", "reason"),
    [
        (O.FLOOR, "FLOOR: RKNN refuses the model: E build: Unsupport op Floor"),
        (O.SIN, "SIN: RKNN refuses the model: ValueError: no such kernel"),
    ],
)
def test_why_a_model_is_refused(rknn, operation, reason):
    (given,) = rknn.reasons(case_of(operation, [fed(F16, [1.0])], [fed(F16, [1.0])]).model)
    assert given == reason


@pytest.mark.parametrize(
    ("operation", "problem"),
    [(O.EXP, "RKNN fails: Refused: inference gives nothing"), (O.TANH, "RKNN gives 0 of 1 outputs")],
)
def test_a_failure_of_a_request(address, rknn, operation, problem):
    case = case_of(operation, [fed(F16, [0.0])], [fed(F16, [1.0])])
    assert outcome_of(case, address).verdict is Verdict.ERROR
    session = RknnSession(rknn._runtime.simulator, to_onnx(case.model), Trace(("tensor1",), {}))
    with pytest.raises(ComputeFailed, match=problem):
        session.run([np.zeros(1, np.float16)])


def test_a_crash_of_the_simulator_is_one_of_the_driver(address, tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    outcome = outcome_of(case_of(O.ABS, [fed(F16, [-1.0])], [fed(F16, [1.0])]), f"service:{address}")
    assert outcome.verdict is Verdict.CRASHED
    assert "SIGABRT" in outcome.message
    # The simulator of the driver's second start ends by itself once that driver is gone.
    until = time.monotonic() + 60
    while list(tmp_path.iterdir()) and time.monotonic() < until:
        time.sleep(0.05)
    assert list(tmp_path.iterdir()) == []


def test_what_a_newer_opset_needs_is_refused():
    quantised = (O.QUANTIZE, [fed(F32, [1.0])], [fed(T.TENSOR_QUANT8_ASYMM, [5], 0.5, 3)])
    assert [each.version for each in _as_opset(to_onnx(case_of(*quantised).model)).opset_import] == [19]
    wide = to_onnx(case_of(*quantised).model).replace(b"QuantizeLinear", b"NoSuchOperator")
    with pytest.raises(FileRefused, match="not of opset 19"):
        _as_opset(wide)


@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        ("?target=rk9", "E config: Invalid target_platform 'rk9'!; "),
        ("?size=3", "unknown option size; known: target, float"),
        ("?float=16", "float=16; known: relaxed, any"),
        ("/nowhere", "/nowhere/bin/python: no such file; wanted rknn:[FOLDER"),
    ],
)
def test_a_wrong_address(address, rest, problem):
    with pytest.raises(UsageError) as raised:
        open_driver(address + rest)
    assert problem in str(raised.value)


def test_an_environment_below_the_current_folder(address, monkeypatch):
    folder = Path(address.removeprefix("rknn:"))
    monkeypatch.chdir(folder.parent)
    assert open_driver(f"rknn:{folder.name}").name == "rknn-rk3588"


def test_an_environment_whose_python_does_not_run(tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").write_text("no program")
    with pytest.raises(UsageError, match="bin/python cannot be run: Permission denied; "):
        open_driver(f"rknn:{tmp_path}")


def test_the_environment_of_a_variable(address, monkeypatch):
    monkeypatch.setenv("NNCONFORM_RKNN", address.removeprefix("rknn:"))
    assert open_driver("rknn:?target=rk3576").name == "rknn-rk3576"


def test_without_the_toolkit(monkeypatch):
    monkeypatch.delenv("NNCONFORM_RKNN", raising=False)
    with pytest.raises(
        UsageError, match="must have the toolkit, which must know the target: pip install rknn-toolkit2"
    ):
        open_driver("rknn:")


def test_models_that_nobody_has_are_released(address):
    driver: Any = open_driver(address)
    for _ in range(2):
        outcome = driver.reasons(case_of(*HALF).model)
        assert outcome == [""]
        driver.reasons(case_of(O.NEG, [fed(F16, np.ones(3))], [fed(F16, -np.ones(3))]).model)
    printed = driver._runtime.simulator._printed
    printed.seek(0)
    assert printed.read().count(b"released") >= 2
