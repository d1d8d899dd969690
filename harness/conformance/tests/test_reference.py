"""The reference driver passes every check of its HAL version, in this process and as a service."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from nnconform.harness.conformance.check import Check, all_checks
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.verdict import Verdict

VERSIONS = [version for version in HalVersion if version <= HalVersion.V1_3]
SERVICES = [f"service:inproc:reference_driver?hal={version}" for version in VERSIONS]
AIDL = [f"service:inproc:reference_driver?hal={version}" for version in HalVersion if version >= HalVersion.AIDL1]
# Behind a service nothing is emulated; in this process the newest version stands for the others.
ADDRESSES = [*SERVICES, f"inproc:reference_driver?hal={VERSIONS[-1]}"]
# About what the reference driver does not lack: test_absent_features has drivers that do.
LACKING = frozenset({"cache_absence.restores_nothing_if_it_caches_nothing"})
# Areas that do the same hundreds of times: whole on the newest version, elsewhere one trial drawn by its address.
LONG = frozenset({"alive", "concurrency", "confusions", "free_results", "lives", "tables"})


@pytest.fixture(scope="module")
def sessions() -> Iterator[dict[str, Session]]:
    sessions = {address: Session(address) for address in (*ADDRESSES, *AIDL)}
    yield sessions
    for session in sessions.values():
        session.close()


@pytest.mark.parametrize("check", all_checks(), ids=lambda check: check.name)
@pytest.mark.parametrize("address", ADDRESSES)
def test_passes(address: str, check: Check, sessions: dict[str, Session]) -> None:
    session = sessions[address]
    trials = list(check.trials(session.hal()))
    if check.area in LONG and address != SERVICES[-1]:
        trials = random.Random(f"{address} {check.name}").sample(trials, min(1, len(trials)))
    for name, trial in trials:
        outcome, _ = run_check(session, check, name, trial)
        here = check.own_process and not address.startswith("service:")
        wanted = Verdict.NOT_APPLICABLE if here or check.name in LACKING else Verdict.PASSED
        assert outcome.verdict == wanted, f"{name}: {outcome.verdict}: {outcome.message}"


@pytest.mark.parametrize("address", AIDL)
def test_passes_what_aidl_adds(address: str, sessions: dict[str, Session]) -> None:
    """AIDL has most rules of 1.3 too: whole are those that it adds, and ways of execution that it adds are sampled."""
    session = sessions[address]
    for check in all_checks():
        trials = list(check.trials(session.hal()))
        if check.since < HalVersion.AIDL1:
            own = [
                each for each in trials if "[configured" in each[0] or "[reusable" in each[0] or "[burst]" in each[0]
            ]
            trials = random.Random(f"{address} {check.name}").sample(own, min(1, len(own)))
        for name, trial in trials:
            outcome, _ = run_check(session, check, name, trial)
            gone = "asynchronous" in name and outcome.verdict == Verdict.NOT_APPLICABLE
            assert gone or outcome.verdict == Verdict.PASSED, f"{name}: {outcome.verdict}: {outcome.message}"
