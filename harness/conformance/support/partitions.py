"""The driver under test below a framework, with the CPU to fall back to, and the ways to split models between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import cache, partial
from pathlib import Path

import msgspec

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.driver.interface import MAXIMUM_LOOP_TIMEOUT, ExecutionConfig, ReusableExecution
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.loaders.framework import open_default_fallback
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import Model, Subgraph
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.framework import FALLBACK, INTERPRETED, Framework, Partitioning
from nnconform.harness.runtime.incidents import Incident
from nnconform.harness.runtime.placement import Choose
from nnconform.harness.runtime.prepared import FrameworkPreparedModel, compiled
from nnconform.harness.runtime.running import SYNCHRONOUS, Running
from nnconform.harness.runtime.step_cache import ClientCache
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

DRIVER, TWIN = 0, 1
_OPEN = "open_"


@cache
def _all() -> tuple[tuple[HalVersion, Case], ...]:
    path = Path(__file__).with_name("split_models.mod.py")
    return tuple((required_version(each.model, validate_model(each.model)), each) for each in read_spec(path))


def split_cases(hal: HalVersion, *, are_open: bool = False) -> list[Case]:
    """Return the cases to split on a driver of HAL ``hal``: those whose results have unknown extents, or the others."""
    prefix = f"split_models_{_OPEN}"
    return [case for since, case in _all() if since <= hal and case.name.startswith(prefix) is are_open]


def _among(owners: Sequence[int], *wanted: int) -> int:
    return next((owner for owner in wanted if owner in owners), owners[0])


def _whole(model: Model, graph: Subgraph, number: int, owners: Sequence[int]) -> int:
    return _among(owners, DRIVER)


def _even(model: Model, graph: Subgraph, number: int, owners: Sequence[int]) -> int:
    return _among(owners, INTERPRETED, FALLBACK if number % 2 else DRIVER)


def _odd(model: Model, graph: Subgraph, number: int, owners: Sequence[int]) -> int:
    return _among(owners, INTERPRETED, DRIVER if number % 2 else FALLBACK)


def _inside(model: Model, graph: Subgraph, number: int, owners: Sequence[int]) -> int:
    # A model without subgraphs is the driver's: an older HAL has no others.
    return _among(owners, INTERPRETED, FALLBACK if graph is model.main and model.referenced else DRIVER)


def _outside(model: Model, graph: Subgraph, number: int, owners: Sequence[int]) -> int:
    return _among(owners, INTERPRETED, DRIVER if graph is model.main else FALLBACK)


def _each(model: Model, graph: Subgraph, number: int, owners: Sequence[int]) -> int:
    return _among(owners, INTERPRETED, *((DRIVER, TWIN) if number % 2 else (TWIN, DRIVER)))


# All on the driver; every other operation; those of referenced graphs, or those outside; each alone.
SPLITS: Mapping[str, Choose] = {
    "whole": _whole,
    "even": _even,
    "odd": _odd,
    "inside": _inside,
    "outside": _outside,
    "each": _each,
}


def _config(case: Case) -> ExecutionConfig:
    """Return how to execute a case: loops whose turns go from process to process may take the most time that there is,
    on a busy machine.
    """
    return ExecutionConfig(loop_timeout=MAXIMUM_LOOP_TIMEOUT if case.model.referenced else None)


class Below:
    """The driver of a subject below a framework that splits models by ``split``; closed at the end of the trial.

    It is opened for the framework alone, so that what breaks it down is an incident, and the trial goes on.
    """

    def __init__(self, subject: Subject, split: str) -> None:
        self.subject = subject
        session = subject.session
        opens = partial(open_driver, session.address, session.limit)
        candidate = Candidate("the driver", opens, session.limit)
        cpu = Candidate("the CPU", partial(open_default_fallback, [candidate], session.limit), session.limit)
        # The same device under two names: operations of the two are not joined to one step.
        both = [candidate, Twin(candidate)] if split == "each" else [candidate]
        self.candidate = candidate
        self.framework = Framework(both, cpu, Partitioning(scatter=SPLITS[split]))
        subject.closing.callback(self.framework.close)

    def prepare(self, model: Model, cache: ClientCache | None = None) -> FrameworkPreparedModel:
        """Return a model, split and prepared; it is closed at the end of the trial."""
        prepared = compiled(self.framework, model, PreparationOptions(), cache)
        self.subject.closing.callback(prepared.close)
        return prepared

    def expect_right(self, prepared: FrameworkPreparedModel, case: Case, way: str = SYNCHRONOUS) -> None:
        """Execute a case. Raises VerdictReached unless its outputs are right."""
        arena = Arena(self.subject.session.seed)
        result = prepared.perform(self.subject.lay_out(case, arena), Running(way, _config(case)))
        expect_status(result.status, ErrorStatus.NONE, call=f"{case.name}, split over a framework's devices")
        judge_outputs(case, arena, result)
        self.subject.count("executions")

    @contextmanager
    def again(self, prepared: FrameworkPreparedModel, case: Case) -> Iterator[Again]:
        """A context with a reusable execution of the request of a case. Raises VerdictReached."""
        arena = Arena(self.subject.session.seed)
        status, execution = prepared.create_reusable_execution(self.subject.lay_out(case, arena), _config(case))
        expect_status(status, ErrorStatus.NONE, call=f"create_reusable_execution of {case.name}, split")
        assert execution is not None
        with closing(execution):
            yield Again(self.subject, arena, execution)

    def expect_no_incident(self, what: str) -> None:
        """Raises VerdictReached for the first fault of the driver since the last call."""
        for incident in self.take(what):
            text = f"{what}: right by fallback, but {incident}"
            raise VerdictReached(incident.verdict, text)

    def take(self, what: str) -> tuple[Incident, ...]:
        """Return the faults of the driver since the last call; those of the CPU are none of its."""
        return tuple(each for each in self.framework.log.take() if each.device != "the CPU")

    def takes_part(self, prepared: FrameworkPreparedModel) -> bool:
        """Return whether the driver has a step of the model."""
        return any(step.first is not None for step in prepared.plan.device_steps())


class Again(msgspec.Struct, frozen=True):
    """A reusable execution of a split model, whose arguments lie in ``arena``."""

    subject: Subject
    arena: Arena
    execution: ReusableExecution

    def expect_right(self, case: Case) -> None:
        """Execute a case of the model. Raises VerdictReached unless its outputs are right."""
        self.subject.lay_out(case, self.arena)
        result = self.execution.execute_synchronously()
        expect_status(result.status, ErrorStatus.NONE, call=f"{case.name}, split, by a reusable execution")
        judge_outputs(case, self.arena, result)
        self.subject.count("executions")


class Twin(Candidate):
    """A candidate under another name, with the same open device."""

    def __init__(self, other: Candidate) -> None:
        super().__init__("the driver again", other.open, other.limit)
        self.alive, self.reusables = other.alive, other.reusables


def need_a_part(took_part: bool) -> None:
    """Raises VerdictReached (unsupported) if the driver took no part in any split model."""
    if not took_part:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports no operation of the models that are split")
