"""``nnconform localise`` and ``localise-faults`` as a user starts them."""

import json
import subprocess
import sys
from contextlib import closing

import numpy as np
import pytest
from click.testing import CliRunner

from nnconform.harness.campaigns.replay import find_cases, replay_case
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.litert import INSTALLED
from nnconform.mlts.localise import faults_command
from nnconform.mlts.localise.command import command
from nnconform.mlts.localise.faults import FaultLocaliser, NetworkFault
from nnconform.mlts.localise.inputs import random_inputs
from nnconform.mlts.localise.localise import Localiser
from nnconform.mlts.localise.part import cut_out
from nnconform.mlts.localise.reproducer import write_reproducer
from nnconform.mlts.task_sets import BUNDLED

RIGHT = "inproc:reference_driver?hal=aidl4"
FLOAT, INT8 = BUNDLED / "digits_float32.tflite", BUNDLED / "digits_int8.tflite"
# Strikes the first convolution of a network.
FAULT = "inproc:reference_driver.faulty?hal=aidl4&fault=kernel.result_wraps&operation=CONV_2D"
UNBIASED = "kernel.argument_ignored&operation=CONV_2D&place=bias"
needs_litert = pytest.mark.skipif(not INSTALLED, reason="LiteRT, which the script runs, is not installed")


def run(*arguments):
    words = [str(each) for each in (*arguments, "--in-process")]
    return CliRunner().invoke(command, words, catch_exceptions=False)


def test_a_right_driver_ends_with_status_0():
    result = run(FLOAT, "--driver", RIGHT, "--against", RIGHT)
    assert result.exit_code == 0
    assert "no operation is beyond its bound" in result.output
    assert "against" in result.output


def test_a_reproducer_fails_on_the_faulty_driver_and_passes_on_the_right_one(tmp_path):
    folder = tmp_path / "found"
    result = run(INT8, "--driver", FAULT, "-o", folder, "--format", "json")
    assert result.exit_code == 1
    report = json.loads(result.output)
    assert report["guilty"][0]["operations"] == [0]
    assert report["guilty"][0]["kind"] == "saturation"
    assert report["files"] == ["model.mod.py", "model.tflite", "model.onnx"]
    assert set(report["missing"]) == {"script"}
    ((case, _),) = find_cases(str(folder / "model.mod.py"), None)
    assert len(case.model.main.operations) == 1
    # The network's own input has 64 elements.
    (smaller,) = case.inputs
    assert smaller is not None
    assert smaller.size < 64
    for address, fails in ((FAULT, True), (RIGHT, False)):
        session = Session(address)
        assert replay_case(session, case).failed is fails
        session.close()


@needs_litert
def test_the_script_needs_nothing_but_the_runtime(tmp_path):
    model = read_tflite(INT8).model
    with Localiser("digits", model, random_inputs(model, 0)) as localiser:
        answer = localiser.runner.answer(cut_out(model, (0,), localiser.values))
    done = write_reproducer(answer, tmp_path, "service:litert:?kernels=reference")
    assert done.missing == {}
    script = [sys.executable, "-I", tmp_path / "reproduce.py"]
    right = subprocess.run(script, capture_output=True, text=True, check=False)
    assert (right.returncode, right.stdout) == (0, "output 0: 0 of 1024 elements beyond their bounds\n")
    with np.load(tmp_path / "values.npz") as loaded:
        values = dict(loaded)
    values["expected0"] = values["expected0"] ^ 64
    np.savez(tmp_path / "values.npz", **values)
    wrong = subprocess.run(script, capture_output=True, text=True, check=False)
    assert wrong.returncode == 1
    assert "output 0: 1024 of 1024 elements beyond their bounds, first [0, 0, 0, 0]: expected" in wrong.stdout


def test_inputs_from_a_file(tmp_path):
    path = tmp_path / "inputs.npz"
    np.savez(path, image=np.zeros((1, 8, 8, 1), np.float32))
    assert run(FLOAT, "--driver", RIGHT, "--inputs", path).exit_code == 0


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ([np.zeros((1, 8, 8, 1), np.float64)], "got float64 .*wanted float32"),
        ([np.zeros((8, 8), np.float32)], r"got float32 \[8, 8\], wanted float32 \[1, 8, 8, 1\]"),
        ([np.zeros((1, 8, 8, 1), np.float32)] * 2, "number of arrays: got 2, the network has 1"),
        ([np.array([{}])], "no .npy or .npz file of plain numbers"),
    ],
)
def test_inputs_that_do_not_fit(tmp_path, arrays, message):
    path = tmp_path / "inputs.npz"
    np.savez(path, *arrays)
    with pytest.raises(FormatError, match=message):
        run(FLOAT, "--driver", RIGHT, "--inputs", path)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["missing.tflite"], "missing.tflite: cannot be read"),
        (["network.pb"], "got the suffix '.pb', wanted .tflite"),
        ([FLOAT, "--inputs", "missing.npz"], "missing.npz: cannot be read"),
        ([FLOAT, "--shape", "image"], "wanted NAME=EXTENTS"),
        ([FLOAT, "--shape", "image=0,1"], "extents above 0"),
        ([FLOAT, "--shape", "image=1,8,8,1"], "no input 'image'; the file has"),
        ([FLOAT, "--driver", "inproc:nowhere"], "nowhere"),
    ],
)
def test_what_a_user_gets_wrong_is_one_line(words, message):
    with pytest.raises(UsageError, match=message) as error:
        run("--driver", RIGHT, *words)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(("name", "shows"), [("passes.dilation_lost_as_grouped", False), (UNBIASED, True)])
def test_what_only_rounds_otherwise_in_a_network_does_not_show(name, shows):
    model = read_tflite(FLOAT).model
    # No convolution of the network is dilated: the pass only makes it another one, which is right.
    fault = NetworkFault(name, f"inproc:reference_driver.faulty?hal=aidl4&fault={name}")
    with Localiser("digits", model, random_inputs(model, 7)) as localiser, closing(FaultLocaliser(localiser)) as faults:
        (found,) = faults.localise([fault])
    assert found.shows == shows


@pytest.mark.nightly(daily="test_a_reproducer_fails_on_the_faulty_driver_and_passes_on_the_right_one")
def test_a_network_is_localised_under_planted_faults():
    result = CliRunner().invoke(faults_command.command, [str(INT8), "--sample", "3"], catch_exceptions=False)
    assert result.exit_code == 0
    assert "| digits_int8 | kernel | 3 |" in result.output
    assert "(100%)" in result.output
