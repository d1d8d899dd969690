"""Seeds and limits that no driver and no wait can take are the user's mistake, told so by click and by pytest."""

from __future__ import annotations

import importlib
import subprocess
import sys
from argparse import ArgumentTypeError
from typing import Any

import click
import pytest
from click.testing import CliRunner

import nnconform.harness.cli.main as cli
from nnconform.harness import arguments
from nnconform.harness.cli.options import LIMIT, SEED, hal_of, limit_option, seed_option
from nnconform.harness.model.errors import UsageError
from nnconform.harness.pytest_plugin.tests.cases import run_pytest

SEEDS = ("-1", "1.5", "x", "", "99999999999999999999999", "9" * 9999)
LIMITS = ("0", "-1", "nan", "inf", "-inf", "1e300", "1000001", "x", "")


@click.command()
@seed_option("Nothing.", 7)
@limit_option(2.5)
def command(seed: int, limit: float) -> None:
    click.echo(f"{seed} {limit}")


@pytest.mark.parametrize("text", SEEDS)
def test_seeds_that_are_none(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="wanted an integer from 0 to 9223372036854775807"):
        arguments.seed(text)
    result = CliRunner().invoke(command, ["--seed", text])
    assert result.exit_code == 2
    assert "Invalid value for '--seed': got '" in result.output


@pytest.mark.parametrize("text", LIMITS)
def test_limits_that_are_none(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="wanted seconds: above 0, at most 1000000"):
        arguments.limit(text)
    result = CliRunner().invoke(command, ["--limit", text])
    assert result.exit_code == 2
    assert "Invalid value for '--limit': got '" in result.output


def test_the_ends_of_what_is_taken() -> None:
    assert CliRunner().invoke(command, []).output == "7 2.5\n"
    assert CliRunner().invoke(command, ["--seed", "0", "--limit", "1e6"]).output == "0 1000000.0\n"
    assert CliRunner().invoke(command, ["--seed", f"{2**63 - 1}", "--limit", "1e-3"]).output == f"{2**63 - 1} 0.001\n"


def test_a_hal_version() -> None:
    assert hal_of("") is hal_of(None) is None
    assert str(hal_of("1.2")) == "1.2"
    with pytest.raises(UsageError, match=r"--hal: unknown HAL version '9\.9'; known: 1\.0"):
        hal_of("9.9")


@pytest.mark.parametrize(("option", "text"), [("--seed", "-1"), ("--limit", "nan"), ("--limit", "0")])
def test_pytest_refuses_them_too(option: str, text: str) -> None:
    done = run_pytest("--driver", "inproc:reference_driver", f"{option}={text}")
    assert done.returncode == 4
    assert f"argument {option}: got '{text}', wanted " in done.stderr
    assert "Traceback" not in done.stderr


def test_every_command_reads_them_so() -> None:
    context = click.Context(cli.cli)
    group: Any = cli.cli
    commands: list[Any] = [group.get_command(context, name) for name in group.list_commands(context)]
    # Also where the entry points of an installation are not those of this checkout.
    commands += [importlib.import_module(f"{part}.command").command for part in ("fuzz", "mlts")]
    seen = set()
    for found in commands:
        for each in found.params:
            wanted = {"seed": SEED, "limit": LIMIT}.get(each.name)
            assert wanted is None or each.type is wanted, f"{found.name} --{each.name}"
            assert each.name != "jobs" or each.type.min == 1, f"{found.name} --jobs"
            seen.add((found.name, each.name))
    assert {("mutate", "jobs"), ("fuzz", "seed"), ("mlts", "limit"), ("replay", "limit")} <= seen


def test_the_plugin_stays_light() -> None:
    plugin = "nnconform.harness.pytest_plugin.plugin"
    code = f"import pytest, sys; old = set(sys.modules); import {plugin}; print(*(set(sys.modules) - old))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {
        "nnconform",
        "nnconform.harness",
        "nnconform.harness.arguments",
        "nnconform.harness.pytest_plugin",
        plugin,
    }
