"""The check of random sequences of calls."""

from __future__ import annotations

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.model.authority import Level


@check(Level.TEXT, source="IDevice.hal, IPreparedModel.hal, IBuffer.hal 1.0 to 1.3: the result of each call", wide=True)
def any_order_of_calls_keeps_the_contract(subject: Subject) -> None:
    """Models may be prepared, executed and closed, bursts opened and freed, buffers allocated, filled and read in any
    order: each call has the result that follows from the calls before it.
    """
    # It imports Hypothesis, which takes as long as all checks together.
    from nnconform.harness.conformance.support.sequences import SEQUENCES, run_sequences  # noqa: PLC0415

    run_sequences(subject, subject.choices.integer(0, 2**31 - 1))
    subject.count("sequences", SEQUENCES)
