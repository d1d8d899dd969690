"""Explains in at most twelve lines what is wrong with an output.

The explanation has the output; how many of how many elements are wrong; the worst of them, its index and how far it is
off; the first few; and hints from simple patterns in the wrong values that suggest a cause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType, name_of
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.compare import Comparison, OutputComparison
from nnconform.harness.oracle.explain_relations import related, repeated_places, turned, values_apart

FIRST_MISMATCHES = 3
HINTS = 2
OUTPUTS = 2
# Inputs of which an element is told; a graph that has more reads few of them for an element.
MOST_READ = 3

_ORDERED_AS: dict[np.dtype[Any], type[np.signedinteger[Any]]] = {
    np.dtype(np.float16): np.int16,
    np.dtype(np.float32): np.int32,
    np.dtype(np.float64): np.int64,
}


def explain(comparison: Comparison, inputs: Sequence[Array | None] = (), untouched: Sequence[int] = ()) -> str:
    """Return the explanation of the outputs that failed, in at most twelve lines; ``""`` if all passed.

    ``inputs`` are the case's, to recognise one that was copied; ``untouched`` are the numbers of outputs that were
    never written.
    """
    failed = [output for output in comparison.outputs if not output.passed]
    lines = [line for output in failed[:OUTPUTS] for line in explain_output(output, inputs, output.index in untouched)]
    if len(failed) > OUTPUTS:
        others = ", ".join(str(output.index) for output in failed[OUTPUTS:])
        lines.append(f"and {len(failed) - OUTPUTS} more outputs: {others}")
    return "\n".join(lines)


def explain_output(output: OutputComparison, inputs: Sequence[Array | None], untouched: bool) -> list[str]:
    """Return the lines about one output that failed; the first line is a summary."""
    title = f"output {output.index} ({name_of(OperandType, output.operand.type)}{list(output.expected.shape)}):"
    if output.wrong is None:
        return [f"{title} {output.problem}", *(["  the driver wrote nothing to it"] if untouched else [])]
    worst = output.worst
    first = [int(flat) for flat in np.flatnonzero(output.wrong)[: FIRST_MISMATCHES + 1] if flat != worst]
    lines = [f"{title} {output.mismatches} of {output.compared} elements wrong, the worst at {_element(output, worst)}"]
    lines += [f"  also at {_element(output, flat)}" for flat in first[:FIRST_MISMATCHES]]
    hints = ["the driver wrote nothing to it"] if untouched else [*_hints(output, inputs), *_read_there(output, inputs)]
    return lines + [f"  {hint}" for hint in hints[:HINTS]]


def _read_there(output: OutputComparison, inputs: Sequence[Array | None]) -> Iterator[str]:
    """Yield the elements of the inputs of the output's shape at the place of the worst element."""
    at = output.worst
    there = [
        f"input {number} is {_text(value.ravel()[at])}"
        for number, value in enumerate(inputs)
        if value is not None and value.size > 1 and value.shape == output.expected.shape
    ]
    if 0 < len(there) <= MOST_READ:
        yield f"at the worst {', '.join(there)}"


def _element(output: OutputComparison, flat: int) -> str:
    where = [int(index) for index in np.unravel_index(flat, output.expected.shape)]
    expected, got = output.expected.ravel()[flat], output.got.ravel()[flat]
    return f"{where}: expected {_text(expected)}, got {_text(got)}{_distance(expected, got)}"


def _text(value: Any) -> str:
    if isinstance(value, np.floating):
        # Enough digits to distinguish neighbouring floats.
        return f"{float(value):.9g}" if value.dtype != np.float16 else f"{float(value):.5g}"
    return str(value)


def _distance(expected: Any, got: Any) -> str:
    """Return the distance of two elements as text: in ULPs of their type, or in units."""
    if isinstance(expected, np.bool_):
        return ""
    if isinstance(expected, np.floating):
        if not (np.isfinite(expected) and np.isfinite(got)):
            return ""
        difference = float(got) - float(expected)
        return f" ({difference:+.3g}, {ulps_apart(expected, got)} ULP)"
    difference = int(got) - int(expected)
    return f" ({difference:+d} unit{'s' if abs(difference) != 1 else ''})"


