"""The reference driver passes every check of its HAL version, in this process and as a service.

Trials that are many of one kind are dealt: each runs on one address. ``nnconform run`` runs all of them on one.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator

import pytest

from nnconform.harness.conformance.check import Check, all_checks
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import sequences
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
# Areas with hundreds of trials of one kind, or with trials of hundreds of calls: each trial runs on one address.
DEALT = frozenset(
    {"alive", "concurrency", "confusions", "coupling", "free_results", "lives", "matrix", "mutation", "tables"}
)
# Sequences of calls on all addresses but that of the newest service: a fifth of those of a run.
FEW_SEQUENCES = 6


def version_of(address: str) -> HalVersion:
    return HalVersion.parse(address.rpartition("=")[2])


def dealt() -> dict[str, str]:
    """Return the address on which each trial that is dealt runs, of those that have it: drawn by the trial's name."""
    having = defaultdict[str, list[str]](list)
    for address in ADDRESSES:
        for check in all_checks():
            if check.area in DEALT and (address in SERVICES or not check.own_process):
                for name, _ in check.trials(version_of(address)):
                    having[name].append(address)
    return {name: random.Random(name).choice(addresses) for name, addresses in having.items()}


SHARES = dealt()


def trials_on(address: str, check: Check) -> list[tuple[str, Callable[[Subject], None]]]:
    """Return the trials of a check that run on an address: all, or those of its share."""
    every = check.trials(version_of(address))
    return [(name, trial) for name, trial in every if SHARES.get(name, address) == address]


PAIRS = [(address, check) for address in ADDRESSES for check in all_checks() if trials_on(address, check)]


@pytest.fixture(scope="module")
def sessions() -> Iterator[dict[str, Session]]:
    sessions = {address: Session(address) for address in (*ADDRESSES, *AIDL)}
    yield sessions
    for session in sessions.values():
        session.close()


@pytest.mark.usefixtures("light_collections")
@pytest.mark.parametrize(("address", "check"), PAIRS, ids=[f"{address}-{check.name}" for address, check in PAIRS])
def test_passes(address: str, check: Check, sessions: dict[str, Session], monkeypatch: pytest.MonkeyPatch) -> None:
    if address != SERVICES[-1]:
        monkeypatch.setattr(sequences, "SEQUENCES", FEW_SEQUENCES)
    session = sessions[address]
    for name, trial in trials_on(address, check):
        outcome, _ = run_check(session, check, name, trial)
        here = check.own_process and not address.startswith("service:")
        wanted = Verdict.NOT_APPLICABLE if here or check.name in LACKING else Verdict.PASSED
        assert outcome.verdict == wanted, f"{name}: {outcome.verdict}: {outcome.message}"


def test_every_trial_runs() -> None:
    """Each trial of the newest version on some address, and one that is dealt on one alone."""
    run = Counter(name for address, check in PAIRS for name, _ in trials_on(address, check))
    names = {name for check in all_checks() for name, _ in check.trials(VERSIONS[-1])}
    assert names <= set(run)
    assert {run[name] for name in SHARES} == {1}
    assert set(SHARES.values()) == set(ADDRESSES)


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
