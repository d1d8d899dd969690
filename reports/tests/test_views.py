"""Tests of the views."""

from __future__ import annotations

from math import inf, nan

import pytest

from nnconform.harness.results.events import Event, Kind, Measurement, Run
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.verdicts import group_of, table_of
from nnconform.reports.views import failures, operations, summary
from nnconform.reports.views.areas import areas
from nnconform.reports.views.campaigns import sections
from nnconform.reports.views.fuzzing import FuzzFinding, fuzz_campaigns
from nnconform.reports.views.measurements import Quality, networks


def event(
    case: str,
    verdict: Verdict,
    *,
    driver: str = "one",
    ops: tuple[str, ...] = ("ADD",),
    types: tuple[str, ...] = ("TENSOR_FLOAT32",),
    details: dict[str, str] | None = None,
    expected: str = "",
) -> Event:
    outcome = Outcome(verdict, Stage.EXECUTE, "" if verdict == Verdict.PASSED else "message", details or {})
    return Event(Kind.CASE, case, driver, outcome, "file", ops, types, "1.2", "command", 0.5, 1.0, expected)


RUN = Run(
    1, 0.0, 9.0, "command", 5, {}, {}, "machine", {"idle": {}, "one": {"hal": "1.3", "emulated": ["burst", "fenced"]}}
)


@pytest.mark.parametrize(
    ("verdict", "group"),
    [
        (Verdict.PASSED, "passed"),
        (Verdict.UNSUPPORTED, "unsupported"),
        (Verdict.VACUOUS, "other"),
        (Verdict.NOT_APPLICABLE, "other"),
        (Verdict.NOT_RUN, "failed"),
        (Verdict.FLAKY, "failed"),
        (Verdict.WRONG, "failed"),
    ],
)
def test_groups(verdict: Verdict, group: str) -> None:
    assert group_of(verdict) == group
    assert group_of(verdict, "known") == ("expected" if group == "failed" else group)


def test_failures_that_were_expected_are_counted_apart() -> None:
    events = [event("a", Verdict.WRONG), event("b", Verdict.WRONG, expected="known"), event("c", Verdict.PASSED)]
    _, one = summary.drivers(RUN, table_of(events))
    assert [(share.verdict, share.group) for share in one.shares] == [
        ("passed", "passed"),
        ("wrong", "failed"),
        ("wrong", "expected"),
    ]
    assert one.failed == 1
    ((_, (cell,)),) = operations.tables(table_of(events[1:]))[0].rows
    assert cell is not None
    assert (cell.state, cell.words) == ("expected", "1 passed, 1 failed as expected")


def test_drivers() -> None:
    events = [
        event("a", Verdict.VACUOUS),
        event("b", Verdict.PASSED),
        event("c", Verdict.WRONG),
        event("d", Verdict.PASSED),
        event("a", Verdict.HUNG, driver="two"),
    ]
    idle, one, two = summary.drivers(RUN, table_of(events))
    assert (idle.address, idle.total, idle.shares) == ("idle", 0, ())
    assert [(share.verdict, share.count) for share in one.shares] == [("passed", 2), ("wrong", 1), ("vacuous", 1)]
    assert (one.total, one.failed, one.seconds) == (4, 1, 2.0)
    assert one.info == (("hal", "1.3"), ("emulated", "burst, fenced"))
    assert (two.address, two.info, two.failed) == ("two", (), 1)


def test_operations_by_types() -> None:
    (table,) = operations.tables(
        table_of(
            [
                event("a", Verdict.PASSED, ops=("MUL",)),
                event("b", Verdict.WRONG, ops=("MUL", "ADD")),
                event("c", Verdict.UNSUPPORTED, types=("TENSOR_INT32", "TENSOR_FLOAT16")),
                event("d", Verdict.VACUOUS, types=("TENSOR_INT32",)),
                event("e", Verdict.CRASHED, ops=()),
                event("f", Verdict.CRASHED, types=()),
            ]
        )
    )
    assert table.types == ("TENSOR_FLOAT16", "TENSOR_FLOAT32", "TENSOR_INT32")
    words = {name: [cell.words if cell else None for cell in cells] for name, cells in table.rows}
    assert words == {
        "ADD": ["1 unsupported", "1 failed", "1 unsupported, 1 without a result"],
        "MUL": [None, "1 passed, 1 failed", None],
    }
    states = {name: [cell.state if cell else None for cell in cells] for name, cells in table.rows}
    assert states == {"ADD": ["unsupported", "failed", "unsupported"], "MUL": [None, "failed", None]}
    mul = table.rows[1][1][1]
    assert mul is not None
    assert mul.parts == [("passed", "✓ 1"), ("failed", "✗ 1")]


