"""Checks of broken models: the query and the preparation refuse every model that breaks a rule of the contract.

A trial is one family of ``harness.generate.broken``. It breaks each argument of each operation of the checks' own
models and of the cases of the run, one at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import cache
from itertools import chain, islice

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.supported_cases import is_supported
from nnconform.harness.conformance.support.vendor_cases import valid_cases
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutant, families, find_family
from nnconform.harness.generate.broken.sample import sample_of
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperandLifeTime
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Stage
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

# Mutants of a model.
_FEW = 4
# Preferences and priorities are not arguments of the query: ``preparation`` has checks of them.
FAMILIES = {name: family.since for name, family in families().items() if family.queried}


@cache
def _own_bases(hal: HalVersion) -> tuple[Base, ...]:
    return tuple(Base(case.model) for case in (*models.cases(hal), models.case(models.BIASED)))


@cache
def _own_mutants(name: str, hal: HalVersion) -> tuple[Mutant, ...]:
    """Return the mutants of a family of the checks' own models: the query and the preparation are asked of the same."""
    return tuple(mutant for base in _own_bases(hal) for mutant in find_family(name).mutants(base))


def _more_bases(subject: Subject) -> Iterator[Base]:
    yield from (Base(case.model) for case in valid_cases(subject))
    for case in subject.cases:
        if not case.expect_failure and _version(case) <= subject.hal:
            yield Base(case.model)


def _version(case: Case) -> HalVersion:
    return case.min_version or required_version(case.model, validate_model(case.model))


def _demanded(subject: Subject, name: str) -> AbstractContextManager[None]:
    """Return a context whose demands are made by who demands that the family is refused."""
    family = find_family(name)
    return subject.demanded_by(family.level, f"{family.name}: {family.rule}")


def _mutants(subject: Subject, name: str) -> Iterator[Mutant]:
    """Yield a sample of the mutants of a family. Raises VerdictReached (not applicable) if it has none."""
    family, count = find_family(name), 0
    if not family.applies(subject.hal, subject.session.info().emulated):
        not_applicable(f"HAL {subject.hal} has no such rule, or the driver's interface cannot express its mutants")
    more = (mutant for base in _more_bases(subject) for mutant in family.mutants(base))
    for mutant in sample_of(chain(_own_mutants(name, subject.hal), more), subject.choices):
        count += 1
        subject.count("mutants")
        subject.at = mutant
        yield mutant
    if not count:
        not_applicable(f"no model of HAL {subject.hal} at hand can be broken in this way")


@check(
    Level.TEXT,
    feature="validation",
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations: INVALID_ARGUMENT for an invalid model; each "
    "family has a level of its own",
    stage=Stage.QUERY,
    variants=FAMILIES,
    wide=True,
)
def refused_by_the_query(subject: Subject, family: str) -> None:
    """``supported_operations`` refuses a model that breaks any one rule of the contract with INVALID_ARGUMENT."""
    with _demanded(subject, family):
        for mutant in _mutants(subject, family):
            status, supported = subject.device.supported_operations(mutant.mutation.build())
            # Most are refused, and telling what a mutant is takes longer than all the rest here.
            if status == ErrorStatus.INVALID_ARGUMENT and not supported:
                continue
            expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=f"supported_operations of {mutant}")
            text = f"supported_operations refused {mutant}, but answered {supported} for its operations"
            expect(not supported, text)


@check(
    Level.TEXT,
    feature="validation",
    source="IDevice.hal 1.0 to 1.3, prepareModel: must verify its inputs; each family has a level of its own",
    stage=Stage.PREPARE,
    variants=FAMILIES,
    wide=True,
)
def refused_by_the_preparation(subject: Subject, family: str) -> None:
    """``prepare_model`` refuses a model that breaks any one rule of the contract: the callback gets INVALID_ARGUMENT
    and no prepared model.
    """
    with _demanded(subject, family):
        for mutant in _mutants(subject, family):
            preparation = subject.launch(mutant.mutation.build())
            if preparation.status == ErrorStatus.INVALID_ARGUMENT:
                continue
            expect_status(preparation.status, ErrorStatus.INVALID_ARGUMENT, call=f"prepare_model of {mutant}")


@check(
    Level.TEXT,
    feature="validation",
    source="IDevice.hal 1.0 to 1.3: INVALID_ARGUMENT for an invalid model, NONE for a valid one, whatever was before",
)
def one_is_refused_alone(subject: Subject) -> None:
    """A model that differs from an invalid one in the value of one constant alone is prepared and executed behind it,
    and the invalid one is refused again behind the valid one, by the query and by the preparation.
    """
    cases = [case for case in models.cases(subject.hal) if is_supported(subject, case)]
    pairs = [(case, *pair) for case in cases for pair in islice(_of_other_values(case.model), _FEW)]
    for case, mutant, broken, valid in pairs:
        subject.at = mutant
        if any(status != ErrorStatus.INVALID_ARGUMENT for status in _statuses(subject, broken)):
            # Other checks find that.
            continue
        prepared = subject.prepare(valid)
        subject.expect_right(prepared, replace(case, model=valid))
        subject.give_back(prepared)
        for call, status in zip(("supported_operations", "prepare_model"), _statuses(subject, broken), strict=True):
            expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=f"{call}, behind a valid model, of {mutant}")
        subject.count("mutants")
    if not pairs:
        not_applicable("the driver supports no model that the value of a constant makes invalid")


def _statuses(subject: Subject, model: Model) -> tuple[ErrorStatus, ErrorStatus]:
    return subject.device.supported_operations(model)[0], subject.launch(model).status


def _of_other_values(model: Model) -> Iterator[tuple[Mutant, Model, Model]]:
    """Yield mutants, each as a model, and a valid model of the same graphs: with the value that the constant had."""
    for mutant in find_family("argument_value").mutants(Base(model)):
        broken = mutant.mutation.build()
        both = list(zip(model.main.operands, broken.main.operands, strict=False))
        changed = [(old, new) for old, new in both if old != new]
        if len(changed) != 1 or len(model.main.operands) != len(broken.main.operands):
            continue
        ((old, new),) = changed
        if old.lifetime == new.lifetime == OperandLifeTime.CONSTANT_COPY and old.type == new.type:
            values, value = bytearray(broken.operand_values), model.constant(old)
            if len(value) == new.location.length:
                values[new.location.offset : new.location.offset + len(value)] = value
                yield mutant, broken, replace(broken, operand_values=bytes(values))
