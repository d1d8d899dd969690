"""``--vlog`` and ``--trace``, which every command that runs drivers has."""

from __future__ import annotations

import gc
import json
import os
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from nnconform.harness.cli.options import limit_option
from nnconform.harness.diagnostics import tags
from nnconform.harness.diagnostics.tracing import Layer, Phase, span
from nnconform.harness.model.errors import FormatError, UsageError


@click.command("work")
@limit_option()
@click.option("--fail", is_flag=True)
def work(limit: float, fail: bool) -> None:
    with span(Layer.DEVICE, Phase.EXECUTION, "kernel"):
        tags.tag_logger("driver").debug("working")
    raise click.exceptions.Exit(1 if fail else 0)


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(tags.VLOG_VARIABLE, "")
    monkeypatch.setenv(tags.VLOG_FILE_VARIABLE, "")


@pytest.mark.parametrize("fail", [False, True])
def test_a_trace_and_its_summary(tmp_path: Path, fail: bool) -> None:
    path = tmp_path / "trace.json"
    result = CliRunner().invoke(work, ["--trace", str(path), *(["--fail"] if fail else [])])
    assert result.exit_code == fail
    events = [event for event in json.loads(path.read_text())["traceEvents"] if event["ph"] == "X"]
    assert [(event["name"], event["cat"]) for event in events] == [
        ("work", "application,overall"),
        ("kernel", "device,execution"),
    ]
    assert [line.split()[:3] for line in result.stderr.splitlines()] == [
        ["layer", "phase", "spans"],
        ["application", "overall", "1"],
        ["device", "execution", "1"],
    ]
    assert not result.stdout


def test_a_trace_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="cannot be written to"):
        CliRunner().invoke(work, ["--trace", str(tmp_path / "none" / "x.json")], catch_exceptions=False)


def test_a_wrong_option_after_a_trace_leaves_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "trace.json"
    result = CliRunner().invoke(work, ["--trace", str(path), "--limit", "none"])
    gc.collect()
    assert (result.exit_code, path.exists()) == (2, False)
    assert "Traceback" not in result.stderr + capfd.readouterr().err


def test_messages(caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log"
    monkeypatch.setenv(tags.VLOG_FILE_VARIABLE, str(log))
    CliRunner().invoke(work, [], catch_exceptions=False)
    assert not caplog.records
    CliRunner().invoke(work, ["--vlog", "driver:model"], catch_exceptions=False)
    assert log.read_text() == f"nnconform.driver [{os.getpid()}]: working\n"
    assert os.environ[tags.VLOG_VARIABLE] == "driver:model", "drivers' processes read it"
    tags.set_log_tags("")
    with pytest.raises(UsageError, match="log tag 'speed': unknown"):
        CliRunner().invoke(work, ["--vlog", "speed"], catch_exceptions=False)
