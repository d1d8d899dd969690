"""Checks that a model comes back from its cache with all of its constants: large ones, exact ones, those in pools."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import look_alikes, models
from nnconform.harness.conformance.support.branches import with_constants_everywhere
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.exact_sums import STEP, VALUES, GraphDraft, SumType, sum_type
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_SAVED = "IDevice.hal 1.2 and 1.3, prepareModelFromCache: gives the prepared model that was saved"
# Numbers in a constant whose place is the matter.
_FEW = 8
# Beyond 64 KiB and 256 KiB of bytes, and no multiple of a page.
_LARGE = 300_007
# Those of constants of which two differ in one number: around the sizes of lines, pages and reads.
_SIZES = 40, 1024, 20_000


def _large(kind: SumType) -> Array:
    numbers = np.arange(_LARGE, dtype=np.int64)
    # Neither periodic within a page nor equal in its halves.
    return kind.array((numbers * 7 + numbers // 4096 * 3) % VALUES * STEP)


def _exact(kind: SumType) -> Array:
    """Return numbers of which each bit counts; all 8-bit ones that leave room for none to be added."""
    if kind.code != OperandType.TENSOR_FLOAT32:
        return kind.array(np.arange(256))
    return np.array([np.pi, -math.e, 1 / 3, 1e-30, -1e30, 1 + 2**-23, 2**24 - 1, 1e-42, 65537, 0.1], np.float32)


def _few(kind: SumType) -> Array:
    return kind.array(np.arange(VALUES) * STEP)


def _in_a_pool(kind: SumType) -> list[Case]:
    (case,) = _plus_nothing(kind, _few(kind))
    pool = Memory.create(64 + len(case.model.operand_values))
    look_alikes.write(case.model, pool, 32)
    return [replace(case, model=models.in_pools(case.model, [pool], 32))]


def _in_several_pools(kind: SumType) -> list[Case]:
    (case,) = _three(kind)
    pools = [Memory.create(64 + len(case.model.operand_values)) for _ in range(3)]
    return [replace(case, model=models.in_pools_apart(case.model, pools, 32))]


def _in_a_pool_and_copied(kind: SumType) -> list[Case]:
    (case,) = _three(kind)
    pool = Memory.create(len(case.model.operand_values))
    return [replace(case, model=models.partly_in_pool(case.model, pool, 0))]


def _at_equal_places(kind: SumType) -> list[Case]:
    (case,) = _three(kind)
    pools = [Memory.create(64) for _ in range(models.count_of_constants(case.model) - 1)]
    return [replace(case, model=models.each_from_the_start(case.model, pools))]


def _almost_alike(kind: SumType) -> list[Case]:
    """Return a case of sums of an input and each of some constants of as many bytes, which agree in all places but one,
    or in their numbers but not in their places; two are equal.
    """
    draft, inputs, sums = GraphDraft(), list[Array](), list[Array]()
    for size in _SIZES:
        x, plain = np.arange(size) % STEP, np.arange(size) % (VALUES - 1) * STEP
        constants = [plain, plain, np.roll(plain, 1)]
        for place in (0, size // 2, size - 1):
            constants.append(plain.copy())
            constants[-1][place] += STEP
        given = draft.add(kind.operand((size,), L.SUBGRAPH_INPUT))
        inputs.append(kind.array(x))
        for each in constants:
            constant = draft.constant(kind.code, each, kind.scale)
            draft.sum(given, constant, draft.add(kind.operand((size,), L.SUBGRAPH_OUTPUT)))
            sums.append(kind.array(x + each))
    return [Case("sums with constants almost alike", draft.model(), tuple(inputs), tuple(sums))]


# Cases of one model, whose inputs differ.
_CASES: Mapping[str, Callable[[SumType], list[Case]]] = {
    "large": lambda kind: _plus_nothing(kind, _large(kind)),
    "exact": lambda kind: _plus_nothing(kind, _exact(kind)),
    "in a pool": _in_a_pool,
    "in several pools": _in_several_pools,
    "in a pool and copied": _in_a_pool_and_copied,
    "at equal places": _at_equal_places,
    "in several graphs": with_constants_everywhere,
    "almost alike": _almost_alike,
}
_SINCE = {"in several graphs": HalVersion.V1_3}


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    feature="caching",
    source=_SAVED,
    variants={name: _SINCE.get(name, HalVersion.V1_2) for name in _CASES},
)
def come_back(subject: Subject, what: str) -> None:
    """A model that is restored from its cache has the constants that it was saved with: hundreds of kibibytes of them,
    with every bit, those that are almost alike each for itself, also those of one pool, of several pools, at the same
    offset of each, and of the graphs that an operation refers to, and those of a pool that the client has filled with
    something else since.
    """
    (first, *_) = cases = _CASES[what](sum_type(subject))
    files = CacheFiles.create(subject)
    saved = files.save(first)
    before = [_computed(subject, saved, case) for case in cases]
    subject.give_back(saved)
    for pool in first.model.pools:
        assert isinstance(pool, Memory)
        pool.view()[:] = b"\x11" * pool.size
    restored = files.restore(f"of a model with a constant, {what}")
    after = [_computed(subject, restored, case) for case in cases]
    different = sum(int(np.sum(one != other)) for one, other in zip(before, after, strict=True))
    with subject.demanded_by(Level.STRICT, "IDevice.hal 1.2, prepareModelFromCache, which says nothing of rounding"):
        text = (
            f"constants and an input: {different} bytes of the sums of the restored model are not those of the saved "
            "one"
        )
        expect(not different, text, Verdict.WRONG)


def _computed(subject: Subject, prepared: PreparedModel, case: Case) -> Array:
    """Execute the case, expect the right outputs, and return their bytes."""
    subject.expect_right(prepared, case)
    return np.concatenate([output.view(np.uint8).ravel() for output in subject.arena.outputs()])


def _plus_nothing(kind: SumType, constant: Array) -> list[Case]:
    """Return a case of the sum of zeros and the constant, which is the constant."""
    whole = kind.sum(np.zeros(constant.shape, np.int64), np.zeros(constant.shape, np.int64))
    values = constant.tobytes() + whole.model.operand_values[constant.nbytes :]
    main, inputs = whole.model.main, whole.inputs
    return [Case("a sum with zeros", type(whole.model)(main, operand_values=values), inputs, (constant,))]


def _three(kind: SumType) -> list[Case]:
    """Return a case of sums with three constants, of which each two differ everywhere."""
    draft, places = GraphDraft(), np.arange(_FEW)
    constants = [20 * number + STEP * places for number in (1, 2, 3)]
    value = draft.add(kind.operand((_FEW,), L.SUBGRAPH_INPUT))
    numbers = [draft.constant(kind.code, each, kind.scale) for each in constants]
    for turn, number in enumerate(numbers):
        last = turn == len(numbers) - 1
        result = draft.add(kind.operand((_FEW,), L.SUBGRAPH_OUTPUT if last else L.TEMPORARY_VARIABLE))
        draft.sum(value, number, result)
        value = result
    return [
        Case("a sum with three constants", draft.model(), (kind.array(places),), (kind.array(places + sum(constants)),))
    ]
