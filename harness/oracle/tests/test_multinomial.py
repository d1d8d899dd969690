"""The test of random samples: its tail against scipy's figures, and samples to accept and to reject."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.multinomial import chi_square_tail, compare_samples, goodness_of_fit
from nnconform.harness.oracle.tests.models import tensor

LOGITS = np.log(np.array([[0.5, 0.3, 0.2], [0.1, 0.1, 0.8]], np.float32))
SEED = 20240531


def draw(probabilities: list[list[float]], count: int = 4000) -> Array:
    random = np.random.default_rng(SEED)
    return np.array([random.choice(len(row), count, p=row) for row in probabilities], np.int32)


def problem(samples: Array, logits: Array = LOGITS) -> str:
    result = compare_samples(0, tensor(T.TENSOR_INT32, *samples.shape), logits, samples)
    assert result.passed is (result.problem == "")
    return result.problem


# scipy.stats.chi2.sf, scipy 1.17.
@pytest.mark.parametrize(
    ("statistic", "freedom", "tail"),
    [
        (1.0, 1, 0.31731050786291115),
        (24.0, 1, 9.63357008643095e-07),
        (2.0, 2, 0.36787944117144245),
        (50.0, 2, 1.3887943864964e-11),
        (10.0, 3, 0.01856613546304325),
        (9.0, 10, 0.5321035763747151),
        (60.0, 11, 9.272161502836452e-09),
        (1000.0, 1001, 0.5029742172681295),
        (1300.0, 1001, 4.450163496674046e-10),
        (0.0, 4, 1.0),
        (float("inf"), 4, 0.0),
    ],
)
def test_tail(statistic: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(statistic, freedom) == pytest.approx(tail, rel=1e-10)


def test_right_samples_pass() -> None:
    assert problem(draw([[0.5, 0.3, 0.2], [0.1, 0.1, 0.8]])) == ""


def test_each_row_is_tested_on_its_own() -> None:
    swapped = problem(draw([[0.1, 0.1, 0.8], [0.5, 0.3, 0.2]]))
    assert swapped.startswith("row 0 does not follow")
    # Summed over both rows these counts are right.
    assert problem(draw([[0.5, 0.3, 0.2], [0.5, 0.3, 0.2]])).startswith("row 1 does not follow")


@pytest.mark.parametrize("wrong", [[0.55, 0.27, 0.18], [0.2, 0.3, 0.5], [1.0, 0.0, 0.0]])
def test_another_distribution_fails(wrong: list[float]) -> None:
    assert problem(draw([wrong, [0.1, 0.1, 0.8]])).startswith("row 0 does not follow its distribution: counts [")


def test_too_even_is_no_chance_either() -> None:
    # A driver that ignores the logits.
    assert problem(np.tile(np.arange(4000, dtype=np.int32) % 3, (2, 1)))


def test_samples_that_are_no_class() -> None:
    samples = draw([[0.5, 0.3, 0.2], [0.1, 0.1, 0.8]])
    samples[1, 7] = 3
    assert problem(samples) == "1 samples are no class: [1, 7] is 3, classes are 0..2"
    samples[1, 7] = -1
    assert "is -1" in problem(samples)


def test_class_without_probability() -> None:
    logits = np.array([[0.0, 0.0, -np.inf]], np.float32)
    samples = draw([[0.5, 0.5, 0.0]])
    assert problem(samples, logits) == ""
    samples[0, 5] = 2
    assert problem(samples, logits) == "row 0 has 1 samples of class 2, which has no probability"


def test_dimensions() -> None:
    assert problem(draw([[0.5, 0.3, 0.2]])) == "dimensions [1, 4000], expected [2, samples]"


def test_rare_classes_are_pooled() -> None:
    # 20 classes of 10 expected samples each: alone none says much, together they are 200 of 1000.
    wanted = np.array([800.0, *[10.0] * 20])
    assert goodness_of_fit(np.array([800, *[10] * 20]), wanted) == 1.0
    assert goodness_of_fit(np.array([1000, *[0] * 20]), wanted) < 1e-6
    # Too few even together: they are added to the smallest class that is large enough.
    assert goodness_of_fit(np.array([500, 500, 3]), np.array([500.0, 500.0, 3.0])) == 1.0
    assert goodness_of_fit(np.array([2]), np.array([2.0])) == 1.0
