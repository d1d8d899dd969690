"""The calls with one mutant: a driver in another process works on them while their caller judges earlier mutants."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.driver.interface import Device, Remote
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.preparation import Preparation, prepare_ahead, query_ahead
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.family import Family, Mutant
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.results.verdict import Stage, VerdictReached


class MutantCalls:
    """The calls with one mutant on the driver of a session.

    If that is open and in another process, it is given the calls at once. If it breaks down over an earlier mutant, the
    next process is given them again.
    """

    def __init__(self, session: Session, family: Family, mutant: Mutant) -> None:
        self.session, self.family, self.mutant, self.stage = session, family, mutant, Stage.LOAD
        self._query: Callable[[], tuple[ErrorStatus, tuple[bool, ...]]] | None = None
        self._prepare: Callable[[], Preparation] | None = None
        # The driver that was given the calls.
        self._device: Device | None = None
        if session.is_open and isinstance(session.device(), Remote):
            try:
                self._make()
            except DriverFault:
                # Mostly that of an earlier mutant. If it is of this one, it shows again when the calls are made again.
                self._device = None

    def _make(self) -> None:
        device, model = self.session.device(), self.mutant.mutation.build()
        self._query = query_ahead(self.session, model) if self.family.queried else None
        self._prepare = prepare_ahead(self.session, model, **self.mutant.mutation.arguments)
        self._device = device

    def expect_refusal(self) -> None:
        """Judge the answers. Raises VerdictReached if the mutant is not refused as it must be, and DriverFault."""
        if self._device is not self.session.device():
            self._make()
        if self._query is not None:
            self.stage = Stage.QUERY
            status, supported = self._query()
            try:
                expect_status(status, ErrorStatus.INVALID_ARGUMENT, call="supported_operations")
                text = f"supported_operations refused the model, but returned {supported} for its operations"
                expect(not supported, text)
            except VerdictReached:
                self._forget_preparation()
                raise
        self.stage = Stage.PREPARE
        preparation = self._prepared()
        preparation.expect_no_problem()
        expect_status(preparation.status, ErrorStatus.INVALID_ARGUMENT, call="prepare_model")

    def _prepared(self) -> Preparation:
        """Return the preparation, of which nothing is kept."""
        assert self._prepare is not None, "the calls were made"
        preparation = self._prepare()
        for _, prepared in preparation.calls:
            if prepared is not None:
                prepared.close()
        return preparation

    def _forget_preparation(self) -> None:
        """Take the answer of a preparation that was sent ahead: the verdict is that of the query, whatever it is."""
        if isinstance(self._device, Remote):
            try:
                self._prepared()
            except DriverFault:
                self.session.discard_device()
