"""Right drivers without a feature: one that caches nothing, one of HAL 1.1 that is given the extents of outputs."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

import pytest

from nnconform.harness.conformance.check import find_checks
from nnconform.harness.conformance.run_check import run_trials
from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.request import Request
from nnconform.harness.ops.operation import Call
from nnconform.harness.results.verdict import Verdict
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class CachesNothing(ReferenceDevice):
    """A driver without caching, which ignores cache files."""

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return ErrorStatus.NONE, 0, 0

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        callback(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE


class _NeedsExtents(ReferencePreparedModel):
    def check(self, request: Request, measure: int) -> ErrorStatus:
        known = all(argument.dimensions for argument in request.outputs)
        return super().check(request, measure) if known else ErrorStatus.INVALID_ARGUMENT


class OutputsAreGiven(ReferenceDevice):
    """A driver of HAL 1.1 that takes outputs of unknown extents, whose extents each request must give."""

    prepared_model = _NeedsExtents

    def __init__(self) -> None:
        super().__init__(hal=str(HalVersion.V1_1))

    def computes(self, call: Call) -> bool:
        return True


@pytest.mark.parametrize(
    ("driver", "check"),
    [
        (CachesNothing, "cache_absence.restores_nothing_if_it_caches_nothing"),
        (CachesNothing, "caching.ignores_the_token_without_files"),
        (OutputsAreGiven, "outputs.are_known_before_1_2"),
    ],
)
def test_a_right_driver_passes(driver: type, check: str) -> None:
    with closing(Session(f"inproc:{__name__}:{driver.__name__}")) as session:
        (one,) = find_checks(check)
        for name, outcome in run_trials(session, one):
            assert outcome.verdict is Verdict.PASSED, f"{name}: {outcome.message}"
