"""Networks on stored sequences: right, wrong in a state, and files that do not fit."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from nnconform.harness.driver.fault import find_fault
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.tests.shared_data import shared_data
from nnconform.mlts.command import command
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.goldens import load_goldens
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.task_run import run_task
from nnconform.mlts.task_sets import tasks_in_folders
from nnconform.mlts.tests.build_tflite import Net, Op, build
from nnconform.mlts.tests.nets import F, real
from nnconform.mlts.tests.nets_cells import CELLS

REFERENCE = "inproc:reference_driver"
FAULTY = ("left_as_it_came", "kept_by_the_driver")
needs_litert = pytest.mark.skipif(not INSTALLED, reason="LiteRT, which is compared with, is not installed")
STEPS = 6


def address(fault: str) -> str:
    return f"inproc:reference_driver.faulty?fault=states.{fault}"


def run(*arguments):
    return CliRunner().invoke(command, [str(each) for each in arguments], catch_exceptions=False)


def store_goldens(folder: Path, stem: str, net: Net) -> Path:
    """Store a network in ``models``, and two sequences as LiteRT's reference kernels answer them."""
    models, goldens = folder / "models", folder / "goldens" / stem
    models.mkdir(exist_ok=True)
    goldens.mkdir(parents=True)
    content = build(net)
    (models / f"{stem}.tflite").write_bytes(content)
    network = LiteRT(content, "reference")
    for number in range(2):
        network.reset()
        inputs = np.random.default_rng(number).uniform(-1, 1, (STEPS, *net.tensors[0].shape)).astype("<f4")
        outputs = np.concatenate([network(step)[0] for step in inputs]).astype("<f4")
        (goldens / f"{number}.input").write_bytes(inputs.tobytes())
        (goldens / f"{number}.output").write_bytes(outputs.tobytes())
    return folder


@needs_litert
@pytest.mark.parametrize("cell", ["rnn", "lstm", "lstm_of_everything"])
def test_a_driver_that_gets_a_state_wrong_fails(tmp_path, cell):
    store_goldens(tmp_path, cell, CELLS[cell])
    (task,) = tasks_in_folders(tmp_path / "models", tmp_path).tasks
    sessions = [Session(each) for each in (REFERENCE, *map(address, FAULTY))]
    (right, left, kept), _ = run_task(task, sessions, 0, None)
    assert right.outcome.verdict == Verdict.PASSED, right.outcome
    assert (len(right.inferences), len(right.sequences)) == (2 * STEPS, 2)
    assert right.hits("steps right") == [True] * 2 * STEPS
    for trial in (left, kept):
        assert trial.outcome.verdict == Verdict.WRONG
        assert "more than 1e-05 off" in trial.outcome.message
    # The first step has the right states.
    assert left.hits("steps right")[0]
    assert "from step 1 on" in left.outcome.message
    for session in sessions:
        session.close()


@needs_litert
def test_recognised_speech_by_its_phones(tmp_path):
    tensors = (F(1, 6), F(4, 6, data=real(4, 6)), F(4, data=real(4)), F(1, 4))
    dense = Op("FULLY_CONNECTED", (0, 1, 2), (3,), {"fusedActivationFunction": 0})
    store_goldens(tmp_path, "asr_made_up", Net(tensors, (dense,)))
    options = ["--models", tmp_path / "models", "--data", tmp_path, "--seconds", 0]
    assert run("--driver", REFERENCE, *options).exit_code == 0
    done = run("--driver", f"{REFERENCE}.faulty?fault=operation.answers_nan&operation=FULLY_CONNECTED", *options)
    assert done.exit_code == 1
    assert "at most 0.05 is right" in done.output