def test_a_table_for_each_driver() -> None:
    tables = operations.tables(table_of([event("a", Verdict.PASSED), event("a", Verdict.WRONG, driver="two")]))
    assert [table.driver for table in tables] == ["one", "two"]
    assert [cell.state for table in tables for cell in table.rows[0][1] if cell] == ["passed", "failed"]


def test_cases() -> None:
    data = failures.cases(
        [event("a", Verdict.PASSED), event("b", Verdict.HUNG, ops=("MUL",), details={"stack": "s", "stderr": ""})]
    )
    verdicts = [name for name, _ in data["verdicts"]]
    assert data["drivers"] == ["one"]
    assert data["names"] == ["ADD", "TENSOR_FLOAT32", "MUL"]
    assert data["rows"] == [
        ["a", 0, 0, [0], [1], verdicts.index("passed"), 0.5, "1.2"],
        [
            "b",
            0,
            0,
            [2],
            [1],
            verdicts.index("hung"),
            0.5,
            "1.2",
            "execute",
            "message",
            {"stack": "s"},
            "command",
            "file",
        ],
    ]


def test_long_details_keep_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "LONGEST_DETAIL", 10)
    monkeypatch.setattr(failures, "ALL_DETAILS", 60)
    rows = failures.cases([event(name, Verdict.CRASHED, details={"stderr": "x" * 90 + "the end"}) for name in "ab"])[
        "rows"
    ]
    note = "characters left out; the results store has them all]"
    assert rows[0][10] == {"stderr": f"[87 {note}\nxxxthe end"}
    assert rows[1][10] == {"stderr": f"[97 {note}"}


def test_areas_count_rules_and_trials() -> None:
    def trial(name: str, verdict: Verdict, driver: str = "a") -> Event:
        rule = name.partition("[")[0].partition("@")[0]
        outcome = Outcome(verdict, Stage.EXECUTE)
        return Event(Kind.CHECK, f"test_api.py::test_api::{name}", driver, outcome, subject=rule)

    events = [
        trial("burst.frees_slots[first]", Verdict.PASSED),
        trial("burst.frees_slots[a::b.c]", Verdict.HUNG),
        trial("burst.closes", Verdict.NOT_APPLICABLE),
        trial("memory_domains.keeps_roles@b", Verdict.PASSED, "b"),
        event("specs/add.mod.py::add.relaxed", Verdict.PASSED),
        event("specs/mine.mod.py::burst.frees_all", Verdict.CRASHED, ops=()),
    ]
    burst, domains = areas(table_of(events))
    assert (burst.name, burst.rules, burst.trials) == ("burst", 2, 3)
    assert burst.parts == (("passed", 1), ("failed", 1), ("other", 1))
    assert (domains.name, domains.driver, domains.rules) == ("memory domains", "b", 1)


def test_networks_have_a_row_and_a_curve_for_each_driver() -> None:
    times = tuple(float(each) for each in range(1, 101))
    (network,) = networks(
        [
            Measurement("digits", "a", "top-1", "hit", (1.0, 0.0, 1.0, 1.0)),
            Measurement("digits", "a", "inference", "ms", times),
            Measurement("digits", "b", "preparation", "ms", (3.0, 1.0, 2.0)),
        ]
    )
    timed, prepared = network.rows
    assert (network.quantities, network.sequences) == (("top-1",), False)
    assert (timed.qualities, timed.samples) == ((Quality(0.75, True, 4),), 100)
    assert [each.value for each in timed.inference] == [50.0, 90.0, 99.0]
    assert (prepared.preparation, prepared.inference, prepared.qualities) == (2.0, (), (None,))
    assert network.chart["names"] == ["a"]
    (curve,) = network.chart["curves"]
    assert curve == sorted(curve)
    assert len(curve) == len(network.chart["percent"])


def test_networks_of_sequences_are_as_wrong_as_their_worst() -> None:
    samples_by_quantity = {
        "voicing right": ("hit", (1.0, 0.0)),
        "distortion": ("1", (0.5, 2.5, 1.0)),
        "log F0": ("1", (nan, 0.1)),
    }
    measured = [
        Measurement("speech", "a", name, unit, samples) for name, (unit, samples) in samples_by_quantity.items()
    ]
    measured += [
        Measurement("speech", "a", "sequence", "ms", (30.0, 10.0, 20.0)),
        Measurement("digits", "a", "top-1", "hit", (1.0,)),
    ]
    speech, digits = networks(measured)
    assert speech.quantities == ("voicing right", "distortion", "log F0")
    (row,) = speech.rows
    assert row.qualities == (Quality(0.5, True, 2), Quality(2.5, False, 3), Quality(inf, False, 2))
    assert (row.sequence, speech.sequences, digits.sequences) == (20.0, True, False)


