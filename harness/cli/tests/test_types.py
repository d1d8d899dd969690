"""``nnconform types``, and the performance figures of ``nnconform drivers``."""

from __future__ import annotations

from click.testing import CliRunner

from nnconform.harness.cli.commands import drivers, types
from nnconform.harness.model.codes import OperandType


def test_types() -> None:
    result = CliRunner().invoke(types.command, [], catch_exceptions=False)
    rows = {line.split()[1]: line.split() for line in result.output.splitlines()[1:]}
    assert rows.keys() == set(OperandType.__members__)
    assert rows["TENSOR_QUANT8_ASYMM_SIGNED"] == [
        "14",
        "TENSOR_QUANT8_ASYMM_SIGNED",
        "1.3",
        "tensor",
        "1",
        *["-128", "to", "127"],
    ]
    assert rows["FLOAT16"] == ["10", "FLOAT16", "1.2", "scalar", "2"]
    assert rows["OEM"] == ["10000", "OEM", "1.0", "scalar", "-"]


def test_performance_of_a_driver() -> None:
    address = "inproc:reference_driver?hal=1.1&only=RELU"
    result = CliRunner().invoke(drivers.command, [address, "--performance"], catch_exceptions=False)
    assert result.exit_code == 0
    figures = [line.split() for line in result.output.splitlines() if line.startswith("    ")]
    assert figures == [
        ["relaxed_float32_to_float16_performance_tensor", "1", "1"],
        ["TENSOR_FLOAT32", "1", "1"],
        ["TENSOR_QUANT8_ASYMM", "1", "1"],
    ]
