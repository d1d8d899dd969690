"""Commands are found by their folder and by entry points; what the user did wrong is one line and exit status 2."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint

import click
import pytest

from harness.cli import main as cli
from harness.model.errors import FormatError, UsageError

Run = Callable[..., tuple[int, str, str]]


@click.command(name="two-words", help="A command of another package.")
@click.argument("text")
def command(text: str) -> None:
    if text == "driver":
        raise UsageError("no driver 'x': known are y and z")
    if text == "file":
        raise FormatError("a\nb.png", "no image")
    if text == "fault":
        raise ZeroDivisionError("a fault of the program")
    click.echo(f"did {text}")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs ``nnconform`` with these arguments: exit status, standard output, standard error."""

    def call(*arguments: str) -> tuple[int, str, str]:
        found = [
            EntryPoint("two-words", f"{__name__}:command", cli.ENTRY_POINTS),
            EntryPoint("uninstalled", "no.such.package:command", cli.ENTRY_POINTS),
        ]
        monkeypatch.setattr(cli, "entry_points", lambda group: found if group == cli.ENTRY_POINTS else [])
        monkeypatch.setattr(sys, "argv", ["nnconform", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        return ended.value.code, *capsys.readouterr()  # type: ignore[return-value]

    return call


def test_a_command_of_an_entry_point(run: Run) -> None:
    assert run("two-words", "this") == (0, "did this\n", "")


def test_its_help(run: Run) -> None:
    status, out, _ = run("two-words", "--help")
    assert status == 0
    assert "A command of another package." in out


def test_an_unknown_command_names_the_known_ones(run: Run) -> None:
    status, out, err = run("twowords")
    assert (status, out) == (2, "")
    assert "no command 'twowords'; commands: bench, " in err
    assert "two-words, uninstalled" in err


@pytest.mark.parametrize(
    ("text", "line"),
    [("driver", "nnconform: no driver 'x': known are y and z\n"), ("file", "nnconform: a b.png: no image\n")],
)
def test_a_users_mistake_is_one_line(run: Run, text: str, line: str) -> None:
    assert run("two-words", text) == (2, "", line)


def test_a_fault_of_the_program_is_not_hidden(run: Run) -> None:
    with pytest.raises(ZeroDivisionError):
        run("two-words", "fault")


def test_a_wrong_option(run: Run) -> None:
    status, _, err = run("two-words", "--nosuch", "x")
    assert status == 2
    assert "--nosuch" in err


def test_a_benchmark_that_is_not_there(run: Run) -> None:
    status, _, err = run("bench", "no such benchmark")
    assert status == 2
    assert err.startswith("nnconform: no benchmark contains 'no such benchmark'; known: ")
    assert err.count("\n") == 1


def test_the_program_itself() -> None:
    code = "from harness.cli.main import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)
    assert "\n  bench " in done.stdout
    assert done.stderr == ""
