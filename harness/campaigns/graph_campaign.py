"""A campaign of random graphs on one driver, which minimises the first failure of each kind.

Failures are of one kind if they have the same verdict at the same stage and, where an output is wrong, if the same
operation is the first whose result is wrong.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.campaigns.graphs import MINIMISE_BUDGET, GraphCase, GraphOutcome, GraphRunner, first_wrong
from nnconform.harness.loaders.adapters.litert.write import to_tflite
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import SUFFIX
from nnconform.harness.spec.writer import write_spec

# The verdict on a graph that could not be drawn, or for which the oracle has no answer.
UNANSWERED = "unanswered"


@dataclass(frozen=True, slots=True)
class FailureKind:
    """A kind of failures; ``operation`` is the first with a wrong result, "" if unknown."""

    verdict: Verdict
    stage: Stage
    operation: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.verdict.value, self.stage.value, self.operation)))


@dataclass(frozen=True)
class GraphResult:
    """The result of a graph as text and numbers; ``--json`` prints these fields.

    ``verdict`` is a Verdict or UNANSWERED. ``elements`` counts the elements of the outputs; ``undecided`` those of
    which nothing is known, ``blunt`` those for which another value would pass too. ``kind`` is the FailureKind as text.
    ``like`` is the name of an earlier graph that failed in the same way. ``small`` is the number of operations of the
    minimised graph (0 if it was not minimised), ``tries`` the number of graphs run for that. ``path`` is the file that
    it was written to.
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
    """The result of a graph, and its event for the results store; None if the driver was not run."""

    result: GraphResult
    event: Event | None = None


@dataclass
class GraphCampaign:
    """Runs the graphs of ``seed``. Failing ones are written to the folder ``dump``.

    ``budget`` limits the graphs run to minimise a failure; ``options`` are further options of the command that
    reproduces a graph.
    """

    runner: GraphRunner
    seed: int
    dump: Path | None = None
    budget: int = MINIMISE_BUDGET
    options: tuple[str, ...] = ()
    _kinds: dict[FailureKind, str] = field(default_factory=dict)

    def records(self, numbers: Iterable[int]) -> Iterator[GraphRecord]:
        """Run the graphs with these numbers and yield the record of each."""
        for number in numbers:
            start = time.monotonic()
            graph_outcome = self.runner.run(self.seed, number)
            if graph_outcome.graph_case is None or graph_outcome.outcome is None:
                yield GraphRecord(GraphResult(graph_outcome.name, UNANSWERED, seconds=time.monotonic() - start))
                continue
            yield self._record(number, graph_outcome, graph_outcome.graph_case, graph_outcome.outcome, start)

    def _record(
        self, number: int, graph_outcome: GraphOutcome, first: GraphCase, outcome: Outcome, start: float
    ) -> GraphRecord:
        kind = like = path = spec = ""
        size = tries = 0
        if outcome.failed:
            failure = self._kind(first, outcome)
            kind, small = str(failure), first
            like = self._kinds.setdefault(failure, graph_outcome.name)
            if like == graph_outcome.name:
                minimised = self.runner.minimise(
                    graph_outcome, self.budget, failure.operation, partial(self._is_kind, failure)
                )
                like = ""
                small, tries = minimised.small or first, minimised.search.tries if minimised.search else 0
                size = len(small.case.model.main.operations)
            path, spec = self._write(small)
            outcome = Outcome(
                outcome.verdict,
                outcome.stage,
                outcome.message,
                outcome.details
                | {"kind": kind, "like": like, "spec": spec, "choices": " ".join(map(str, small.choices.choices))},
            )
        certainty = first.certainty
        result = GraphResult(
            name=graph_outcome.name,
            verdict=outcome.verdict.value,
            failed=outcome.failed,
            operations=first.case.operations(),
            elements=certainty.elements,
            undecided=certainty.undecided,
            blunt=certainty.blunt,
            message=outcome.message,
            kind=kind,
            like=like,
            small=size,
            tries=tries,
            path=path,
            seconds=time.monotonic() - start,
        )
        return GraphRecord(result, self._event(number, first.case, outcome, result))

    def _is_kind(self, kind: FailureKind, graph_case: GraphCase, outcome: Outcome) -> bool:
        return self._kind(graph_case, outcome) == kind

    def _kind(self, first: GraphCase, outcome: Outcome) -> FailureKind:
        where = first_wrong(self.runner.session, first) if outcome.verdict is Verdict.WRONG else None
        return FailureKind(outcome.verdict, outcome.stage, where.name if where else "")

    def _write(self, small: GraphCase) -> tuple[str, str]:
        """Write the small graph to ``dump``; return its path ("" without a folder) and its text.

        Raises FormatError if the folder cannot be written to.
        """
        with TemporaryDirectory() as scratch, translate_write_errors(folder := self.dump or Path(scratch)):
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{small.case.name}{SUFFIX}"
            write_spec([small.case], path)
            write_tflite(small.case, folder / f"{small.case.name}.tflite")
            return (str(path) if self.dump else ""), path.read_text(encoding="utf-8")

    def _event(self, number: int, case: Case, outcome: Outcome, result: GraphResult) -> Event:
        address = self.runner.session.address
        repeat = ["nnconform", "random-graphs", "--driver", address, "--seed", str(self.seed), "--first", str(number)]
        repeat += ["--count", "1", "--nodes", str(self.runner.nodes), *self.options]
        replay = ["nnconform", "replay", result.path, "--driver", address]
        return Event.of_case(
            Kind.GRAPH,
            result.name,
            address,
            outcome,
            case,
            path=result.path,
            reproduce=shlex.join(replay if result.path else repeat),
            seconds=result.seconds,
        )


def write_tflite(case: Case, path: Path) -> bool:
    """Write the case's model as a ``.tflite`` file; return false if the format cannot express it."""
    try:
        content = to_tflite(case.model)
    except (UsageError, ValidationError):
        return False
    path.write_bytes(content)
    return True
