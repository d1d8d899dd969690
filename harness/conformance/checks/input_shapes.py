"""Checks of one prepared model that is executed with inputs of several shapes (HAL 1.2)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import cycle
from threading import Event

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.exact_sums import sum_type
from nnconform.harness.conformance.support.layouts import with_output_shape, without_room
from nnconform.harness.conformance.support.own_work import need_own, need_path
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_case, judge_outputs
from nnconform.harness.execution.paths import PATHS, PLAIN
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.request import Request
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_SOURCE = "IDevice.hal 1.0 to 1.3, prepareModel: one prepared model, different shapes of inputs, possibly concurrently"
# Before HAL 1.2 the model gives the extents of its outputs.
_EVERY_PATH = {path.name: max(path.since, HalVersion.V1_2) for path in PATHS.values()}
# In turn: another shape of as many elements, fewer, more, the first again.
_SHAPES = ((2, 3), (3, 2), (1, 1), (4, 5), (2, 3), (1, 7))
# Executions of each thread, each with another shape.
_ROUNDS = 8


def _sum(shape: tuple[int, int], first: int) -> Case:
    """Return a case of the sum of two tensors; ``first`` is the first of its values, all of which are whole numbers."""
    case = models.case("add_float32")
    one = np.arange(first, first + shape[0] * shape[1], dtype=np.float32).reshape(shape)
    other = np.full(shape, 1000, np.float32)
    name = f"add_float32 of {list(shape)}"
    return replace(
        case, name=name, model=models.of_unknown_extents(case.model), inputs=(one, other), expected=(one + other,)
    )


def _maxima(shape: tuple[int, int], first: int) -> Case:
    """Return a case of the maxima of squares of 2 x 2 pixels: ``shape`` is how many there are, and their values."""
    case = models.case("pool_float32")
    rows, columns = shape
    maxima = np.arange(first, first + rows * columns, dtype=np.float32).reshape(1, rows, columns, 1)
    # The largest of each square is its last pixel; the others are less than all maxima.
    image = np.full((1, 2 * rows, 2 * columns, 1), first - 1, np.float32)
    image[:, 1::2, 1::2] = maxima
    name = f"pool_float32 of {list(image.shape)}"
    return replace(case, name=name, model=models.of_unknown_extents(case.model), inputs=(image,), expected=(maxima,))


_MODELS = (_sum, _maxima)
# Sums one after another, and columns of their tensors, which get so many rows that an execution takes so many seconds:
# others begin while it is under way.
_SUMS, _COLUMNS, _LONG = 8, 64, 0.02
# The first number of rows that is tried, and the last: all sums are below 2^24, and exact.
_FEW_ROWS, _MOST_ROWS = 1 << 8, 1 << 15
# Executions that must overlap, and attempts on a busy machine.
_OVERLAPS, _ATTEMPTS = 4, 16


def _prepare(subject: Subject) -> list[tuple[PreparedModel, list[Case]]]:
    """Return prepared models of unknown extents, each with a case for each shape.

    Raises VerdictReached: unsupported if the driver supports none.
    """
    pairs = []
    for make in _MODELS:
        cases = [make(shape, 10 * number + 1) for number, shape in enumerate(_SHAPES)]
        model = cases[0].model
        if all(subject.supported_operations(model, f"{cases[0].name}, of unknown extents")):
            pairs.append((subject.prepare(model), cases))
    if not pairs:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports no model of this check with unknown extents")
    return pairs


def _request(subject: Subject, case: Case, arena: Arena, *, outputs_given: bool) -> Request:
    """Return a request that gives the extents of the inputs, and those of the outputs if ``outputs_given``."""
    request = subject.lay_out(case, arena)
    if not outputs_given:
        return request
    shapes = [array.shape for array in case.expected if array is not None]
    outputs = [replace(each, dimensions=shape) for each, shape in zip(request.outputs, shapes, strict=True)]
    return replace(request, outputs=tuple(outputs))


def _expect_right(subject: Subject, prepared: PreparedModel, case: Case, path: str, arena: Arena) -> None:
    result = subject.execute(prepared, _request(subject, case, arena, outputs_given=path == "fenced"), path)
    if result.status == ErrorStatus.GENERAL_FAILURE:
        # A driver need not compute the extents of outputs: it gets them.
        result = subject.execute(prepared, _request(subject, case, arena, outputs_given=True), path)
    expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution of {case.name}, of unknown extents")
    judge_outputs(case, arena, result)
    if path != "fenced":
        got = [tuple(shape.dimensions) for shape in result.output_shapes]
        wanted = [array.shape for array in case.expected if array is not None]
        expect(got == wanted, f"output shapes of {case.name}: got {got}, wanted {wanted}", Verdict.WRONG)


@check(Level.TEXT, since=HalVersion.V1_2, source=_SOURCE, variants=_EVERY_PATH)
def may_differ_from_run_to_run(subject: Subject, path: str) -> None:
    """A prepared model with inputs of unknown extents computes the right outputs for inputs of one shape after another,
    and returns their shapes, also behind an execution that had no room for outputs of another shape, and behind one
    whose request gave the extents of the outputs.
    """
    need_path(subject, path)
    for prepared, cases in _prepare(subject):
        for number, case in enumerate(cases):
            _expect_right(subject, prepared, case, path, subject.arena)
            # Of the shape before this one; with any status.
            short = without_room(_request(subject, cases[number - 1], subject.arena, outputs_given=path == "fenced"))
            subject.execute(prepared, short, path)
            _expect_right(subject, prepared, case, path, subject.arena)
            result = subject.execute(prepared, _request(subject, case, subject.arena, outputs_given=True), path)
            expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution that is given its outputs' extents")


@check(Level.TEXT, since=HalVersion.V1_2, source=_SOURCE, variants=_EVERY_PATH)
def may_differ_at_the_same_time(subject: Subject, path: str) -> None:
    """Executions of one prepared model that run at the same time with inputs of different shapes each get the right
    outputs.
    """
    need_path(subject, path)
    for prepared, cases in _prepare(subject):

        def work(number: int, prepared: PreparedModel = prepared, cases: Sequence[Case] = cases) -> None:
            arena = Arena(subject.session.seed + number)
            for turn in range(_ROUNDS):
                _expect_right(subject, prepared, cases[(number + turn) % len(cases)], path, arena)

        run_concurrently(subject.session, [lambda number=number: work(number) for number in range(4)])  # type: ignore[misc]


def _sums(rows: int, columns: int = _COLUMNS) -> Case:
    """Return a case of sums one after another of tensors of unknown extents: the first, and as often the second."""
    case = models.long_case(_SUMS)
    model = case.model.with_operands(lambda each: replace(each, dimensions=(0, 0)) if each.dimensions else each)
    one = np.arange(rows * columns, dtype=np.float32).reshape(rows, columns)
    other = np.full((rows, columns), 1000, np.float32)
    name = f"{_SUMS} sums of {[rows, columns]}"
    return replace(case, name=name, model=model, inputs=(one, other), expected=(one + _SUMS * other,))


@check(Level.TEXT, since=HalVersion.V1_2, source=_SOURCE)
def may_differ_from_what_is_under_way(subject: Subject) -> None:
    """Executions of one prepared model get the right outputs, also if another begins while one is under way whose
    inputs have fewer elements, as many in another shape, or more.
    """
    path, model = subject.paths()[0].name, _sums(1).model
    if not all(subject.supported_operations(model, "sums of unknown extents")):
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver does not support sums of unknown extents")
    pair = _Pair(subject, subject.prepare(model), path)
    rows, seconds = _FEW_ROWS, 0.0
    while rows < _MOST_ROWS and seconds < _LONG:
        rows *= 2
        # The shortest: on a busy machine one may take long for nothing.
        seconds = min(pair.seconds(_sums(rows)) for _ in range(3))
    long, as_many = _sums(rows), _sums(rows // 2, 2 * _COLUMNS)
    # Each time other shapes: a driver may plan for those that it has met.
    others: list[Callable[[int], Case]] = [
        lambda number: _sums(1 + number),
        lambda number: as_many,
        lambda number: _sums(rows + 1 + number),
    ]
    for other in others:
        overlaps = 0
        for attempt in range(_ATTEMPTS):
            overlaps += pair.overlaps(long, other(attempt), seconds / (2 + attempt % 3), seconds / 5)
            if overlaps == _OVERLAPS:
                break
    subject.count("executions", pair.executions)


class _Pair:
    """Two executions of one prepared model on threads of their own, each with an arena of its own."""

    def __init__(self, subject: Subject, prepared: PreparedModel, path: str) -> None:
        self._subject, self._prepared, self._path = subject, prepared, path
        self._arenas = [Arena(subject.session.seed + number) for number in range(2)]
        self.executions = 0

    def execute(self, case: Case, place: int, before: Callable[[], object]) -> tuple[float, float]:
        """Expect the right outputs; return when the execution began, right after ``before``, and when it ended."""
        request = _request(self._subject, case, self._arenas[place], outputs_given=True)
        before()
        began = time.monotonic()
        result = PATHS[self._path].execute(self._subject.session, self._prepared, request, PLAIN)
        ended = time.monotonic()
        self.executions += 1
        judge_case(case, self._arenas[place], result, f"{self._path} execution of {case.name} beside another shape's")
        return began, ended

    def seconds(self, case: Case) -> float:
        """Return how long one execution takes."""
        began, ended = self.execute(case, 0, lambda: None)
        return ended - began

    def overlaps(self, case: Case, other: Case, delay: float, least: float) -> bool:
        """Execute ``case``, and ``other`` after ``delay`` seconds; return whether the first was under way by then, for
        at least so many seconds before and after it.
        """
        ready, times = Event(), [(0.0, 0.0), (0.0, 0.0)]

        def first() -> None:
            try:
                times[0] = self.execute(case, 0, ready.set)
            finally:
                ready.set()

        def wait() -> None:
            ready.wait()
            time.sleep(delay)

        def second() -> None:
            times[1] = self.execute(other, 1, wait)

        run_concurrently(self._subject.session, [first, second])
        (began, ended), (beginning, _) = times
        return began + least < beginning < ended - least


@check(Level.TEXT, since=HalVersion.V1_2, source=f"{_SOURCE}; RequestArgument: dimensions", feature="validation")
def have_to_go_together(subject: Subject) -> None:
    """A request whose inputs are each possible but not together is refused with INVALID_ARGUMENT or GENERAL_FAILURE,
    and has no effect on the next: the prepared model takes other shapes afterwards.
    """
    case = models.case("add_float32")
    model = models.of_unknown_extents(case.model)
    prepared = subject.prepare(model)
    path = subject.paths()[0].name
    for shape, other in (((2, 3), (3, 2)), ((2, 3), (2, 4)), ((4, 5), (5, 4))):
        right, wrong = _sum(shape, 1), _sum(other, 1)
        torn = replace(right, inputs=(right.inputs[0], wrong.inputs[1]))
        result = subject.execute(prepared, _request(subject, torn, subject.arena, outputs_given=path == "fenced"), path)
        call = f"{path} execution of the sum of {list(shape)} and {list(other)}"
        expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE, call=call)
        _expect_right(subject, prepared, right, path, subject.arena)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="types.hal 1.0, RequestArgument.dimensions: those that are given must all be specified",
    feature="validation",
    variants=_EVERY_PATH,
)
def have_to_be_whole(subject: Subject, path: str) -> None:
    """A request that does not give each extent of an input that the model leaves unknown is refused with
    INVALID_ARGUMENT, also if the length of the input tells the one that is missing. The next request is executed.
    """
    need_path(subject, path)
    right = _sum((4, 5), 1)
    prepared = subject.prepare(right.model)
    request = _request(subject, right, subject.arena, outputs_given=path == "fenced")
    for dimensions in ((0, 5), (4, 0), (0, 0), ()):
        inputs = replace(request.inputs[0], dimensions=dimensions), *request.inputs[1:]
        result = subject.execute(prepared, replace(request, inputs=inputs), path)
        call = f"{path} execution with the extents {list(dimensions)} of an input of unknown extents"
        expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=call)
        _expect_right(subject, prepared, right, path, subject.arena)


# Extents of more elements than any memory has. The number of these, or of their bytes in float32, is what stands behind
# the extents if it is counted in 32 bits, or in 64.
_WRAPPING: Sequence[tuple[tuple[int, ...], int]] = (
    ((40_003, 934_514_795), 1),
    ((40_001, 1_251_522_182), 6),
    ((5, 429_509_837, 2_147_418_113), 1),
)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="types.hal 1.0 to 1.3, RequestArgument: dimensions, DataLocation: length; IPreparedModel.hal: must verify "
    "the inputs",
    feature="validation",
    variants=_EVERY_PATH,
)
def whose_sizes_wrap_are_refused(subject: Subject, path: str) -> None:
    """A request with extents of an input that make more bytes than 32 or 64 bits can count is refused with
    INVALID_ARGUMENT, also if what is left of their number there is the length of the argument. The prepared model stays
    usable.
    """
    need_path(subject, path)
    kind = sum_type(subject)
    for extents, count in _WRAPPING:
        rank = len(extents)
        x = np.arange(1, 1 + count).reshape((1,) * (rank - 1) + (count,))
        case = kind.sum(x, np.full((1,) * rank, 4), shape=(0,) * rank)
        supported(subject, [case])
        prepared = subject.prepare(case.model)
        request = with_output_shape(subject.lay_out(case), x.shape)
        (right,) = request.inputs
        wrong = replace(request, inputs=(replace(right, dimensions=extents),))
        result = subject.execute(prepared, wrong, path)
        call = f"{path} execution of an input of {list(extents)} in {right.location.length} bytes"
        expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=call)
        result = subject.execute(prepared, request, path)
        judge_case(case, subject.arena, result, f"{path} execution of {case.name} behind a refused one")
        subject.give_back(prepared)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    feature="caching",
    source="IDevice.hal 1.0 to 1.3, prepareModel: one prepared model, different shapes of inputs; "
    "prepareModelFromCache: gives the prepared model that was saved",
)
def may_differ_in_restored_models_too(subject: Subject) -> None:
    """A model of unknown extents that was restored from its cache executes requests of different shapes, as the one
    that was saved does.
    """
    need_own(subject, "caching")
    kind, files = sum_type(subject), CacheFiles.create(subject)
    cases = [
        kind.sum(np.arange(rows * columns).reshape(rows, columns), [[4]], shape=(0, 0)) for rows, columns in _SHAPES
    ]
    saved = files.save(cases[0])
    restored = files.restore("of a model of unknown extents")
    for what, prepared in (("saved", saved), ("restored", restored)):
        for case, shape, path in zip(cases, _SHAPES, cycle(subject.paths()), strict=False):
            request = with_output_shape(subject.lay_out(case), shape)
            result = subject.execute(prepared, request, path.name)
            expect_status(result.status, ErrorStatus.NONE, call=f"{path.name} execution of {list(shape)}, {what}")
            judge_outputs(case, subject.arena, result)
