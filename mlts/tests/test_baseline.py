"""What drivers are compared with: runtimes, other drivers and earlier runs."""

from __future__ import annotations

from contextlib import ExitStack
from importlib.util import find_spec

import numpy as np
import pytest
from click.testing import CliRunner

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.baseline import Baselines, packed, unpacked
from nnconform.mlts.command import command
from nnconform.mlts.litert import INSTALLED
from nnconform.mlts.onnx_runtime import OnnxRuntime
from nnconform.mlts.task_sets import bundled_tasks

REFERENCE = "inproc:reference_driver"
BIASED = "inproc:reference_driver.faulty?fault=operation.off_by_one&operation=SOFTMAX"
NETWORK = ("--network", "digits_float32", "--images", "300", "--seconds", "0")


def run(*words):
    return CliRunner().invoke(command, [str(each) for each in words])


def baseline_of(text, task):
    with ExitStack() as stack:
        baselines = Baselines(text, stack, 10)
        return baselines.of(task), baselines.missing


def test_another_driver():
    assert run("--driver", REFERENCE, *NETWORK, "--baseline", f"{REFERENCE}?hal=1.2").exit_code == 0
    worse = run("--driver", BIASED, *NETWORK, "--baseline", REFERENCE)
    assert worse.exit_code == 1
    assert f"{REFERENCE} has " in worse.output
    assert "McNemar p = " in worse.output


@pytest.mark.nightly(daily="test_another_driver")
@pytest.mark.skipif(not INSTALLED, reason="LiteRT is not installed")
def test_an_earlier_run(tmp_path):
    store = tmp_path / "r.sqlite"
    assert run("--driver", REFERENCE, *NETWORK, "--results", store).exit_code == 0
    same = run("--driver", REFERENCE, *NETWORK, "--baseline", f"run:{store}")
    assert same.exit_code == 0, same.output
    worse = run("--driver", BIASED, *NETWORK, "--baseline", f"run:{store}#1@{REFERENCE}")
    assert worse.exit_code == 1
    assert "McNemar p = " in worse.output
    fewer = run("--driver", REFERENCE, *NETWORK[:2], "--images", 20, "--seconds", 0, "--baseline", f"run:{store}")
    assert fewer.exit_code == 1
    assert "has 300 items, this run 20: run both on as many" in fewer.output
    for text, problem in (
        (f"run:{store}#x", "number of the run: got 'x'"),
        (f"run:{store}#7", "has no run 7"),
        (f"run:{store}@inproc:none", "name one driver of run 1 with @ADDRESS; it has "),
        ("run:/none", "/none"),
    ):
        assert problem in str(run("--driver", REFERENCE, *NETWORK, "--baseline", text).exception)
    other = run("--driver", REFERENCE, "--network", "digits_int8", "--images", 2, "--baseline", f"run:{store}")
    assert "digits_int8: nothing to compare with: the run has no figures of digits_int8" in other.output


def test_rows_are_kept_as_they_are():
    rows = [(1.0, 2.0), (), (3.0,)]
    assert unpacked(packed(rows)) == [(1.0, 2.0), (), (3.0,)]
    for damaged in ((2.0, 1.0), (-1.0,), (float("nan"),)):
        with pytest.raises(UsageError, match="damaged in the store"):
            unpacked(damaged)


def test_baselines_that_there_are_not(monkeypatch, tmp_path):
    task, agreement = (
        next(each for each in bundled_tasks(1) if each.name == name)
        for name in ("digits_int8", "digits_int8/agreement")
    )
    assert baseline_of("none", task) == (None, "no baseline was asked for")
    with pytest.raises(UsageError, match="ONNX Runtime reads"):
        baseline_of("onnxruntime", task)
    with pytest.raises(UsageError, match="nothere"):
        baseline_of("inproc:nothere", task)
    monkeypatch.setattr("nnconform.mlts.baseline.INSTALLED", False)
    assert baseline_of("auto", task) == (None, "LiteRT on the CPU is not installed: pip install 'nnconform[all]'")
    without = run("--driver", REFERENCE, "--network", agreement.name, "--images", 1)
    assert f"{agreement.name}: nothing to compare with: LiteRT" in without.output


def test_onnx_runtime(tmp_path, monkeypatch):
    path = tmp_path / "n.onnx"
    path.write_bytes(b"none")
    monkeypatch.setattr("nnconform.mlts.onnx_runtime.INSTALLED", False)
    with pytest.raises(UsageError, match="ONNX Runtime is not installed"):
        OnnxRuntime(path)
    monkeypatch.undo()
    if not all(map(find_spec, ("onnx", "onnxruntime"))):
        pytest.skip("onnx and onnxruntime are not installed")
    with pytest.raises(FormatError, match="ONNX Runtime does not run it"):
        OnnxRuntime(path)
    import onnx.helper  # noqa: PLC0415 - an extra

    values = [onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [2]) for name in "xy"]
    graph = onnx.helper.make_graph([onnx.helper.make_node("Neg", ["x"], ["y"])], "n", values[:1], values[1:])
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 21)], ir_version=10)
    path.write_bytes(model.SerializeToString())
    network = OnnxRuntime(path)
    network.reset()
    assert network(np.array([1, 2], np.float32))[0].tolist() == [-1, -2]
