"""The table of a survey: columns by runtime and version, failures by class."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.harness.campaigns.survey import FaultClass, columns_of, normalised, page
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

ADDRESS = "service:inproc:acme"
PASSED, WRONG, CRASHED, UNSUPPORTED = Verdict.PASSED, Verdict.WRONG, Verdict.CRASHED, Verdict.UNSUPPORTED


def event(case, verdict, message="", *, operations=("ADD",), expected="", kind=Kind.CASE, **details):
    outcome = Outcome(verdict, Stage.COMPARE, message, details)
    return Event(kind, case, ADDRESS, outcome, operations=operations, expected=expected)


@pytest.fixture
def store(tmp_path):
    with closing(Store.open(tmp_path / "survey.sqlite")) as opened:
        yield opened


def record(store, version, *events):
    run = store.begin_run("pytest", 0, versions={}, machine="", parameters={})
    store.describe_driver(run, ADDRESS, {"name": "acme", "version": version})
    for each in events:
        store.record(run, each)
    store.end_run(run)


def test_a_column_counts_what_is_claimed(store):
    record(
        store,
        "1",
        event("a", PASSED),
        event("b", WRONG, "bad"),
        event("c", CRASHED, "SIGSEGV"),
        event("d", UNSUPPORTED),
        event("e", WRONG, "bad", expected="bug 7"),
        event("m", WRONG, kind=Kind.MUTANT),
    )
    (column,) = columns_of(store)
    assert (column.title, column.address) == ("acme 1", ADDRESS)
    assert (sum(column.verdicts.values()), column.claimed, column.unexplained) == (5, 4, 2)
    assert column.verdicts == {PASSED: 1, WRONG: 2, CRASHED: 1, UNSUPPORTED: 1}
    assert {fault.text for fault in column.classes} == {"wrong ADD: bad", "crashed ADD: SIGSEGV", "bug 7"}


def test_a_new_version_is_a_new_column(store):
    record(store, "1", event("a", WRONG, "bad"), event("b", PASSED))
    record(store, "2", event("a", PASSED), event("b", PASSED))
    assert [(each.title, each.verdicts[PASSED]) for each in columns_of(store)] == [("acme 1", 1), ("acme 2", 2)]


def test_of_a_case_that_ran_twice_the_last_verdict_counts(store):
    record(store, "1", event("a", WRONG, "bad"), event("b", PASSED))
    record(store, "1", event("a", PASSED))
    (column,) = columns_of(store)
    assert (column.verdicts[PASSED], column.verdicts[WRONG], column.unexplained) == (2, 0, 0)


def test_a_driver_that_could_not_be_opened_claims_nothing_and_has_no_class(store):
    record(store, "1", event("a", Verdict.NOT_RUN, "no driver"))
    (column,) = columns_of(store)
    assert (column.claimed, column.classes) == (0, {})
    assert "| not_run | 1 |" in list(page([column]))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "output 0: 3 of 4 elements wrong, the worst at [0]: expected 5",
            "output 1: 4 of 9 elements wrong, the worst at [9]",
        ),
        ("killed by signal 6 at 0x7f00ab", "killed by signal 11 at 0xdead"),
        ("shape [1, 2, 3] for [4]", "shape [5] for [6, 7]"),
        ("one\nmore of 7", "one\nless"),
        ("got -1.5e+38", "got inf"),
    ],
)
def test_messages_that_differ_in_numbers_are_alike(one, other):
    assert normalised(one) == normalised(other)


def test_messages_that_say_something_else_are_not():
    assert normalised("error: no memory") != normalised("error: no device")
    assert len(normalised("word " * 100)) < 120


def test_the_operation_to_blame():
    one = event("a", WRONG, "bad", operations=("ADD",))
    graph = event("b", WRONG, "bad", operations=("ADD", "MUL"), **{"first wrong": "operation 3 (MUL), output 0"})
    unknown = event("c", WRONG, "bad", operations=("ADD", "MUL"))
    texts = ["wrong ADD: bad", "wrong MUL: bad", "wrong in a graph of 2 operations: bad"]
    assert [FaultClass.of(each).text for each in (one, graph, unknown)] == texts


def test_the_page(store):
    record(store, "1", event("a|b", WRONG, "bad"), event("c", WRONG, "bad"), event("d", WRONG, "x", expected="bug 7"))
    record(store, "2", event("a|b", PASSED), event("c", WRONG, "bad"), event("d", UNSUPPORTED))
    assert list(page(columns_of(store))) == [
        "|  | acme 1<br>`service:inproc:acme` | acme 2<br>`service:inproc:acme` |",
        "| --- | --- | --- |",
        "| cases | 3 | 3 |",
        "| claimed | 3 | 2 |",
        "| passed | 0 | 1 |",
        "| wrong | 3 | 1 |",
        "| unsupported | 0 | 1 |",
        "| crashed | 0 | 0 |",
        "| failures without an explanation | 2 | 1 |",
        "| classes of faults | 2 | 1 |",
        "",
        "| class | acme 1 | acme 2 | first case |",
        "| --- | --- | --- | --- |",
        "| unexplained: wrong ADD: bad | 2 | 1 | `a\\|b` |",
        "| bug 7 | 1 |  | `d` |",
    ]
