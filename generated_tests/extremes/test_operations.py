"""``pytest generated_tests/extremes --driver ADDRESS``: sizes beside thresholds, and the ranges of arguments."""

from nnconform.harness.generate.extremes.kit import Extremes

test_extremes = Extremes(seed=1)
