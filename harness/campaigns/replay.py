"""Replay of a case: from a file of cases, or by its name from a results store.

A store may come from elsewhere: what it holds is data. Its cases are read as ``.jsonl``, which runs no code, and the
addresses in it are opened only for a user who trusts it (``harness/docs/trust.md``).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from nnconform.harness.campaigns import graphs, idioms
from nnconform.harness.campaigns.contract import CONTRACT, ByContract
from nnconform.harness.campaigns.contract_oracle import ContractOracle
from nnconform.harness.campaigns.graph_case import first_wrong, make_graph_case, run_graph
from nnconform.harness.campaigns.named import find_named_case, near
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import LARGE_ROOM, ORACLE_ADDRESS, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.process.scratch import scratch_folder
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import cases_named, file_and_name, pending_cases, suffix_of
from nnconform.harness.spec.jsonl import SUFFIX, Header, read_jsonl
from nnconform.harness.spec.jsonl_writer import cases_text

# What is found by its name, if the store has no model of it: it is of the suite, or follows from the name.
_BY_NAME = frozenset({Kind.CASE, Kind.CHECK, Kind.EXTREME, Kind.BIAS, Kind.MUTANT, Kind.STRESS, Kind.GRAPH, Kind.MLTS})
# How the sources of cases begin that are compared within bounds.
_BOUNDED = (graphs.SOURCE, graphs.PART_SOURCE, idioms.SOURCE)
# Of a file, in characters: fewer than the 255 bytes that a file system takes.
_LONGEST_NAME = 60
# The detail of a verdict that holds the case, as the text of a ``.jsonl`` file.
CASE = "case"


def replay_case(
    session: Session, case: Case, *, trusted: bool = False, matrix: str = "", coupling: bool = False
) -> Outcome:
    """Run a case and return its outcome. A random graph, an idiom, or a part of a network, is compared within bounds,
    which are computed again; others run in the ways of ``matrix`` and ``coupling`` (see ``run_case``).

    Raises UsageError if the oracle has no answer for the graph, or is another driver than the usual one and the case is
    not ``trusted`` to name it.
    """
    begins = next(filter(case.source.startswith, _BOUNDED), None)
    if begins is None:
        return run_case(session, case, matrix, coupling=coupling)
    source = case.source.removeprefix(begins) or ORACLE_ADDRESS
    if source not in (ORACLE_ADDRESS, CONTRACT) and not trusted:
        raise UsageError(
            f"{case.name}: its expected values come from the driver {source!r}, which only the case names; "
            "if you trust it add --trust, which opens that driver"
        )
    by_contract = ContractOracle(session) if source == CONTRACT else None
    execute = ByContract(by_contract) if by_contract else run_graph
    unspecified = frozenset(place for place, wanted in enumerate(case.expected) if wanted is None)
    with closing(by_contract or open_oracle(source, LARGE_ROOM)) as oracle:
        try:
            graph_case = make_graph_case(
                DrawnGraph(case.model, case.inputs, unspecified), oracle, case.name, case.source
            )
        except Unanswered as error:
            raise UsageError(f"{case.name}: the oracle {source} has no answer: {error}") from None
        outcome = execute(session, graph_case)
        if outcome.verdict is Verdict.WRONG and (where := first_wrong(session, graph_case)):
            outcome.details["first wrong"] = str(where)
        return outcome


def stored_case(case: Case) -> dict[str, str]:
    """Return the detail by which a results store keeps a case. Raises UsageError for a model of a vendor extension."""
    return {CASE: cases_text([case], Header(case.source))}


def find_cases(query: str, store: Path | None) -> Iterator[tuple[Case, str]]:
    """Find cases by ``FILE``, by ``FILE::NAME``, by its name in the conformance suite or, with a store, in that.

    Yields each with the address of the driver that it ran on, "" for a case of a file; nothing for a name that is none
    of a case. Raises UsageError if there is no such file, or no such name in it or in the store.
    """
    file, name = file_and_name(query)
    if suffix_of(file) and (store is None or not name):
        cases = list(cases_named(file, name))
        if not cases:
            names = [case.name for case in pending_cases(file)]
            problem = f"holds no case {name!r}{near(name, names)}" if name else "holds no case to run again"
            raise FormatError(file, problem)
        yield from ((case, "") for case in cases)
        return
    if store is None:
        case = find_named_case(query)
        yield from () if case is None else ((case, ""),)
        return
    event = _event(query, store)
    text = event.outcome.details.get(CASE, "")
    if not text:
        if event.kind not in _BY_NAME or "::" in query:
            raise UsageError(f"{store}: has no model of {query!r}; to run it again: {event.reproduce}")
        yield from find_cases(query, None)
        return
    with scratch_folder() as scratch:
        path = scratch / f"{_file_name(query)}{SUFFIX}"
        path.write_text(text, encoding="utf-8")
        yield from ((case, event.driver) for case in read_jsonl(path))


def _event(name: str, path: Path) -> Event:
    """Return the event of the latest verdict on the case. Raises UsageError if there is none."""
    with Store.open(path, must_exist=True) as store:
        for run in reversed(store.runs()):
            for event in reversed(store.verdicts(run.id)):
                if event.case == name:
                    return event
        names = {event.case for run in store.runs() for event in store.verdicts(run.id)}
    raise UsageError(f"{path}: holds no case {name!r}{near(name, names)}")


def _file_name(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "_-" else "_" for letter in name)[:_LONGEST_NAME]
