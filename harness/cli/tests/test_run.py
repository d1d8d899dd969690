"""Tests of ``nnconform run`` as a user starts it: what its folder holds, exit statuses, bad options."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from nnconform.harness.campaigns.run import parts
from nnconform.harness.campaigns.run.parts import RunPlan, Suite, parts_of, turns_of
from nnconform.harness.cli.commands import run
from nnconform.harness.cli.main import cli
from nnconform.harness.model.errors import UsageError
from nnconform.harness.tests.interrupts import heed_interrupts
from nnconform.reference_driver.device import ReferenceDevice

REFERENCE = "inproc:reference_driver"
FILES = {"results.sqlite", "run.json", "report.html", "junit.xml", "summary.md", "log.txt"}


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the suite of a smoke test have a few mutants, and nothing else."""
    monkeypatch.setitem(parts._PYTEST, Suite.SMOKE, {})
    monkeypatch.setitem(parts._CAMPAIGNS, Suite.SMOKE, {"mutate": ("--operation", "FLOOR", "--family", "empty_graph")})


def call(*words: str) -> Result:
    return CliRunner().invoke(run.command, [*words, "--suite", "smoke"])


@pytest.mark.nightly(daily="test_an_interrupted_command_reports_and_is_resumed")
@pytest.mark.usefixtures("short")
def test_a_run_of_two_drivers_from_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    dying = f"service:inproc:nnconform.{__name__}:dies"
    done = call(REFERENCE, dying, "-o", "other/out")
    assert done.exit_code == 1, done.output
    assert f"== open on {dying}: died, 0 s: cannot be opened" in done.output
    assert {path.name for path in Path("other/out").iterdir()} == FILES
    assert done.output.splitlines()[-1] == "failed: 3 verdicts, 1 failures; parts that broke down: open"
    assert Path("other/out/summary.md").read_text().splitlines()[-1] == done.output.splitlines()[-1]
    suites = ElementTree.parse("other/out/junit.xml").getroot()
    found = {each.get("name"): (each.get("tests"), each.get("failures"), each.get("errors")) for each in suites}
    assert found == {REFERENCE: ("2", "0", "0"), dying: ("1", "0", "1")}
    page = Path("other/out/report.html").read_text()
    assert "<!doctype html>" in page
    assert "its process exited with status 3 during opening the driver" in page
    assert "$ nnconform mutate" in Path("other/out/log.txt").read_text()
    assert {path.name for path in tmp_path.iterdir()} == {"other"}


def dies():
    """Be a driver that ends its process when it is opened."""
    os._exit(3)


def raises():
    """Be a driver that cannot be opened."""
    raise OSError("no bus")


BAD = [
    (["nonsense:x"], "nonsense"),
    ([f"inproc:nnconform.{__name__}:raises"], "no bus"),
    ([REFERENCE, "--part", "specks"], "--part 'specks': the suite smoke has"),
    ([REFERENCE, "--expect", "none.toml"], "none.toml: cannot be read"),
    ([REFERENCE, "--resume"], "--resume needs -o FOLDER"),
    ([REFERENCE, "--resume", "-o", "none"], "no run to resume"),
    ([REFERENCE, "-o", "/proc/x"], "/proc/x: cannot be written to"),
]


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("words", "text"), BAD)
def test_bad_options(words: list[str], text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = call(*words)
    assert isinstance(done.exception, UsageError)
    assert text in str(done.exception)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ([], "Missing argument"),
        ([REFERENCE, "--budget", "0"], "above 0"),
        ([REFERENCE, "-o", ""], "got '', wanted a path"),
    ],
)
def test_options_that_click_refuses(words: list[str], text: str) -> None:
    done = call(*words)
    assert done.exit_code == 2
    assert text in done.output


def options_of(words: tuple[str, ...]) -> dict[str, str]:
    return {word: words[place + 1] for place, word in enumerate(words[:-1]) if word.startswith("--")}