def test_mlts_speech_from_the_command_to_the_store(tmp_path):
    data, store = shared_data("mlts_data"), tmp_path / "m.sqlite"
    (tmp_path / "tts_float.tflite").write_bytes((data / "models" / "tts_float.tflite").read_bytes())
    task_set = tasks_in_folders(tmp_path, data)
    (task,) = task_set.tasks
    assert (task.name, len(task), [len(task.steps(number)) for number in range(5)]) == (
        "tts_float",
        5,
        [71, 84, 73, 93, 70],
    )
    drivers = [REFERENCE, *map(address, FAULTY)]
    options = [word for each in drivers for word in ("--driver", each)]
    done = run(*options, "--models", tmp_path, "--data", data, "--seconds", 0, "--images", 2, "--results", store)
    assert done.exit_code == 1, done.output
    assert "2 goldens of 71 to 84 steps" in done.output
    with Store.open(store, must_exist=True) as kept:
        number = kept.run().id
        verdicts = {event.driver: event.outcome for event in kept.verdicts(number) if event.case == "mlts::tts_float"}
        samples = {(each.driver, each.quantity): each.samples for each in kept.measurements(number)}
    assert verdicts[REFERENCE].verdict == Verdict.PASSED
    for name in FAULTY:
        fault = find_fault("nnconform.reference_driver.faulty", f"states.{name}")
        assert fault.caught_by[""] == {"mlts::tts_float": verdicts[address(name)].verdict}
        assert verdicts[address(name)].verdict == Verdict.WRONG
        assert "mel-cepstral distortion" in verdicts[address(name)].message
    assert [len(samples[REFERENCE, each]) for each in ("inference", "sequence")] == [155, 2]
    assert len(samples[REFERENCE, "voicing right"]) == 4 * 155
    assert max(samples[REFERENCE, "largest difference"]) < 1e-5
    assert max(samples[REFERENCE, "distortion"]) < 1e-6


def test_what_the_folder_of_mlts_is_read_for():
    data = shared_data("mlts_data")
    task_set = tasks_in_folders(data / "models", data, 2)
    photos = [f"mobilenet_v1_{each}" for each in ("0.25_128", "0.25_128_quant", "0.5_160_quant")]
    assert [task.name for task in task_set.tasks] == [
        *(name for each in photos for name in (each, f"{each}/goldens")),
        "tts_float",
    ]
    assert all(len(task) == 2 for task in task_set.tasks)
    skipped = dict(text.split(": ", 1) for text in task_set.skipped)
    assert {Path(name).name: why for name, why in skipped.items()} == {
        "model_invoking_error.tflite": "operation CUSTOM 'fake-op-double' (operator 0) is not convertible",
        "split_concat.tflite": "no goldens; on photos: number of inputs: got 3, wanted 1",
        "asr_float": f"no asr_float.tflite in {data / 'models'}",
    }


def test_stored_images_are_met():
    data = shared_data("mlts_data")
    for name in ("mobilenet_v1_0.25_128", "mobilenet_v1_0.25_128_quant"):
        task = load_goldens(read_tflite(data / "models" / f"{name}.tflite"), data / "goldens", 1)
        assert task is not None
        silent = f"{REFERENCE}.faulty?fault=operation.writes_nothing&operation=SOFTMAX"
        (right, wrong), _ = run_task(task, [Session(REFERENCE), Session(silent)], 0, None)
        assert right.outcome.verdict == Verdict.PASSED
        assert right.hits("golden top-1") == [True]
        assert wrong.outcome.verdict == Verdict.WRONG


@needs_litert
def test_files_that_do_not_fit(tmp_path):
    folder = store_goldens(tmp_path, "rnn", CELLS["rnn"])
    converted, goldens = read_tflite(folder / "models" / "rnn.tflite"), folder / "goldens"
    assert load_goldens(converted, folder) is None
    outputs = goldens / "rnn" / "0.output"
    whole = outputs.read_bytes()
    for content, message in [
        (whole[:-1], "wanted a multiple of 4 bytes"),
        (whole[:-4], "wanted a multiple of 8, a row for each step"),
        (whole[:-32], f"number of steps: got {STEPS - 1}, wanted {STEPS}"),
        (b"", "number of values: got 0"),
    ]:
        outputs.write_bytes(content)
        with pytest.raises(FormatError, match=message):
            load_goldens(converted, goldens)
    outputs.write_bytes(whole)
    (goldens / "rnn" / "0.input").unlink()
    with pytest.raises(FormatError, match="cannot be read"):
        load_goldens(converted, goldens)


def test_nothing_to_try(tmp_path):
    with pytest.raises(UsageError, match=r"no \.tflite file in"):
        tasks_in_folders(tmp_path, tmp_path)
    (tmp_path / "a.tflite").write_bytes(b"no model")
    with pytest.raises(UsageError, match=r"no image-N\.jpeg in .* and no .*goldens"):
        tasks_in_folders(tmp_path, tmp_path)
    (tmp_path / "goldens").mkdir()
    with pytest.raises(UsageError, match=r"nothing to try: .*a\.tflite"):
        tasks_in_folders(tmp_path, tmp_path)
