"""Checks of a driver below a framework: it gets parts of models, in any split, and what it fails at falls back."""

from __future__ import annotations

import os
import signal
import tempfile
from pathlib import Path

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.partitions import SPLITS, Below, need_a_part, split_cases
from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, Remote
from nnconform.harness.execution.expect import expect, not_applicable
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.runtime.running import BURST, FENCED
from nnconform.harness.runtime.step_cache import ClientCache
from nnconform.harness.spec.case import Case

_SOURCE = "driver guide, Compilation: the framework has a driver prepare the part of a model that it supports"
_TURNS = 3


# Subgraphs came with IF and WHILE.
_SINCE = {each: HalVersion.V1_3 if each == "inside" else HalVersion.V1_0 for each in SPLITS}


@check(Level.TEXT, source=_SOURCE, variants=_SINCE)
def executes_parts(subject: Subject, split: str) -> None:
    """The operations that a driver claims, cut out of their model and claimed as such, are prepared and executed each
    time: a framework that gives it all of them, every other one, those of the subgraphs of IF and WHILE, those around
    these, or each alone, falls back to the CPU for none, and the results are right.
    """
    below, took_part = Below(subject, split), False
    for model in _models(split_cases(subject.hal)):
        prepared = below.prepare(model[0].model)
        below.expect_no_incident(f"{model[0].name} prepared, split {split}")
        took_part |= below.takes_part(prepared)
        for case in model * _TURNS:
            below.expect_right(prepared, case)
            below.expect_no_incident(f"{case.name}, split {split}")
        prepared.close()
    need_a_part(took_part)


@check(Level.TEXT, since=HalVersion.V1_2, source=_SOURCE, variants=tuple(each for each in SPLITS if each != "inside"))
def tells_shapes_between_parts(subject: Subject, split: str) -> None:
    """The results of a part that have unknown extents get the dimensions that follow from its inputs, in as much room
    as they need: what other devices compute of them is right. A driver may leave such parts to the CPU by
    GENERAL_FAILURE.
    """
    below, took_part = Below(subject, split), False
    for model in _models(split_cases(subject.hal, are_open=True)):
        prepared = below.prepare(model[0].model)
        took_part |= below.takes_part(prepared)
        for case in model * _TURNS:
            below.expect_right(prepared, case)
            for incident in below.take(case.name):
                if incident.status != ErrorStatus.GENERAL_FAILURE:
                    raise VerdictReached(incident.verdict, f"{case.name}, split {split}: {incident}")
    need_a_part(took_part)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    feature="burst",
    source="driver guide, Execution: bursts; runtime TestPartitioning: each step has a burst of its own",
)
def executes_parts_in_bursts(subject: Subject) -> None:
    """Parts of one model are executed in bursts, one for each part, in turns."""
    _expect_way(subject, BURST)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="fenced",
    source="driver guide, Execution: fenced; runtime TestPartitioning: the steps of a fenced execution",
)
def executes_parts_by_fences(subject: Subject) -> None:
    """Parts of one model whose results have known extents are executed fenced: each fence is signalled."""
    _expect_way(subject, FENCED)


@check(
    Level.TEXT,
    since=HalVersion.AIDL4,
    feature="reusable",
    source="IPreparedModel.aidl 4, createReusableExecution; runtime ExecutionPlan: each step has a reusable execution",
)
def executes_parts_reusably(subject: Subject) -> None:
    """Parts of one model are executed by a reusable execution of each part: what the memories of the inputs hold each
    time gives the right results, from part to part.
    """
    below, took_part = Below(subject, "even"), False
    for model in _models(split_cases(subject.hal)):
        prepared = below.prepare(model[0].model)
        took_part |= below.takes_part(prepared)
        with below.again(prepared, model[0]) as execution:
            for case in model * 2:
                execution.expect_right(case)
                below.expect_no_incident(f"{case.name}, by a reusable execution")
    need_a_part(took_part)


def _expect_way(subject: Subject, way: str) -> None:
    below, took_part = Below(subject, "even"), False
    for model in _models(split_cases(subject.hal)):
        prepared = below.prepare(model[0].model)
        took_part |= below.takes_part(prepared)
        for case in model * 2:
            below.expect_right(prepared, case, way)
            below.expect_no_incident(f"{case.name}, {way}")
        prepared.close()
    need_a_part(took_part)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    feature="caching",
    stage=Stage.PREPARE,
    source="driver guide, Compilation caching; runtime TestCompilationCaching: a part is found again by its own token",
)
def finds_the_cache_of_a_part(subject: Subject) -> None:
    """What a driver saved of a part of a model, it prepares from the same files and token after a restart: no
    preparation is needed again.
    """
    (status, *counts) = subject.device.number_of_cache_files_needed()
    if status != ErrorStatus.NONE or not any(counts):
        not_applicable("the driver asks for no cache files: it does not cache")
    case = split_cases(subject.hal)[0]
    with tempfile.TemporaryDirectory(prefix="nnconform-cache-") as folder:
        cache = ClientCache(Path(folder), bytes(range(BYTE_SIZE_OF_CACHE_TOKEN)))
        for _ in range(2):
            below = Below(subject, "even")
            prepared = below.prepare(case.model, cache)
            below.expect_right(prepared, case)
            below.expect_no_incident(f"{case.name}, prepared with a cache")
            need_a_part(below.takes_part(prepared))
            below.framework.close()


@check(
    Level.STRICT,
    stage=Stage.QUERY,
    source="runtime, Manager.cpp: an operation is given to whom claims it, whenever the model is asked about",
)
def claims_the_same_of_parts(subject: Subject) -> None:
    """What a driver claims of a model does not change when it prepares parts of that model."""
    for case in split_cases(subject.hal):
        below = Below(subject, "even")
        before = below.framework.claims(case.model, case.model.main)
        below.expect_no_incident(f"{case.name} asked about")
        below.prepare(case.model)
        after = below.framework.claims(case.model, case.model.main)
        below.expect_no_incident(f"{case.name} prepared")
        expect(before[0] == after[0], f"{case.name}: claims {before[0]}, and {after[0]} once parts of it are prepared")


@check(
    Level.STRICT,
    stage=Stage.CLOSE,
    own_process=True,
    source="runtime, ManagerCache and TestFailingDriver: a driver that died is left out, and used when it is back",
)
def is_used_again_once_it_is_back(subject: Subject) -> None:
    """A driver whose process ends below a framework that runs is started again for the next model, and executes its
    parts of it; what it had prepared falls back to the CPU until then.
    """
    case = split_cases(subject.hal)[0]
    below = Below(subject, "even")
    prepared = below.prepare(case.model)
    need_a_part(below.takes_part(prepared))
    below.expect_right(prepared, case)
    device = below.candidate.open()
    if not isinstance(device, Remote):
        not_applicable("the driver has no process of its own")
    os.kill(device.pid, signal.SIGKILL)
    below.expect_right(prepared, case)
    crashes = [each for each in below.take(case.name) if each.verdict is Verdict.CRASHED]
    expect(crashes, f"{case.name}: the driver was killed between two executions, and none of its steps failed")
    again = below.prepare(case.model)
    below.expect_right(again, case)
    below.expect_no_incident(f"{case.name}, once the driver was started again")
    expect(
        below.takes_part(again), f"{case.name}: the driver, started again, claims no operation that it claimed before"
    )


def _models(cases: list[Case]) -> list[list[Case]]:
    """Return the cases of each model."""
    found: list[list[Case]] = []
    for case in cases:
        own = next((each for each in found if each[0].model == case.model), None)
        if own is None:
            found.append([case])
        else:
            own.append(case)
    return found
