"""Checks of which operations a driver reports as supported, and whether it does support them."""

from __future__ import annotations

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperationType, extension_type
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached

_SOURCE = "IDevice.hal 1.0 to 1.3, getSupportedOperations"
_NOBODYS = extension_type(9, 1)
_UNKNOWN = {"OEM": HalVersion.V1_0, "extension": HalVersion.V1_2}


@check(source=_SOURCE, stage=Stage.QUERY)
def answers_for_each_operation(subject: Subject) -> None:
    """The answer for a valid model has one boolean for each operation of the main graph."""
    for case in models.cases(subject.hal):
        supported = _supported(subject, case.model, case.name)
        count, wanted = len(supported), len(case.model.main.operations)
        expect(count == wanted, f"supported_operations of {case.name}: {count} answers for {wanted} operations")
        others = [each for each in supported if not isinstance(each, bool)]
        expect(not others, f"supported_operations of {case.name}: got {others}, wanted true or false")


@check(source=_SOURCE, stage=Stage.QUERY)
def answers_the_same_again(subject: Subject) -> None:
    """The answer for a model does not change, whatever was queried and prepared in between."""
    cases = models.cases(subject.hal)
    first = {case.name: _supported(subject, case.model, case.name) for case in cases}
    subject.launch(cases[0].model)
    for case in reversed(cases):
        again = _supported(subject, case.model, case.name)
        text = f"supported_operations of {case.name}: got {first[case.name]} first, and {again} later"
        expect(again == first[case.name], text)


@check(source=_SOURCE, feature="validation", stage=Stage.QUERY)
def refuses_a_cycle(subject: Subject) -> None:
    """A model whose operations form a cycle is refused with INVALID_ARGUMENT, without an answer for its operations."""
    status, supported = subject.device.supported_operations(models.with_cycle())
    call = "supported_operations of a model with a cycle"
    expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=call)
    expect(not supported, f"{call}: got INVALID_ARGUMENT and {supported}, wanted no answers")
    preparation = subject.launch(models.with_cycle())
    expect_status(preparation.status, ErrorStatus.INVALID_ARGUMENT, call="prepare_model of a model with a cycle")


@check(source=f"{_SOURCE}; prepareModel")
def keeps_its_word(subject: Subject) -> None:
    """A model whose operations are all reported as supported can be prepared, and computes the right outputs."""
    cases = [case for case in models.cases(subject.hal) if all(_supported(subject, case.model, case.name))]
    if not cases:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports none of the models of this check")
    for case in cases:
        preparation = subject.launch(case.model)
        call = f"prepare_model of {case.name}, whose operations are all supported"
        expect_status(preparation.status, ErrorStatus.NONE, call=call)
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, case)


@check(source=f"{_SOURCE}; prepareModel", stage=Stage.PREPARE)
def refuses_what_it_does_not_support(subject: Subject) -> None:
    """A valid model with an operation that is not supported is refused with GENERAL_FAILURE, not INVALID_ARGUMENT. A
    driver that prepares it after all computes the right outputs.
    """
    for case in models.cases(subject.hal):
        if all(_supported(subject, case.model, case.name)):
            continue
        preparation = subject.launch(case.model)
        call = f"prepare_model of {case.name}, which is valid and not supported"
        expect_status(preparation.status, ErrorStatus.NONE, ErrorStatus.GENERAL_FAILURE, call=call)
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, case)


@check(
    feature="unknown_operations",
    source=f"{_SOURCE}; types.hal 1.0 and 1.2, OperationType",
    stage=Stage.PREPARE,
    variants=_UNKNOWN,
)
def knows_what_it_does_not_know(subject: Subject, whose: str) -> None:
    """An OEM operation, or one of an extension that the driver does not know, is not supported; the answers for other
    operations stay the same. A model with it is refused with GENERAL_FAILURE.
    """
    case = models.case("chain_float32")
    without = _supported(subject, case.model, case.name)
    for place in range(len(without)):
        if whose == "OEM":
            model = models.with_operation(place, OperationType.OEM_OPERATION)
        else:
            names = (("com.example.nobodys", 9),)
            model = models.with_operation(place, _NOBODYS, extension_name_to_prefix=names)
        what = f"a model with an unknown {whose} operation at place {place}"
        supported = _supported(subject, model, what)
        wanted = tuple(ok and index != place for index, ok in enumerate(without))
        expect(supported == wanted, f"supported_operations of {what}: got {supported}, wanted {wanted}")
        preparation = subject.launch(model)
        expect_status(preparation.status, ErrorStatus.GENERAL_FAILURE, call=f"prepare_model of {what}")


@check(
    until=HalVersion.V1_2,
    feature="versions",
    source=f"{_SOURCE}; types.hal 1.0 to 1.3: what is new in each",
    stage=Stage.PREPARE,
)
def knows_no_later_version(subject: Subject) -> None:
    """A model that needs a later HAL version is not supported, and refused with GENERAL_FAILURE or INVALID_ARGUMENT."""
    hal = subject.session.info().hal
    known = {case.name for case in models.cases(hal)}
    later = [case for case in models.cases(HalVersion.V1_3) if case.name not in known]
    if not later:
        not_applicable(f"the driver is one of HAL {hal}, which supports every model of this check")
    for case in later:
        status, supported = subject.device.supported_operations(case.model)
        claims = status == ErrorStatus.NONE and all(supported)
        text = f"supported_operations of {case.name}, which a driver of HAL {hal} cannot know: all supported"
        expect(not claims, text, Verdict.ACCEPTED_INVALID)
        call = f"prepare_model of {case.name}, which a driver of HAL {hal} cannot know"
        wanted = ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT
        expect_status(subject.launch(case.model).status, *wanted, call=call)


@check(source=_SOURCE, stage=Stage.PREPARE)
def says_of_something_that_it_supports_it(subject: Subject) -> None:
    """A driver that prepares models reports some operation of some model as supported."""
    prepared = []
    for case in models.cases(subject.hal):
        if any(_supported(subject, case.model, case.name)):
            return
        if subject.launch(case.model).prepared is not None:
            prepared.append(case.name)
    names = ", ".join(prepared)
    expect(
        not prepared,
        f"supported_operations: no operation of any model is supported, but prepare_model succeeded for {names}",
        Verdict.ERROR,
    )


def _supported(subject: Subject, model: Model, name: str) -> tuple[bool, ...]:
    status, supported = subject.device.supported_operations(model)
    expect_status(status, ErrorStatus.NONE, call=f"supported_operations of {name}")
    return tuple(supported)
