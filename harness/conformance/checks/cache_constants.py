"""Checks that a model comes back from its cache with all of its constants: large ones, exact ones, those in pools."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import look_alikes, models
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.exact_sums import STEP, VALUES, SumType, sum_type
from nnconform.harness.execution.expect import expect
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_SAVED = "IDevice.hal 1.2 and 1.3, prepareModelFromCache: gives the prepared model that was saved"
# Beyond 64 KiB and 256 KiB of bytes, and no multiple of a page.
_LARGE = 300_007


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


_CONSTANTS: Mapping[str, Callable[[SumType], Array]] = {"large": _large, "exact": _exact, "in a pool": _few}


@check(Level.TEXT, since=HalVersion.V1_2, feature="caching", source=_SAVED, variants=tuple(_CONSTANTS))
def come_back(subject: Subject, what: str) -> None:
    """A model that is restored from its cache has the constants that it was saved with: hundreds of kibibytes of them,
    with every bit, also those of a pool that the client has filled with something else since.
    """
    kind = sum_type(subject)
    constant = _CONSTANTS[what](kind)
    pool = Memory.create(64 + constant.nbytes)
    case = _plus_nothing(kind, constant)
    if what == "in a pool":
        look_alikes.write(case.model, pool, 32)
        case = Case(case.name, models.in_pools(case.model, [pool], 32), case.inputs, case.expected)
    files = CacheFiles.create(subject)
    saved = files.save(case)
    subject.expect_right(saved, case)
    (before,) = subject.arena.outputs()
    subject.give_back(saved)
    pool.view()[:] = b"\x11" * pool.size
    restored = files.restore(f"of a model with a constant, {what}")
    subject.expect_right(restored, case)
    (after,) = subject.arena.outputs()
    different = int(np.sum(before.view(np.uint8) != after.view(np.uint8)))
    with subject.demanded_by(Level.STRICT, "IDevice.hal 1.2, prepareModelFromCache, which says nothing of rounding"):
        text = (
            f"a constant and zeros: {different} bytes of the sum of the restored model are not those of the saved one"
        )
        expect(not different, text, Verdict.WRONG)


def _plus_nothing(kind: SumType, constant: Array) -> Case:
    """Return a case of the sum of zeros and the constant, which is the constant."""
    whole = kind.sum(np.zeros(constant.shape, np.int64), np.zeros(constant.shape, np.int64))
    values = constant.tobytes() + whole.model.operand_values[constant.nbytes :]
    main, inputs = whole.model.main, whole.inputs
    return Case("a sum with zeros", type(whole.model)(main, operand_values=values), inputs, (constant,))