def ulps_apart(first: Any, second: Any) -> int:
    """Return the number of floats (float16, 32 or 64; both finite) from ``first`` to ``second``."""
    whole = _ORDERED_AS[first.dtype]

    def place(value: Any) -> int:
        bits = int(np.asarray(value, first.dtype).view(whole))
        # The bits of negative floats are ordered the other way round.
        return bits if bits >= 0 else -(2 ** (8 * first.dtype.itemsize - 1)) - bits

    return abs(place(second) - place(first))


def _hints(output: OutputComparison, inputs: Sequence[Array | None]) -> Iterator[str]:
    """Yield hints at the cause from patterns in the wrong values, the most specific first."""
    for number, value in enumerate(inputs):
        if value is not None and value.dtype == output.got.dtype and _same(output.got, value) and value.size > 1:
            yield f"it equals input {number}"
    yield from values_apart(output, inputs)
    expected, got = output.expected.ravel(), output.got.ravel()
    with np.errstate(all="ignore"):
        for pattern in _PATTERNS:
            hint = pattern(output, expected, got)
            if hint:
                yield hint


def _same(first: Array, second: Array) -> bool:
    return first.size == second.size and bool((first.ravel() == second.ravel()).all())


def _one_value(_output: OutputComparison, _expected: Array, got: Array) -> str:
    if got.dtype.kind == "f" and np.isnan(got).all():
        return "every element is NaN"
    if got.dtype.kind == "f" and np.isnan(got).any():
        return f"{int(np.isnan(got).sum())} elements are NaN"
    if got.size > 1 and (got == got[0]).all():
        return "every element is 0" if not got[0] else f"every element is {_text(got[0])}"
    return ""


def _same_offset(output: OutputComparison, expected: Array, got: Array) -> str:
    if got.size < 2 or got.dtype.kind == "b":
        return ""
    difference = got.astype(np.float64) - expected.astype(np.float64)
    wrong = difference[output.wrong]
    if (
        output.operand.type not in (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16)
        and (np.abs(wrong) == 1).all()
    ):
        return "every wrong element is off by one unit"
    offset = float(np.median(difference))
    spread = np.abs(difference - offset)
    if output.mismatches == got.size and offset and (spread <= 1e-3 * abs(offset)).all():
        return f"every element is off by {offset:+.4g}"
    return ""


def _same_factor(output: OutputComparison, expected: Array, got: Array) -> str:
    if got.size < 2 or got.dtype.kind == "b" or output.mismatches < 2:
        return ""
    some = expected != 0
    ratios = got[some].astype(np.float64) / expected[some].astype(np.float64)
    if ratios.size < 2 or (got[~some] != 0).any():
        return ""
    factor = float(np.median(ratios))
    if factor and (np.abs(ratios - factor) <= 1e-3 * abs(factor)).all():
        wrong_sign = abs(factor + 1) < 1e-3
        return "every element has the wrong sign" if wrong_sign else f"every element is {factor:.4g} times as large"
    return ""


def _moved(_output: OutputComparison, expected: Array, got: Array) -> str:
    if got.size < 3:
        return ""
    if (got[1:] == expected[:-1]).all():
        return "the values are shifted by one element towards the end"
    if (got[:-1] == expected[1:]).all():
        return "the values are shifted by one element towards the start"
    if (np.sort(got) == np.sort(expected)).all():
        return "the values are right but in another order"
    return ""


def _where(output: OutputComparison, _expected: Array, got: Array) -> str:
    assert output.wrong is not None
    if output.mismatches == got.size:
        return ""
    wrong = np.flatnonzero(output.wrong)
    if output.mismatches == 1:
        return "only the last element is wrong" if 2 < got.size == wrong[0] + 1 else ""
    for axis, along in enumerate(np.unravel_index(wrong, output.expected.shape)):
        extent = output.expected.shape[axis]
        if extent > 1 and (along == along[0]).all():
            last = ", the last" if along[0] == extent - 1 else ""
            return f"only index {int(along[0])} of dimension {axis} is wrong{last}"
    if wrong.size == got.size - wrong[0]:
        return f"the first {int(wrong[0])} elements are right, all after them are wrong"
    return ""


_PATTERNS: tuple[Callable[[OutputComparison, Array, Array], str], ...] = (
    _one_value,
    _same_factor,
    _same_offset,
    related,
    turned,
    _moved,
    _where,
    repeated_places,
)
