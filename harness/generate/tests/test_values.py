"""Contents of tensors whose last element along an axis decides."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.values import with_peaks


@pytest.mark.parametrize("first", [False, True])
def test_of_truth_values_the_last_alone_differs_in_half_of_the_lines(first: bool) -> None:
    peaks = with_peaks(np.full((8, 9), first), 1)
    assert (peaks[:, :-1] == peaks[:, :1]).all()
    differs = peaks[:, -1] != peaks[:, 0]
    assert differs.sum() == 4
    assert differs[0]
    assert {*peaks[differs, -1].tolist()} == {*peaks[~differs, -1].tolist()} == {False, True}
    assert peaks.dtype == np.bool_


def test_each_line_of_numbers_has_a_peak_of_its_own() -> None:
    peaks = with_peaks(np.random.default_rng(1).uniform(-140, -110, (20, 9)).astype(np.float16), 1)
    assert np.unique(peaks.max(axis=1)).size > 10
    assert peaks.dtype == np.float16


def test_of_numbers_the_last_is_the_largest_or_the_least() -> None:
    array = np.random.default_rng(1).uniform(-1, 1, (2, 9)).astype(np.float32)
    peaks = with_peaks(array, 1)
    assert peaks[0].argmax() == peaks[1].argmin() == 8
