"""``pytest generated_tests/bias --driver ADDRESS``: whether the errors of results lie on one side."""

from nnconform.harness.generate.bias.kit import Bias

test_bias = Bias(seed=1)
