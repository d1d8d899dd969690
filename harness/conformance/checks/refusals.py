"""Checks of what comes behind a refused model: a right one that hardly differs from it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutant, families
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, OperandType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model

_NAMES = "chain_float32", "add_quant8", "while_float32", "shifted_float32"
# The mutants of one family and model of which one is drawn.
_FIRST = 12
# Models with constants that say how an operation is done, their types, and numbers that are hardly right for any.
_TOLD = "chain_float32", "conv_float32", "pool_float32", "while_float32", "add_quant8"
_WHOLE = OperandType.INT32, OperandType.TENSOR_INT32
_NUMBERS = 99, -99


def _with_other_values(case: Case) -> Iterator[tuple[str, Model]]:
    """Yield models that are not valid, and differ from that of ``case`` in the bytes of one constant alone."""
    model, places = case.model, set[int]()
    for operand in (each for graph in model.subgraphs() for each in graph.operands):
        place = operand.location
        if operand.type not in _WHOLE or operand.lifetime != OperandLifeTime.CONSTANT_COPY or place.offset in places:
            continue
        places.add(place.offset)
        for number in _NUMBERS:
            values = bytearray(model.operand_values)
            count = place.length // 4
            values[place.offset : place.offset + 4 * count] = np.full(count, number, np.int32).tobytes()
            other = replace(model, operand_values=bytes(values))
            if _is_broken(other):
                yield f"{case.name} with {number} at {place.offset} of its values", other
                break


def _is_broken(model: Model) -> bool:
    try:
        validate_model(model)
    except ValidationError:
        return True
    return False


def _in_a_pool(subject: Subject, model: Model) -> Model:
    """Return the model with its constants in a pool."""
    return models.in_pools(model, [subject.memory(model.operand_values)])


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


@check(
    Level.TEXT,
    feature="validation",
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations and prepareModel: the model includes the values of its "
    "constants",
)
def are_of_the_values_too(subject: Subject) -> None:
    """Models that differ in the values of a constant in a pool alone, of any graph, one of which is not valid, have
    each its own answer, in either order: the right one is supported and prepared, and computes the right outputs.
    """
    tried = 0
    for case in supported(subject, map(models.case, _TOLD)):
        for what, broken in _with_other_values(case):
            right, wrong = (_in_a_pool(subject, each) for each in (case.model, broken))
            text = f"supported_operations of {what}"
            first, answer = (subject.device.supported_operations(each) for each in (wrong, right))
            expect(answer[0] == ErrorStatus.NONE and all(answer[1]), f"{text}: and then of the right one, got {answer}")
            again = subject.device.supported_operations(wrong)
            expect(again == first, f"{text}: got {again} behind the right one, and {first} before it")
            statuses = []
            for _ in range(2):
                preparation = subject.launch(wrong)
                statuses.append(preparation.status)
                if preparation.prepared is not None:
                    # That is no matter of this check.
                    subject.give_back(preparation.prepared)
                prepared = subject.prepare(right)
                subject.expect_right(prepared, case)
                subject.give_back(prepared)
            names = [name_of(ErrorStatus, each) for each in statuses]
            alike = (statuses[0] == ErrorStatus.NONE) == (statuses[1] == ErrorStatus.NONE)
            expect(alike, f"prepare_model of {what}: got {names[1]} behind the right one, and {names[0]} before it")
            tried += 1
    subject.count("mutants", tried)
