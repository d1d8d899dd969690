"""Tests of ``nnconform mutate``."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnconform.harness.campaigns import mutation_run
from nnconform.harness.campaigns.mutants import BaseResult
from nnconform.harness.cli.commands.mutate import command
from nnconform.harness.generate.broken.family import families
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.pool import Processes
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict

REFERENCE = "service:inproc:reference_driver"
OVERLOOKS = "service:inproc:reference_driver.faulty?fault=validation.rule_overlooked&family=channel_scale"


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(command, arguments)
    if isinstance(result.exception, UsageError):
        raise result.exception
    return result


def test_counts_what_is_refused() -> None:
    result = run("--driver", REFERENCE, "--operation", "TOPK_V2", "--family", "operand_zero_point")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0].startswith(f"{REFERENCE}, HAL 1.3: ")
    assert lines[1].split() == ["family", "refused"]
    assert lines[2].split()[0] == "operand_zero_point"
    assert lines[2].split()[1] == lines[3].split()[1] != "0"
    assert lines[-1].endswith("; 0 not refused")


def test_tells_of_what_is_not(tmp_path: Path) -> None:
    path = tmp_path / "results.db"
    arguments = ("--driver", OVERLOOKS, "--operation", "PRELU", "--family", "channel_scale")
    with pytest.raises(UsageError, match="no mutant of models with PRELU is of the family 'channel_scale'"):
        run(*arguments)
    result = run("--driver", OVERLOOKS, "--operation", "CONV_2D", "--family", "channel_scale", f"--results={path}")
    assert result.exit_code == 1
    assert "accepted_invalid: conv_per_channel/channel_scale/0\n" in result.output
    assert "channel_scale 0 at main.operands[1] (CONV_2D.filter)" in result.output
    assert (
        f"reproduce: nnconform replay mutate/conv_per_channel/channel_scale/0 --driver '{OVERLOOKS}'\n" in result.output
    )
    store = Store.open(path, must_exist=True)
    run_number = store.latest_run()
    assert run_number is not None
    events = list(store.verdicts(run_number))
    store.close()
    assert {event.outcome.verdict for event in events} == {Verdict.ACCEPTED_INVALID}
    assert events[0].reproduce.startswith("nnconform replay mutate/conv_per_channel/channel_scale/0 ")
    assert "CONV_2D" in events[0].operations


def test_validation_that_is_not_the_driver_s(tmp_path: Path) -> None:
    drivers = "inproc:nnconform.harness.campaigns.tests.unvalidated_driver"
    path = tmp_path / "results.db"
    arguments = ("--operation", "TOPK_V2", "--family", "operand_zero_point")
    assert run("--driver", f"{drivers}:Claims", *arguments).exit_code == 1
    for only in ((), ("--only", "TOPK_V2/0/operand_zero_point/0")):
        result = run("--driver", f"{drivers}:Unvalidated", *arguments, *only, f"--results={path}")
        assert (result.exit_code, result.output) == (
            0,
            f"{drivers}:Unvalidated: not_applicable: validation is the harness's own work here, not the driver's: no "
            "mutant was run\n",
        )
    with Store.open(path, must_exist=True) as store:
        (event,) = store.verdicts(store.run().id)
    assert (event.outcome.verdict, event.subject) == (Verdict.NOT_APPLICABLE, "operand_zero_point")


def test_ends_at_the_first_failure() -> None:
    arguments = ("--driver", OVERLOOKS, "--operation", "CONV_2D", "--family", "channel_scale")
    every, first = run(*arguments), run(*arguments, "--exitfirst")
    assert (every.exit_code, first.exit_code) == (1, 1)
    failed = [int(result.output.split()[-3]) for result in (every, first)]
    assert 0 < failed[1] < failed[0]


def test_lists_the_families() -> None:
    result = run("--list")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert len(lines) == len(families())
    assert "subgraph_cycle            text  A subgraph that runs itself" in result.output
    assert lines[-1].startswith("written_input ")
    assert next(line for line in lines if line.startswith("priority ")).endswith("(since HAL 1.3)")


def test_one_alone() -> None:
    wrong = run("--driver", OVERLOOKS, "--only", "conv_per_channel/channel_scale/3")
    assert wrong.exit_code == 1
    assert wrong.output.startswith("conv_per_channel/channel_scale/3: accepted_invalid\n")
    assert "scales=(nan, 0.5)" in wrong.output or "scales=(-inf, 0.5)" in wrong.output
    right = run("--driver", REFERENCE, "--only", "conv_per_channel/channel_scale/3")
    assert right.exit_code == 0
    assert right.output.startswith("conv_per_channel/channel_scale/3: refused\n")


@pytest.mark.nightly(daily="test_what_processes_find_is_kept_as_they_find_it")
def test_several_processes_find_the_same() -> None:
    options = ("--driver", REFERENCE, "--operation", "SPLIT", "--family", "operation_type", "--count", "9")
    alone, shared = run(*options), run(*options, "--jobs", "2")
    assert shared.exit_code == 0
    assert alone.output.splitlines()[:-1] == shared.output.splitlines()[:-1]
    assert " 9\n" in shared.output


def test_what_processes_find_is_kept_as_they_find_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.db"
    counts: list[int] = []

    def results(*arguments: object) -> Generator[BaseResult, None, None]:
        yield BaseResult("add_float32", ("ADD",), {"operand_rank": {Verdict.PASSED: 3}})
        with Store.open(path) as store:
            counts.append(len(store.verdicts(store.run().id)))
        raise KeyboardInterrupt

    monkeypatch.setattr(Processes, "run", results)
    assert run("--driver", REFERENCE, "--operation", "ADD", "--jobs", "2", f"--results={path}").exit_code != 0
    assert counts == [1]
    with Store.open(path) as store:
        assert store.run().ended is None


def test_a_store_that_cannot_be_used_is_said_before_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutation_run, "sample_mutants", lambda *_: pytest.fail("the sample was drawn first"))
    with pytest.raises(UsageError, match="cannot be used as a results store"):
        run("--driver", REFERENCE, "--operation", "ADD", "--count", "3", f"--results={tmp_path}")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--family", "nothing"), "no family is called 'nothing'; families: "),
        (("--operation", "NOTHING"), "no model of HAL 1.3 has the operation 'NOTHING'"),
        (("--hal", "9"), "--hal: unknown HAL version '9'"),
        (("--only", "ADD"), "'ADD' is not the id of a mutant; wanted BASE/FAMILY/NUMBER"),
        (("--only", "add_float32/operand_rank/99"), "operand_rank has 1 mutants of this: there is no number 99"),
    ],
)
def test_mistakes(options: tuple[str, ...], message: str) -> None:
    with pytest.raises(UsageError) as caught:
        run("--driver", "inproc:reference_driver", *options)
    assert str(caught.value).startswith(message)


def test_a_resumed_run_goes_on_and_keeps_the_status(tmp_path: Path) -> None:
    """The verdicts on a base are there whole or not at all; what failed before fails the resumed run."""
    options = ("--driver", OVERLOOKS, "--operation", "CONV_2D", "--family", "channel_scale")
    store = ("--results", str(tmp_path / "s.db"))
    assert run(*options, *store, "--exitfirst").exit_code == 1
    resumed = run(*options, *store, "--resume")
    assert resumed.exit_code == 1
    assert "resumed: " in resumed.output
    whole = run(*options, "--results", str(tmp_path / "whole.db"))
    assert whole.exit_code == 1
    names = []
    for path in (tmp_path / "s.db", tmp_path / "whole.db"):
        with Store.open(path) as opened:
            names.append(sorted(event.case for event in opened.verdicts(1)))
    assert names[0] == names[1] != []
    assert run(*options, *store, "--resume").output.count("accepted_invalid: ") == 0
    with pytest.raises(UsageError, match="family was channel_scale, is operand_scale"):
        run(*options[:-1], "operand_scale", *store, "--resume")


def test_an_expected_failure_does_not_fail_the_run(tmp_path: Path) -> None:
    entry = 'driver = "*"\ncases = ["mutate/*/channel_scale/*"]\nverdict = "accepted_invalid"\nreason = "known"'
    (tmp_path / "known.toml").write_text(f"[[expect]]\n{entry}\n")
    options = ("--driver", OVERLOOKS, "--operation", "CONV_2D", "--family", "channel_scale")
    result = run(*options, "--expect", str(tmp_path / "known.toml"))
    assert result.exit_code == 0, result.output
    assert "failed as expected: 55" in result.output
