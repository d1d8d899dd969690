"""The reference driver passes every check of its HAL version, in this process and as a service."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nnconform.harness.conformance.check import Check, all_checks
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.verdict import Verdict

VERSIONS = [version for version in HalVersion if version is not HalVersion.V1_3_PLUS]
SERVICES = [f"service:inproc:reference_driver?hal={version}" for version in VERSIONS]
# Behind a service nothing is emulated; in this process the newest version stands for the others.
ADDRESSES = [*SERVICES, f"inproc:reference_driver?hal={VERSIONS[-1]}"]


@pytest.fixture(scope="module")
def sessions() -> Iterator[dict[str, Session]]:
    sessions = {address: Session(address) for address in ADDRESSES}
    yield sessions
    for session in sessions.values():
        session.close()


@pytest.mark.parametrize("check", all_checks(), ids=lambda check: check.name)
@pytest.mark.parametrize("address", ADDRESSES)
def test_passes(address: str, check: Check, sessions: dict[str, Session]) -> None:
    session = sessions[address]
    for name, trial in check.trials(session.hal()):
        outcome, _ = run_check(session, check, name, trial)
        assert outcome.verdict == Verdict.PASSED, f"{name}: {outcome.verdict}: {outcome.message}"
