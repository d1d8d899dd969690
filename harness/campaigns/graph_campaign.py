"""A campaign of random graphs on one driver, which minimises the first failure of each kind; on a second driver too, if
there is one to compare with.

Failures are of one kind if they have the same verdict at the same stage and, where an output is wrong, if the same
operation is the first whose result is wrong.
"""

from __future__ import annotations

import shlex
import time
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.failure_kind import FailureKind
from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.campaigns.graph_case import GraphCase
from nnconform.harness.campaigns.graphs import MINIMISE_BUDGET, GraphOutcome, GraphRunner
from nnconform.harness.campaigns.named import drawn_graph_name, graph_words
from nnconform.harness.campaigns.replay import stored_case
from nnconform.harness.campaigns.supported import SupportedRun
from nnconform.harness.execution.conditions import conditions
from nnconform.harness.loaders.adapters.litert.write import to_tflite
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import KIND, Outcome, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import SUFFIX
from nnconform.harness.spec.writer import spec_text, write_spec

# The verdict on a graph that could not be drawn, or for which the oracle has no answer.
UNANSWERED = "unanswered"


class GraphResult(msgspec.Struct, frozen=True):
    """The result of graph ``number`` as text and numbers; ``--json`` prints these fields.

    ``verdict`` is a Verdict or UNANSWERED. ``elements`` counts the elements of the outputs; ``undecided`` those of
    which nothing is known, ``blunt`` those for which another value would pass too. ``blind`` counts the operations any
    result of which would pass. ``kind`` is the FailureKind as text,
    ``blamed`` its operation. ``like`` is the name of an earlier graph that failed in the same way. ``small`` is the
    number of operations of the minimised graph (0 if it was not minimised), ``tries`` the number of graphs run for
    that. ``path`` is the file that it was written to. ``other`` is the result of the same graph on the driver to
    compare with, if there is one.
    """

    name: str
    number: int
    verdict: str
    failed: bool = False
    operations: tuple[str, ...] = ()
    elements: int = 0
    undecided: int = 0
    blunt: int = 0
    blind: int = 0
    message: str = ""
    kind: str = ""
    blamed: str = ""
    like: str = ""
    small: int = 0
    tries: int = 0
    path: str = ""
    seconds: float = 0.0
    other: GraphResult | None = None


class GraphRecord(msgspec.Struct, frozen=True):
    """The result of a graph, and its events for the results store: none if no driver was run, the last one is that of
    the campaign's driver.
    """

    result: GraphResult
    events: tuple[Event, ...] = ()


