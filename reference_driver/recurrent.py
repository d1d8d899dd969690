"""The arithmetic of recurrent cells in real numbers: activations, a basic cell and an LSTM cell along a sequence.

Sequences are time-major: ``[time, batch, width]``. The products of a sequence with its weights are computed for all
steps at once; only what depends on the last state is computed in the loop over the steps.

All tensors may have one more axis, which counts calls: the first one, of sequences the one behind the time.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Form
from nnconform.harness.ops.recurrent import GATES, bias_name
from nnconform.reference_driver.activation import real_finisher
from nnconform.reference_driver.kernels.activation import logistic

TANH, LOGISTIC = 4, 6

Compute = Callable[..., Any]


def takes_inputs_of(form: Form) -> Callable[[Compute], Compute]:
    """Give a function of ``**arguments`` the inputs of a form as its parameters: an LSTM has up to 61."""

    def declare(compute: Compute) -> Compute:
        names = [inspect.Parameter(arg.name, inspect.Parameter.KEYWORD_ONLY) for arg in form.inputs]
        vars(compute)["__signature__"] = inspect.Signature(names)
        return compute

    return declare


def activate(values: Array, activation: int) -> Array:
    """Apply the activation function with the code that a recurrent operation uses."""
    return activation_function(activation)(values)


def activation_function(activation: int) -> Callable[[Array], Array]:
    """Return the activation function with the code that a recurrent operation uses."""
    if activation == TANH:
        return np.tanh
    if activation == LOGISTIC:
        return logistic
    return real_finisher(FusedActivation(activation))


def time_first(sequence: Array, time_major: bool) -> Array:
    """Return a sequence of an operation in time-major order."""
    if sequence.ndim == 3:
        # Of one call: ``moveaxis`` takes ten times as long.
        return sequence if time_major else sequence.swapaxes(0, 1)
    return np.moveaxis(sequence, -3 if time_major else -2, 0)


def as_operation(sequence: Array, time_major: bool) -> Array:
    """Return a sequence in time-major order as the operation has it."""
    if sequence.ndim == 3:
        return sequence if time_major else sequence.swapaxes(0, 1)
    return np.moveaxis(sequence, 0, -3 if time_major else -2)


def of_each_row(vector: Array | None) -> Any:
    """Return a vector that is the same for each row of a batch; None for none."""
    return None if vector is None else vector[..., np.newaxis, :]


def steps(count: int, *, backward: bool) -> Iterator[int]:
    """Return the step numbers of a sequence in the order in which the cell processes them."""
    return reversed(range(count)) if backward else iter(range(count))


class Sequence(msgspec.Struct, frozen=True):
    """The input of a cell: a time-major sequence, an optional second one, and the direction."""

    main: Array
    second: Array | None = None
    backward: bool = False

    def times(self, weights: Array, second_weights: Array | None) -> Array:
        """Return all steps times the weights ``[units, width]``."""
        product = self.main @ weights.mT
        if self.second is not None and second_weights is not None:
            product = product + self.second @ second_weights.mT
        return product

    def of_steps(self, outputs: list[Array]) -> Array:
        """Return the outputs of the steps, in the order in which the cell processed them, as a sequence."""
        # Of arrays that are all of one shape, in a third of the time of ``stack``.
        return np.array(outputs[::-1] if self.backward else outputs)


def run_rnn(sequence: Sequence, weights: Mapping[str, Any], state: Array, activation: int) -> tuple[Array, Array]:
    """Run a basic cell along a sequence; return its output at every step, and its last state.

    ``weights`` holds ``weights``, ``recurrent_weights``, ``bias`` and optionally ``aux_weights``.
    """
    driven = sequence.times(weights["weights"], weights.get("aux_weights")) + of_each_row(weights["bias"])
    recurrent, activated = weights["recurrent_weights"].mT, activation_function(activation)
    outputs = []
    for step in steps(len(driven), backward=sequence.backward):
        state = activated(driven[step] + state @ recurrent)
        outputs.append(state)
    return sequence.of_steps(outputs), state


class Gate(msgspec.Struct, frozen=True):
    """The weights of one gate; None for those that the cell does not have."""

    input: Array
    recurrent: Array
    bias: Array
    peephole: Array | None
    norm: Array | None
    second: Array | None

    @classmethod
    def of(cls, arguments: Mapping[str, Any], gate: str, prefix: str) -> Gate | None:
        """Return the gate of an LSTM whose arguments begin with the prefix; None for a coupled input gate."""
        if arguments[f"{prefix}input_to_{gate}_weights"] is None:
            return None
        return cls(
            arguments[f"{prefix}input_to_{gate}_weights"],
            arguments[f"{prefix}recurrent_to_{gate}_weights"],
            of_each_row(arguments[bias_name(gate, prefix)]),
            of_each_row(arguments.get(f"{prefix}cell_to_{gate}_weights")),
            of_each_row(arguments.get(f"{prefix}{gate}_layer_norm_weights")),
            arguments.get(f"{prefix}aux_input_to_{gate}_weights"),
        )

    def preactivation(self, driven: Array, output: Array, cell: Array) -> Array:
        """Return the sum before the gate's activation: terms of the sequence, the last output and the cell state."""
        total = driven + output @ self.recurrent.mT
        if self.peephole is not None:
            total = total + cell * self.peephole
        if self.norm is not None:
            total = normalised(total) * self.norm
        return np.asarray(total + self.bias)


