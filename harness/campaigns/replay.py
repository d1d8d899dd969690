"""Replay of a case: from a file of cases, or by its name from a results store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from nnconform.harness.campaigns.graphs import SOURCE, first_wrong, make_graph_case, run_graph
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.oracle.bounds import Unanswered
from nnconform.harness.results.events import Event
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import READERS, file_and_name, read_cases, suffix_of
from nnconform.harness.spec.reader import SUFFIX, read_spec


def replay_case(session: Session, case: Case) -> Outcome:
    """Run a case and return its outcome. A random graph is compared within bounds, which are computed again.

    Raises UsageError if the oracle has no answer for the graph.
    """
    if not case.source.startswith(SOURCE):
        return run_case(session, case)
    source = case.source.removeprefix(SOURCE) or ORACLE_ADDRESS
    unspecified = frozenset(place for place, wanted in enumerate(case.expected) if wanted is None)
    with closing(open_oracle(source)) as oracle:
        try:
            graph_case = make_graph_case(
                DrawnGraph(case.model, case.inputs, unspecified), oracle, case.name, case.source
            )
        except Unanswered as error:
            raise UsageError(f"{case.name}: the oracle {source} has no answer: {error}") from None
        outcome = run_graph(session, graph_case)
        if outcome.verdict is Verdict.WRONG and (where := first_wrong(session, graph_case)):
            outcome.details["first wrong"] = str(where)
        return outcome


def find_cases(query: str, store: Path | None) -> Iterator[tuple[Case, str]]:
    """Find cases by ``FILE``, by ``FILE::NAME``, or with a store by the case's name in it.

    Yields each with the address of the driver that it ran on, "" for a case of a file. Raises UsageError if there is no
    such case.
    """
    file, name = file_and_name(query)
    if suffix_of(file) and (store is None or not name):
        cases = [case for case in read_cases(file) if name in ("", case.name)]
        if not cases:
            raise FormatError(file, f"holds no case {name!r}" if name else "holds no case to run again")
        yield from ((case, "") for case in cases)
        return
    if store is None:
        forms = ", ".join(READERS)
        raise UsageError(f"{query!r} is not a {forms} file; for a case in a results store add --results FILE")
    event = _event(query, store)
    spec = event.outcome.details.get("spec", "")
    if not spec:
        raise UsageError(f"{store}: has no model of {query!r}; to run it again: {event.reproduce}")
    with TemporaryDirectory() as scratch:
        path = Path(scratch) / f"{_file_name(query)}{SUFFIX}"
        path.write_text(spec, encoding="utf-8")
        yield from ((case, event.driver) for case in read_spec(path))


def _event(name: str, path: Path) -> Event:
    """Return the event of the latest verdict on the case. Raises UsageError if there is none."""
    with Store.open(path, must_exist=True) as store:
        for run in reversed(store.runs()):
            for event in reversed(store.verdicts(run.id)):
                if event.case == name:
                    return event
    raise UsageError(f"{path}: holds no case {name!r}")


def _file_name(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "_-" else "_" for letter in name)