@dataclass
class GraphCampaign:
    """Runs the graphs of ``seed``. Failing ones are written to the folder ``dump``.

    ``budget`` limits the graphs run to minimise a failure. The graphs are of these ``operations``, if any are named.
    ``options`` are further options of the command that reproduces a graph. ``other`` is the campaign of a driver to
    compare with, which gets the same graphs.
    """

    runner: GraphRunner
    seed: int
    dump: Path | None = None
    budget: int = MINIMISE_BUDGET
    operations: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    other: GraphCampaign | None = None
    # Where the files are written for now, if the process that gives out the work moves them to ``dump``.
    place: Path | None = None
    _kinds: dict[FailureKind, str] = field(default_factory=dict)

    def records(self, numbers: Iterable[int]) -> Iterator[GraphRecord]:
        """Run the graphs with these numbers and yield the record of each."""
        for number in numbers:
            start = time.monotonic()
            graph_outcome = self.runner.run(self.seed, number)
            if graph_outcome.graph_case is None or graph_outcome.run is None:
                yield GraphRecord(GraphResult(self.name(number), number, UNANSWERED, seconds=time.monotonic() - start))
                continue
            record = self._record(number, graph_outcome, graph_outcome.run, start)
            yield self._compared(number, graph_outcome.graph_case, record) if self.other else record

    def name(self, number: int) -> str:
        """Return the name of a graph of the campaign, which lasts."""
        return drawn_graph_name(self.seed, number, self.runner.nodes, self.operations)

    def _compared(self, number: int, graph_case: GraphCase, record: GraphRecord) -> GraphRecord:
        """Run the graph on the driver to compare with, and add what that came to."""
        assert self.other is not None
        start = time.monotonic()
        run = self.other.runner.execute(graph_case)
        graph_outcome = GraphOutcome(graph_case.case.name, graph_case, run)
        other = self.other._record(number, graph_outcome, run, start)
        # A name stands for the latest event of that name: that of this campaign's driver.
        return GraphRecord(replace(record.result, other=other.result), other.events + record.events)

    def _record(self, number: int, graph_outcome: GraphOutcome, run: SupportedRun, start: float) -> GraphRecord:
        first, outcome = run.graph_case, run.outcome
        kind = blamed = like = path = ""
        size = tries = 0
        if outcome.failed:
            failure, small, tries = self._explain(graph_outcome, first, outcome)
            kind, blamed = str(failure), failure.operation
            like = self._kinds.setdefault(failure, self.name(number))
            if like == self.name(number):
                like = ""
                if not tries:
                    small, tries = self._minimise(graph_outcome, run, failure, small)
                size = len(small.case.model.main.operations)
            path = self._write(small)
            outcome = Outcome(
                outcome.verdict,
                outcome.stage,
                outcome.message,
                outcome.details
                | {KIND: kind, "like": like, "choices": " ".join(map(str, small.choices.choices))}
                | stored_case(small.case),
            )
        certainty = run.certainty
        result = GraphResult(
            name=self.name(number),
            number=number,
            verdict=outcome.verdict.value,
            failed=outcome.failed,
            operations=run.case.operations(),
            elements=certainty.elements,
            undecided=certainty.undecided,
            blunt=certainty.blunt,
            blind=first.blind,
            message=outcome.message,
            kind=kind,
            blamed=blamed,
            like=like,
            small=size,
            tries=tries,
            path=path,
            seconds=time.monotonic() - start,
        )
        return GraphRecord(result, (self._event(number, run.case, outcome, result),))

    def _explain(
        self, graph_outcome: GraphOutcome, first: GraphCase, outcome: Outcome
    ) -> tuple[FailureKind, GraphCase, int]:
        """Return the kind of a failure, the graph that shows it, and how many graphs were run to minimise that."""
        failure = self.runner.kind(first, outcome)[0]
        if failure.operation:
            return failure, first, 0
        small, tries = self.runner.failing_part(graph_outcome), 0
        if small is None:
            minimised = self.runner.minimise(graph_outcome, self.budget)
            small, tries = minimised.small or first, minimised.search.tries if minimised.search else 0
        return replace(failure, operation=_names(small)), small, tries

    def _minimise(
        self, graph_outcome: GraphOutcome, run: SupportedRun, failure: FailureKind, part: GraphCase
    ) -> tuple[GraphCase, int]:
        """Return the smallest graph found that fails in the same way, and how many were run for it."""
        by_result = failure.verdict is Verdict.WRONG and part is run.graph_case
        # An operation among others is asked for by name; several are found together or not at all.
        culprit = "" if ", " in failure.operation else failure.operation
        minimised = self.runner.minimise(graph_outcome, self.budget, culprit)
        small, tries = minimised.small or part, minimised.search.tries if minimised.search else 0
        # Without a wrong result a smaller graph may fail for another of its operations.
        return (small if by_result or _names(small) == failure.operation else part), tries

    def _write(self, small: GraphCase) -> str:
        """Write the small graph to ``dump``; return its path, "" without a folder.

        What a seed draws depends on the driver. So that no graph takes the place of another of the same number, the
        name ends with a checksum of the content. Raises FormatError if the folder cannot be written to.
        """
        if self.dump is None:
            return ""
        content = spec_text([small.case], small.case.name).encode()
        case = replace(small.case, name=f"{small.case.name}_{zlib.crc32(content):08x}")
        place = self.place or self.dump
        with translate_write_errors(place):
            place.mkdir(parents=True, exist_ok=True)
            write_spec([case], place / f"{case.name}{SUFFIX}")
            write_tflite(case, place / f"{case.name}.tflite")
        return str(self.dump / f"{case.name}{SUFFIX}")

    def _event(self, number: int, case: Case, outcome: Outcome, result: GraphResult) -> Event:
        address = self.runner.session.address
        under = conditions(self.runner.session.limit)
        repeat = ["nnconform", "replay", result.name, "--driver", address, *under]
        if self.options:  # no name says all of that
            repeat = ["nnconform", "random-graphs", *graph_words(result.name), "--driver", address]
            repeat += [*under, *self.options]
        return Event.of_case(
            Kind.GRAPH,
            result.name,
            address,
            outcome,
            case,
            path=result.path,
            reproduce=shlex.join(repeat),
            seconds=result.seconds,
        )


def _names(graph_case: GraphCase) -> str:
    """Return the names of a graph's operations, each once, sorted."""
    return ", ".join(sorted(set(graph_case.case.operations())))


def write_tflite(case: Case, path: Path) -> bool:
    """Write the case's model as a ``.tflite`` file; return false if the format cannot express it."""
    try:
        content = to_tflite(case.model)
    except (UsageError, ValidationError):
        return False
    path.write_bytes(content)
    return True
