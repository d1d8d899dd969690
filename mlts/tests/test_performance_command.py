"""``nnconform performance`` on drivers whose time and energy are known, and on ones that break down."""

from __future__ import annotations

import json
import os
import runpy
from pathlib import Path

from click.testing import CliRunner, Result
from msgspec.structs import replace

from nnconform.harness.driver.interface import Device, DeviceInfo
from nnconform.harness.model.capabilities import Capabilities
from nnconform.harness.model.codes import DeviceType, OperandType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import Array
from nnconform.mlts.performance_command import command
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.parts import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

REFERENCE = "inproc:reference_driver"
QUICK = ("--network", "digits_int8", "--min-seconds", "0", "--in-process")
METER = "NNCONFORM_TEST_METER"
SIGNED = OperandType.TENSOR_QUANT8_ASYMM_SIGNED


class ThriftyModel(ReferencePreparedModel):
    """A prepared model that computes ``times`` over, and adds as many microjoules to the meter."""

    times = 1

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        meter = Path(os.environ[METER])
        meter.write_text(str(int(meter.read_text()) + 100 * self.times))
        for _ in range(self.times - 1):
            super().compute(inputs, limits)
        return super().compute(inputs, limits)


class WastefulModel(ThriftyModel):
    """A prepared model that takes about twice the time, and exactly twice the energy."""

    times = 2


class FatigueModel(ReferencePreparedModel):
    """A prepared model that answers otherwise from its 100th execution on."""

    executed = 0

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        self.executed += 1
        outputs = super().compute(inputs, limits)
        return [array[..., ::-1].copy() for array in outputs] if self.executed > 100 else outputs


class Accelerator(ReferenceDevice):
    """A driver of type ACCELERATOR."""

    def info(self) -> DeviceInfo:
        return replace(super().info(), type=DeviceType.ACCELERATOR)


def accelerator() -> Device:
    return driver_of(Accelerator)()


def thrifty() -> Device:
    return driver_of(ThriftyModel)()


def wasteful() -> Device:
    return driver_of(WastefulModel)()


def fatigue() -> Device:
    return driver_of(FatigueModel)()


def ours(name: str) -> str:
    return f"inproc:nnconform.{__name__}:{name}"


def call(*words: str) -> Result:
    return CliRunner().invoke(command, [*words])


def test_time_and_energy_are_multiples_of_the_cpus(tmp_path: Path, monkeypatch) -> None:
    meter, module = tmp_path / "energy1_input", tmp_path / "figures.py"
    meter.write_text("0")
    monkeypatch.setenv(METER, str(meter))
    done = call("--driver", ours("wasteful"), "--against", ours("thrifty"), *QUICK, "--energy", str(meter),
                "-o", str(module))  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "2 times the energy" in done.output
    assert "claimed 1 1" in done.output
    capabilities = runpy.run_path(str(module))["CAPABILITIES"]
    assert isinstance(capabilities, Capabilities)
    info = capabilities.of(SIGNED)
    assert info.power_usage == 2
    assert info.exec_time > 0
    assert [each.type for each in capabilities.operand_performance] == [SIGNED]


def test_energy_that_is_not_known_is_said_to_be(tmp_path: Path) -> None:
    written = tmp_path / "figures.json"
    # The processor's counters are no measure of an accelerator.
    done = call("--driver", ours("accelerator"), *QUICK, "-o", str(written))
    assert done.exit_code == 0, done.output
    assert "energy: the system counts the processor's, the driver is of type ACCELERATOR" in done.output
    told = json.loads(written.read_text())
    (entry,) = told["capabilities"]["operandPerformance"]
    assert (entry["type"], entry["info"]["powerUsage"]) == (SIGNED.name, None)
    assert entry["info"]["execTime"] == round(told["measured"][0]["ratio"], 4)


def test_a_driver_that_answers_otherwise_has_no_figure() -> None:
    done = call("--driver", ours("fatigue"), *QUICK)
    assert isinstance(done.exception, UsageError)
    assert "digits_int8, for TENSOR_QUANT8_ASYMM_SIGNED: wrong: " in done.output
    assert "no figure, as no network was measured on it" in str(done.exception)


def test_mistakes_are_said(tmp_path: Path) -> None:
    done = call("--driver", REFERENCE, *QUICK, "-o", str(tmp_path / "figures.cpp"))
    assert "got .cpp, wanted .py or .json" in str(done.exception)
    done = call("--driver", REFERENCE, *QUICK, "--energy", str(tmp_path / "none"))
    assert "energy counter" in str(done.exception)
