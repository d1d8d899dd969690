"""Recurrent cells made of ONNX's elementary operators, and cells along a sequence by ONNX's Scan.

ONNX's own RNN and LSTM have no RELU1 and RELU6, no coupled gates with peepholes, no projection, no layer normalisation,
and clip the gates' inputs where the HAL clips the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from nnconform.harness.loaders.adapters.onnx.graph import Body
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor
from nnconform.harness.ops.recurrent import GATES, bias_name

_OPERATORS = {1: "Relu", 4: "Tanh", 6: "Sigmoid"}
_BOUNDS = {2: (-1.0, 1.0), 3: (0.0, 6.0)}


def activate(step: OnnxStep, tensor: OnnxTensor, code: int) -> OnnxTensor:
    """Apply the activation that a recurrent operation names by its code."""
    if code in _BOUNDS:
        return step.clip(tensor, *_BOUNDS[code])
    return step.op(_OPERATORS[code], tensor) if code else tensor


class OnnxCell(Protocol):
    """A cell. ``driven`` is the contribution of its input, ``advance`` returns the states after a step, the output
    first.
    """

    def driven(self, inputs: Sequence[OnnxTensor]) -> list[OnnxTensor]:
        """Return the contributions of one input, or two, for a whole sequence or for one step."""

    def advance(self, driven: Sequence[OnnxTensor], states: Sequence[OnnxTensor]) -> list[OnnxTensor]:
        """Return the states after one step, the output first."""


def _times(step: OnnxStep, source: OnnxTensor, weights: OnnxTensor) -> OnnxTensor:
    """Return rows times the transposed weights, for whole sequences too."""
    return step.op("MatMul", source, step.transpose(weights, (1, 0)))


def _sum(step: OnnxStep, inputs: Sequence[OnnxTensor], weights: Sequence[OnnxTensor | None]) -> OnnxTensor:
    total, *terms = [
        _times(step, source, each) for source, each in zip(inputs, weights, strict=False) if each is not None
    ]
    for term in terms:
        total = step.op("Add", total, term)
    return total


class RnnCell:
    """A basic cell; the names of its arguments begin with the prefix."""

    def __init__(self, step: OnnxStep, prefix: str = "") -> None:
        self._step, self._activation = step, step.value("activation")
        self._weights = [step.stored(f"{prefix}weights"), _optional_argument(step, f"{prefix}aux_weights")]
        self._recurrent, self._bias = step.stored(f"{prefix}recurrent_weights"), step.stored(f"{prefix}bias")

    def driven(self, inputs: Sequence[OnnxTensor]) -> list[OnnxTensor]:
        return [self._step.op("Add", _sum(self._step, inputs, self._weights), self._bias)]

    def advance(self, driven: Sequence[OnnxTensor], states: Sequence[OnnxTensor]) -> list[OnnxTensor]:
        total = self._step.op("Add", driven[0], _times(self._step, states[0], self._recurrent))
        return [activate(self._step, total, self._activation)]


class OnnxLstmCell:
    """An LSTM cell; the names of its arguments begin with the prefix."""

    def __init__(self, step: OnnxStep, prefix: str = "") -> None:
        self._step, self._prefix = step, prefix
        self._coupled = not step.call.given(f"{prefix}input_to_input_weights")
        self._gates = [gate for gate in GATES if not (self._coupled and gate == "input")]
        # Everything that a loop's body refers to must exist before the body.
        self._arguments = {
            argument.name: step.stored(argument.name)
            for argument in step.call.form.inputs
            if argument.name.endswith(("_weights", "_bias")) and step.call.given(argument.name)
        }

    def driven(self, inputs: Sequence[OnnxTensor]) -> list[OnnxTensor]:
        return [
            _sum(
                self._step,
                inputs,
                (self._find(f"input_to_{gate}_weights"), self._find(f"aux_input_to_{gate}_weights")),
            )
            for gate in self._gates
        ]

    def advance(self, driven: Sequence[OnnxTensor], states: Sequence[OnnxTensor]) -> list[OnnxTensor]:
        step, (output, cell) = self._step, states
        share = dict(zip(self._gates, driven, strict=True))
        activation, logistic = step.value("activation"), _OPERATORS[6]
        forget = step.op(logistic, self._total("forget", share, output, cell))
        if self._coupled:
            write = step.op("Sub", step.like(forget, 1), forget)
        else:
            write = step.op(logistic, self._total("input", share, output, cell))
        fresh = activate(step, self._total("cell", share, output, cell), activation)
        new = step.op("Add", step.op("Mul", forget, cell), step.op("Mul", write, fresh))
        new = self._clipped(new, "cell_clip")
        # The peephole of the output gate, unlike the others, reads the new cell state.
        gate = step.op(logistic, self._total("output", share, output, new))
        return [self._projected(step.op("Mul", gate, activate(step, new, activation))), new]

    def _total(self, gate: str, share: Mapping[str, OnnxTensor], output: OnnxTensor, cell: OnnxTensor) -> OnnxTensor:
        step, recurrent = self._step, self._arguments[f"{self._prefix}recurrent_to_{gate}_weights"]
        total = step.op("Add", share[gate], _times(step, output, recurrent))
        peephole, norm = self._find(f"cell_to_{gate}_weights"), self._find(f"{gate}_layer_norm_weights")
        if peephole is not None:
            total = step.op("Add", total, step.op("Mul", cell, peephole))
        if norm is not None:
            total = step.op("Mul", self._normalised(total), norm)
        bias = self._find(bias_name(gate))
        # An input may be left out of the request alone, and then the weights must be too.
        return step.op("Add", total, bias) if bias else step.refuse(f"the {gate} gate has weights and no bias")

    def _normalised(self, tensor: OnnxTensor) -> OnnxTensor:
        """Return each row minus its mean, divided by its standard deviation; a row of equal values becomes 0."""
        step, last = self._step, self._step.ints([-1])
        centred = step.op("Sub", tensor, step.op("ReduceMean", tensor, last, keepdims=1))
        variance = step.op("ReduceMean", step.op("Mul", centred, centred), last, keepdims=1)
        deviation = step.op("Sqrt", variance)
        flat = step.op("Equal", deviation, step.like(tensor, 0), type="BOOL")
        divisor = step.op("Where", flat, step.like(tensor, 1), deviation, type=tensor.type)
        return step.op("Div", centred, divisor)

    def _projected(self, output: OnnxTensor) -> OnnxTensor:
        weights, bias = self._find("projection_weights"), self._find("projection_bias")
        if weights is None:
            return output
        projected = _times(self._step, output, weights)
        if bias is not None:
            projected = self._step.op("Add", projected, bias)
        return self._clipped(projected, "proj_clip")

    def _clipped(self, tensor: OnnxTensor, name: str) -> OnnxTensor:
        bound = self._step.value(name)
        return self._step.clip(tensor, -bound, bound) if bound else tensor

    def _find(self, name: str) -> OnnxTensor | None:
        return self._arguments.get(self._prefix + name)


def run(
    step: OnnxStep,
    cell: OnnxCell,
    inputs: Sequence[OnnxTensor],
    states: Sequence[OnnxTensor],
    *,
    backward: bool = False,
) -> tuple[OnnxTensor, list[OnnxTensor]]:
    """Run a cell along a sequence, ``[time, batch, width]`` or the other way round; return its outputs and last
    states.
    """
    driven, graph, axis = cell.driven(inputs), step.graph, 0 if step.value("time_major") else 1
    outer, graph.body = graph.body, Body()
    before, slices = ([graph.new(each.type) for each in group] for group in (states, driven))
    after = cell.advance(slices, before)
    step_output = step.op("Identity", after[0])
    # ONNX Runtime must know the rank of what a Scan gives, and does not find it where weights are results of IF.
    inputs_described, outputs_described = (
        [graph.described(each, (None, None)) for each in group] for group in ((*before, *slices), (*after, step_output))
    )
    body, graph.body = graph.body.proto(graph.numbering.graph(), inputs_described, outputs_described), outer
    *last, outputs = step.ops(
        "Scan",
        [*states, *driven],
        [each.type for each in (*states, step_output)],
        body=body,
        num_scan_inputs=len(driven),
        scan_input_axes=[axis] * len(driven),
        scan_input_directions=[int(backward)] * len(driven),
        scan_output_axes=[axis],
        scan_output_directions=[int(backward)],
    )
    return outputs, last


def bidirectional(step: OnnxStep, cells: Mapping[str, OnnxCell], names: Sequence[str], *, cross_linked: bool) -> None:
    """Write two cells along a sequence. ``names``: their states; ``cross_linked``: both read the second sequence, if
    any.
    """
    main, second = step.stored("input"), _optional_argument(step, "aux_input")
    results = {}
    for prefix, cell in cells.items():
        backward = prefix == "bw_"
        inputs = [main]
        if second is not None:
            inputs = [main, second] if cross_linked else [second if backward else main]
        states = [step.stored(prefix + name) for name in names]
        results[prefix] = run(step, cell, inputs, states, backward=backward)
    outputs = [each for each, _ in results.values()]
    if step.value("merge_outputs"):
        step.deliver("fw_out", step.op("Concat", *outputs, axis=2))
    else:
        for prefix, each in zip(results, outputs, strict=True):
            step.deliver(f"{prefix}out", each)
    for prefix, (_, last) in results.items():
        deliver_states(step, [f"{prefix}{name}_out" for name in names], last)


def deliver_states(step: OnnxStep, names: Sequence[str], states: Sequence[OnnxTensor]) -> None:
    """Make the last states the outputs that the call has."""
    for name, state in zip(names, states, strict=True):
        if step.call.given(name):
            step.deliver(name, state)


def _optional_argument(step: OnnxStep, name: str) -> OnnxTensor | None:
    return step.stored(name) if name in step.indexes and step.call.given(name) else None
