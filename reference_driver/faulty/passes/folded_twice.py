"""Passes that fold what is behind a layer into it, though two things are, each as if it were the only one."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import CONVOLUTIONS, layer, plain_sides
from nnconform.reference_driver.rewriting.draft import Draft

_LAYERS = (*CONVOLUTIONS, O.FULLY_CONNECTED)
_Behind = tuple[Operation, Array, bool]


def _behind(draft: Draft, step: Operation, kind: O) -> list[_Behind]:
    """Return the operations of a kind with a constant for each channel, or one for all, that read a layer's result; the
    constants; and whether these are on the left.
    """
    if layer(draft, step, _LAYERS) is None or not draft.is_plain(step):
        return []
    channels, found = draft.shape(step.outputs[0])[-1], list[_Behind]()
    for reader in draft.readers(step.outputs[0]):
        got = plain_sides(draft, reader) if reader.type == kind else None
        if got is not None and got[1].size in (1, channels) and got[1].shape[-1] == got[1].size:
            found.append((reader, got[1].reshape(-1), got[2]))
    return found


@planted
def both_factors_folded(draft: Draft, step: Operation) -> bool:
    """Two MULs with constants behind one layer both go into its weights: each result is times both."""
    factors = _behind(draft, step, O.MUL)[:2]
    if len(factors) < 2:
        return False
    product = factors[0][1] * factors[1][1]
    for reader, _, left in factors:
        draft.put(reader, **{"lhs" if left else "rhs": product})
    return True


@planted
def term_folded_below_factor(draft: Draft, step: Operation) -> bool:
    """ADD of a constant behind a layer goes into its bias, and MUL of the layer into its weights: with the bias."""
    terms, factors = _behind(draft, step, O.ADD), _behind(draft, step, O.MUL)
    if not terms or not factors:
        return False
    reader, result = factors[0][0], step.outputs[0]
    constant = terms[0][0].inputs[0 if terms[0][2] else 1]
    summed = draft.temporary(result)
    draft.exchange(
        reader,
        Operation(O.ADD, (result, draft.constant(terms[0][1], draft.operands[constant]), draft.scalar(0)), (summed,)),
        Operation(O.MUL, tuple(summed if index == result else index for index in reader.inputs), reader.outputs),
    )
    return True