def normalised(values: Array) -> Array:
    """Return each row minus its mean, divided by its standard deviation; a row of equal values becomes 0."""
    centred = values - values.mean(axis=-1, keepdims=True)
    deviation = np.sqrt(np.mean(centred * centred, axis=-1, keepdims=True))
    return centred / np.where(deviation > 0, deviation, 1)


def clipped(values: Array, bound: float) -> Array:
    """Return values clipped to [-bound, bound]; unclipped if the bound is 0."""
    return np.clip(values, -bound, bound) if bound else values


class LstmCell:
    """An LSTM cell; its weights are the arguments of an operation whose names begin with ``prefix``."""

    def __init__(self, arguments: Mapping[str, Any], prefix: str = "") -> None:
        self.gates = {gate: Gate.of(arguments, gate, prefix) for gate in GATES}
        self.projection = arguments[f"{prefix}projection_weights"]
        self.projection_bias = of_each_row(arguments[f"{prefix}projection_bias"])
        self.activation: int = arguments["activation"]
        self.cell_clip: float = arguments["cell_clip"]
        self.proj_clip: float = arguments["proj_clip"]

    def run(self, sequence: Sequence, output: Array, cell: Array) -> tuple[Array, Array, Array]:
        """Run the cell along a sequence; return its output at every step, its last output and its last cell state."""
        driven = {name: sequence.times(gate.input, gate.second) for name, gate in self.gates.items() if gate}
        outputs = []
        for step in steps(len(sequence.main), backward=sequence.backward):
            output, cell = self._step({name: each[step] for name, each in driven.items()}, output, cell)
            outputs.append(output)
        return sequence.of_steps(outputs), output, cell

    def _step(self, driven: Mapping[str, Array], output: Array, cell: Array) -> tuple[Array, Array]:
        def total(name: str, seen: Array) -> Array:
            gate = self.gates[name]
            assert gate is not None, name
            return gate.preactivation(driven[name], output, seen)

        forget = logistic(total("forget", cell))
        write = 1 - forget if self.gates["input"] is None else logistic(total("input", cell))
        new = forget * cell + write * activate(total("cell", cell), self.activation)
        new = clipped(new, self.cell_clip)
        # The peephole of the output gate, unlike the others, uses the new cell state.
        result = logistic(total("output", new)) * activate(new, self.activation)
        if self.projection is not None:
            result = result @ self.projection.mT
            if self.projection_bias is not None:
                result = result + self.projection_bias
            result = clipped(result, self.proj_clip)
        return result, new
