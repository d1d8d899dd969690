"""Tests of ``nnconform probe`` and ``nnconform drivers``."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands import drivers, probe
from nnconform.harness.driver.compute import Compute, device
from nnconform.harness.driver.interface import Device
from nnconform.harness.model.codes import ErrorStatus, OperationType
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice


class Denying(ReferenceDevice):
    """Supports MUL, and does not claim it."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, tuple(
            yes and step.type != OperationType.MUL for yes, step in zip(supported, model.main.operations, strict=False)
        )


class Crashing(ReferenceDevice):
    """Ends its process in supported_operations of SUB."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if model.main.operations[0].type == OperationType.SUB:
            raise SystemExit
        return super().supported_operations(model)


class Stuck(ReferenceDevice):
    """Fails to close, and has a name with an escape sequence of terminals."""

    name = "stuck\x1b[31m\nhere"

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        return ErrorStatus.NONE, (False,) * len(model.main.operations)

    def close(self) -> None:
        super().close()
        raise OSError("stuck")


class Leaving(ReferenceDevice):
    """Raises SystemExit in supported_operations."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        raise SystemExit(0)


def nothing() -> Device:
    return device(lambda model: [False] * len(model.main.operations), lambda model: lambda inputs: [])


def claiming() -> Device:
    return device(lambda model: [True] * len(model.main.operations), _refuse)


def _refuse(model: Model) -> Compute:
    raise ValidationError("model", "rule", "this model", "another")


HERE = f"service:inproc:{__name__}"


def run(command, *arguments):
    done = CliRunner().invoke(command, arguments)
    return done.exit_code, done.output.splitlines(), done.exception


def test_a_driver_that_does_what_it_says():
    status, lines, _ = run(probe.command, "inproc:reference_driver", "ADD", "logical_not")
    assert status == 0
    assert lines[0] == "nnconform-reference, tested as HAL 1.3; by operation: the types that work"
    assert lines[1].split() == ["ADD", "+", "FLOAT32", "QUANT8_ASYMM", "FLOAT16", "QUANT8_ASYMM_SIGNED", "INT32"]
    assert lines[2].split() == ["LOGICAL_NOT", "+", "BOOL8"]
    assert lines[3].startswith("6 signatures of 2 operations: 6 yes, 0 no, 0 claimed but failing,")


def test_an_older_hal_has_fewer_types():
    status, lines, _ = run(probe.command, "inproc:reference_driver", "ADD", "--hal", "1.0")
    assert status == 0
    assert lines[1].split() == ["ADD", "+", "FLOAT32", "QUANT8_ASYMM"]


def test_a_driver_that_supports_nothing_contradicts_nothing():
    status, lines, _ = run(probe.command, f"{HERE}:nothing", "TANH")
    assert status == 0
    assert lines[1].split() == ["TANH", "-", "FLOAT32", "FLOAT16", "QUANT8_ASYMM", "QUANT8_ASYMM_SIGNED"]


def test_a_driver_that_claims_and_refuses():
    status, lines, _ = run(probe.command, f"{HERE}:claiming", "TANH")
    assert status == 1
    assert lines[1].split()[:2] == ["TANH", "!"]
    assert lines[2].startswith("CONTRADICTION: TANH default FLOAT32: claimed but failing (rejected_valid: prep")


def test_a_driver_that_denies_what_it_does():
    status, lines, _ = run(probe.command, f"{HERE}:Denying", "ADD", "MUL")
    assert status == 1
    assert lines[1].split()[:2] == ["ADD", "+"]
    assert lines[3] == "CONTRADICTION: MUL default FLOAT32: working but not claimed"


def test_a_driver_that_breaks_down_does_not_end_the_probe():
    status, lines, _ = run(probe.command, f"{HERE}:Crashing", "SUB", "ADD")
    assert status == 1
    assert lines[1].split()[:2] == ["SUB", "!"]
    assert lines[2].split()[:2] == ["ADD", "+"]
    assert "claimed but failing (error: driver raised SystemExit in supported_operations" in lines[3]


def test_what_cannot_be_probed():
    for arguments, message in [
        (("inproc:reference_driver", "ADDITION"), "unknown operation ADDITION; known are for example ADD"),
        (("inproc:reference_driver", "--hal", "9"), "--hal: unknown HAL version '9'"),
        (("nowhere:x",), "unknown scheme 'nowhere'"),
    ]:
        _, _, error = run(probe.command, *arguments)
        assert isinstance(error, UsageError)
        assert message in str(error)


def test_the_drivers_that_there_are():
    status, lines, _ = run(drivers.command)
    assert status == 0
    place = lines.index("reference_driver")
    assert lines[place + 1] == "  nnconform-reference, version 1, CPU, HAL 1.3"
    assert lines[place + 2] == "  claims 102 of 102 operations"
    schemes = [line.strip() for line in lines[lines.index("schemes") + 1 :]]
    assert "unix:PATH: a service that is already running, in any language" in schemes
    assert any(line.startswith("exec:COMMAND: ") for line in schemes)


def test_a_driver_by_address():
    status, lines, _ = run(drivers.command, f"{HERE}:nothing", "exec:/no/such/program")
    assert status == 1
    assert lines[2] == "  claims 0 of 102 operations"
    assert lines[3].startswith("  emulated by the harness: allocate, asynchronous, ")
    assert lines[5].startswith("  cannot be opened: driver 'exec:/no/such/program': no program")


@pytest.mark.parametrize("way", ["inproc", "service:inproc"])
def test_a_driver_that_cannot_be_closed(way):
    status, lines, _ = run(drivers.command, f"{way}:{__name__}:Stuck")
    assert status == 1
    assert lines[1].startswith(r"  stuck\x1b[31m\nhere, version ")
    assert lines[4].startswith("  cannot be closed: driver ")
    assert "raised OSError in close" in lines[4]


def test_a_driver_of_this_process_that_would_end_the_program():
    address = f"inproc:{__name__}:Leaving"
    status, lines, _ = run(drivers.command, address)
    assert status == 1
    assert lines[1:] == [f"  cannot be opened: driver {address}: raised SystemExit in supported_operations: 0"]
    status, lines, _ = run(probe.command, address, "ADD")
    assert status == 1
    assert lines[1].split()[:2] == ["ADD", "!"]