@pytest.mark.parametrize("suite", Suite)
@pytest.mark.parametrize("budget", [0.0, 600.0])
@pytest.mark.parametrize("pool", [(), ("--scheduler", "tls://host:8786", "--resources", "npu0=1")])
def test_every_command_line_is_one_that_the_command_takes(
    suite: Suite, budget: float, pool: tuple[str, ...], tmp_path: Path
) -> None:
    jobs = 1 if pool else 2
    plan = RunPlan((REFERENCE,), suite, budget, jobs=jobs, pool=pool, seed=3, exit_first=True, limit=7.0)
    found = [*parts_of(plan, REFERENCE, tmp_path), *turns_of(plan, REFERENCE, tmp_path)]
    turned = {each.name for each in turns_of(plan, REFERENCE, tmp_path)}
    assert bool(turned) == bool(budget)
    names = [each.name for each in found]
    assert len(names) == len(set(names))
    assert set(names) == set(parts.part_names(plan))
    for each in found:
        words = [word for word in each.words if word != "-c"]
        if each.endless:
            words = list(parts.turn(each, plan, 30.0).words)
            assert options_of(tuple(words))["--time"] == "30s"
        check_words(each.program, words)


def check_words(program: str, words: list[str]) -> None:
    """Check the words of a command line, without running it."""
    if program == "nnconform":
        context = cli.make_context("nnconform", words, resilient_parsing=False)
        name, command, rest = cli.resolve_command(context, [*context._protected_args, *context.args])
        assert command is not None
        command.make_context(name, rest, parent=context)
    else:
        assert Path(words[0]).is_dir()


def test_only_named_parts_are_run(tmp_path: Path) -> None:
    plan = RunPlan((REFERENCE,), Suite.NIGHTLY, 3600.0, only=("stress", "mutate"))
    assert [each.name for each in parts_of(plan, REFERENCE, tmp_path)] == ["stress"]
    assert [each.name for each in turns_of(plan, REFERENCE, tmp_path)] == ["mutate"]


class Dying(ReferenceDevice):
    """Ends its process when a model is to be prepared."""

    def prepare_model(self, *arguments, **named):
        os._exit(3)


@pytest.mark.usefixtures("short")
def test_a_driver_that_ends_the_process_of_a_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_write_page", lambda *_: True)
    done = call(f"inproc:nnconform.{__name__}:Dying", "-o", str(tmp_path / "out"))
    assert done.exit_code == 1, done.output
    assert "broke down with exit status 3" in done.output
    assert done.output.splitlines()[-1] == "failed: 0 verdicts, 0 failures; parts that broke down: mutate"


def test_a_run_of_which_all_is_left_out_has_not_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "find_spec", lambda name: None)
    words = [REFERENCE, "--suite", "full", "--part", "fuzz-model", "-o", str(tmp_path / "out")]
    done = CliRunner().invoke(run.command, words)
    assert done.exit_code == 1, done.output
    assert "left out, 0 s: needs atheris" in done.output
    assert done.output.splitlines()[-1] == "failed: 0 verdicts, 0 failures; parts that were left out: fuzz-model"


