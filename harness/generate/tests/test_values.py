"""Contents of tensors whose last element along an axis decides."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.values import with_peaks


@pytest.mark.parametrize("first", [False, True])
def test_of_truth_values_the_last_alone_differs(first: bool) -> None:
    array = np.full((4, 9), first)
    peaks = with_peaks(array, 1)
    assert (peaks[:, :-1] == peaks[:, :1]).all()
    assert (peaks[:, -1] != peaks[:, 0]).all()
    assert {*peaks[:, -1].tolist()} == {False, True}
    assert bool(peaks[0, -1]) is first
    assert peaks.dtype == np.bool_


def test_of_numbers_the_last_is_the_largest_or_the_least() -> None:
    array = np.random.default_rng(1).uniform(-1, 1, (2, 9)).astype(np.float32)
    peaks = with_peaks(array, 1)
    assert peaks[0].argmax() == peaks[1].argmin() == 8
