"""``pytest generated_tests/conformance --driver ADDRESS``: the contract's rules besides correct results."""

from nnconform.harness.conformance.kit import ConformanceKit

test_api = ConformanceKit()
