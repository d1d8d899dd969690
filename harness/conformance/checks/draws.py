"""Checks of random draws: what seeds decide, and that draws of different rows, places and seeds are independent."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.exact_sums import GraphDraft
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.multinomial import goodness_of_fit
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_SOURCE = "types.hal 1.2, RANDOM_MULTINOMIAL: independent samples for each row; seeds initialise the distribution"
# The one operation with random results: samples by logits, a count and seeds.
_DRAWING = next(op.code for op in TABLE.values() if op.random)
# Rows of one distribution each, of which the first two are equal; samples of a row, and seeds.
_CHANCES = ((0.4, 0.3, 0.2, 0.1), (0.4, 0.3, 0.2, 0.1), (0.1, 0.1, 0.1, 0.7))
_SAMPLES, _SEEDS = 2000, 12
# The chance of a right driver to fail one of the tests of a trial, which share it.
_ALARM = 1e-6
_SEED = 1 << 30


def _draws(subject: Subject, seeds: Sequence[int], times: int = 1) -> Iterator[Array]:
    """Yield the samples [rows, samples] of executions of one prepared model with these seeds."""
    logits = np.log(np.array(_CHANCES, np.float32))
    draft = GraphDraft()
    shape = (len(_CHANCES), _SAMPLES)
    inputs = (
        draft.add(Operand(T.TENSOR_FLOAT32, logits.shape, L.SUBGRAPH_INPUT)),
        draft.constant(T.INT32, _SAMPLES),
        draft.constant(T.TENSOR_INT32, np.array(seeds, np.int32)),
    )
    draft.operation(_DRAWING, inputs, draft.add(Operand(T.TENSOR_INT32, shape, L.SUBGRAPH_OUTPUT)))
    case = Case("a draw", draft.model(), (logits,), (np.zeros(shape, np.int32),))
    prepared = subject.prepare(case.model)
    for _ in range(times):
        result = subject.execute(prepared, subject.lay_out(case))
        expect_status(result.status, ErrorStatus.NONE, call=f"a draw with the seeds {tuple(seeds)}")
        (samples,) = subject.arena.outputs()
        inside = (samples >= 0) & (samples < len(_CHANCES[0]))
        expect(inside.all(), f"a draw with the seeds {tuple(seeds)} has samples that are no class", Verdict.WRONG)
        yield samples.copy()


def _seeds(subject: Subject) -> tuple[int, int]:
    one, other = subject.random.integers(1, _SEED, 2).tolist()
    return one, other + (one == other)


@check(Level.TEXT, source=_SOURCE, since=HalVersion.V1_2)
def differ_by_their_seeds(subject: Subject) -> None:
    """RANDOM_MULTINOMIAL draws other samples with another first seed, another second seed, seeds exchanged, or seeds
    that differ in their lowest or in their highest bit; and with two zeros each time.
    """
    one, other = _seeds(subject)
    pairs = [(one, other), (one, other ^ 1), (one ^ 1, other), (one, other ^ _SEED), (one ^ _SEED, other), (other, one)]
    drawn: dict[bytes, tuple[int, int]] = {}
    for seeds in pairs:
        (samples,) = _draws(subject, seeds)
        same = drawn.setdefault(samples.tobytes(), seeds)
        expect(same == seeds, f"the seeds {seeds} draw the same samples as {same}", Verdict.WRONG)
    first, second = _draws(subject, (0, 0), times=2)
    expect(not np.array_equal(first, second), "two draws with the seeds (0, 0) are the same", Verdict.WRONG)


@check(
    Level.STRICT,
    source="types.hal 1.2, RANDOM_MULTINOMIAL: seeds initialise the distribution, random ones only for two zeros",
    since=HalVersion.V1_2,
)
def are_repeated_by_their_seeds(subject: Subject) -> None:
    """RANDOM_MULTINOMIAL draws the same samples with the same seeds: each time one prepared model is executed, and in
    another model that is equal.
    """
    seeds = _seeds(subject)
    drawn = [*_draws(subject, seeds, times=2), *_draws(subject, seeds)]
    for what, samples in zip(("a second execution", "another prepared model"), drawn[1:], strict=True):
        same = np.array_equal(drawn[0], samples)
        expect(same, f"{what} with the seeds {seeds} draws other samples", Verdict.WRONG)


@check(Level.TEXT, source=_SOURCE, since=HalVersion.V1_2)
def are_independent_and_follow_the_logits(subject: Subject) -> None:
    """RANDOM_MULTINOMIAL draws each class as often as its logits ask for, over many seeds, and each sample
    independently of those of other rows, of the ones beside it and of those of the next seeds.
    """
    first, second = _seeds(subject)
    # Pairs of seeds that differ in the lowest bit alone.
    first &= ~1
    every = np.stack([next(_draws(subject, (first + number, second))) for number in range(_SEEDS)])
    alarm = _ALARM / (len(_CHANCES) + 3)
    for row, chances in enumerate(_CHANCES):
        counts = np.bincount(every[:, row].ravel(), minlength=len(chances))
        tail = goodness_of_fit(counts, every[:, row].size * np.array(chances))
        text = f"row {row} has the classes {counts.tolist()} times over {_SEEDS} seeds from {first, second}"
        expect(tail >= alarm, f"{text}, wanted shares of {chances}: chance {tail:.1e}", Verdict.WRONG)
    equal = sum(chance**2 for chance in _CHANCES[0])
    for what, pair in {
        "rows of equal logits": (every[:, 0], every[:, 1]),
        "neighbours in a row": (every[:, 0, :-1:2], every[:, 0, 1::2]),
        "draws with the next seed": (every[:-1:2, 0], every[1::2, 0]),
    }.items():
        agree, of = int((pair[0] == pair[1]).sum()), pair[0].size
        # The binomial distribution is that of a two-class count.
        tail = goodness_of_fit(np.array([agree, of - agree]), np.array([of * equal, of * (1 - equal)]))
        text = f"{what} agree in {agree} of {of} places, wanted {math.floor(of * equal)} or so"
        expect(tail >= alarm, f"{text}: chance {tail:.1e}", Verdict.WRONG)
