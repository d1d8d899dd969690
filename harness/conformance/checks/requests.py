"""Checks of requests: invalid ones are refused on every path, unusual ones that are valid are executed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import heavy_models, models
from nnconform.harness.conformance.support.layouts import LAYOUTS, Argument, Arrange, Layout, PlacedCase
from nnconform.harness.conformance.support.one_place import in_one_place
from nnconform.harness.conformance.support.supported_cases import is_supported, supported
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect_status, fail, not_applicable
from nnconform.harness.generate.broken.family import request_families
from nnconform.harness.generate.broken.request_base import RequestBase
from nnconform.harness.generate.broken.sample import sample
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

# Extents of a tensor of 12,284 bytes.
_LONG = (37, 83)


@check(
    Level.TEXT,
    feature="validation",
    source="types.hal 1.0 to 1.3, Request, RequestArgument and DataLocation; IPreparedModel.hal: must "
    "verify the inputs; each family has a level of its own",
    variants={name: family.since for name, family in request_families().items()},
    wide=True,
)
def broken_ones_are_refused(subject: Subject, family: str) -> None:
    """A request that breaks any one rule of the contract is refused with INVALID_ARGUMENT on every path, and the
    prepared model stays usable. So it is where the argument is that of an input which no operation reads.
    """
    count, broken = 0, request_families()[family]
    for case, path in (*_each(subject), *_of_one_family(subject, family), *_of_an_unread_input(subject, family)):
        prepared = subject.prepare(case.model)
        base = RequestBase(case.name, case.model, subject.lay_out(case))
        for mutant in sample(broken, [base], subject.choices):
            subject.at = mutant
            result = subject.execute(prepared, mutant.mutation.build(), path)
            with subject.demanded_by(broken.level, f"{broken.name}: {broken.rule}"):
                expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=f"{path} execution of {mutant}")
            subject.count("mutants")
            count += 1
        subject.expect_right(prepared, case, path)
    if not count:
        not_applicable(f"no request of HAL {subject.hal} at hand can be broken in this way")


@check(
    Level.TEXT,
    source="types.hal 1.0, DataLocation: an argument lies at any offset of any pool",
    variants=tuple(LAYOUTS),
    wide=True,
)
def unusual_ones_are_executed(subject: Subject, layout: str) -> None:
    """Arguments may be anywhere in their pools: at odd offsets, next to each other, inputs beside outputs, in one pool
    or in a pool each; pools may also be unused. So may those of several pages, which a driver may move in other ways
    than short ones, also in another order than that of the request. The outputs are right, and nothing else is written.
    """
    for case, path in _each(subject):
        _execute(subject, subject.prepare(case.model), case, path, LAYOUTS[layout])
    long = heavy_models.difference(subject.hal, *_LONG)
    prepared = subject.prepare(long.model)
    for each in subject.paths():
        _execute(subject, prepared, long, each.name, LAYOUTS[layout])
        _execute(subject, prepared, long, each.name, LAYOUTS["in reverse order"])


@check(Level.TEXT, source="types.hal 1.0, Request: only an output must not overlap with other arguments")
def inputs_may_share_their_bytes(subject: Subject) -> None:
    """Two inputs may have the same location, or overlap in part; only outputs need bytes of their own. A request may
    list one memory as several pools, also among others.
    """
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    first = case.inputs[0]
    assert first is not None
    # Twice these few numbers is exact.
    twice = Case("add_float32_twice", case.model, (first, first), (first + first,), source="worked by hand")

    def shared(arguments: Sequence[Argument]) -> Layout:
        size = arguments[0].size
        return Layout([(0, 0), (0, 0), (0, size)], [2 * size])

    # Numbers in arithmetic progression: the second input is the first from its second element on, and one more.
    run = np.arange(first.size, dtype=first.dtype).reshape(first.shape)
    moved = Case("add_float32_moved", case.model, (run, run + 1), (2 * run + 1,), source="worked by hand")

    def overlapping(arguments: Sequence[Argument]) -> Layout:
        size, step = arguments[0].size, first.itemsize
        return Layout([(0, 0), (0, step), (0, size + step)], [2 * size + step])

    for path in subject.paths():
        _execute(subject, prepared, twice, path.name, shared)
        _execute(subject, prepared, twice, path.name, shared, listed=3)
        _execute(subject, prepared, moved, path.name, overlapping)
        _execute(subject, prepared, case, path.name, LAYOUTS["a pool each"], listed=2)


@check(
    Level.TEXT,
    source="types.hal 1.0, Request: only an output must not overlap with other arguments; types.hal 1.0 to 1.3, "
    "RequestArgument: the operand's type is that of the model",
)
def inputs_of_other_types_may_share_their_bytes(subject: Subject) -> None:
    """Two inputs that begin in one place may differ in type, scale, shape or length: each is read as its operand is."""

    def shared(arguments: Sequence[Argument]) -> Layout:
        inputs = [each for each in arguments if not each.output]
        ends = list(accumulate((each.size for each in arguments[len(inputs) :]), initial=0))
        size = max(each.size for each in inputs)
        return Layout([(0, 0)] * len(inputs) + [(1, end) for end in ends[:-1]], [size, ends[-1]])

    for case in supported(subject, in_one_place(subject.hal)):
        prepared = subject.prepare(case.model)
        for path in subject.paths():
            _execute(subject, prepared, case, path.name, shared)
        subject.give_back(prepared)


def _each(subject: Subject) -> Iterator[tuple[Case, str]]:
    """Yield every case with one path, the paths in turn from one that depends on the seed, so that each path has some
    cases.
    """
    paths = subject.paths()
    first = subject.choices.integer(0, len(paths) - 1)
    for number, case in enumerate(models.cases(subject.hal), first):
        yield case, paths[number % len(paths)].name


def _of_one_family(subject: Subject, family: str) -> Iterator[tuple[Case, str]]:
    """Yield the case that is only for requests without a value, if the driver supports it, with every path."""
    case = models.case(models.SHARED)
    if family == "argument_without_value" and is_supported(subject, case):
        yield from ((case, path.name) for path in subject.paths())


def _of_an_unread_input(subject: Subject, family: str) -> Iterator[tuple[Case, str]]:
    """Yield a case with an input that no operation reads, if the driver prepares such a model, with one path; not for
    requests without a value, for it may be left out.
    """
    case = _with_an_unread_input(models.case("add_float32"))
    if family != "argument_without_value" and is_supported(subject, case):
        prepared = subject.launch(case.model).prepared
        if prepared is not None:
            subject.give_back(prepared)
            yield case, subject.choices.pick([path.name for path in subject.paths()])


def _with_an_unread_input(case: Case) -> Case:
    """Return the case with an input more, like its first one, that no operation reads."""
    main = case.model.main
    unread = replace(main.operands[main.input_indexes[0]], number_of_consumers=0)
    indexes = (*main.input_indexes, len(main.operands))
    graph = replace(main, operands=(*main.operands, unread), input_indexes=indexes)
    return replace(case, model=replace(case.model, main=graph), inputs=(*case.inputs, case.inputs[0]))


def _execute(
    subject: Subject, prepared: PreparedModel, case: Case, path: str, arrange: Arrange, listed: int = 1
) -> None:
    """Execute a case with its arguments arranged so, each pool ``listed`` so many times: arguments in turn."""
    placed = PlacedCase(case, arrange)
    result = subject.execute(prepared, _listed_again(placed.request, listed), path)
    call = f"{path} execution of {case.name} with a valid layout of its arguments"
    refused = Verdict.REJECTED_VALID if result.status == ErrorStatus.INVALID_ARGUMENT else None
    if placed.has_slack and result.status == ErrorStatus.INVALID_ARGUMENT:
        with subject.demanded_by(Level.STRICT, "types.hal 1.0, RequestArgument, which limits no output to its size"):
            fail(
                f"{call}, an output with more room than it needs: got INVALID_ARGUMENT, wanted NONE",
                Verdict.REJECTED_VALID,
            )
        return
    expect_status(result.status, ErrorStatus.NONE, call=call, verdict=refused)
    placed.judge()


def _listed_again(request: Request, times: int) -> Request:
    """Return the request with all its pools ``times`` times in its list, used by its arguments in turn."""
    count, places = len(request.pools), iter(range(len(request.inputs) + len(request.outputs)))

    def moved(argument: RequestArgument) -> RequestArgument:
        pool = argument.location.pool_index + next(places) % times * count
        return replace(argument, location=replace(argument.location, pool_index=pool))

    inputs, outputs = tuple(map(moved, request.inputs)), tuple(map(moved, request.outputs))
    return Request(inputs, outputs, request.pools * times)
