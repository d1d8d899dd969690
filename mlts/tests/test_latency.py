"""``nnconform latency`` on the reference driver and on faulty ones."""

from __future__ import annotations

import time
from pathlib import Path

from click.testing import CliRunner, Result

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.mlts.latency_command import command
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.parts import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

REFERENCE = "inproc:reference_driver"
FAULTY = "inproc:reference_driver.faulty?fault="
QUICK = ("--network", "digits_int8", "--min-seconds", "0")


def call(*words: str) -> Result:
    return CliRunner().invoke(command, [*words], catch_exceptions=False)


def test_every_scenario(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    scenarios = ("single-stream", "multi-stream", "offline", "server")
    words = [word for each in scenarios for word in ("--scenario", each)]
    # As many queries as the 90th percentile needs: the 99th, the default of most, takes ten times as many.
    options = ("--rate", "2000", "--bound", "100000", "--percentile", "90", "--min-queries", "64")
    done = call("--driver", REFERENCE, *QUICK, *words, *options, "--results", str(store))
    assert done.exit_code == 0, done.output
    for each in scenarios:
        assert f"  {each}: VALID: " in done.output
    assert "machine: load" in done.output
    with Store.open(store, must_exist=True) as opened:
        run = opened.run()
        assert {event.case: event.outcome.verdict for event in opened.verdicts(run.id)} == {
            f"latency::digits_int8::{each}": Verdict.PASSED for each in scenarios
        }
        samples = {each.subject: len(each.samples) for each in opened.measurements(run.id)}
    assert samples.keys() == {f"digits_int8, {each}" for each in scenarios}
    assert min(samples.values()) >= 64


def test_a_run_that_is_too_short() -> None:
    done = call("--driver", REFERENCE, *QUICK[:2], "--min-seconds", "5", "--max-seconds", "0.01")
    assert done.exit_code == 1
    assert "single-stream: INVALID: " in done.output
    assert "reproduce: nnconform latency --driver inproc:reference_driver --network digits_int8" in done.output


def test_a_bound_that_is_missed() -> None:
    done = call("--driver", REFERENCE, *QUICK, "--scenario", "server", "--rate", "50", "--bound", "0.001",
                "--min-queries", "70", "--percentile", "90")  # fmt: skip
    assert done.exit_code == 1
    assert "INVALID: a query was issued" in done.output or "server: VALID, too slow: " in done.output


def test_answers_that_are_others_under_load() -> None:
    fault = f"{FAULTY}overlap.scratch_shared_by_executions"
    done = call("--driver", fault, *QUICK, "--scenario", "multi-stream", "--min-queries", "60", "--percentile", "50")
    assert done.exit_code == 1, done.output
    assert "answers under load are not those given alone" in done.output


def test_two_drivers_take_turns() -> None:
    done = call("--driver", REFERENCE, "--driver", f"{REFERENCE}?precision=float64", *QUICK, "--slower", "100000")
    assert done.exit_code == 0, done.output
    (line,) = [each for each in done.output.splitlines() if " beside " in each]
    assert line.startswith(f"  {REFERENCE}?precision=float64 beside {REFERENCE}: ")
    assert "200 pairs" in line


class SlowModel(ReferencePreparedModel):
    """A prepared model that waits at each execution, for longer than it computes on a busy machine."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        time.sleep(0.02)
        return super().compute(inputs, limits)


def slow() -> Device:
    """Open a driver that takes many times as long."""
    return driver_of(SlowModel)()


def test_a_slower_driver_fails() -> None:
    address = f"inproc:nnconform.{__name__}:slow"
    done = call("--driver", REFERENCE, "--driver", address, *QUICK, "--slower", "5")
    assert done.exit_code == 1, done.output
    assert ": slower" in done.output


def test_a_preparation_from_the_cache() -> None:
    done = call("--driver", REFERENCE, *QUICK, "--min-queries", "64")
    assert "  cache: saved in " in done.output
    assert done.output.count("with the same answer") == 1


def test_a_cache_that_is_not_hit() -> None:
    done = call("--driver", f"{FAULTY}caching.cannot_use_its_own", *QUICK, "--min-queries", "64")
    assert "  cache: no hit: prepared from the cache: GENERAL_FAILURE" in done.output


def test_relaxed_in_bursts_with_a_priority() -> None:
    done = call("--driver", REFERENCE, *QUICK, "--relaxed", "--burst", "--priority", "high", "--min-queries", "64")
    assert done.exit_code == 0, done.output
    assert "single-stream: VALID: " in done.output
    # Too short, so that the command that runs it again is printed.
    short = call("--driver", REFERENCE, *QUICK[:2], "--burst", "--min-seconds", "5", "--max-seconds", "0.01")
    assert " --burst " in short.output
