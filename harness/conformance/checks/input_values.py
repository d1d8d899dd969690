"""Checks of one prepared model that is executed with other values of what decides: conditions, counts, places, weights.

A driver may look at such inputs when it executes, not before, and not once for all executions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.spec.case import Case

_SOURCE = "IPreparedModel.hal 1.0 to 1.3, execute: the inputs and outputs of each execution are in its request"


def _with(case: Case, inputs: Mapping[int, Any], *expected: Any) -> Case:
    """Return a case of the same model with some inputs of other values, and the outputs of these."""
    given = [
        each if place not in inputs or each is None else np.array(inputs[place], each.dtype).reshape(each.shape)
        for place, each in enumerate(case.inputs)
    ]
    wanted = [
        np.array(values, each.dtype).reshape(each.shape)
        for values, each in zip(expected, case.expected, strict=True)
        if each is not None
    ]
    return replace(case, inputs=tuple(given), expected=tuple(wanted))


def _branches() -> Iterator[Case]:
    """Yield the two branches of an IF."""
    product = models.case("if_float32")
    _, x, y = product.inputs
    assert x is not None
    assert y is not None
    yield from (product, _with(product, {0: True}, x + y))


def _inner_branches() -> Iterator[Case]:
    """Yield the four branches of an IF in a graph of an IF."""
    case = models.case("nested_float32")
    x, y = case.inputs[2:]
    assert x is not None
    assert y is not None
    for outer, inner, wanted in ((0, 0, x - y), (0, 1, x * y), (1, 1, x + y), (1, 0, x * y)):
        yield _with(case, {0: outer, 1: inner}, wanted)


def _rounds() -> Iterator[Case]:
    """Yield a WHILE that counts to 3, adding [0.5, 2] each time, from several numbers on."""
    case = models.case("while_float32")
    for start in (0, 2, 3, 1):
        rounds = 3 - start
        yield _with(case, {0: start}, 3, [1 + 0.5 * rounds, -3 + 2 * rounds])


def _rows() -> Iterator[Case]:
    """Yield rows of a table in several orders."""
    case = models.case("lookup_float32")
    table = case.inputs[1]
    assert table is not None
    for rows in ([1, 0], [1, 1], [0, 1]):
        yield _with(case, {0: rows}, table[rows])


def _borders() -> Iterator[Case]:
    """Yield a row within several numbers."""
    case = models.case("pad_float32")
    for number in (1.5, -2.0, 0.0):
        yield _with(case, {1: number}, [number, 3, -4, number])


def _tables() -> Iterator[Case]:
    """Yield rows of several tables, as weights are that a driver rearranges."""
    case = models.case("lookup_float32")
    table = case.inputs[1]
    assert table is not None
    for factor in (1, -2, 0.5):
        yield _with(case, {1: table * factor}, table[[1, 0]] * factor)


_DECIDING: dict[str, tuple[HalVersion, Callable[[], Iterator[Case]]]] = {
    "branches": (HalVersion.V1_3, _branches),
    "branches of branches": (HalVersion.V1_3, _inner_branches),
    "rounds of a loop": (HalVersion.V1_3, _rounds),
    "rows": (HalVersion.V1_0, _rows),
    "tables": (HalVersion.V1_0, _tables),
    "borders": (HalVersion.V1_2, _borders),
}


@check(Level.TEXT, source=_SOURCE, variants={name: since for name, (since, _) in _DECIDING.items()})
def may_differ_from_run_to_run(subject: Subject, of: str) -> None:
    """One prepared model takes each branch, runs a loop as often, and looks up what the inputs of each execution say,
    whatever those of the executions before said, on every path.
    """
    cases = list(_DECIDING[of][1]())
    supported(subject, cases[:1])
    prepared = subject.prepare(cases[0].model)
    for path in subject.paths():
        # Each behind another one, and the first again.
        for case in (*cases, cases[0]):
            subject.expect_right(prepared, case, path.name)
