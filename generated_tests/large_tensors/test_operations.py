"""``pytest generated_tests/large_tensors --driver ADDRESS``: each signature on a few thousand elements."""

from nnconform.harness.generate.large.kit import LargeTensors

test_large_tensors = LargeTensors(seed=1)