def test_campaigns_by_kind() -> None:
    def one(kind: Kind, case: str, verdict: Verdict, subject: str = "", message: str = "", **details: str) -> Event:
        return Event(kind, case, "a", Outcome(verdict, Stage.EXECUTE, message, details), seconds=1.5, subject=subject)

    counted = {"counted": "7 executions"}
    case = one(Kind.CASE, "specs/add.mod.py::add", Verdict.PASSED)
    graphs, stress = sections(
        table_of(
            [
                one(
                    Kind.STRESS,
                    "s/a",
                    Verdict.HUNG,
                    "parallel_inference",
                    "no answer\nstacks",
                    ending="HANG",
                    **counted,
                ),
                one(Kind.STRESS, "s/b", Verdict.PASSED, "twice", "7 executions", ending="SUCCESS", **counted),
                one(Kind.GRAPH, "graph_1_0", Verdict.PASSED),
                one(Kind.GRAPH, "graph_1_1", Verdict.WRONG),
                case,
            ]
        )
    )
    assert [(row.cases, row.parts, row.text) for row in graphs.rows] == [(2, (("passed", 1), ("failed", 1)), "3.0 s")]
    assert [(row.name, row.words) for row in graphs.rows] == [("random graphs", "kind:graph")]
    assert [row.text for row in stress.rows] == ["HANG; 7 executions; no answer", "SUCCESS; 7 executions"]
    assert [(row.name, row.words) for row in stress.rows] == [
        ("parallel_inference", "/parallel_inference"),
        ("twice", "/twice"),
    ]
    assert sections(table_of([case])) == ()


@pytest.mark.parametrize(
    "name", ["graph_1_2", "specs/mine.mod.py::graph_1_2", "stress/mine", "fuzz/model", "mine.py::a.b"]
)
def test_a_case_is_no_campaign_whatever_its_name(name: str) -> None:
    case = Event(Kind.CASE, name, "a", Outcome(Verdict.WRONG, Stage.COMPARE))
    table = table_of([case])
    assert (sections(table), areas(table), fuzz_campaigns([case])) == ((), (), ())


def test_fuzz_campaigns_with_their_findings_and_without() -> None:
    def progress(target: str, driver: str, **figures: str) -> Event:
        outcome = Outcome(Verdict.PASSED, Stage.EXECUTE, "", figures)
        return Event(Kind.FUZZ_CAMPAIGN, f"fuzz/{target}", driver, outcome, seconds=20.0, subject=target)

    figures = {"seed": "7", "executions": "30000", "processor": "15.0", "edges": "1234", "corpus": "99"}
    signature = {"signature": "crashed query: SIGSEGV conv", "choices": "1 2"}
    finding = Event(
        Kind.FUZZ_FINDING,
        "fuzz/model/ab12",
        "a",
        Outcome(Verdict.CRASHED, Stage.QUERY, "died", signature),
        subject="model",
    )
    other = Event(
        Kind.FUZZ_FINDING,
        "fuzz/graph/cd34",
        "a",
        Outcome(Verdict.WRONG, Stage.COMPARE, "1 is 2\nwhere"),
        subject="graph",
    )
    events = [finding, other, progress("model", "b", **figures), progress("model", "a", **figures)]
    model, killed, nothing = fuzz_campaigns([event("specs/add.mod.py::add", Verdict.PASSED), *events])
    assert model.findings == (FuzzFinding("fuzz/model/ab12", "crashed", "query", "SIGSEGV conv"),)
    assert (nothing.target, nothing.driver, nothing.findings, nothing.words) == ("model", "b", (), "fuzz/model")
    shown = (nothing.seed, nothing.inputs, nothing.rate, nothing.processor_rate, nothing.edges, nothing.corpus)
    assert shown == ("7", "30,000", "1,500", "2,000", "1,234", "99")
    # A campaign that was killed before it noted anything still shows what it found.
    assert (killed.target, killed.inputs, killed.seconds) == ("graph", "", "")
    assert [each.signature for each in killed.findings] == ["1 is 2"]
    assert fuzz_campaigns([event("specs/add.mod.py::add", Verdict.PASSED)]) == ()
