"""Common rules of the two bidirectional sequence operations: a second input sequence, and merged or separate
outputs.

Without a second sequence both cells read the first. With one and weights for it, both cells read both (cross linking);
with one and no such weights, the backward cell reads it instead of the first (parallel linking, since 1.3).

Source: the comments on BIDIRECTIONAL_SEQUENCE_LSTM and BIDIRECTIONAL_SEQUENCE_RNN in types.hal 1.2 and 1.3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Arrange, Bump, Call, Check, Form
from nnconform.harness.ops.recurrent import state_outputs, states_have_batch
from nnconform.harness.ops.recurrent_draws import arrange_sequence, arrange_states, arrange_values, together
from nnconform.harness.ops.schema import Arg, Dims, Omission, OneOf, scalar, tensor

V = HalVersion
MERGE_OUTPUTS = scalar("merge_outputs", OperandType.BOOL)
# Returns whether the call has weights for the second sequence; raises Unknown.
HasWeights = Callable[[Call], bool]


def _merging(inputs: tuple[Arg, ...], merges: bool) -> tuple[Arg, ...]:
    """Return the inputs of the form with merged outputs, or of the other."""
    fixed = replace(MERGE_OUTPUTS, values=OneOf((int(merges),)))
    return tuple(fixed if arg is MERGE_OUTPUTS else arg for arg in inputs)


def _linking(has_weights: HasWeights) -> Check:
    def check(call: Call) -> None:
        second, weights = call.present("aux_input"), has_weights(call)
        if weights and not second:
            call.fail("aux_input", "value", "none", "one, as it has weights")
        wanted = call.symbol("aux_size" if second and not weights else "n_input")
        got = call.symbol("bw_n_input")
        if got is not None and wanted is not None and got != wanted:
            call.fail("bw_input", "columns of the backward cell's input weights", got, wanted)

    return check


def _parallel(has_weights: HasWeights) -> Bump:
    # A second sequence counts even if a request may leave it out: the model allows parallel linking.
    return lambda call: V.V1_3 if call.given("aux_input") and not has_weights(call) else V.V1_2


def _shape(call: Call) -> tuple[Dims, ...]:
    outer, inner, _ = call.dims("input")
    states = [arg for arg in call.form.outputs if arg.omission is Omission.TRAILING]
    forward, backward = call.symbol("fw_n_output"), call.symbol("bw_n_output")
    widths = [forward, backward]
    if call.form.name == "merged":
        widths = [None if forward is None or backward is None else forward + backward]
    return (
        *((outer, inner, width) for width in widths),
        *(tuple(call.symbol(str(extent)) for extent in arg.extents or ()) for arg in states),
    )


def parallel_sizes(call: Call, values: Mapping[str, Array]) -> str:
    """Return why a result is not defined: sequences of unequal sizes are linked in parallel, without auxiliary weights.
    By the text the backward weights, which multiply the second sequence, have the columns of the first.
    """
    parallel = "aux_input" in values and not any("_aux_" in name for name in values)
    unequal = parallel and values["aux_input"].shape[-1] != values["input"].shape[-1]
    return "parallel linking of sequences of unequal sizes: the text contradicts itself" if unequal else ""


def arrange_sequences(draft: CallDraft, weights: Sequence[str]) -> None:
    """Draw the sequences, how they are linked, and whether the states are outputs; ``weights`` are those for the second
    sequence.
    """
    arrange_sequence(draft)
    crossed = draft.has("aux_input") and together(draft, *weights)
    if not crossed:
        draft.omit(*weights)
    parallel = not crossed and together(draft, "aux_input")
    if parallel:
        # With another the text contradicts itself, see ``parallel_sizes``.
        draft.sizes.setdefault("aux_size", draft.size("n_input"))
    draft.sizes["bw_n_input"] = draft.size("aux_size" if parallel else "n_input")
    draft.values["merge_outputs"] = draft.form.name == "merged"
    arrange_states(draft)
    arrange_values(draft)


def bidirectional_forms(
    inputs: tuple[Arg, ...],
    states: tuple[Arg, ...],
    has_weights: HasWeights,
    arrange: Arrange,
    checks: tuple[Check, ...] = (),
) -> tuple[Form, Form]:
    """Return the form with two output sequences and the one with a merged sequence; both may have state outputs.

    The outputs of the cells have the extents ``fw_n_output`` and ``bw_n_output``, the input of the backward cell
    ``bw_n_input``, and the second sequence ``aux_size``.
    """
    forward, backward = (tensor(f"{side}_out", f"outer inner {side}_n_output") for side in ("fw", "bw"))
    merged = tensor("fw_out", "outer inner merged")
    common = (states_have_batch, _linking(has_weights), *checks)
    bumps = (state_outputs(states[0].name), _parallel(has_weights))
    count = len(states)
    return (
        Form(
            "separate",
            _merging(inputs, merges=False),
            (forward, backward, *states),
            _shape,
            common,
            bumps=bumps,
            arrange=arrange,
            output_counts=(2, 2 + count),
        ),
        Form(
            "merged",
            _merging(inputs, merges=True),
            (merged, *states),
            _shape,
            common,
            bumps=bumps,
            arrange=arrange,
            output_counts=(1, 1 + count),
        ),
    )
