"""What operations cost, and who gets them."""

from __future__ import annotations

from contextlib import closing
from functools import partial

import pytest
from msgspec.structs import replace

from nnconform.harness.model.capabilities import Capabilities, PerformanceInfo
from nnconform.harness.model.codes import ExecutionPreference, HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.performance import operand_performances, update_performance
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.framework import Framework
from nnconform.harness.runtime.placement import cost, performance
from nnconform.harness.runtime.steps import InterpretedStep
from nnconform.harness.validate.tests.models import Builder
from nnconform.reference_driver.device import ReferenceDevice

F = T.TENSOR_FLOAT32
SPEED, POWER = ExecutionPreference.FAST_SINGLE_ANSWER, ExecutionPreference.LOW_POWER


def figures(of_floats, of_if, of_while):
    """Return figures: those of float tensors, of IF and of WHILE as (time, power)."""
    slow = PerformanceInfo(100.0, 100.0)
    types = update_performance(operand_performances(slow, HalVersion.V1_3), F, PerformanceInfo(*of_floats))
    return Capabilities(slow, slow, types, PerformanceInfo(*of_if), PerformanceInfo(*of_while))


def graph(values, *operations, extent=2):
    """Return a graph of operations with one argument each, one after the other."""
    inner = Builder()
    inner.values = values
    at = inner.input(F, extent)
    for number, operation in enumerate(operations):
        to = inner.output(F, extent) if number == len(operations) - 1 else inner.add(F, (extent,))
        inner.step(operation, [at], [to])
        at = to
    return inner.graph()


def branching(extent=2):
    """Return a model of one IF, of which one graph has one operation and the other three."""
    b = Builder()
    graphs = graph(b.values, O.RELU, extent=extent), graph(b.values, O.RELU, O.ABS, O.RELU, extent=extent)
    inputs = [b.input(T.TENSOR_BOOL8, 1), b.subgraph(0), b.subgraph(1), b.input(F, extent)]
    b.step(O.IF, inputs, [b.output(F, extent)])
    return b.model(*graphs)


def looping():
    """Return a model of one WHILE, whose condition has one operation and whose body two."""
    b = Builder()
    condition = Builder()
    condition.values = b.values
    zero = condition.constant(F, [0])
    condition.step(O.LESS, [condition.input(F, 1), zero], [condition.output(T.TENSOR_BOOL8, 1)])
    body = graph(b.values, O.ABS, O.RELU, extent=1)
    b.step(O.WHILE, [b.subgraph(0), b.subgraph(1), b.input(F, 1)], [b.output(F, 1)])
    return b.model(condition.graph(), body)


@pytest.mark.parametrize(
    ("model", "preference", "wanted"),
    [
        # 3 + (1 * 2 + 3 * 2) / 2, and 5 + (1 + 2) * 2; of power 30 + (1 + 3) * 7 / 2, and 50 + 3 * 7.
        (branching(), SPEED, 7.0),
        (looping(), SPEED, 11.0),
        (branching(), POWER, 44.0),
        (looping(), POWER, 71.0),
    ],
)
def test_control_flow_costs_what_is_inside_too(model, preference, wanted):
    of_device = figures((2.0, 7.0), (3.0, 30.0), (5.0, 50.0))
    found = performance(of_device, model, model.main, model.main.operations[0])
    assert cost(found, preference) == wanted


class Figured(ReferenceDevice):
    """The reference driver with other figures."""

    def __init__(self, told):
        super().__init__()
        self.told = told

    def capabilities(self):
        return super().capabilities()[0], self.told


def framework_of(accelerator, cpu):
    """Return a framework of a device with these figures, and of a CPU with those."""
    first = Candidate("accelerator", lambda: Figured(accelerator), 5.0)
    return Framework([first], Candidate("cpu", partial(_same, Figured(cpu)), 5.0))


def _same(each):
    return each


FAST, SLOW = (figures(*[(each, each)] * 3) for each in (0.5, 2.0))


@pytest.mark.parametrize(
    ("accelerator", "cpu", "extent", "wanted"),
    [
        (FAST, SLOW, 2, ["accelerator"]),
        # What is inside may still be a device's; here all of it is cheaper on the CPU.
        (SLOW, FAST, 2, ["cpu", "cpu"]),
        (replace(FAST, if_performance=PerformanceInfo(50, 50)), SLOW, 2, ["accelerator", "accelerator"]),
        # HAL 1.3 has no control flow with operands of unknown size.
        (FAST, SLOW, 0, ["accelerator", "accelerator"]),
    ],
    ids=["whole", "the CPU is cheaper", "its IF is slow", "of unknown size"],
)
def test_who_gets_control_flow(accelerator, cpu, extent, wanted):
    with closing(framework_of(accelerator, cpu)) as framework:
        plan = framework.plan(branching(extent), PreparationOptions())
        assert isinstance(plan.steps[0], InterpretedStep) == (len(wanted) > 1)
        assert [step.device for step in plan.device_steps()] == wanted


def test_of_equal_figures_the_driver_wins():
    with closing(framework_of(FAST, FAST)) as framework:
        assert [step.device for step in framework.plan(branching(), PreparationOptions()).steps] == ["accelerator"]
