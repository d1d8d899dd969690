"""Tests of ``nnconform replay`` on drivers that cannot be closed, or raise SystemExit."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands import replay
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
