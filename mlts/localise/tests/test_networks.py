"""``nnconform networks``, and networks that the HAL expresses in parts, on right and on faulty drivers."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

from nnconform.mlts.islands.source import SourceRuntime
from nnconform.mlts.litert import INSTALLED
from nnconform.mlts.localise.command import command as localise
from nnconform.mlts.localise.networks_command import command as networks

if not INSTALLED:
    pytest.skip("LiteRT, which writes and runs the networks, is not installed", allow_module_level=True)

from nnconform.mlts.tests.build_tflite import Net, Op, build
from nnconform.mlts.tests.nets import NETS, F, real

RIGHT = "inproc:reference_driver?hal=aidl4"
# Convolutions without their biases.
FAULT = "inproc:reference_driver.faulty?hal=aidl4&fault=kernel.argument_ignored&operation=CONV_2D&place=bias"
_CONV = Op(
    "CONV_2D", (1, 2, 3), (4,), {"padding": 0, "strideW": 1, "strideH": 1, "dilationWFactor": 1, "dilationHFactor": 1}
)
# A convolution behind an island, and one more island behind it.
PARTED = Net(
    (
        F(1, 4, 4, 2),
        F(1, 4, 4, 2),
        F(3, 2, 2, 2, data=real(3, 2, 2, 2)),
        F(3, data=real(3)),
        F(1, 4, 4, 3),
        F(1, 4, 4, 3),
    ),
    (Op("COS", (0,), (1,), {}), _CONV, Op("SIGN", (4,), (5,))),
    outputs=(5, 4),
)


@pytest.fixture
def folder(tmp_path):
    for name, net in (
        ("parted", PARTED),
        ("whole", NETS["relu"]),
        ("alone", Net((F(3), F(3)), (Op("COS", (0,), (1,), {}),))),
    ):
        (tmp_path / f"{name}.tflite").write_bytes(build(net))
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "broken.onnx").write_bytes(b"no network")
    return tmp_path


def run(command, *words):
    return CliRunner().invoke(command, [str(each) for each in words], catch_exceptions=False)


def test_what_becomes_of_each_network(folder):
    done = run(networks, folder)
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"{folder}/alone.tflite: islands alone: 0 operators on drivers, 1 in 1 islands: COS")
    assert lines[1].startswith(f"{folder}/deeper/broken.onnx: refused: no sound ONNX model")
    assert lines[2].endswith("parted.tflite: with islands: 1 operators on drivers, 2 in 2 islands: COS; SIGN")
    assert lines[3].endswith("whole.tflite: whole, 1 operators")
    assert lines[4:] == [
        "4 networks: 1 whole, 1 with islands, 1 islands alone, 1 refused",
        "in islands: COS (2), SIGN (1)",
    ]


@pytest.mark.parametrize(("driver", "status"), [(RIGHT, 0), (FAULT, 1)])
def test_what_a_driver_makes_of_each(folder, driver, status):
    done = run(networks, folder, "--driver", driver, "--in-process", "--format", "jsonl")
    assert done.exit_code == status
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    said = [row["driver"] for row in rows]
    assert said[:2] == ["nothing to run", ""]
    assert said[3] == "right"
    assert said[2] == ("right" if driver == RIGHT else "GUILTY: CONV_2D (0): wrong")


def test_each_network_has_a_source_runtime_of_its_own(folder, monkeypatch):
    started = []
    start = SourceRuntime._start

    def counted(runtime):
        started.append(runtime)
        start(runtime)

    monkeypatch.setattr(SourceRuntime, "_start", counted)
    run(networks, folder / "alone.tflite", folder / "parted.tflite", folder / "whole.tflite")
    # Where there are islands; the earlier one is closed, and its memory with it.
    assert len(set(map(id, started))) == len(started) == 2
    assert all(runtime._process is None for runtime in started)


def test_signatures_are_networks(tmp_path):
    net = Net(NETS["relu"].tensors, NETS["relu"].operators, others=(NETS["relu"],), signatures={"a": 0, "b": 1})
    (tmp_path / "two.tflite").write_bytes(build(net))
    done = run(networks, tmp_path)
    assert [line.split(": ")[0] for line in done.stdout.splitlines()[:2]] == [
        f"{tmp_path}/two.tflite",
        f"{tmp_path}/two.tflite (b)",
    ]


def test_a_folder_without_networks_is_a_mistake(tmp_path):
    assert "no .tflite or .onnx file" in str(CliRunner().invoke(networks, [str(tmp_path)]).exception)


def test_the_guilty_operation_of_a_part_is_named(folder, tmp_path):
    path, found = folder / "parted.tflite", tmp_path / "found"
    assert run(localise, path, "--driver", RIGHT, "--in-process").exit_code == 0
    done = run(localise, path, "--driver", FAULT, "--in-process", "-o", found)
    assert done.exit_code == 1
    assert "GUILTY: CONV_2D (0), alone" in done.stdout
    assert "island, not run on the driver: COS (operation COS (operator 0) is not convertible)" in done.stdout
    assert (found / "model.tflite").exists()
    page = (found / "localise.html").read_text()
    assert '<tr class="guilty"><td class="number">0</td><th scope="row">CONV_2D</th>' in page
    assert "island, not run on the driver: SIGN" in page


def test_the_inputs_of_a_network_in_parts_come_from_a_file(folder, tmp_path):
    np.save(tmp_path / "image.npy", np.zeros((1, 4, 4, 2), np.float32))
    words = (folder / "parted.tflite", "--driver", RIGHT, "--in-process", "--inputs", tmp_path / "image.npy")
    done = run(localise, *words, "--format", "json")
    assert [part["network"] for part in json.loads(done.stdout)["parts"]] == ["parted, part 1 of 1"]
    np.save(tmp_path / "image.npy", np.zeros((1, 4, 4, 3), np.float32))
    message = str(CliRunner().invoke(localise, [str(each) for each in words]).exception)
    assert "got float32 [1, 4, 4, 3], wanted float32 [1, 4, 4, 2]" in message
