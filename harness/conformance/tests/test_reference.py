"""The reference driver passes every check of its HAL version, in this process and as a service.

The newest HIDL version has all as a service. Of the trials that the other addresses have too each runs on one of them,
and trials that are many of one kind, or long, on one of all. ``nnconform run`` runs all of them on one, each whole.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from nnconform.harness.conformance.check import Check, all_checks
from nnconform.harness.conformance.checks import free_results
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models, sequences
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

VERSIONS = [version for version in HalVersion if version <= HalVersion.V1_3]
SERVICES = [f"service:inproc:reference_driver?hal={version}" for version in VERSIONS]
AIDL = [f"service:inproc:reference_driver?hal={version}" for version in HalVersion if version >= HalVersion.AIDL1]
NEWEST = SERVICES[-1]
# Behind a service nothing is emulated; in this process the newest version stands for the others.
ADDRESSES = [*SERVICES, f"inproc:reference_driver?hal={VERSIONS[-1]}"]
# About what the reference driver does not lack: test_absent_features has drivers that do.
LACKING = frozenset({"cache_absence.restores_nothing_if_it_caches_nothing"})
# Areas with hundreds of trials of one kind, or with trials of hundreds of calls or of seconds: each trial runs on one
# address.
DEALT = frozenset(
    {
        "alive",
        "asynchronous",
        "concurrency",
        "confusions",
        "cost",
        "coupling",
        "deadlines",
        "endings",
        "framework",
        "free_results",
        "graphs",
        "limits",
        "lives",
        "loops",
        "matrix",
        "memories",
        "mutation",
        "operands",
        "priorities",
        "rare_ends",
        "recovery",
        "side_effects",
        "tables",
        "timing",
    }
)
# Of what a check draws or goes through on the newest service and on the others: sequences of calls, of 30 in a run;
# everywhere the wild calls of one signature, of 150 in a run; and the part of the small models that each way of
# executing executes, drawn by its name.
SEQUENCES, FEW_SEQUENCES, CALLS, PART_OF_MODELS = 12, 6, 16, 0.5
# Of the trials of a check that an address has, those that run on every change.
FEW_TRIALS = 8

Trial = tuple[str, Callable[[Subject], None]]


def version_of(address: str) -> HalVersion:
    return HalVersion.parse(address.rpartition("=")[2])


def dealt() -> dict[str, frozenset[str]]:
    """Return the addresses on which each trial runs: drawn by the trial's name, of those that have it."""
    having, areas = defaultdict[str, list[str]](list), dict[str, str]()
    for address in ADDRESSES:
        for check in all_checks():
            if address in SERVICES or not check.own_process:
                for name, _ in check.trials(version_of(address)):
                    having[name].append(address)
                    areas[name] = check.area
    return {name: _shares(name, areas[name], addresses) for name, addresses in having.items()}


def another_aidl(name: str, check: Check) -> str:
    """Return the address of an AIDL version before the newest that has the trial, drawn by its name; "" if none has."""
    having = [each for each in AIDL[:-1] if name in dict(check.trials(version_of(each)))]
    return Random(name).choice(having) if having else ""


def _shares(name: str, area: str, addresses: list[str]) -> frozenset[str]:
    if area in DEALT or NEWEST not in addresses or len(addresses) == 1:
        return frozenset({Random(name).choice(addresses)})
    return frozenset({NEWEST, Random(name).choice([each for each in addresses if each != NEWEST])})


SHARES = dealt()


def trials_on(address: str, check: Check) -> list[Trial]:
    """Return the trials of a check that run on an address: its share, or all if they do not apply there."""
    every = check.trials(version_of(address))
    absent = check.own_process and address not in SERVICES
    return [(name, trial) for name, trial in every if absent or address in SHARES[name]]


def few_models(name: str, hal: HalVersion) -> tuple[Case, ...]:
    """Return a part of the small models of a HAL version, drawn by a name."""
    every = ALL_MODELS(hal)
    return tuple(Random(name).sample(every, round(PART_OF_MODELS * len(every))))


