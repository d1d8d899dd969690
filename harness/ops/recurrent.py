"""Common arguments and rules of recurrent operations: the weights of an LSTM cell, and sequences.

The weights present decide which options an LSTM uses: coupled gates (no weights of the input gate, which is then 1 -
forget gate), peepholes, a projection, layer normalisation. Each group is present as a whole or not at all. A request
may still leave an optional tensor out, so these checks often wait for the execution.

Source: the comments on LSTM, RNN and the sequence operations in types.hal 1.0 to 1.3.
"""

from __future__ import annotations

from math import inf

from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.ops.operation import Bump, Call, Check, Unknown
from nnconform.harness.ops.schema import Arg, Omission, OneOf, TypeRow, Within, row, scalar, tensor

T, V = OperandType, HalVersion

GATES = ("input", "forget", "cell", "output")
WEIGHTS = "all_weights"

# FusedActivationFunc, and the two codes beyond it that recurrent cells have: 4 is tanh, 6 is logistic.
RNN_ACTIVATION = scalar("activation", values=OneOf((0, 1, 2, 3, 4, 6)))
LSTM_ACTIVATION = scalar("activation", values=OneOf((0, 1, 3, 4, 6)))
# 0 switches clipping off. The scalars' types follow the tensors'.
CLIPS = (scalar("cell_clip", None, Within(0, inf)), scalar("proj_clip", None, Within(0, inf)))


def float_rows(since: HalVersion) -> tuple[TypeRow, ...]:
    """Return the rows of a float LSTM: float32 since that version, float16 since 1.2."""
    return (
        row(since, T.TENSOR_FLOAT32, cell_clip=T.FLOAT32, proj_clip=T.FLOAT32),
        row(V.V1_2, T.TENSOR_FLOAT16, cell_clip=T.FLOAT16, proj_clip=T.FLOAT16),
    )


def optional(name: str, extents: str) -> Arg:
    """Return an optional tensor of weights; its place in the list of arguments stays."""
    return tensor(name, extents, omission=Omission.NO_VALUE, group=WEIGHTS)


def state_output(name: str, extents: str) -> Arg:
    """Return a state of a sequence operation as an optional trailing output."""
    return tensor(name, extents, omission=Omission.TRAILING, since=V.V1_3)


def bias_name(gate: str, prefix: str = "") -> str:
    """Return the name of a gate's bias."""
    return f"{prefix}cell_bias" if gate == "cell" else f"{prefix}{gate}_gate_bias"


def lstm_weights(prefix: str = "", width: str = "n_input") -> tuple[Arg, ...]:
    """Return the seventeen tensors of an LSTM cell, in the order of all LSTM operations; ``width`` names its
    input's extent.
    """
    cells, outputs = f"{prefix}n_cell", f"{prefix}n_output"

    def gate_tensor(gate: str, name: str, extents: str) -> Arg:
        return optional(name, extents) if gate == "input" else tensor(name, extents, group=WEIGHTS)

    return (
        *(gate_tensor(gate, f"{prefix}input_to_{gate}_weights", f"{cells} {width}") for gate in GATES),
        *(gate_tensor(gate, f"{prefix}recurrent_to_{gate}_weights", f"{cells} {outputs}") for gate in GATES),
        *(optional(f"{prefix}cell_to_{gate}_weights", cells) for gate in ("input", "forget", "output")),
        *(gate_tensor(gate, bias_name(gate, prefix), cells) for gate in GATES),
        optional(f"{prefix}projection_weights", f"{outputs} {cells}"),
        optional(f"{prefix}projection_bias", outputs),
    )


def layer_norm_weights(prefix: str = "") -> tuple[Arg, ...]:
    """Return the weights of the gates' layer normalisation."""
    return tuple(optional(f"{prefix}{gate}_layer_norm_weights", f"{prefix}n_cell") for gate in GATES)


def all_or_none(call: Call, names: tuple[str, ...]) -> bool:
    """Return whether a group of optional tensors is present; rejects the call if only some are. Raises Unknown if
    those that are known agree.
    """
    present: dict[bool, str] = {}
    unknown: list[str] = []
    for name in names:
        try:
            present.setdefault(call.present(name), name)
        except Unknown:
            unknown.append(name)
    if len(present) > 1:
        call.fail(present[False], "value", "none", f"one, as {present[True]} has one")
    if unknown:
        raise Unknown(unknown[0])
    return True in present


def coupled(call: Call, prefix: str = "") -> bool:
    """Return whether the input gate has no weights and is coupled to the forget gate. Raises Unknown."""
    names = (f"{prefix}input_to_input_weights", f"{prefix}recurrent_to_input_weights", bias_name("input", prefix))
    return not all_or_none(call, names)


def lstm_checks(prefix: str = "", *, layer_norm: bool = True) -> tuple[Check, ...]:
    """Return the checks on the options of an LSTM cell."""

    def input_gate(call: Call) -> None:
        coupled(call, prefix)

    def peepholes(call: Call) -> None:
        of_input = f"{prefix}cell_to_input_weights"
        rest = (f"{prefix}cell_to_forget_weights", f"{prefix}cell_to_output_weights")
        all_or_none(call, rest if coupled(call, prefix) and not call.present(of_input) else (of_input, *rest))

    def projection(call: Call) -> None:
        weights, bias = f"{prefix}projection_weights", f"{prefix}projection_bias"
        if call.present(weights):
            return
        if call.present(bias):
            call.fail(bias, "value", "one", f"none, as {weights} has none")
        cells, outputs = call.symbol(f"{prefix}n_cell"), call.symbol(f"{prefix}n_output")
        if cells is not None and outputs is not None and cells != outputs:
            call.fail(weights, "output size without projection", outputs, f"the number of cells, {cells}")

    def normalisation(call: Call) -> None:
        gate_group(call, prefix, "{}_layer_norm_weights")

    return (input_gate, peepholes, projection, *((normalisation,) if layer_norm else ()))


def gate_group(call: Call, prefix: str, pattern: str) -> bool:
    """Return whether the gates have weights of this kind, one tensor per gate, none for a coupled input gate.
    Raises Unknown.
    """
    of_input, *rest = (prefix + pattern.format(gate) for gate in GATES)
    if not coupled(call, prefix):
        return all_or_none(call, (of_input, *rest))
    if call.present(of_input):
        call.fail(of_input, "value", "one", "none, as the input gate is coupled to the forget gate")
    return all_or_none(call, tuple(rest))


def batch_of(call: Call) -> int | None:
    """Return the batch size of a sequence, ``[time, batch, width]`` or ``[batch, time, width]``."""
    return call.dims("input")[1 if call.value("time_major") else 0]


def states_have_batch(call: Call) -> None:
    """Check that the states (extent ``b``) have the batch size of the sequence."""
    batch, states = batch_of(call), call.symbol("b")
    if batch is not None and states is not None and batch != states:
        call.fail("input", "batch", batch, f"{states}, as the states have it")


def state_outputs(first: str) -> Bump:
    """Return the version: the states as outputs, the first of them ``first``, came with 1.3."""
    return lambda call: V.V1_3 if call.given(first) else V.V1_2
