"""Messages by tag: what a text turns on, where the messages go, and that nothing is said when they are off."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nnconform.harness.diagnostics import tags
from nnconform.harness.diagnostics.tags import LOG_TAGS, is_on, log_by_environment, set_log_tags, tag_logger, tags_of
from nnconform.harness.model.errors import UsageError

RUN = """
from nnconform.harness.conformance.run_case import run_case
import numpy as np
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.tests.models import chain
from nnconform.harness.driver.interface import BufferDesc, BufferRole
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.runtime.candidate import PreparationOptions
from nnconform.harness.runtime.prepared import compiled
device = open_driver("framework:reference_driver")
prepared = compiled(device.framework, chain(), PreparationOptions())
device.allocate(BufferDesc(()), [prepared], [BufferRole(0, 0)], [])[1].close()
device.close()
session = Session("service:inproc:reference_driver")
VALUES = np.array([[-1, 0, 1], [2, -3, 4]], np.float32)
case = Case("chain", chain(), (VALUES,), (np.array([[1, 2, 4], [3, 2, 7]], np.float32),))
print(run_case(session, case).verdict)
session.close()
"""


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Turn all tags off again after each test."""
    monkeypatch.setenv(tags.VLOG_VARIABLE, "")
    monkeypatch.delenv(tags.VLOG_FILE_VARIABLE, raising=False)
    yield
    set_log_tags("")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", ()),
        (" ", ()),
        ("1", LOG_TAGS),
        ("all", LOG_TAGS),
        ("1,driver", LOG_TAGS),
        ("model all", LOG_TAGS),
        ("driver", ("driver",)),
        ("model,driver", ("model", "driver")),
        ("model driver:cpuexe, manager", ("model", "driver", "cpuexe", "manager")),
    ],
)
def test_texts(text: str, wanted: tuple[str, ...]) -> None:
    assert tags_of(text) == frozenset(wanted)
    set_log_tags(text)
    assert [tag for tag in LOG_TAGS if is_on(tag_logger(tag))] == [tag for tag in LOG_TAGS if tag in wanted]


@pytest.mark.parametrize("text", ["drivers", "1,drivers", "all 2", "driver;model"])
def test_unknown_tags(text: str) -> None:
    set_log_tags("model")
    with pytest.raises(
        UsageError, match="unknown; known: model, compilation, execution, cpuexe, manager, driver, memory"
    ):
        set_log_tags(text)
    assert is_on(tag_logger("model")), "a bad text changes nothing"


def test_messages_go_to_the_handlers_of_the_application(caplog: pytest.LogCaptureFixture) -> None:
    tag_logger("driver").debug("not said")
    set_log_tags("driver")
    tag_logger("driver").debug("said of %s", "a driver")
    tag_logger("model").debug("not said")
    assert [record.getMessage() for record in caplog.records] == ["said of a driver"]
    assert not logging.getLogger("nnconform").handlers


def test_messages_go_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log"
    monkeypatch.setenv(tags.VLOG_FILE_VARIABLE, str(path))
    set_log_tags("manager")
    tag_logger("manager").debug("opened")
    set_log_tags("manager")
    tag_logger("manager").debug("again")
    pid = os.getpid()
    assert path.read_text().splitlines() == [f"nnconform.manager [{pid}]: {text}" for text in ("opened", "again")]
    monkeypatch.setenv(tags.VLOG_FILE_VARIABLE, str(tmp_path / "none" / "log"))
    with pytest.raises(UsageError, match=r"NNCONFORM_VLOG_FILE: .*cannot be written to"):
        set_log_tags("manager")


def run(**environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", RUN]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ | environment)


def test_each_tag_says_something_across_processes(tmp_path: Path) -> None:
    path = tmp_path / "log"
    assert run(NNCONFORM_VLOG="all", NNCONFORM_VLOG_FILE=str(path)).stdout == "passed\n"
    lines = path.read_text().splitlines()
    said = {line.split()[0].removeprefix("nnconform."): line for line in lines}
    assert said.keys() == set(LOG_TAGS)
    pids = {tag: line.split()[1] for tag, line in said.items()}
    assert pids["driver"] == pids["cpuexe"] != pids["execution"], "the driver's own messages are of its process"
    assert any("RELU -> " in line for line in lines)


def test_a_wrong_variable_is_warned_of_and_nothing_else_is_said() -> None:
    wrong = run(NNCONFORM_VLOG="drivers")
    assert wrong.stdout == "passed\n"
    # The process that forks drivers warns too.
    lines = set(wrong.stderr.splitlines())
    assert len(lines) == 1
    assert lines.pop().startswith("NNCONFORM_VLOG=drivers: log tag 'drivers': unknown; known: model")


def test_an_unknown_tag_of_the_variable_is_skipped(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(tags.VLOG_VARIABLE, "model,drivers:memory")
    log_by_environment()
    assert [tag for tag in LOG_TAGS if is_on(tag_logger(tag))] == ["model", "memory"]
    (warning,) = (record.getMessage() for record in caplog.records)
    assert warning.startswith("NNCONFORM_VLOG=model,drivers:memory: log tag 'drivers': unknown")