ALL_MODELS = models.cases
PAIRS = [(address, check) for address in ADDRESSES for check in all_checks() if trials_on(address, check)]


def parameters() -> list[object]:
    """Return the pairs with their trials as parameters. On every change each check runs as a service of the newest
    version, and on the other addresses one in six, or what only they have: of many trials a few, drawn by their names.
    The others are for the night.
    """
    on_newest = {check.name for address, check in PAIRS if address == NEWEST}
    found = list[object]()
    for address, check in PAIRS:
        name, trials = f"{address}-{check.name}", trials_on(address, check)
        again = address != NEWEST and check.name in on_newest
        daily = Random(name).sample(trials, min(FEW_TRIALS, len(trials)))
        rest = [each for each in trials if each not in daily]
        marks = pytest.mark.sampled(one_in=6) if again else ()
        found.append(pytest.param(address, check, daily, id=name, marks=marks))
        if rest:
            found.append(pytest.param(address, check, rest, id=f"{name}-rest", marks=pytest.mark.nightly))
    return found


@pytest.fixture(scope="module")
def sessions() -> Iterator[dict[str, Session]]:
    sessions = {address: Session(address) for address in (*ADDRESSES, *AIDL)}
    yield sessions
    for session in sessions.values():
        session.close()


@pytest.mark.usefixtures("light_collections")
@pytest.mark.parametrize(("address", "check", "trials"), parameters())
def test_passes(
    address: str, check: Check, trials: list[Trial], sessions: dict[str, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sequences, "SEQUENCES", SEQUENCES if address == NEWEST else FEW_SEQUENCES)
    monkeypatch.setattr(free_results, "_MOST", CALLS)
    session = sessions[address]
    for name, trial in trials:
        if check.area == "matrix":
            monkeypatch.setattr(models, "cases", partial(few_models, name))
        outcome, _ = run_check(session, check, name, trial)
        here = check.own_process and not address.startswith("service:")
        wanted = Verdict.NOT_APPLICABLE if here or check.name in LACKING else Verdict.PASSED
        assert outcome.verdict == wanted, f"{name}: {outcome.verdict}: {outcome.message}"


def test_every_trial_runs() -> None:
    """Each trial of the newest version: on one address if it is dealt, else there and on another that has it."""
    run = defaultdict[str, list[str]](list)
    for address, check in PAIRS:
        for name, _ in trials_on(address, check):
            if address in SERVICES or not check.own_process:
                run[name].append(address)
    every = {name: check for check in all_checks() for name, _ in check.trials(VERSIONS[-1])}
    assert every.keys() <= run.keys()
    assert {len(run[name]) for name, check in every.items() if check.area in DEALT} == {1}
    whole = [run[name] for name, check in every.items() if check.area not in DEALT]
    assert all(NEWEST in addresses and len(addresses) <= 2 for addresses in whole)
    assert {address for addresses in run.values() for address in addresses} == set(ADDRESSES)


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("address", AIDL)
def test_passes_what_aidl_adds(address: str, sessions: dict[str, Session]) -> None:
    """AIDL has most rules of 1.3 too: those that it adds run on the newest version and another one that has them, and
    ways of execution that it adds are sampled.
    """
    session = sessions[address]
    for check in all_checks():
        trials = list(check.trials(session.hal()))
        if check.since < HalVersion.AIDL1:
            own = [
                each for each in trials if "[configured" in each[0] or "[reusable" in each[0] or "[burst]" in each[0]
            ]
            trials = Random(f"{address} {check.name}").sample(own, min(1, len(own)))
        elif address != AIDL[-1]:
            trials = [each for each in trials if address == another_aidl(each[0], check)]
        for name, trial in trials:
            outcome, _ = run_check(session, check, name, trial)
            gone = "asynchronous" in name and outcome.verdict == Verdict.NOT_APPLICABLE
            assert gone or outcome.verdict == Verdict.PASSED, f"{name}: {outcome.verdict}: {outcome.message}"
