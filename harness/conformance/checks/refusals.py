"""Checks of what comes behind a refused model: a right one that hardly differs from it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutant, families
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.spec.case import Case

_NAMES = "chain_float32", "add_quant8", "while_float32", "shifted_float32"
# The mutants of one family and model of which one is drawn.
_FIRST = 12


def _refused(subject: Subject, cases: list[Case]) -> Iterator[tuple[Mutant, Case]]:
    """Yield a mutant of each family that the driver's interface can express, with the case whose model it breaks."""
    emulated, bases = subject.session.info().emulated, [(Base(case.model), case) for case in cases]
    for turn, family in enumerate(families().values()):
        if not family.queried or not family.applies(subject.hal, emulated):
            continue
        for place in range(len(bases)):
            # Another model for each family, if it can be broken so.
            base, case = bases[(turn + place) % len(bases)]
            mutants = list(islice(family.mutants(base), _FIRST))
            if mutants:
                yield subject.choices.pick(mutants), case
                break


@check(
    Level.TEXT,
    feature="validation",
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations and prepareModel: the answer is for the model of the call",
)
def are_of_one_model_alone(subject: Subject) -> None:
    """Behind a model that breaks a rule, whichever, the right model that differs from it in this alone has the answer
    that it had before, can be prepared and computes the right outputs.
    """
    cases = supported(subject, map(models.case, _NAMES))
    answers = {case.name: subject.device.supported_operations(case.model) for case in cases}
    for mutant, case in _refused(subject, cases):
        subject.at = mutant
        broken = mutant.mutation.build()
        subject.device.supported_operations(broken)
        again = subject.device.supported_operations(case.model)
        text = f"supported_operations of {case.name} behind {mutant}"
        expect(again == answers[case.name], f"{text}: got {again}, wanted {answers[case.name]}, as before")
        preparation = subject.launch(broken)
        if preparation.prepared is not None:
            # That is no matter of this check.
            subject.give_back(preparation.prepared)
        preparation = subject.launch(case.model)
        expect_status(preparation.status, ErrorStatus.NONE, call=f"prepare_model of {case.name} behind {mutant}")
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, case)
            subject.give_back(preparation.prepared)
        subject.count("mutants")
