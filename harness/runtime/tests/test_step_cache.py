"""The token of a step's cache files: everything that a prepared model depends on changes it, and nothing else."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.support.partitions import split_cases
from nnconform.harness.driver.interface import TokenValuePair
from nnconform.harness.model.codes import ExecutionPreference, HalVersion, Priority
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.framework import Framework, Partitioning
from nnconform.harness.runtime.incidents import IncidentLog
from nnconform.harness.runtime.placement import Scatter
from nnconform.harness.runtime.prepared import compiled
from nnconform.harness.runtime.step_cache import ClientCache, StepCache
from nnconform.harness.runtime.tests.recording import Execution, RecordingDevice

CASE = split_cases(HalVersion.V1_3)[0]
PLAIN = PreparationOptions()
TOKEN = bytes(range(32))


class Newer(RecordingDevice):
    """A later version of the driver."""

    def info(self):
        return replace(super().info(), version="2")


def candidate(name="device", kind=RecordingDevice):
    return Candidate(name, partial(kind, HalVersion.V1_3), 5.0)


def token(*, options=PLAIN, name="device", kind=RecordingDevice, client=TOKEN, part="main (0, 2)"):
    with closing(candidate(name, kind)) as device:
        return StepCache(ClientCache(Path(), client), part, IncidentLog()).token(device, options)


def test_the_same_gives_the_same_token():
    assert token() == token()
    # Which time a compilation may take changes nothing of what it makes.
    assert token(options=PreparationOptions(deadline=1 << 60)) == token()
    assert len(token()) == len(TOKEN)


@pytest.mark.parametrize(
    "changed",
    [
        *({"options": PreparationOptions(preference=each)} for each in ExecutionPreference if each != PLAIN.preference),
        *({"options": PreparationOptions(priority=each)} for each in Priority if each != PLAIN.priority),
        {"options": PreparationOptions(hints=(TokenValuePair(1, b"a"),))},
        {"name": "another device"},
        {"kind": Newer},
        {"client": bytes(32)},
        {"part": "main (0, 3)"},
        {"part": "referenced[0] (0, 2)"},
    ],
    ids=str,
)
def test_each_thing_changes_the_token(changed):
    assert token(**changed) != token()


class Caching(RecordingDevice):
    """A device that counts its preparations from a cache and the others."""

    from_cache = anew = 0

    def prepare_model_from_cache(self, *arguments):
        Caching.from_cache += 1
        return super().prepare_model_from_cache(*arguments)

    def prepare_model(self, *arguments, **named):
        Caching.anew += 1
        return super().prepare_model(*arguments, **named)


def prepared_with(folder, options=PLAIN, seed=1):
    """Prepare and execute the case on two devices; return the number of preparations from a cache, and of others."""
    Caching.from_cache = Caching.anew = 0
    devices = [candidate(name, Caching) for name in ("a", "b")]
    with closing(Framework(devices, None, Partitioning(scatter=Scatter(seed)))) as framework:
        prepared = compiled(framework, CASE.model, options, ClientCache(folder, TOKEN))
        execution = Execution(CASE)
        execution.expect_right(prepared.execute_synchronously(execution.request))
        assert framework.log.take() == ()
        return Caching.from_cache, Caching.anew, len(prepared.steps)


@pytest.mark.parametrize(
    "changed",
    [
        {"options": PreparationOptions(preference=ExecutionPreference.LOW_POWER)},
        {"options": PreparationOptions(priority=Priority.HIGH)},
        {"seed": 3},
    ],
    ids=["preference", "priority", "partition"],
)
def test_another_compilation_finds_no_files_of_this_one(tmp_path, changed):
    _, first, steps = prepared_with(tmp_path)
    assert first == steps > 1
    assert prepared_with(tmp_path) == (steps, 0, steps)
    found, anew, others = prepared_with(tmp_path, **changed)
    assert (found, anew) == (0, others)
    # And it spoils none of the first one's.
    assert prepared_with(tmp_path) == (steps, 0, steps)
