"""Drivers that use what the contract permits fail no check of the areas concerned."""

from __future__ import annotations

import pytest

from nnconform.harness.conformance.check import find_checks
from nnconform.harness.conformance.run_check import run_trials
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Profile

RIGHT = "inproc:nnconform.harness.conformance.tests.right_drivers"
# A driver, the checks that it might fail, and the strictest profile under which it must not.
DRIVERS = [
    (f"{RIGHT}:CallsBackFromAnotherThread", "launches", Profile.STRICT),
    (f"service:{RIGHT}:CallsBackFromAnotherThread", "launches", Profile.STRICT),
    ("inproc:nnconform.reference_driver.faulty.launches:SlowCompiler", "launches.return", Profile.STRICT),
    (f"{RIGHT}:limits_refused", "loops.refuses", Profile.STRICT),
    (f"{RIGHT}:never_aborts_for_a_duration", "fenced_ends.ends", Profile.HAL),
    (f"{RIGHT}:NoUnknownRanks", "unknown_ranks", Profile.STRICT),
    (f"service:{RIGHT}:UnknownRanksClaimedAndRefused", "unknown_ranks", Profile.STRICT),
    (f"{RIGHT}:NoBytes", "coupling.supports", Profile.STRICT),
    (f"{RIGHT}:FewElements", "alive", Profile.STRICT),
    (f"{RIGHT}:FewElements", "tables", Profile.STRICT),
    (f"{RIGHT}:LikesConstants", "alive.are_many_at_once", Profile.STRICT),
    (f"{RIGHT}:LikesConstants", "confusions", Profile.STRICT),
    (f"{RIGHT}:AllOrNone", "support", Profile.HAL),
    (f"{RIGHT}:AllOrNone", "extensions", Profile.HAL),
    (f"{RIGHT}:NotBesideUnknown", "support", Profile.HAL),
    (f"{RIGHT}:NotBesideUnknown", "extensions", Profile.HAL),
    (f"{RIGHT}:TwoModels", "cache_security", Profile.STRICT),
    (f"{RIGHT}:TwoModels", "cache_descriptors.gives", Profile.STRICT),
    (f"{RIGHT}:TwoModels", "caching", Profile.STRICT),
    (f"{RIGHT}:TwoModels", "callbacks", Profile.STRICT),
    (f"{RIGHT}:TwoModels", "lives.outlast", Profile.STRICT),
    (f"{RIGHT}:TwoModels", "framework", Profile.HAL),
    (f"service:{RIGHT}:TwoModels", "isolation", Profile.STRICT),
    (f"service:{RIGHT}:TwoModels", "overlap.many", Profile.STRICT),
    ("inproc:reference_driver.lenient?permit=few_bursts&hal=aidl4", "reusable", Profile.STRICT),
    ("inproc:reference_driver.lenient?permit=few_bursts&hal=aidl4", "overlap.one", Profile.STRICT),
    ("service:inproc:reference_driver.lenient?permit=few_bursts&hal=aidl4", "isolation.tells", Profile.STRICT),
    ("inproc:reference_driver.lenient?permit=few_bursts&hal=aidl4", "framework.executes_parts_reusably", Profile.HAL),
    # From AIDL on it has a status of its own for want of room.
    *[
        ("inproc:reference_driver.lenient?permit=few_buffers&hal=aidl4", area, Profile.STRICT)
        for area in ("buffers", "buffer_contents", "buffer_states", "memory_domains", "sequences", "restored.do_what")
    ],
    ("service:inproc:reference_driver.lenient?permit=few_buffers&hal=aidl4", "isolation", Profile.STRICT),
    (f"{RIGHT}:TwoModels?hal=aidl4", "configurations", Profile.STRICT),
    ("inproc:reference_driver.lenient?permit=misses_short_times&hal=aidl4", "fenced_ends", Profile.HAL),
    ("inproc:reference_driver?order=reversed", "coupling.gives", Profile.STRICT),
    # It has no status of its own for want of room.
    ("service:inproc:reference_driver.lenient?permit=few_models&hal=1.2", "support", Profile.STRICT),
    ("service:inproc:reference_driver.lenient?permit=few_models&hal=1.2", "unknown_ranks", Profile.STRICT),
]


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize(("address", "pattern", "profile"), DRIVERS)
def test_no_check_fails(address, pattern, profile):
    session = Session(address, profile=profile)
    failures = {}
    for check in find_checks(pattern):
        for name, outcome in run_trials(session, check):
            if outcome.failed:
                failures[name] = outcome.message
    session.close()
    assert failures == {}
