"""Tests of the options that several commands and pytest share: one declaration each, and errors for wrong values."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from argparse import ArgumentTypeError
from collections.abc import Iterator
from inspect import signature
from typing import Any

import click
import msgspec
import pytest
from click.testing import CliRunner

import nnconform.harness.cli.main as cli
from nnconform.harness import arguments
from nnconform.harness.cli.options import HAL, grouped, limit_option, seed_option
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.pytest_plugin.plugin import pytest_addoption
from nnconform.harness.pytest_plugin.tests.cases import run_pytest

SEEDS = ("-1", "1.5", "x", "", "99999999999999999999999", "9" * 9999)
LIMITS = ("0", "-1", "nan", "inf", "-inf", "1e300", "1000001", "x", "")


@click.command()
@seed_option(7)
@limit_option(2.5)
def command(seed: int, limit: float) -> None:
    click.echo(f"{seed} {limit}")


class SeedAndLimit(msgspec.Struct, frozen=True):
    """Two options, and a field without an option."""

    seed: int
    limit: float
    more: str = "kept"


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


@pytest.mark.parametrize("text", ["0", "-1", "1.5G", "G", "x", "", "9" * 20])
def test_memories_that_are_none(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="wanted bytes such as 512M or 4G"):
        arguments.memory(text)
    result = CliRunner().invoke(command, ["--memory", text])
    assert "Invalid value for '--memory': got '" in result.output


def test_memory_goes_to_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(arguments.MEMORY_VARIABLE, "")
    for text, size in (("4G", 4 << 30), ("512m", 512 << 20), ("131072K", 128 << 20), ("134217728", 128 << 20)):
        assert CliRunner().invoke(command, ["--memory", text]).exit_code == 0
        assert os.environ[arguments.MEMORY_VARIABLE] == str(size)


def test_the_ends_of_what_is_taken() -> None:
    assert CliRunner().invoke(command, []).output == "7 2.5\n"
    assert CliRunner().invoke(command, ["--seed", "0", "--limit", "1e6"]).output == "0 1000000.0\n"
    assert CliRunner().invoke(command, ["--seed", f"{2**63 - 1}", "--limit", "1e-3"]).output == f"{2**63 - 1} 0.001\n"


def test_a_hal_version() -> None:
    assert HAL.convert("1.2", None, None) is HAL.convert(HalVersion.V1_2, None, None) is HalVersion.V1_2
    with pytest.raises(UsageError, match=r"--hal: unknown HAL version '9\.9'; known: 1\.0"):
        HAL.convert("9.9", None, None)


def test_options_of_a_struct_are_one_argument() -> None:
    @click.command()
    @seed_option(3)
    @limit_option(2.5)
    @click.option("--other", default="x")
    @grouped("both", SeedAndLimit)
    def grouping(both: SeedAndLimit, other: str) -> None:
        click.echo(f"{both} {other}")

    assert CliRunner().invoke(grouping, ["--seed", "4"]).output == "SeedAndLimit(seed=4, limit=2.5, more='kept') x\n"


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize(("option", "text"), [("--seed", "-1"), ("--limit", "nan"), ("--limit", "0")])
def test_pytest_refuses_them_too(option: str, text: str) -> None:
    done = run_pytest("--driver", "inproc:reference_driver", f"{option}={text}")
    assert done.returncode == 4
    assert f"argument {option}: got '{text}', wanted " in done.stderr
    assert "Traceback" not in done.stderr


def commands() -> dict[str, click.Command]:
    """Return every command by name, with those of entry points even if this checkout is not what is installed."""
    context = click.Context(cli.cli)
    group: Any = cli.cli
    named = {name: group.get_command(context, name) for name in group.list_commands(context)}
    modules = ("fuzz.command", "mlts.command", "mlts.classify_command", "reports.command")
    outside = [importlib.import_module(f"nnconform.{module}").command for module in modules]
    return named | {str(each.name): each for each in outside}


def options() -> Iterator[tuple[str, str, click.Option]]:
    """Yield each option of each command: the command's name, the option's name, the option."""
    for name, command in commands().items():
        for option in command.params:
            if isinstance(option, click.Option):
                yield name, option.opts[0], option


# The options that mean the same in all commands, and those that pytest has too.
EVERYWHERE = {"--driver", "--hal", "--results", "--resume", "--seed", "--limit", "--jobs", "--nodes", "--tries"}
EVERYWHERE |= {"--oracle", "--faulty", "--goal", "--json", "--expect", "--time", "--exitfirst", "--sample"}
OF_PYTEST = {
    "--driver": f"{arguments.DRIVER} {arguments.REPEAT}",
    "--hal": arguments.HAL,
    "--results": arguments.RESULTS,
    "--resume": arguments.RESUME,
    "--seed": f"{arguments.SEED} (default: 0)",
    "--limit": f"{arguments.LIMIT} (default: 30.0)",
}
# The options that mean something else under the same name, and why.
OTHERWISE = {
    ("bench", "--results"): "figures are kept, not verdicts",
    ("confirm", "--driver"): "independent drivers that confirm; none is tested",
    ("confirm", "--results"): "the store is read",
    ("convert", "--hal"): "the version that the model is converted to",
    ("generate", "--oracle"): "the outputs become the suite's",
    ("localise-faults", "--sample"): "so many of each kind, on each network",
    ("random-graphs", "--oracle"): "the contract alone may be the oracle too",
    ("replay", "--results"): "the store is read",
}


def test_an_option_is_the_same_in_every_command() -> None:
    kinds: dict[str, set[tuple[object, ...]]] = {name: set() for name in EVERYWHERE}
    for command_name, name, option in options():
        if name in kinds and (command_name, name) not in OTHERWISE:
            text = (option.help or "").removesuffix(f" {arguments.REPEAT}").partition(" Default: ")[0]
            shows = option.required or option.show_default or option.default in ("", None, False)
            kinds[name].add((text, option.metavar, repr(option.type), option.is_flag, shows or option.multiple))
    assert {name: kind for name, kind in kinds.items() if len(kind) != 1} == {}


# What every campaign takes, and why one does not.
OF_CAMPAIGNS = {
    "--time",
    "--resume",
    "--expect",
    "--results",
    "--jobs",
    "--scheduler",
    "--local-cluster",
    "--resources",
}
CAMPAIGNS = {"mutate", "random-graphs", "stress", "fuzz", "bias", "mlts"}
LACKING = {
    ("mlts", "--jobs"): "latencies are measured: what runs beside would be measured too",
}


def test_every_campaign_takes_the_same_options() -> None:
    names: dict[str, set[str]] = {name: set() for name in CAMPAIGNS}
    for command_name, name, _ in options():
        if command_name in CAMPAIGNS:
            names[command_name].add(name)
    lacking = {(command, name) for command in CAMPAIGNS for name in OF_CAMPAIGNS - names[command]}
    assert lacking == set(LACKING)


def test_every_exception_is_one() -> None:
    texts = {(command_name, name): option.help for command_name, name, option in options()}
    for key in OTHERWISE:
        assert texts[key] not in {text for other, text in texts.items() if other not in OTHERWISE}


def test_pytest_has_the_same_options() -> None:
    parser = pytest.Parser(_ispytest=True)
    pytest_addoption(parser)
    texts = {option.names()[0]: option.attrs()["help"] for option in parser.getgroup("nnconform").options}
    defaults = {option.names()[0]: option.attrs().get("default") for option in parser.getgroup("nnconform").options}
    helps = {name: texts[name].replace("%(default)s", str(defaults[name])) for name in OF_PYTEST}
    assert helps == OF_PYTEST
    assert defaults["--limit"] == DEFAULT_LIMIT


def test_no_command_is_a_long_list_of_parameters() -> None:
    counts = {name: len(signature(each.callback).parameters) for name, each in commands().items() if each.callback}
    # The signature is that of the function itself, with grouped options as one parameter.
    assert {name: count for name, count in counts.items() if count > 8} == {}


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
