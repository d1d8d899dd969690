"""Checks that models which come from a cache do all that other prepared models do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.matrix import FULL, suiting, try_way, ways_of
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models, rich_models
from nnconform.harness.conformance.support.aftermath import expect_no_aftermath, without_its_row
from nnconform.harness.conformance.support.busy import OfAThread
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.deadlines import limited_paths
from nnconform.harness.conformance.support.exact_sums import SumType, sum_type, value
from nnconform.harness.conformance.support.layouts import with_output_shape, with_wrong_pool, without_room
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect, not_applicable
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, name_of
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.spec.case import Case

_V1_2, _V1_3 = HalVersion.V1_2, HalVersion.V1_3
_SOURCE = "IDevice.hal 1.2 and 1.3, prepareModelFromCache: gives the prepared model that was saved"
# Shapes of one input in turn: another one of as many elements, fewer, more, the first again.
_SHAPES = ((2, 3), (3, 2), (1, 1), (4, 5), (2, 3), (1, 7))
_SUM, _LOOKUP = "chain_float32", "lookup_float32"
# Two preparations at a time, for a driver may have room for two models alone; and elements of each one's constant.
_THREADS, _ROUNDS, _MANY = 2, 8, 4096
# Executions at a time of two models, and those of each thread.
_OVERLAPS, _TURNS = 6, 12
# How often a deadline that has passed is tried.
_ATTEMPTS = 4


def _both(subject: Subject, case: Case) -> tuple[PreparedModel, PreparedModel]:
    """Return the model of ``case`` as it was prepared, and saved, and as it comes from the cache."""
    files = CacheFiles.create(subject)
    saved = files.save(case)
    return saved, files.restore(f"of {case.name}")


def _every_way(subject: Subject) -> None:
    """Execute on any path, timed or not, of unknown extents or not, in device memory or not, on one thread or many."""
    for case in (models.case(_SUM), _of_unknown_outputs(models.case(_SUM))):
        supported(subject, [case])
        saved, restored = _both(subject, case)
        subject.give_back(saved)
        for way in suiting(case, ways_of(subject.session)):
            if (way.outputs == FULL) == all(all(each.dimensions) for each in case.output_operands()):
                subject.count("ways", try_way(subject, case, restored, way))
        subject.give_back(restored)


def _of_unknown_outputs(case: Case) -> Case:
    return replace(case, name=f"{case.name} of unknown outputs", model=models.unspecified(case.model))


def _shapes_at_once(subject: Subject) -> None:
    """Execute with inputs of several shapes at the same time."""
    kind = sum_type(subject)
    cases = [_of_shape(kind, number, shape) for number, shape in enumerate(_SHAPES)]
    supported(subject, cases[:1])
    both, path = _both(subject, cases[0]), subject.paths()[0].name

    def work(number: int) -> None:
        arena = Arena(subject.session.seed + number)
        for turn in range(_TURNS):
            at = (number // 2 + turn) % len(cases)
            request = with_output_shape(subject.lay_out(cases[at], arena), _SHAPES[at])
            result = subject.execute(both[number % 2], request, path)
            judge_case(cases[at], arena, result, f"{path} execution of an input of {list(_SHAPES[at])} beside others")

    run_concurrently(subject.session, [partial(work, number) for number in range(_OVERLAPS)])


def _of_shape(kind: SumType, number: int, shape: tuple[int, int]) -> Case:
    """Return a case of a sum in a model that does not know the shapes."""
    x = np.array([value(number + place) for place in range(shape[0] * shape[1])]).reshape(shape)
    return kind.sum(x, [[value(2)]], shape=(0, 0))


def _failures(subject: Subject) -> None:
    """Execute what is refused or fails, and what is right behind it."""
    (case,) = supported(subject, [models.case(_LOOKUP)])
    both, wrong = _both(subject, case), without_its_row(case)
    for path in subject.paths():
        for what in _bad(subject.lay_out(case)):
            lay_out = partial(_laid_out, subject, case, what)
            _expect_alike(subject, both, lay_out, f"{path.name} execution {what}", path.name)
        call = f"{path.name} execution of a row that is not there"
        _expect_alike(subject, both, lambda: subject.lay_out(wrong), call, path.name)

        def execute(request: Request, options: ExecutionOptions, name: str = path.name) -> ExecutionResult:
            return subject.execute(both[1], request, name, options)

        what = f"{path.name} execution by a model from a cache"
        expect_no_aftermath(subject, case, execute, what, limited=path in limited_paths(subject))


def _laid_out(subject: Subject, case: Case, what: str) -> Request:
    return _bad(subject.lay_out(case))[what]


def _bad(request: Request) -> Mapping[str, Request]:
    """Return requests that are refused, or whose execution fails."""
    first, *others = request.inputs
    short = replace(first, location=replace(first.location, length=first.location.length - 1))
    return {
        "with an input in no pool": with_wrong_pool(request),
        "without room for its output": without_room(request),
        "with an input a byte too short": replace(request, inputs=(short, *others)),
        "with an input of a rank too high": replace(request, inputs=(replace(first, dimensions=(1,) * 7), *others)),
        "with an input too few": replace(request, inputs=tuple(others)),
        "with an output too few": replace(request, outputs=request.outputs[1:]),
    }


def _expect_alike(
    subject: Subject,
    both: tuple[PreparedModel, PreparedModel],
    lay_out: Callable[[], Request],
    call: str,
    path: str,
) -> None:
    """Expect that the model from the cache succeeds, or says that there is no room, as the saved one does; beyond the
    text, that it has the same status.
    """
    saved, restored = (subject.execute(each, lay_out(), path).status for each in both)
    names = [name_of(ErrorStatus, each) for each in (saved, restored)]
    text = f"{call}: got {names[1]} from a model from a cache, and {names[0]} from the one that was saved"
    for plain in (ErrorStatus.NONE, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE):
        expect((saved == plain) == (restored == plain), text)
    with subject.demanded_by(Level.STRICT, "IDevice.hal 1.2, prepareModelFromCache, which says nothing of errors"):
        expect(saved == restored, text)


def _deadlines(subject: Subject) -> None:
    """Keep deadlines that have passed, those of 0 too, as other preparations and executions do."""
    need_own(subject, "deadline")
    (case,) = supported(subject, [models.case(_SUM)])
    files = CacheFiles.create(subject)
    saved, restored = files.save(case), files.restore(f"of {case.name}")
    for path in limited_paths(subject):

        def misses(prepared: PreparedModel, deadline: int, name: str = path.name) -> bool:
            options = ExecutionOptions(deadline=deadline)
            return subject.execute(prepared, subject.lay_out(case), name, options).status in MISSED_DEADLINE

        _expect_missed_too(partial(misses, saved, 1), partial(misses, restored, 1), f"{path.name} execution of it")
        _expect_missed_too(partial(misses, saved, 1), partial(misses, restored, 0), f"{path.name} execution of it")
    subject.give_back(saved)
    with subject.demanded_by(Level.STRICT, "IDevice.hal 1.3, prepareModelFromCache_1_3: 0 is a time that has passed"):
        _expect_missed_too(partial(_misses, files, 1), partial(_misses, files, 0), "prepare_model_from_cache, at 0,")


def _misses(files: CacheFiles, deadline: int) -> bool:
    preparation = files.load(deadline=deadline)
    if preparation.prepared is not None:
        files.subject.give_back(preparation.prepared)
    return preparation.status in MISSED_DEADLINE


def _expect_missed_too(one: Callable[[], bool], other: Callable[[], bool], what: str) -> None:
    """Expect that the other does not always meet a deadline that has passed if one always misses such a deadline: a
    driver may keep deadlines or not, and now and then be too late to keep one.
    """
    if all(one() for _ in range(_ATTEMPTS)):
        missed = any(other() for _ in range(_ATTEMPTS))
        expect(missed, f"a model from a cache: {what} never misses a deadline that has passed, others always do")


_KINDS: Mapping[str, tuple[HalVersion, Callable[[Subject], None]]] = {
    "every way": (_V1_2, _every_way),
    "many shapes at once": (_V1_2, _shapes_at_once),
    "failures": (_V1_2, _failures),
    "deadlines": (_V1_3, _deadlines),
}


@check(
    Level.TEXT,
    since=_V1_2,
    feature="caching",
    source=_SOURCE,
    variants={name: since for name, (since, _) in _KINDS.items()},
)
def do_what_others_do(subject: Subject, what: str) -> None:
    """A model that comes from a cache does all that the one which was saved does: it is executed in every way, and
    with several shapes at the same time, refuses the same requests, fails alike, works behind both, and keeps
    deadlines.
    """
    _KINDS[what][1](subject)


_RICH: Mapping[str, tuple[HalVersion, Callable[[Subject], Iterable[Case]]]] = {
    "inputs in any order": (_V1_2, rich_models.in_orders),
    "unread inputs": (_V1_2, rich_models.with_unread_inputs),
    "graphs in any order": (_V1_3, rich_models.with_graphs),
    "scales of channels": (_V1_2, lambda subject: rich_models.with_channels()),
}


@check(
    Level.TEXT,
    since=_V1_2,
    feature="caching",
    source=_SOURCE,
    variants={name: since for name, (since, _) in _RICH.items()},
)
def are_all_that_was_saved(subject: Subject, what: str) -> None:
    """A model that comes from a cache has all that was saved: its inputs in their order, those that nothing reads among
    them, the graphs that each reference means, the scales of channels with every digit, and their dimension.
    """
    for case in supported(subject, _RICH[what][1](subject)):
        files = CacheFiles.create(subject)
        prepared, saved = files.offer(case)
        subject.expect_right(prepared, case)
        subject.give_back(prepared)
        if saved:
            restored = files.restore(f"of {case.name}")
            subject.expect_right(restored, case)
            subject.give_back(restored)
            subject.count("models restored")
    _need_some_restored(subject)


def _need_some_restored(subject: Subject) -> None:
    if not subject.counted["models restored"]:
        not_applicable("the driver chose to save none of the models")


@check(Level.TEXT, since=_V1_2, feature="caching", source=_SOURCE)
def are_those_that_were_saved_at_the_same_time(subject: Subject) -> None:
    """Models that several threads prepare and save at the same time, each to files of its own, come back from these
    files as they were saved.
    """
    kind = sum_type(subject)
    x = kind.fine([value(place) for place in range(_MANY)])
    cases = [
        [kind.sum(x, kind.fine([value(2 * turn + thread)] * _MANY)) for turn in range(_ROUNDS)]
        for thread in range(_THREADS)
    ]
    files = [[CacheFiles.create(subject) for _ in of_a_thread] for of_a_thread in cases]

    def work(thread: int) -> None:
        with OfAThread(subject.session, subject.name, _THREADS) as own:
            for case, its_files in zip(cases[thread], files[thread], strict=True):
                prepared = replace(its_files, subject=own).prepare(case)
                own.expect_right(prepared, case)
                own.give_back(prepared, flushed=True)

    run_concurrently(subject.session, [partial(work, thread) for thread in range(_THREADS)])
    for case, its_files in (
        (case, each) for pair in zip(cases, files, strict=True) for case, each in zip(*pair, strict=True)
    ):
        # A driver may choose not to save.
        restored = its_files.load().prepared
        if restored is not None:
            subject.expect_right(restored, case)
            subject.give_back(restored)
            subject.count("models restored")
    _need_some_restored(subject)
