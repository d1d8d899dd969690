"""Many random graphs on one driver: the result of each as it falls, the first failure of each kind made small.

Failures of one kind have the same verdict at the same stage and, where an answer is wrong, the same operation is the
first to be wrong.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from nnconform.harness.campaigns.folders import writing_to
from nnconform.harness.campaigns.graphs import MINIMISE_BUDGET, GraphCase, GraphOutcome, GraphRunner, first_wrong
from nnconform.harness.loaders.adapters.litert.write import to_tflite
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import SUFFIX
from nnconform.harness.spec.writer import write_spec

# The verdict on a graph that the oracle has no answer for, or that could not be drawn.
UNANSWERED = "unanswered"


@dataclass(frozen=True, slots=True)
class FailureKind:
    """What failures of one kind have in common; ``operation`` is the first that went wrong, "" where none is known."""

    verdict: Verdict
    stage: Stage
    operation: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.verdict.value, self.stage.value, self.operation)))


@dataclass(frozen=True)
class GraphResult:
    """The verdict on a graph, in the words and numbers that a summary needs.

    ``verdict``: or UNANSWERED. ``like`` names the graph that failed in the same way before; ``small`` counts the
    operations of the least graph that fails so, where it was looked for, and ``tries`` how many graphs that took.
    """

    name: str
    verdict: str
    failed: bool = False
    operations: tuple[str, ...] = ()
    elements: int = 0
    undecided: int = 0
    blunt: int = 0
    message: str = ""
    kind: str = ""
    like: str = ""
    small: int = 0
    tries: int = 0
    path: str = ""
    seconds: float = 0.0


@dataclass(frozen=True)
class GraphRecord:
    """The result of a graph, and the event for the results store; None where there is no verdict of the driver."""

    result: GraphResult
    event: Event | None = None


@dataclass
class GraphCampaign:
    """Graphs that follow from ``seed``. Failing ones are written to the folder ``dump``; ``options`` are those that the
    command which repeats one graph needs besides.
    """

    runs: GraphRunner
    seed: int
    dump: Path | None = None
    budget: int = MINIMISE_BUDGET
    options: tuple[str, ...] = ()
    _kinds: dict[FailureKind, str] = field(default_factory=dict)

    def records(self, numbers: Iterable[int]) -> Iterator[GraphRecord]:
        """The record of each of these graphs."""
        for number in numbers:
            began = time.monotonic()
            tried = self.runs.run(self.seed, number)
            if tried.graph_case is None or tried.outcome is None:
                yield GraphRecord(GraphResult(tried.name, UNANSWERED, seconds=time.monotonic() - began))
                continue
            yield self._record(number, tried, tried.graph_case, tried.outcome, began)

    def _record(
        self, number: int, tried: GraphOutcome, first: GraphCase, outcome: Outcome, began: float
    ) -> GraphRecord:
        kind = like = path = spec = ""
        size = tries = 0
        if outcome.failed:
            failure = self._kind(first, outcome)
            kind, small = str(failure), first
            like = self._kinds.setdefault(failure, tried.name)
            if like == tried.name:
                found = self.runs.smaller(tried, self.budget, failure.operation, partial(self._is_kind, failure))
                like = ""
                small, tries = found.small or first, found.search.tries if found.search else 0
                size = len(small.case.model.main.operations)
            path, spec = self._written(small)
            outcome = Outcome(
                outcome.verdict,
                outcome.stage,
                outcome.message,
                outcome.details
                | {"kind": kind, "like": like, "spec": spec, "choices": " ".join(map(str, small.taken.choices))},
            )
        certain = first.certainty
        result = GraphResult(
            name=tried.name,
            verdict=outcome.verdict.value,
            failed=outcome.failed,
            operations=first.case.operations(),
            elements=certain.elements,
            undecided=certain.undecided,
            blunt=certain.blunt,
            message=outcome.message,
            kind=kind,
            like=like,
            small=size,
            tries=tries,
            path=path,
            seconds=time.monotonic() - began,
        )
        return GraphRecord(result, self._event(number, first.case, outcome, result))

    def _is_kind(self, kind: FailureKind, made: GraphCase, outcome: Outcome) -> bool:
        return self._kind(made, outcome) == kind

    def _kind(self, first: GraphCase, outcome: Outcome) -> FailureKind:
        where = first_wrong(self.runs.session, first) if outcome.verdict is Verdict.WRONG else None
        return FailureKind(outcome.verdict, outcome.stage, where.name if where else "")

    def _written(self, small: GraphCase) -> tuple[str, str]:
        """Where the small graph was written, and its text. Raises FormatError where ``dump`` takes nothing."""
        with TemporaryDirectory() as scratch, writing_to(folder := self.dump or Path(scratch)):
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{small.case.name}{SUFFIX}"
            write_spec([small.case], path)
            write_tflite(small.case, folder / f"{small.case.name}.tflite")
            return (str(path) if self.dump else ""), path.read_text(encoding="utf-8")

    def _event(self, number: int, case: Case, outcome: Outcome, result: GraphResult) -> Event:
        address = self.runs.session.address
        repeat = ["nnconform", "random-graphs", "--driver", address, "--seed", str(self.seed), "--first", str(number)]
        repeat += ["--count", "1", "--nodes", str(self.runs.nodes), *self.options]
        again = ["nnconform", "replay", result.path, "--driver", address]
        return Event.of_case(
            Kind.GRAPH,
            result.name,
            address,
            outcome,
            case,
            path=result.path,
            reproduce=shlex.join(again if result.path else repeat),
            seconds=result.seconds,
        )


def write_tflite(case: Case, path: Path) -> bool:
    """Write the case's model as a ``.tflite`` file, if that format can say it and what writes it is installed."""
    try:
        content = to_tflite(case.model)
    except (UsageError, ValidationError):
        return False
    path.write_bytes(content)
    return True
