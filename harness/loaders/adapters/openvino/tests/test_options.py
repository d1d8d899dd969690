"""The addresses of ``openvino:``: devices, options, and packages that are not installed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.loaders.adapters.onnx.package import onnx
from nnconform.harness.loaders.adapters.onnx.write import Trace, to_onnx
from nnconform.harness.loaders.adapters.openvino import package
from nnconform.harness.loaders.adapters.openvino.options import OpenVinoOptions, parse_options
from nnconform.harness.loaders.adapters.openvino.session import OpenVinoSession
from nnconform.harness.loaders.adapters.tests.models import case_of, fed
from nnconform.harness.loaders.registry import open_driver, schemes
from nnconform.harness.model.codes import DeviceType
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError

pytestmark = pytest.mark.skipif(
    not (find_spec("onnx") and find_spec("openvino")), reason="not installed: pip install 'nnconform[openvino]'"
)


def test_it_is_a_scheme():
    assert "openvino" in schemes()


def test_the_package_of_that_name_is_the_real_one():
    assert package.openvino().Core


def test_what_the_device_says_of_itself():
    device = open_driver("openvino:CPU")
    info = device.info()
    assert (device.name, info.version) == ("openvino-CPU", package.openvino().__version__)
    assert (info.type, info.emulated) == (DeviceType.CPU, EMULATED)


@pytest.mark.parametrize(
    ("rest", "wanted"),
    [
        ("CPU", {"INFERENCE_NUM_THREADS": "1", "EXECUTION_MODE_HINT": "ACCURACY"}),
        ("CPU?threads=3&mode=performance", {"INFERENCE_NUM_THREADS": "3", "EXECUTION_MODE_HINT": "PERFORMANCE"}),
        (
            "CPU?NUM_STREAMS=2",
            {"INFERENCE_NUM_THREADS": "1", "EXECUTION_MODE_HINT": "ACCURACY", "NUM_STREAMS": "2"},
        ),
    ],
)
def test_options(rest, wanted):
    assert parse_options(rest) == OpenVinoOptions("CPU", wanted)


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("", "no device; available here: .*CPU"),
        ("cpu", "unknown device 'cpu'; available here: .*CPU"),
        ("AUTO", "unknown device 'AUTO'; available here: .*CPU"),
        ("CPU?speed=1", "unknown option speed; known: threads, mode, and of CPU's properties .*NUM_STREAMS"),
        ("CPU?FULL_DEVICE_NAME=x", "unknown option FULL_DEVICE_NAME; known: "),
        ("CPU?mode=exact", "mode=exact; known: accuracy, performance"),
        ("CPU?threads=0", "threads=0; wanted a number of at least 1"),
        ("CPU?threads=many", "threads=many; wanted a number of at least 1"),
        ("CPU?threads", "are no key=value"),
        ("CPU?NUM_STREAMS=many", "NUM_STREAMS=many: .*Could not read number of streams from str: many"),
    ],
)
def test_refused_options(rest, message):
    with pytest.raises(UsageError, match=message) as caught:
        open_driver(f"openvino:{rest}")
    assert "\n" not in str(caught.value)


def test_options_reach_the_runtime():
    model = case_of(O.NEG, [fed(T.TENSOR_FLOAT32, [1.0])], [fed(T.TENSOR_FLOAT32, [-1.0])]).model
    session = OpenVinoSession(to_onnx(model), parse_options("CPU?threads=2&mode=performance"), Trace(("tensor1",), {}))
    compiled = session._request.get_compiled_model()
    assert compiled.get_property("INFERENCE_NUM_THREADS") == 2
    assert str(compiled.get_property("EXECUTION_MODE_HINT")) == "ExecutionMode.PERFORMANCE"


@pytest.mark.parametrize("wrapper", [onnx, package.openvino])
def test_not_installed(wrapper, monkeypatch):
    name, extra = wrapper.__name__, {"onnx": "onnx", "openvino": "openvino"}[wrapper.__name__]
    wrapper.cache_clear()
    package.core.cache_clear()
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(UsageError, match=rf"^{name} is not installed: pip install 'nnconform\[{extra}\]'$"):
        open_driver("openvino:CPU")
    wrapper.cache_clear()
    package.core.cache_clear()


def test_opening_sends_no_word_to_the_makers(tmp_path):
    """OpenVINO's converter, which its package imports, sends telemetry: through a package of its own, and a file in the
    home folder.
    """
    text = "import sys, nnconform; nnconform.open_driver('openvino:CPU'); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", text],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HOME": str(tmp_path)},
    )
    assert not [name for name in done.stdout.split() if "telemetry" in name]
    assert not list(tmp_path.iterdir())
