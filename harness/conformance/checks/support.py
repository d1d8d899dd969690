"""Checks of which operations a driver reports as supported, and whether it does support them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models, supported_cases
from nnconform.harness.conformance.support.unsupported import expect_not_prepared, launch_unsupported
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_memory, judge_outputs
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperationType, extension_type
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_SOURCE = "IDevice.hal 1.0 to 1.3, getSupportedOperations"
_NOBODYS = extension_type(9, 1)
_ACCEPTED = Verdict.ACCEPTED_INVALID
_UNKNOWN = {"OEM": HalVersion.V1_0, "extension": HalVersion.V1_2}


@check(
    Level.VTS,
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations: one answer for each operation; "
    "VTS CompilationCachingTest, isModelFullySupported; VtsHalNeuralnetworks, createPreparedModel",
    stage=Stage.QUERY,
)
def answers_for_each_operation(subject: Subject) -> None:
    """The answer for a valid model has one boolean for each operation of the main graph."""
    for case in models.cases(subject.hal):
        supported = subject.supported_operations(case.model, case.name)
        count, wanted = len(supported), len(case.model.main.operations)
        expect(count == wanted, f"supported_operations of {case.name}: {count} answers for {wanted} operations")
        others = [each for each in supported if not isinstance(each, bool)]
        expect(not others, f"supported_operations of {case.name}: got {others}, wanted true or false")


@check(
    Level.TEXT,
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations: the answer is for the model, and for nothing else",
    stage=Stage.QUERY,
)
def answers_the_same_again(subject: Subject) -> None:
    """The answer for a model does not change, whatever was queried and prepared in between."""
    cases = models.cases(subject.hal)
    first = {case.name: subject.supported_operations(case.model, case.name) for case in cases}
    subject.launch(cases[0].model)
    for case in reversed(cases):
        again = subject.supported_operations(case.model, case.name)
        text = f"supported_operations of {case.name}: got {first[case.name]} first, and {again} later"
        expect(again == first[case.name], text)


@check(
    Level.VTS,
    source="types.hal 1.0, Model.operations: sorted into execution order; VTS BasicTests, CycleTest",
    feature="validation",
    stage=Stage.QUERY,
)
def refuses_a_cycle(subject: Subject) -> None:
    """A model whose operations form a cycle is refused: by the query with INVALID_ARGUMENT and no answer for its
    operations, by the preparation with INVALID_ARGUMENT, or with any error where AOSP's tests alone decide.
    """
    status, supported = subject.device.supported_operations(models.with_cycle())
    call = "supported_operations of a model with a cycle"
    expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=call)
    expect(not supported, f"{call}: got INVALID_ARGUMENT and {supported}, wanted no answers")
    preparation = subject.launch(models.with_cycle())
    call = "prepare_model of a model with a cycle"
    expect(preparation.status != ErrorStatus.NONE, f"{call}: got NONE, wanted an error", Verdict.ACCEPTED_INVALID)
    with subject.demanded_by(
        Level.TEXT, "IDevice.hal 1.0 to 1.3, prepareModel: INVALID_ARGUMENT for an invalid argument"
    ):
        expect_status(preparation.status, ErrorStatus.INVALID_ARGUMENT, call=call)


@check(
    Level.VTS,
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations: false for what may not be supported, for any "
    "reason; VTS VtsHalNeuralnetworks, createPreparedModel",
)
def keeps_its_word(subject: Subject) -> None:
    """A model whose operations are all reported as supported can be prepared, and computes the right outputs."""
    cases = [case for case in models.cases(subject.hal) if all(subject.supported_operations(case.model, case.name))]
    if not cases:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports none of the models of this check")
    for case in cases:
        preparation = subject.launch(case.model)
        call = f"prepare_model of {case.name}, whose operations are all supported"
        subject.expect_prepared(preparation.status, call)
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, case)
            subject.give_back(preparation.prepared)


@check(
    Level.TEXT,
    source="IDevice.hal 1.0 to 1.3, prepareModel: INVALID_ARGUMENT is for invalid arguments, "
    "GENERAL_FAILURE for other errors",
    stage=Stage.PREPARE,
)
def refuses_what_it_does_not_support(subject: Subject) -> None:
    """A valid model with an operation that is not supported is refused, also if others beside it are. A driver that
    prepares it after all computes the right outputs, or fails the execution.
    """
    cases = (*models.cases(subject.hal), *models.singles(subject.hal))
    for case in (*cases, *_beside_what_is_supported(subject, cases)):
        if all(subject.supported_operations(case.model, case.name)):
            continue
        prepared = launch_unsupported(subject, case.model, case.name).prepared
        if prepared is not None:
            result = subject.execute(prepared, subject.lay_out(case))
            if result.status == ErrorStatus.NONE:
                judge_outputs(case, subject.arena, result)
            else:
                judge_memory(subject.arena)


def _beside_what_is_supported(subject: Subject, cases: Iterable[Case]) -> Iterator[Case]:
    """Yield each case that is not supported before and behind one that is, in a model that nothing joins."""
    plain = [each for each in cases if not each.model.referenced]
    known = [each for each in plain if supported_cases.is_supported(subject, each)]
    for each in plain:
        if known and not any(each is one for one in known):
            yield models.side_by_side(each, known[0])
            yield models.side_by_side(known[0], each)


@check(
    Level.TEXT,
    feature="unknown_operations",
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations: false for what may not be supported, for any reason",
    stage=Stage.PREPARE,
    variants=_UNKNOWN,
)
def knows_what_it_does_not_know(subject: Subject, whose: str) -> None:
    """An OEM operation, or one of an extension that the driver does not know, is not supported, nor is another beside
    it that was not before; strictly, the answers for others stay the same. A driver refuses to prepare a model with it,
    or prepares it and may fail its executions.
    """
    case = models.case("chain_float32")
    without = subject.supported_operations(case.model, case.name)
    for place in range(len(without)):
        if whose == "OEM":
            model = models.with_operation(place, OperationType.OEM_OPERATION)
        else:
            names = (("com.example.nobodys", 9),)
            model = models.with_operation(place, _NOBODYS, extension_name_to_prefix=names)
        what = f"a model with an unknown {whose} operation at place {place}"
        supported = subject.supported_operations(model, what)
        wanted = tuple(ok and index != place for index, ok in enumerate(without))
        text = f"supported_operations of {what}: got {supported}, wanted {wanted}"
        claimed = [index for index, ok in enumerate(supported) if ok and not wanted[index]]
        expect(len(supported) == len(wanted) and not claimed, text)
        # A compiler of whole models, or of operations beside ones that it knows, has a reason to say false.
        with subject.demanded_by(Level.STRICT, "a framework gives a driver the rest of a model only if it claims it"):
            expect(supported == wanted, text)
        expect_not_prepared(subject, model, what)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="unknown_operations",
    source=f"{_SOURCE}: IF and WHILE are supported only with all operations of the graphs that they refer to",
    stage=Stage.PREPARE,
    variants=tuple(_UNKNOWN),
)
def looks_into_graphs(subject: Subject, whose: str) -> None:
    """An IF or WHILE is not supported if any operation of any graph that it refers to is not, directly or further
    inside: here an OEM operation, or one of an extension that the driver does not know. A driver refuses to prepare a
    model with it, or prepares it and may fail its executions.
    """
    unknown = OperationType.OEM_OPERATION if whose == "OEM" else _NOBODYS
    names = () if whose == "OEM" else (("com.example.nobodys", 9),)
    cases = [models.case(name) for name in ("if_float32", "while_float32", models.NESTED)]
    for case in supported_cases.supported(subject, cases):
        for graph, place in models.places_inside(case.model):
            model = models.with_operation_inside(case.model, graph, place, unknown, names)
            what = f"{case.name} with an unknown {whose} operation at place {place} of graph {graph}"
            answer = subject.supported_operations(model, what)
            expect(not any(answer), f"supported_operations of {what}: got {answer}, wanted (False,)", _ACCEPTED)
            expect_not_prepared(subject, model, what)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    source=f"{_SOURCE}: IF and WHILE are supported only with all operations of the graphs that they refer to",
    stage=Stage.PREPARE,
)
def supports_no_more_inside_than_outside(subject: Subject) -> None:
    """An operation that the driver does not support in the main graph makes an IF unsupported that has it in a graph
    of its own.
    """
    case = models.case("if_float32")
    supported_cases.supported(subject, [case])
    for graph, place in models.places_inside(case.model):
        for operation in models.with_same_arguments(case.model.referenced[graph].operations[place].type):
            alone = models.outside(case.model, graph, place, operation)
            if all(subject.supported_operations(alone, operation.name)):
                continue
            model = models.with_operation_inside(case.model, graph, place, operation)
            what = f"{case.name} with {operation.name} in graph {graph}"
            answer = subject.supported_operations(model, what)
            text = f"supported_operations of {what}, which is not supported outside: got {answer}, wanted (False,)"
            expect(not any(answer), text, _ACCEPTED)


@check(
    Level.TEXT,
    until=HalVersion.V1_2,
    feature="versions",
    source="types.hal 1.0 to 1.2, OperationType and OperandType: a code outside of its version is none",
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


@check(
    Level.STRICT,
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations does not demand that anything is supported",
    stage=Stage.PREPARE,
)
def says_of_something_that_it_supports_it(subject: Subject) -> None:
    """A driver that prepares models reports some operation of some model as supported."""
    prepared = []
    for case in models.cases(subject.hal):
        if any(subject.supported_operations(case.model, case.name)):
            return
        if subject.launch(case.model).prepared is not None:
            prepared.append(case.name)
    names = ", ".join(prepared)
    expect(
        not prepared,
        f"supported_operations: no operation of any model is supported, but prepare_model succeeded for {names}",
        Verdict.ERROR,
    )
