"""A failure again: a case from its ``.mod.py`` file, or from a results store by its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from nnconform.harness.campaigns.graphs import SOURCE, first_wrong, graph_case, run_graph
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
    """The outcome of a case now: of a random graph by bounds computed anew, of another by the contract's tolerances.

    Raises UsageError where the oracle has no answer for the graph.
    """
    if not case.source.startswith(SOURCE):
        return run_case(session, case)
    source = case.source.removeprefix(SOURCE) or ORACLE_ADDRESS
    unspecified = frozenset(place for place, wanted in enumerate(case.expected) if wanted is None)
    with closing(open_oracle(source)) as oracle:
        try:
            made = graph_case(DrawnGraph(case.model, case.inputs, unspecified), oracle, case.name, case.source)
        except Unanswered as error:
            raise UsageError(f"{case.name}: the oracle {source} has no answer: {error}") from None
        outcome = run_graph(session, made)
        if outcome.verdict is Verdict.WRONG and (where := first_wrong(session, made)):
            outcome.details["first wrong"] = str(where)
        return outcome


def find_cases(what: str, store: Path | None) -> Iterator[tuple[Case, str]]:
    """The cases of a file, its case ``FILE::NAME``, or with a store the case of the verdict ``what``; each with the
    address of the driver that it failed on, "" where that is not known. Raises UsageError.
    """
    file, name = file_and_name(what)
    if suffix_of(file) and (store is None or not name):
        cases = [case for case in read_cases(file) if name in ("", case.name)]
        if not cases:
            raise FormatError(file, f"holds no case {name!r}" if name else "holds no case to run again")
        yield from ((case, "") for case in cases)
        return
    if store is None:
        forms = ", ".join(READERS)
        raise UsageError(f"{what!r} is no {forms} file; for a case of a results store name that too: --results FILE")
    event = _event(what, store)
    spec = event.outcome.details.get("spec", "")
    if not spec:
        raise UsageError(f"{store}: {what!r} keeps no model; it is run again by: {event.reproduce}")
    with TemporaryDirectory() as scratch:
        path = Path(scratch) / f"{_file_name(what)}{SUFFIX}"
        path.write_text(spec, encoding="utf-8")
        yield from ((case, event.driver) for case in read_spec(path))


def _event(name: str, path: Path) -> Event:
    """The latest verdict on the case of that name."""
    with Store.open(path, must_exist=True) as store:
        for run in reversed(store.runs()):
            for event in reversed(store.verdicts(run.id)):
                if event.case == name:
                    return event
    raise UsageError(f"{path}: holds no case {name!r}")


def _file_name(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "_-" else "_" for letter in name)
