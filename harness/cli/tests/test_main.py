"""Tests of the command line: discovery of commands, exit statuses, and errors of one line."""

from __future__ import annotations

import errno
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import click
import pytest

from nnconform.harness.cli import commands
from nnconform.harness.cli import main as cli
from nnconform.harness.cli.commands import bench
from nnconform.harness.model.errors import (
    DriverCrashed,
    DriverFault,
    DriverHung,
    FormatError,
    ProtocolError,
    UsageError,
)

Run = Callable[..., tuple[int, str, str]]

LINES = "".join(f"line {number}\n" for number in range(100)) + "the last\x1b[31m\n"
FAULTS = {
    "crash": DriverCrashed("driver x: its process died\nof\x00SIGSEGV", signal=11, stderr=LINES),
    "hang": DriverHung("driver x: no answer", limit=1.0),
    "garbage": ProtocolError("driver x: no reply"),
    "raised": DriverFault("driver x: raised E"),
}


@click.command(name="two-words", help="A command of another package.")
@click.argument("text")
def command(text: str) -> None:
    if text == "driver":
        raise UsageError("no driver 'x': known are y and z")
    if text == "file":
        raise FormatError("a\nb.png", "no image")
    if text in FAULTS:
        raise FAULTS[text]
    if text == "driver ends":
        exec("import sys; sys.exit(0)", {"__name__": "my_driver"})
    if text == "interrupt":
        raise KeyboardInterrupt
    if text == "command ends":
        sys.exit(3)
    if text == "memory":
        bytearray(1 << 62)
    if text == "long name":
        Path("x" * 300).exists()
    if text == "no file":
        raise OSError(errno.EIO, "Input/output error")
    if text == "fault":
        raise ZeroDivisionError("a fault of the program")
    click.echo(f"did {text}")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs ``nnconform``: it returns exit status, standard output and standard error."""

    def call(*arguments: str) -> tuple[int, str, str]:
        entries = [
            EntryPoint("two-words", f"{__name__}:command", cli.ENTRY_POINTS),
            EntryPoint("uninstalled", "no.such.package:command", cli.ENTRY_POINTS),
        ]
        monkeypatch.setattr(cli, "entry_points", lambda group: entries if group == cli.ENTRY_POINTS else [])
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


def test_help_has_all_commands_in_two_groups_and_cuts_no_summary(run: Run) -> None:
    status, out, _ = run("-h")
    assert (status, run("--help")[1]) == (0, out)
    drivers, _, project = out.partition("For nnconform's own development:")
    assert "  run " in drivers
    assert "  bench " in project
    assert "..." not in project
    assert "cannot be loaded: ModuleNotFoundError" in " ".join(drivers.split())
    assert run("two-words", "-h")[0] == 0


def test_names_of_the_projects_own_commands_exist() -> None:
    assert set(cli.Commands().list_commands(click.Context(cli.cli))) >= cli._OF_PROJECT


def test_a_command_of_another_package_that_is_broken_is_one_line(run: Run) -> None:
    status, _, err = run("uninstalled", "x")
    assert status == 2
    assert err.count("\n") == 1
    assert "entry point uninstalled of nnconform.commands, no.such.package:command: cannot be loaded" in err


def test_an_unknown_command_names_the_known_ones(run: Run) -> None:
    assert "no command 'rekover'; similar: recover" in run("rekover")[2]
    status, out, err = run("twowords")
    assert (status, out) == (2, "")
    assert "no command 'twowords'; similar: two-words; commands: alone, bench, " in err
    assert "two-words, types, uninstalled" in err


@pytest.mark.parametrize(
    ("text", "line"),
    [("driver", "nnconform: no driver 'x': known are y and z\n"), ("file", "nnconform: a b.png: no image\n")],
)
def test_a_users_mistake_is_one_line(run: Run, text: str, line: str) -> None:
    assert run("two-words", text) == (2, "", line)


@pytest.mark.parametrize(("name", "fault"), FAULTS.items())
def test_a_driver_that_breaks_down_is_no_traceback(run: Run, name: str, fault: DriverFault) -> None:
    status, out, err = run("two-words", name)
    assert (status, out) == (1, "")
    first, *rest = err.splitlines()
    if name == "crash":
        assert first == "nnconform: driver x: its process died of\\x00SIGSEGV"
        assert (len(rest), rest[0], rest[-1]) == (30, "    line 71", "    the last\\x1b[31m")
    else:
        assert (first, rest) == (f"nnconform: {fault}", [])


def test_a_driver_that_ends_the_program_fails(run: Run) -> None:
    status, out, err = run("two-words", "driver ends")
    assert (status, out) == (1, "")
    assert err == "nnconform: <string>:1 called sys.exit(0), which a driver must not do\n"


def test_a_command_may_end_the_program(run: Run) -> None:
    assert run("two-words", "command ends") == (3, "", "")


def test_a_command_that_has_no_room_says_so_in_a_line(run: Run) -> None:
    status, out, err = run("two-words", "memory")
    assert (status, out) == (1, "")
    assert re.fullmatch(r"nnconform: ran out of memory at .*/test_main\.py:\d+: .* needs more than there is\n", err)


def test_a_file_that_a_command_did_not_foresee_is_one_line(run: Run) -> None:
    status, out, err = run("two-words", "long name")
    assert (status, out, err) == (2, "", f"nnconform: {'x' * 300}: File name too long\n")


def test_output_without_room_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-P", "-m", "nnconform", "types"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    line = "nnconform: what is printed, or a file that is written: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, line)


def test_an_error_of_the_system_about_no_file_is_not_hidden(run: Run) -> None:
    with pytest.raises(OSError, match="Input/output"):
        run("two-words", "no file")


def test_an_interrupted_command(run: Run) -> None:
    assert run("two-words", "interrupt") == (130, "", "nnconform: interrupted\n")


def test_an_interrupt_before_a_command_begins(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> dict[str, str]:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "versions", interrupted)
    assert run("--version") == (130, "", "nnconform: interrupted\n")


def test_a_benchmark_that_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "benchmarks", lambda: iter(["nnconform.harness.no_such_benchmark"]))
    assert run("bench", "no_such") == (
        1,
        "== nnconform.harness.no_such_benchmark\n",
        "nnconform: failed: nnconform.harness.no_such_benchmark\n",
    )


def test_a_fault_of_the_program_is_not_hidden(run: Run) -> None:
    with pytest.raises(ZeroDivisionError):
        run("two-words", "fault")


def test_a_wrong_option(run: Run) -> None:
    status, _, err = run("two-words", "--nosuch", "x")
    assert status == 2
    assert "--nosuch" in err


def test_help_says_what_each_command_does_and_imports_none() -> None:
    code = (
        "import sys; from nnconform.harness.cli.main import main\n"
        "try: main()\n"
        "finally: print(*sorted(each for each in sys.modules if each.startswith('nnconform.')))"
    )
    done = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)
    text, _, imported = done.stdout.strip().rpartition("\n")
    rows = re.findall(r"^  ([a-z-]+) +([A-Z].*(?:\n {6,}.*)*\.)$", text, re.MULTILINE)
    names = {each.stem.replace("_", "-") for each in Path(commands.__path__[0]).glob("[!_]*.py")}
    assert names | {"fuzz", "mlts", "report"} <= {name for name, _ in rows}
    assert not re.search(r"nnconform\.(?:harness\.cli\.commands\.|fuzz\.|mlts\.command|reports\.)", imported)


def test_a_benchmark_that_is_not_there(run: Run) -> None:
    status, _, err = run("bench", "no such benchmark")
    assert status == 2
    assert err.startswith("nnconform: no benchmark whose name contains 'no such benchmark'; known: ")
    assert err.count("\n") == 1


def test_the_program_itself() -> None:
    code = "from nnconform.harness.cli.main import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)
    assert "\n  bench " in done.stdout
    statuses = " ".join(done.stdout.partition("Exit status:")[2].split())
    assert re.findall(r"\d+(?= [a-z])", statuses) == ["0", "1", "2", "130", "143"]
    assert done.stderr == ""
