"""Error figures of several cases together."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from nnconform.harness.results.accuracy import ErrorFigures, together
from nnconform.harness.results.rows import errors_of, errors_text


def test_they_are_those_of_all_elements() -> None:
    parts = [np.array([0.0, 0.5, -0.25]), np.array([1.0]), np.zeros(4)]
    each = [
        ErrorFigures("T", part.size, float(abs(part).max()), float(abs(part).max()), part.mean(), part.std())
        for part in parts
    ]
    whole, found = np.concatenate(parts), together(each)
    assert (found.count, found.largest, found.share) == (8, 1.0, 1.0)
    assert found.mean == pytest.approx(whole.mean())
    assert found.spread == pytest.approx(whole.std())


def test_none_is_an_error_and_no_elements_are_not() -> None:
    with pytest.raises(ValueError, match="no figures"):
        together([])
    assert together([ErrorFigures("T", 0, 0.0, 0.0, 0.0, 0.0)]).spread == 0.0


def test_the_text_of_a_store_keeps_them() -> None:
    figures = ErrorFigures("TENSOR_FLOAT32", 3, inf, 0.123456789, -0.25, 1e-9)
    assert errors_of(errors_text((figures,))) == (ErrorFigures("TENSOR_FLOAT32", 3, inf, 0.12346, -0.25, 1e-9),)
    assert errors_of(errors_text(())) == ()
