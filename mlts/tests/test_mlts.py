"""``nnconform mlts`` on right and on wrong drivers."""

import pytest
from click.testing import CliRunner

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.mlts.command import command
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.task_run import litert_baseline, run_task
from nnconform.mlts.task_sets import bundled_tasks

REFERENCE = "inproc:reference_driver"
# Always sure of the last class.
BIASED = "inproc:reference_driver.faulty?fault=operation.off_by_one&operation=SOFTMAX"
needs_litert = pytest.mark.skipif(not INSTALLED, reason="LiteRT, which is compared with, is not installed")


def run(*arguments):
    return CliRunner().invoke(command, [str(each) for each in arguments], catch_exceptions=False)


@pytest.fixture(scope="module")
def float_task():
    return next(task for task in bundled_tasks() if task.name == "digits_float32")


@needs_litert
def test_every_bundled_network_is_as_good_as_on_litert():
    tasks = bundled_tasks()
    assert [task.name for task in tasks] == ["digits_float32", "digits_int8", "digits_uint8"]
    for task in tasks:
        assert len(task.inputs) == 450
        baseline = litert_baseline(task, LiteRT(task.path.read_bytes(), "xnnpack"), 0)
        (task_run,) = run_task(task, [Session(REFERENCE)], 0, baseline)
        assert task_run.outcome.verdict == Verdict.PASSED
        assert sum(task_run.hits("top-1")) > 0.97 * len(task)
        # One image, for the forms whose sums are rounded differently too.
        assert abs(sum(task_run.hits("top-1")) - sum(baseline.hits("top-1"))) <= 1


@needs_litert
def test_a_driver_that_is_worse_than_chance_explains(float_task):
    baseline = litert_baseline(float_task, LiteRT(float_task.path.read_bytes(), "xnnpack"), 0)
    right, biased = run_task(float_task, [Session(REFERENCE), Session(BIASED)], 0, baseline)
    assert right.outcome.verdict == Verdict.PASSED
    assert biased.outcome.verdict == Verdict.WRONG
    assert "McNemar p = " in biased.outcome.message


def test_one_driver_breaks_down_and_the_other_goes_on(float_task):
    crashing = Session("service:inproc:reference_driver.faulty?fault=operation.segmentation_fault&operation=SOFTMAX")
    right = Session(REFERENCE)
    broken, fine = run_task(float_task, [crashing, right], 0, None)
    assert broken.outcome.verdict == Verdict.CRASHED
    assert fine.outcome.verdict == Verdict.PASSED
    assert len(fine.hits("top-1")) == len(float_task)
    crashing.close()


def test_the_table_the_samples_and_the_status(tmp_path):
    store = tmp_path / "m.sqlite"
    old = f"{REFERENCE}?hal=1.0"
    done = run("--driver", REFERENCE, "--driver", old, "--images", 3, "--seconds", 0, "--results", store)
    assert done.exit_code == 0, done.output
    with Store.open(store, must_exist=True) as kept:
        number = kept.run().id
        verdicts = {(event.case, event.driver): event.outcome.verdict for event in kept.verdicts(number)}
        samples = {(each.subject, each.driver, each.quantity): each.samples for each in kept.measurements(number)}
    assert verdicts["mlts::digits_int8", old] == Verdict.UNSUPPORTED
    assert verdicts["mlts::digits_uint8", old] == Verdict.PASSED
    assert len(samples["digits_uint8", old, "preparation"]) == 5
    assert len(samples["digits_uint8", REFERENCE, "inference"]) == 3
    assert set(samples["digits_uint8", REFERENCE, "top-5"]) <= {0.0, 1.0}


def test_a_failure_is_the_exit_status():
    exits = "service:inproc:reference_driver.faulty?fault=operation.exits&operation=SOFTMAX"
    done = run("--driver", exits, "--images", 1)
    assert done.exit_code == 1
    assert "crashed" in done.output


def test_folders_go_together(tmp_path):
    with pytest.raises(UsageError, match="--models and --data go together"):
        run("--driver", REFERENCE, "--models", tmp_path)
