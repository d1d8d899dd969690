"""The output gate's peephole looks at the cell state of before the step."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.kernels.registry import Takes

_PEEPHOLE = "cell_to_output_weights"
_STATES = ("cell_state_in", "cell_state", "prev_cell_state")


def _places(target: Target) -> Iterable[str]:
    if target.kernel.takes is not Takes.REAL:
        return ()
    names = target.kernel.parameters
    peepholes = [name for name in names if name.endswith(_PEEPHOLE)]
    return (name for name in peepholes if _state(name, names) is not None)


def _state(peephole: str, names: Iterable[str]) -> str | None:
    start = peephole.removesuffix(_PEEPHOLE)
    return next((name for name in names if name in {start + state for state in _STATES}), None)


def _strike(execution: Execution) -> list[Array]:
    given = execution.arguments
    weights, state = given[execution.place], given[_state(execution.place, given) or ""]
    bias = execution.place.replace(_PEEPHOLE, "output_gate_bias")
    # What the gate gains from the old state is the same for all steps: a bias of each sequence.
    gained = given[bias] + weights * state
    return execution.with_arguments(**{execution.place: np.zeros_like(weights), bias: gained})


FAULT = Fault(
    "looks at the old cell state in the output gate", "peepholes, and a cell state that changes", _places, _strike
)
