"""``nnconform mlts`` on right and on wrong drivers."""

from contextlib import ExitStack

import pytest
from click.testing import CliRunner

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.mlts.baseline import Baselines
from nnconform.mlts.command import command
from nnconform.mlts.litert import INSTALLED
from nnconform.mlts.task_run import run_task
from nnconform.mlts.task_sets import bundled_tasks

REFERENCE = "inproc:reference_driver"
# Always sure of the last class.
BIASED = "inproc:reference_driver.faulty?fault=operation.off_by_one&operation=SOFTMAX"
needs_litert = pytest.mark.skipif(not INSTALLED, reason="LiteRT, which is compared with, is not installed")


def run(*arguments):
    return CliRunner().invoke(command, [str(each) for each in arguments], catch_exceptions=False)


def litert(task):
    with ExitStack() as stack:
        return Baselines("litert", stack, 10).of(task)


@pytest.fixture(scope="module")
def float_task():
    return next(task for task in bundled_tasks() if task.name == "digits_float32")


@pytest.mark.nightly(daily="test_the_table_the_samples_and_the_status")
@needs_litert
def test_every_bundled_network_is_as_good_as_on_litert():
    # A run of mlts has all items.
    tasks = bundled_tasks(90)
    assert [task.name for task in tasks[:3]] == ["digits_float32", "digits_int8", "digits_uint8"]
    assert {kind for task in tasks for kind in task.quantities} >= {
        "top-1",
        "word error rate",
        "mAP",
        "mean IoU",
        "PSNR",
    }
    for task in tasks:
        (task_run,), theirs = run_task(task, [Session(REFERENCE)], 0, litert(task))
        assert task_run.outcome.verdict == Verdict.PASSED, (task.name, task_run.outcome)
        assert theirs is not None
        figure, reference = task_run.figures[task.paired].value, theirs.figures[task.paired].value
        # One image in 90, for the forms whose sums are rounded differently too.
        assert figure == pytest.approx(reference, abs=0.0112), task.name


@pytest.mark.sampled(one_in=2)
@needs_litert
@pytest.mark.parametrize("name", ["strip/words", "voice", "scenes/objects", "scenes/regions"])
def test_each_metric_fails_a_wrong_driver(name):
    """The last operation before the outputs writes nothing."""
    task = next(each for each in bundled_tasks(12) if each.name == name)
    last = {"strip/words": "SOFTMAX", "voice": "FULLY_CONNECTED"}.get(name, "CONV_2D")
    wrong = Session(f"{REFERENCE}.faulty?fault=operation.writes_nothing&operation={last}")
    (task_run,), _ = run_task(task, [wrong], 0, litert(task))
    assert task_run.outcome.verdict == Verdict.WRONG, task_run.outcome
    assert "exchanged answers p = " in task_run.outcome.message


@needs_litert
def test_a_driver_that_is_worse_than_chance_explains():
    # Not all images: those must reach the figure of the manifest.
    task = bundled_tasks(400)[0]
    (right, biased), _ = run_task(task, [Session(REFERENCE), Session(BIASED)], 0, litert(task))
    assert right.outcome.verdict == Verdict.PASSED
    assert biased.outcome.verdict == Verdict.WRONG
    assert "McNemar p = " in biased.outcome.message


def test_one_driver_breaks_down_and_the_other_goes_on(float_task):
    crashing = Session("service:inproc:reference_driver.faulty?fault=operation.segmentation_fault&operation=SOFTMAX")
    right = Session(REFERENCE)
    (broken, fine), _ = run_task(float_task, [crashing, right], 0, None)
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
    done = run("--driver", exits, "--images", 1, "--network", "digits_int8")
    assert done.exit_code == 1
    assert "crashed" in done.output


def test_folders_go_together(tmp_path):
    with pytest.raises(UsageError, match="--models and --data go together"):
        run("--driver", REFERENCE, "--models", tmp_path)
