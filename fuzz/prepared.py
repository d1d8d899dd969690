"""Our own small models, prepared once on a driver for many inputs."""

from __future__ import annotations

from nnconform.fuzz.call_inputs import all_cases
from nnconform.harness.driver.interface import Device, PreparedModel
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version


class PreparedCases:
    """The prepared models of a session's driver; prepared anew after it broke down."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._cases = {case.name: case for case in all_cases()}
        self._device: Device | None = None
        self._prepared: dict[str, PreparedModel] = {}
        self._supported: tuple[Case, ...] | None = None

    def case(self, name: str) -> Case:
        """Return the case of this name. Raises ValueError if there is none, as of a finding of another version."""
        if name not in self._cases:
            raise ValueError(f"there is no model {name!r} any more")
        return self._cases[name]

    def all_supported(self) -> tuple[Case, ...]:
        """Return the cases whose models the driver supports, which is asked once."""
        if self._supported is None:
            self._supported = tuple(case for case in self._cases.values() if self._is_supported(case))
        return self._supported

    def get(self, name: str) -> PreparedModel:
        """Return the prepared model. Raises VerdictReached: unsupported if the driver does not support it."""
        case, device = self.case(name), self._session.device()
        if device is not self._device:
            self._device, self._prepared = device, {}
        if name not in self._prepared:
            self._prepared[name] = self._prepare(case)
        return self._prepared[name]

    def _is_supported(self, case: Case) -> bool:
        if required_version(case.model, validate_model(case.model)) > self._session.hal():
            return False
        status, supported = self._session.device().supported_operations(case.model)
        return status != ErrorStatus.NONE or all(supported)

    def _prepare(self, case: Case) -> PreparedModel:
        if not self._is_supported(case):
            raise VerdictReached(Verdict.UNSUPPORTED)
        preparation = prepare(self._session, case.model)
        preparation.expect_no_problem()
        if preparation.prepared is None:
            text = f"prepare_model of {case.name}: {name_of(ErrorStatus, preparation.status)}"
            raise VerdictReached(Verdict.ERROR, text)
        return preparation.prepared
