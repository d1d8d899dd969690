"""``pytest generated_tests/conformance --driver ADDRESS``: what the contract wants of a driver around computing."""

from nnconform.harness.conformance.kit import ConformanceKit

test_api = ConformanceKit()
