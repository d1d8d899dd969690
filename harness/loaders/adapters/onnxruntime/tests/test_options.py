"""The addresses of ``onnxruntime:``: providers, options, and packages that are not installed."""

from __future__ import annotations

import sys

import pytest

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.loaders.adapters.onnx.package import onnx
from nnconform.harness.loaders.adapters.onnx.write import Trace, to_onnx
from nnconform.harness.loaders.adapters.onnxruntime import package
from nnconform.harness.loaders.adapters.onnxruntime.options import OnnxRuntimeOptions, parse_options
from nnconform.harness.loaders.adapters.onnxruntime.session import OnnxRuntimeSession
from nnconform.harness.loaders.adapters.tests.models import case_of, fed
from nnconform.harness.loaders.registry import open_driver, schemes
from nnconform.harness.model.codes import DeviceType
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError

pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")
onnxruntime = pytest.importorskip("onnxruntime", reason="not installed: pip install 'nnconform[onnx]'")

CPU = "CPUExecutionProvider"


def test_it_is_a_scheme():
    assert "onnxruntime" in schemes()


def test_the_package_of_that_name_is_the_real_one():
    assert package.onnxruntime() is onnxruntime
    assert onnxruntime.InferenceSession


def test_what_the_device_says_of_itself():
    device = open_driver(f"onnxruntime:{CPU}")
    info = device.info()
    assert (device.name, info.version) == (f"onnxruntime-{CPU}", onnxruntime.__version__)
    assert (info.type, info.emulated) == (DeviceType.CPU, EMULATED)


@pytest.mark.parametrize(
    ("rest", "wanted"),
    [
        (CPU, OnnxRuntimeOptions(CPU, 1, "all")),
        (f"{CPU}?threads=3&optimisation=off", OnnxRuntimeOptions(CPU, 3, "off")),
    ],
)
def test_options(rest, wanted):
    assert parse_options(rest) == wanted


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("", f"no provider; available here: .*{CPU}"),
        ("NoSuchProvider", f"unknown provider 'NoSuchProvider'; available here: .*{CPU}"),
        (f"{CPU}?speed=1", "unknown option speed; known: threads, optimisation"),
        (f"{CPU}?optimisation=some", "optimisation=some; known: off, all"),
        (f"{CPU}?threads=0", "threads=0; wanted a number of at least 1"),
        (f"{CPU}?threads=many", "threads=many; wanted a number of at least 1"),
        (f"{CPU}?threads", "are no key=value"),
    ],
)
def test_refused_options(rest, message):
    with pytest.raises(UsageError, match=message):
        open_driver(f"onnxruntime:{rest}")


def test_options_reach_the_runtime():
    model = case_of(O.NEG, [fed(T.TENSOR_FLOAT32, [1.0])], [fed(T.TENSOR_FLOAT32, [-1.0])]).model
    found = OnnxRuntimeSession(
        to_onnx(model), OnnxRuntimeOptions(CPU, 2, "off"), Trace((), {})
    )._session.get_session_options()
    assert (found.intra_op_num_threads, found.inter_op_num_threads) == (2, 1)
    assert found.graph_optimization_level == onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL


@pytest.mark.parametrize("wrapper", [onnx, package.onnxruntime])
def test_not_installed(wrapper, monkeypatch):
    name = wrapper.__name__
    wrapper.cache_clear()
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(UsageError, match=rf"^{name} is not installed: pip install 'nnconform\[onnx\]'$"):
        open_driver(f"onnxruntime:{CPU}")
    wrapper.cache_clear()
