"""The line that a failure of a campaign prints runs it again: it fails on that driver, and passes on a right one."""

from __future__ import annotations

import importlib
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import nnconform.harness.cli.main as cli
from nnconform.fuzz.events import command as finding_command
from nnconform.harness.arguments import MEMORY_VARIABLE
from nnconform.harness.cli.commands import replay
from nnconform.harness.selftest.score import HAL

RIGHT = "inproc:reference_driver"
FAULTY = "inproc:reference_driver.faulty?fault="
# Each campaign, with what makes it fail soon.
CAMPAIGNS = {
    "mutate": (
        "validation.rule_overlooked&family=channel_scale",
        ["--operation", "CONV_2D", "--family", "channel_scale", "--count", "2"],
    ),
    "random-graphs": (
        f"kernel.neighbour_copied&operation=TANH&{HAL}",
        ["--in-process", "--tries", "0", "--operation", "TANH", "--count", "4", "--nodes", "3"],
    ),
    "stress": ("stress.crashes_after_executions", ["--test", "prepare-and-close", "--time", "5m"]),
}


def invoke(words: list[str]) -> Result:
    name, *rest = words
    command = importlib.import_module("nnconform.fuzz.command").command if name == "fuzz" else None
    found = command or cli.cli.get_command(None, name)  # type: ignore[arg-type]
    assert found is not None
    return CliRunner().invoke(found, rest)


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_the_printed_line_runs_the_failure_again(
    campaign: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault, options = CAMPAIGNS[campaign]
    monkeypatch.chdir(tmp_path)
    # In this process: the start of another one would be most of the time.
    monkeypatch.setattr(replay, "_run", lambda words: invoke(words[1:]).exit_code)
    monkeypatch.setenv(MEMORY_VARIABLE, str(4 << 30))
    found = invoke([campaign, "--driver", FAULTY + fault, *options, "--limit", "21"])
    assert found.exit_code == 1, found.output
    line = re.search(r"reproduce: nnconform (replay .*)", found.output)
    assert line, found.output
    words = shlex.split(line[1])
    assert words[words.index("--limit") + 1] == "21", "what was too slow here must not pass again"
    assert words[words.index("--memory") + 1] == str(4 << 30)
    again = invoke(words)
    assert again.exit_code == 1, again.output
    if campaign != "stress":  # a right driver passes for five minutes
        at = words.index("--driver") + 1
        right = f"{RIGHT}?{HAL}" if HAL in words[at] else RIGHT
        assert invoke([*words[:at], right, *words[at + 1 :]]).exit_code == 0


def test_the_line_of_a_finding_runs_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "_run", lambda words: invoke(words[1:]).exit_code)
    choices = (339, 0, 0, 1, 3, 1)
    for address, status in ((f"{FAULTY}fuzzing.accepts_zero_points", 1), (RIGHT, 0)):
        words = shlex.split(finding_command("model", address, choices, 21.0))
        assert words[-2:] == ["--limit", "21"]
        assert words[:3] == ["nnconform", "replay", "fuzz/model@339.0.0.1.3.1"]
        assert invoke(words[1:]).exit_code == status
