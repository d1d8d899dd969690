"""Performance figures from the ratios of networks."""

import math

import pytest

from nnconform.harness.model.capabilities import NO_PERFORMANCE, PerformanceInfo
from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph
from nnconform.mlts.load.contest import Contest
from nnconform.mlts.load.performance import RELAXED, MeasuredRatio, capabilities_from, figure_of

UNKNOWN = math.inf


def ratio(figure, time, energy=None, network="net"):
    return MeasuredRatio(network, figure, Contest(time, time, time, 0.0, 200), energy)


def test_a_figure_is_the_geometric_mean_of_its_networks():
    found = capabilities_from([ratio("TENSOR_FLOAT32", 0.5, 0.1), ratio("TENSOR_FLOAT32", 2.0, 0.4)])
    info = found.of(OperandType.TENSOR_FLOAT32)
    assert info.exec_time == pytest.approx(1.0)
    assert info.power_usage == pytest.approx(0.2)


def test_energy_that_one_network_lacks_is_that_of_the_others():
    found = capabilities_from([ratio("TENSOR_FLOAT32", 1.0, 0.3), ratio("TENSOR_FLOAT32", 1.0)])
    assert found.of(OperandType.TENSOR_FLOAT32).power_usage == pytest.approx(0.3)


def test_what_nothing_measured_is_taken_as_aosp_takes_it():
    found = capabilities_from([ratio("TENSOR_QUANT8_ASYMM", 0.25), ratio("TENSOR_FLOAT32", 0.5), ratio(RELAXED, 0.4)])
    assert found.of(OperandType.TENSOR_INT32) == PerformanceInfo(0.25, UNKNOWN)
    assert found.of(OperandType.FLOAT32) == PerformanceInfo(0.5, UNKNOWN)
    assert found.relaxed_float32_to_float16_performance_scalar == PerformanceInfo(0.4, UNKNOWN)
    assert found.of(OperandType.TENSOR_QUANT8_ASYMM_SIGNED) == NO_PERFORMANCE
    assert found.while_performance == NO_PERFORMANCE


def test_what_is_measured_goes_before_what_would_be_taken():
    measured = [ratio("TENSOR_QUANT8_ASYMM", 0.25), ratio("TENSOR_INT32", 3.0), ratio("if_performance", 4.0)]
    found = capabilities_from(measured)
    assert found.of(OperandType.TENSOR_INT32).exec_time == pytest.approx(3.0)
    assert found.if_performance is not None
    assert found.if_performance.exec_time == pytest.approx(4.0)
    types = [each.type for each in found.operand_performance]
    # Without floats nothing is claimed of them, and the list is sorted.
    assert OperandType.TENSOR_FLOAT32 not in types
    assert types == sorted(types)


def network(*steps):
    """Return a model of operations, each with its first operand's type."""
    operands = tuple(Operand(type, (1,)) for _, type in steps)
    operations = tuple(Operation(code, (place,), (place,)) for place, (code, _) in enumerate(steps))
    return Model(Subgraph(operands, operations, (), ()))


RELU, TANH = OperationType.RELU, OperationType.TANH
FLOAT, EIGHT, TRUTH = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM, OperandType.BOOL


@pytest.mark.parametrize(
    ("steps", "wanted"),
    [
        ([(RELU, EIGHT), (TANH, EIGHT), (RELU, EIGHT), (OperationType.QUANTIZE, FLOAT)], "TENSOR_QUANT8_ASYMM"),
        ([(RELU, EIGHT), (TANH, FLOAT)], ""),
        ([(OperationType.IF, TRUTH)], "if_performance"),
    ],
)
def test_a_network_speaks_for_the_figure_by_which_its_operations_are_placed(steps, wanted):
    assert figure_of(network(*steps)) == wanted
