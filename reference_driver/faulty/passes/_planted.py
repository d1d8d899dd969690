"""The marks of passes that idioms must catch."""

from __future__ import annotations

from nnconform.harness.driver.fault import fault
from nnconform.reference_driver.rewriting.device import AtStep, OfWhole, Pass, at_step, of_whole

_caught = fault(caught_by={"generated_tests/idioms": "any failure"}, command="pass-faults")


def planted(function: AtStep) -> Pass:
    """Mark a function that rewrites the model at one operation as a pass."""
    return _caught(at_step(function))


def planted_whole(function: OfWhole) -> Pass:
    """Mark a function that rewrites the model as a whole as a pass."""
    return _caught(of_whole(function))
