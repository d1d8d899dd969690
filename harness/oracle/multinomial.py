"""Tests whether the samples of RANDOM_MULTINOMIAL can come from the requested distribution.

Each row of logits is tested on its own with Pearson's chi-square test, and FALSE_ALARM is shared among the rows
(Bonferroni). Classes too rare for the test are pooled. The statistic follows its distribution only roughly that far
out: an exact calculation for two classes gives a right driver between 2e-7 and 1e-5 to fail an output by chance.
"""

from __future__ import annotations

import math

import numpy as np

from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.compare import OutputComparison
from nnconform.harness.oracle.tolerance import EXACT

FALSE_ALARM = 1e-6

# Fewer expected samples in a class than this, and the far tail is much heavier than chi-square's. The usual five serve
# tests at 5 %; at 1e-6 they would raise sixty times as many false alarms as intended.
RARE = 25.0


def compare_samples(index: int, operand: Operand, logits: Array, samples: Array) -> OutputComparison:
    """Test ``samples`` [rows, samples], class indexes, against ``logits`` [rows, classes], log probabilities.

    The logits need not be normalised. The result's ``problem`` has the first row that fails and its p-value.
    """
    problem = _problem(logits.astype(np.float64), samples)
    return OutputComparison(index, operand, samples, samples, EXACT, samples.size, problem=problem)


def _problem(logits: Array, samples: Array) -> str:
    if samples.ndim != 2 or logits.shape[0] != samples.shape[0]:
        return f"dimensions {list(samples.shape)}, expected [{logits.shape[0]}, samples]"
    rows, classes = logits.shape
    outside = (samples < 0) | (samples >= classes)
    if outside.any():
        row, column = (int(where[0]) for where in np.nonzero(outside))
        first = f"[{row}, {column}] is {samples[row, column]}, classes are 0..{classes - 1}"
        return f"{int(outside.sum())} samples are no class: {first}"
    for row in range(rows):
        weights = np.exp(logits[row] - logits[row].max())
        counts = np.bincount(samples[row].astype(np.int64), minlength=classes)
        impossible = np.flatnonzero((weights == 0) & (counts > 0))
        if impossible.size:
            return f"row {row} has {counts[impossible[0]]} samples of class {impossible[0]}, which has no probability"
        tail = goodness_of_fit(counts, samples.shape[1] * weights / weights.sum())
        if not tail >= FALSE_ALARM / rows:
            return f"row {row} does not follow its distribution: counts {_short(counts)}, chance {tail:.1e}"
    return ""


def goodness_of_fit(counts: Array, wanted: Array) -> float:
    """Return the p-value of the observed ``counts`` under the ``wanted`` ones; 1 if the test does not apply."""
    rare = wanted < RARE
    if rare.any():
        counts = np.append(counts[~rare], counts[rare].sum())
        wanted = np.append(wanted[~rare], wanted[rare].sum())
        if wanted[-1] < RARE and wanted.size > 1:
            # Even pooled they are too few for a class: add them to the smallest class that is not rare.
            smallest = int(np.argmin(wanted[:-1]))
            counts[smallest] += counts[-1]
            wanted[smallest] += wanted[-1]
            counts, wanted = counts[:-1], wanted[:-1]
    if counts.size < 2:
        return 1.0
    return chi_square_tail(float(((counts - wanted) ** 2 / wanted).sum()), counts.size - 1)


def chi_square_tail(statistic: float, freedom: int) -> float:
    """Return the probability that a chi-square variable with ``freedom`` degrees of freedom exceeds ``statistic``.

    It is the regularised upper gamma function Q(freedom / 2, statistic / 2). As ``freedom`` is whole, that is a finite
    sum: of Poisson terms for an even number, of the same with half-integer exponents and an erfc for an odd one.
    """
    half = statistic / 2
    if half <= 0:
        return 1.0
    if math.isinf(half):
        return 0.0
    start = 0.5 if freedom % 2 else 0.0
    exponents = start + np.arange(freedom // 2)
    gammas = np.array([math.lgamma(exponent + 1) for exponent in exponents])
    terms = np.exp(exponents * math.log(half) - half - gammas)
    return min(1.0, float(terms.sum()) + (math.erfc(math.sqrt(half)) if freedom % 2 else 0.0))


def _short(counts: Array) -> str:
    return str(counts[:8].tolist())[:-1] + (", ...]" if counts.size > 8 else "]")