def test_a_store_that_nothing_was_written_to_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if interrupted between the creation of the file and of its tables."""
    folder = tmp_path / "out"
    monkeypatch.setattr(parts, "find_spec", lambda name: (folder / "results.sqlite").touch())
    done = CliRunner().invoke(run.command, [REFERENCE, "--suite", "full", "--part", "fuzz-model", "-o", str(folder)])
    assert done.exit_code == 1, done.output
    assert done.output.splitlines()[-1] == "failed: 0 verdicts, 0 failures; parts that were left out: fuzz-model"
    assert (folder / "results.sqlite").exists()


def test_an_interrupted_command_reports_and_is_resumed(tmp_path: Path) -> None:
    words = [sys.executable, "-P", "-m", "nnconform", "run", REFERENCE, "--part", "specs", "-o", "out"]
    # A part that takes many seconds: it has not ended when the interrupt comes.
    store = tmp_path / "out/results.sqlite"
    process = subprocess.Popen(
        words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heed_interrupts
    )
    try:
        while process.poll() is None and not store.exists():
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=100)
    finally:
        process.kill()
    assert process.returncode == 130, errors
    assert errors == "nnconform: interrupted; --resume continues\n"
    assert output.splitlines()[-1].startswith("interrupted: ")
    assert output.splitlines()[-1].endswith("; parts that were not completed: specs")
    (record,) = json.loads((tmp_path / "out/run.json").read_text())["parts"]
    assert (record["state"], record["note"]) == ("interrupted", "interrupted")


@pytest.mark.parametrize("output", ["/dev/full", "closed"])
def test_a_run_whose_output_nobody_reads_goes_on(output: str, tmp_path: Path) -> None:
    """As with ``| head``, or with a log on a full disk: page, log and exit status are as ever."""
    if output == "closed":
        reader, writer = os.pipe()
        os.close(reader)
    else:
        writer = os.open(output, os.O_WRONLY)
    faulty = "inproc:reference_driver.faulty?fault=validation.rule_overlooked&family=empty_graph"
    few = "from nnconform.harness.campaigns.run import parts as p; from nnconform.harness.cli.main import main;" + (
        "s = p.Suite.SMOKE; p._PYTEST[s] = {}; p._CAMPAIGNS[s] = {'mutate': ('--family', 'empty_graph')}; main()"
    )
    words = [sys.executable, "-P", "-c", few, "run", faulty, "--suite", "smoke", "-o", str(tmp_path / "out")]
    done = subprocess.run(words, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")
    assert {path.name for path in (tmp_path / "out").iterdir()} == FILES
    assert (tmp_path / "out/log.txt").read_text().splitlines()[-1].startswith("failed: ")


@pytest.mark.nightly(daily="test_an_interrupted_command_reports_and_is_resumed")
def test_expected_failures_of_a_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ``waive`` writes from a run lets the same run pass, as long as it counts, and no other failure.

    The page is written of the run that passes.
    """
    write_page = run._write_page
    monkeypatch.setattr(run, "_write_page", lambda *_: True)
    monkeypatch.setitem(parts._PYTEST, Suite.FULL, {})
    mutants = {"mutate": ("--operation", "FLOOR", "--family", "empty_graph")}
    monkeypatch.setitem(parts._CAMPAIGNS, Suite.FULL, mutants)
    faulty, known, out = (
        "inproc:reference_driver.faulty?fault=validation.rule_overlooked&family=empty_graph",
        tmp_path / "k.toml",
        tmp_path / "1",
    )
    assert CliRunner().invoke(run.command, [faulty, "-o", str(out)]).exit_code == 1
    words = ["waive", str(out / "results.sqlite"), "--all", "--owner", "o", "--reason", "r", "-o", str(known)]
    assert CliRunner().invoke(cli, [*words, "--expires", "2999-01-01"]).exit_code == 0
    monkeypatch.setattr(run, "_write_page", write_page)
    expected = CliRunner().invoke(run.command, [faulty, "-o", str(tmp_path / "2"), "--expect", str(known)])
    monkeypatch.setattr(run, "_write_page", lambda *_: True)
    assert expected.exit_code == 0, expected.output
    assert "mutate on " + faulty + ": passed" in expected.output
    assert "| mutate | passed | 4        | 0      | 0      | 4           |" in expected.output
    assert {path.name for path in (tmp_path / "2").iterdir()} == FILES
    known.write_text(known.read_text().replace("2999", "2020") + known.read_text().replace("mutate/", "none/"))
    stale = CliRunner().invoke(run.command, [faulty, "-o", str(tmp_path / "3"), "--expect", str(known)])
    assert stale.exit_code == 1
    assert "entry 1 expired on 2020-01-01" in stale.output
    assert "no case of the run is named 'none/" in stale.output
    assert stale.output.splitlines()[-1].endswith("; expected failures to mend or delete: 5")


def test_a_run_certifies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_write_page", lambda *_: True)
    monkeypatch.setitem(parts._PYTEST, Suite.SMOKE, {})
    monkeypatch.setitem(parts._CAMPAIGNS, Suite.SMOKE, {"mutate": ("--operation", "FLOOR", "--family", "empty_graph")})
    own = tmp_path / "own.toml"
    own.write_text('name = "mine"\nhal = "1.3"\nprofile = "hal"\n[checks]\n')
    for name, wanted, status in (("1", str(own), 0), ("2", "1.3-hal", 1)):
        done = call("inproc:reference_driver", "-o", str(tmp_path / name), "--must-pass", wanted)
        assert done.exit_code == status, done.output
        last = done.output.splitlines()[-1]
        assert last.startswith(f"wrote {tmp_path / name / 'certificate.json'}: inproc:reference_driver is ")
        assert ("not conformant" in last) is bool(status)
    two = call("inproc:reference_driver", "inproc:x", "-o", str(tmp_path / "3"), "--must-pass", "1.3-hal")
    assert str(two.exception) == "--must-pass certifies one driver; got 2: run each by itself"
    client = call("inproc:reference_driver", "-o", str(tmp_path / "3"), "--must-pass", "client")
    assert str(client.exception) == "--must-pass client: of no HAL version; nnconform certify takes it"
    assert not (tmp_path / "3").exists()
