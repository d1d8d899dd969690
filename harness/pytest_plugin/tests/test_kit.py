"""Tests of a driver author's test file with a ConformanceKit."""

from __future__ import annotations

import pytest

from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts, write_spec
from nnconform.harness.results.verdict import Verdict

KIT = "from nnconform.harness.conformance.kit import ConformanceKit\ntest_mine = ConformanceKit({})\n"
REFERENCE = "service:inproc:reference_driver"
NAMELESS = "service:inproc:reference_driver.faulty?fault=device.version_string_empty"


@pytest.fixture
def author(tmp_path):
    """Return a function that writes an author's test file with a kit of these arguments."""

    def write(arguments):
        path = tmp_path / "test_mine.py"
        path.write_text(KIT.format(arguments))
        return path

    return write


def test_three_lines_check_the_driver(author, tmp_path):
    store = tmp_path / "results.sqlite"
    done = run_pytest(author(f"{REFERENCE!r}, checks='basics'"), "--results", store)
    assert done.returncode == 0, done.stdout + done.stderr
    events = verdicts(store)[REFERENCE]
    assert "basics.has_a_version" in events
    assert {event.outcome.verdict for event in events.values()} == {Verdict.PASSED}
    assert "rules checked: " in done.stdout


def test_what_a_check_measures_is_shown_and_kept(author, tmp_path):
    store = tmp_path / "results.sqlite"
    done = run_pytest(author(f"{REFERENCE!r}, checks='cost.measures_cheaply'"), "--results", store)
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("measured: ")]
    assert "cost.measures_cheaply: measured execution " in line
    (event,) = verdicts(store)[REFERENCE].values()
    assert {"measured execution", "plain one"} <= set(event.outcome.details)


def test_a_failure_says_the_rule_and_how_to_see_it_again(author):
    path = author(f"{NAMELESS!r}, checks='basics'")
    done = run_pytest(path, "--hal", "1.2", "--seed", 7)
    assert done.returncode == 1
    assert "rule: The version string is not empty." in done.stdout
    assert "test_mine.py::test_mine::basics.has_a_version --hal 1.2 --seed 7" in done.stdout
    again = run_pytest(f"{path}::test_mine::basics.has_a_version", "--hal", "1.2", "--seed", 7)
    assert "1 failed" in again.stdout


def test_drivers_that_the_command_line_names(author):
    done = run_pytest(author("checks='basics.has_a_version'"), "--driver", REFERENCE, "--driver", NAMELESS)
    assert "1 failed, 1 passed" in done.stdout
    assert f"--driver '{NAMELESS}'" in done.stdout


def test_an_older_driver_is_not_asked_for_what_came_later(author):
    done = run_pytest(author(f"{REFERENCE!r}, checks='basics.has_a_version'"), "--hal", "1.1")
    assert done.returncode == 5, done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "test_mine: no driver to check; name one with --driver ADDRESS"),
        ("'nowhere:'", "nowhere"),
        (f"{REFERENCE!r}, checks='nothing_like_it'", "no check contains 'nothing_like_it'"),
        (f"{REFERENCE!r}, specs=['nowhere']", "no file of cases at"),
    ],
)
def test_what_is_wrong_with_a_kit(author, arguments, message):
    done = run_pytest(author(arguments))
    assert done.returncode == 2
    assert message in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_specs_come_along(author, tmp_path):
    write_spec(tmp_path)
    done = run_pytest(author(f"{REFERENCE!r}, checks='basics', specs=['runner.mod.py', '.']"))
    assert done.returncode == 0, done.stdout
