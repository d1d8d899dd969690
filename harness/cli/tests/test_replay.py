"""Tests of ``nnconform replay``: drivers that cannot be closed or raise SystemExit, and stores that are not trusted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from nnconform.harness.campaigns.graphs import SOURCE
from nnconform.harness.campaigns.named import ReplayPlan, command_of
from nnconform.harness.campaigns.replay import CASE, stored_case
from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.cli.commands import replay
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.reader import read_spec
from nnconform.reference_driver.device import ReferenceDevice

SPEC = """
a = Input("a", ("TENSOR_FLOAT32", [2]))
b = Output("b", ("TENSOR_FLOAT32", [2]))
Model("m").Operation("FLOOR", a).To(b)
Example({a: [1.5, -0.5], b: [1, -1]}, name="one")
"""


class Stuck(ReferenceDevice):
    """Fails to close."""

    def close(self) -> None:
        super().close()
        raise OSError("the bus\x1b[31m is\nstuck")


class Leaving(ReferenceDevice):
    """Raises SystemExit in prepare_model."""

    def prepare_model(self, *arguments, **named):
        sys.exit(0)


@pytest.fixture
def run(tmp_path: Path):
    path = tmp_path / "small.mod.py"
    path.write_text(SPEC)

    def call(driver: str) -> tuple[int, list[str]]:
        result = CliRunner().invoke(replay.command, [str(path), "--driver", driver])
        return result.exit_code, result.output.splitlines()

    return call


def test_a_driver_that_does_it_right(run):
    status, lines = run("inproc:reference_driver")
    assert status == 0
    assert lines[0].endswith("one on inproc:reference_driver: passed at compare")


@pytest.mark.parametrize("way", ["inproc", "service:inproc"])
def test_a_driver_that_cannot_be_closed(run, way):
    status, lines = run(f"{way}:{__name__}:Stuck")
    assert status == 1
    assert lines[0].endswith(": passed at compare")
    assert lines[2].startswith("    the driver cannot be closed: driver ")
    assert "raised OSError in close" in lines[2]
    assert lines[2].endswith(r": the bus\x1b[31m is stuck")


def test_a_driver_that_would_end_the_program(run):
    status, lines = run(f"inproc:{__name__}:Leaving")
    assert status == 1
    assert lines[0].endswith(": error at prepare")
    assert lines[2] == "    the driver raised SystemExit: 0; the contract wants a status"


# A driver that leaves a trace when it is opened, and the same as a program.
OPENED = "opened"
TRACE = f"exec:touch {OPENED}"
CODE = f"open({OPENED!r}, 'w').close()"


@pytest.fixture
def from_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Return a function that replays the case of a store that holds these details, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(details: dict[str, str], *options: str):
        outcome = Outcome(Verdict.WRONG, Stage.COMPARE, "1 is not 2", details)
        with Recording(Path("s.db"), 0) as recording:
            recording.record(Event(Kind.GRAPH, "one", TRACE, outcome, reproduce="nnconform random-graphs"))
        return CliRunner().invoke(replay.command, ["one", "--results", "s.db", *options])

    return call


def details_of_a_case(source: str = "") -> dict[str, str]:
    path = Path("small.mod.py")
    path.write_text(SPEC)
    case, *_ = read_spec(path)
    return stored_case(replace(case, source=source))


def test_a_stored_case_is_replayed_on_the_driver_that_the_user_names(from_elsewhere):
    done = from_elsewhere(details_of_a_case(), "--driver", "inproc:reference_driver")
    assert (done.exit_code, done.exception) == (0, None)
    assert "passed at compare" in done.output
    assert not Path(OPENED).exists()


def test_a_stored_address_is_opened_only_on_trust(from_elsewhere):
    done = from_elsewhere(details_of_a_case())
    assert isinstance(done.exception, UsageError)
    assert "name the driver to run it on with --driver ADDRESS" in str(done.exception)
    assert not Path(OPENED).exists()
    done = from_elsewhere(details_of_a_case(), "--trust")
    assert Path(OPENED).exists()
    assert done.exit_code == 1


@pytest.mark.parametrize("kind", ["spec", CASE])
def test_stored_text_is_no_code_even_on_trust(from_elsewhere, kind, monkeypatch):
    # What is not read as a case is looked for by its name, which the suite does not have.
    monkeypatch.setattr(replay, "_run", lambda words: replay._NOTHING)
    monkeypatch.setattr(replay, "near_names", lambda what: "")
    done = from_elsewhere({kind: CODE}, "--driver", "inproc:reference_driver", "--trust")
    assert isinstance(done.exception, UsageError if kind == "spec" else FormatError)
    assert not Path(OPENED).exists()


def test_a_stored_oracle_is_opened_only_on_trust(from_elsewhere):
    driver = ["--driver", "inproc:reference_driver"]
    done = from_elsewhere(details_of_a_case(SOURCE + TRACE), *driver)
    assert isinstance(done.exception, UsageError)
    assert "if you trust it add --trust" in str(done.exception)
    assert not Path(OPENED).exists()
    from_elsewhere(details_of_a_case(SOURCE + TRACE), *driver, "--trust")
    assert Path(OPENED).exists()


# Each kind of name, and the words of the command that runs it.
COMMANDS = [
    ("stress/soak", "nnconform stress --test soak --driver A --seed 3"),
    ("mutate/ADD/0/operand_scale/2", "nnconform mutate --only ADD/0/operand_scale/2 --driver A --seed 3"),
    ("basics.has_a_version", "pytest SUITE/conformance --named basics.has_a_version --driver A --seed 3 --coupling"),
    ("graph_2_7", "pytest SUITE/random_graphs --named graph_2_7 --driver A --seed 3 --coupling"),
]


@pytest.mark.parametrize(("name", "words"), COMMANDS)
def test_the_command_of_a_name(name: str, words: str) -> None:
    command = " ".join(command_of(name, ReplayPlan("A", seed=3, coupling=True)))
    assert command.replace(str(suite_folder()), "SUITE").startswith(words)


def test_a_case_of_the_suite_by_its_name() -> None:
    name = "prelu_default_FLOAT32_mixed_0"
    done = CliRunner().invoke(replay.command, [name, "--driver", "inproc:reference_driver"])
    assert (done.exit_code, done.output.splitlines()[0]) == (0, f"{name} on inproc:reference_driver: passed at compare")


def test_names_that_are_near(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "_run", lambda words: 5)
    done = CliRunner().invoke(replay.command, ["prelu_default_FLOAT32_mixd_0", "--driver", "inproc:reference_driver"])
    assert isinstance(done.exception, UsageError)
    assert "is no name of a case" in str(done.exception)
    assert "near: prelu_default_FLOAT32_mixed_" in str(done.exception)
    done = CliRunner().invoke(replay.command, [f"{tmp_path}/small.mod.py::small_m_on", "--driver", "inproc:x"])
    assert "near: small_m_one" in str(done.exception)


def test_a_name_without_a_driver() -> None:
    done = CliRunner().invoke(replay.command, ["basics.has_a_version"])
    assert "name the driver to run it on" in str(done.exception)
