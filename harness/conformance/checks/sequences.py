"""Calls in any order."""

from __future__ import annotations

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.sequences import SEQUENCES, run_sequences


@check(source="IDevice.hal, IPreparedModel.hal, IBuffer.hal 1.0 to 1.3", wide=True)
def any_order_of_calls_keeps_the_contract(subject: Subject) -> None:
    """In whatever order models are prepared, executed and closed, bursts opened and freed, buffers allocated, filled
    and read, each call gives what the calls before it lead to."""
    run_sequences(subject, subject.choices.integer(0, 2**31 - 1))
    subject.count("sequences", SEQUENCES)
