"""``pytest generated_tests/idioms --driver ADDRESS``: patterns of operations that compilers look for.

A sample of the forms; ``--seed`` draws another. ``IdiomGraphs()`` in a test file of your own has all of them.
"""

from nnconform.harness.generate.pattern.kit import IdiomGraphs

test_idioms = IdiomGraphs(seed=1, most=6412)
