"""Tests of the views."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from nnconform.harness.results.clusters import clusters
from nnconform.harness.results.culprits import culprits
from nnconform.harness.results.events import Event, Kind, Measurement, Run
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.verdicts import group_of, table_of
from nnconform.reports.views import drivers, failures, matrix
from nnconform.reports.views.areas import areas
from nnconform.reports.views.bias import mean_errors
from nnconform.reports.views.campaigns import sections
from nnconform.reports.views.fuzzing import FuzzCampaign, FuzzFinding, fuzz_campaigns
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


def lines_of(run: Run, events: list[Event]) -> tuple[drivers.DriverLine, ...]:
    return drivers.drivers(run, events, clusters(events))


def matrix_of(events: list[Event]) -> matrix.Matrix:
    return matrix.matrix(events, culprits(events))


def test_failures_that_were_expected_are_counted_apart() -> None:
    events = [event("a", Verdict.WRONG), event("b", Verdict.WRONG, expected="known"), event("c", Verdict.PASSED)]
    _, one = lines_of(RUN, events)
    assert (one.failed, one.expected, one.passed, one.rate, one.clusters) == (1, 1, 1, "33.3 %", 1)
    (cell,) = matrix_of(events[1:]).rows[0].cells
    assert cell is not None
    assert (cell.state, cell.words) == ("expected", "1 passed, 1 failed as expected")


def test_drivers() -> None:
    events = [
        event("a", Verdict.VACUOUS),
        event("b", Verdict.PASSED),
        event("c", Verdict.WRONG),
        event("d", Verdict.CRASHED, ops=("SVDF",)),
        event("e", Verdict.UNSUPPORTED, ops=("LSTM",)),
        event("a", Verdict.HUNG, driver="two"),
    ]
    idle, one, two = lines_of(RUN, events)
    assert (idle.address, idle.total, idle.counts, idle.rate, idle.verdict) == (
        "idle",
        0,
        {},
        "",
        "nothing passed or failed",
    )
    assert one.counts == {"passed": 1, "wrong": 1, "unsupported": 1, "crashed": 1, "vacuous": 1}
    assert (one.total, one.failed, one.crashed, one.hung, one.clusters, one.seconds) == (5, 2, 1, 0, 2, 2.5)
    assert (one.claimed, one.tried, one.state, one.verdict) == (2, 3, "failed", "does not conform")
    assert one.info == (("hal", "1.3"), ("emulated", "burst, fenced"))
    assert (two.address, two.info, two.failed, two.hung) == ("two", (), 1, 1)


@pytest.mark.parametrize(
    ("passed", "failed", "rate"), [(1, 0, "100 %"), (2, 1, "66.7 %"), (99_999, 1, ">99.9 %"), (0, 3, "0.0 %")]
)
def test_the_rate_of_what_passed(passed: int, failed: int, rate: str) -> None:
    events = [event(f"p{n}", Verdict.PASSED) for n in range(min(passed, 9))]
    (line,) = drivers.drivers(replace(RUN, drivers={"one": {}}), events, ())
    assert replace(line, passed=passed, failed=failed).rate == rate


@pytest.mark.parametrize(
    ("verdicts", "ended", "words"),
    [
        ([Verdict.PASSED], 9.0, "no failure"),
        ([Verdict.PASSED], None, "no failure so far"),
        ([Verdict.PASSED, Verdict.NOT_RUN], None, "does not conform"),
        ([Verdict.UNSUPPORTED], 9.0, "nothing passed or failed"),
    ],
)
def test_the_verdict_on_a_driver(verdicts: list[Verdict], ended: float | None, words: str) -> None:
    events = [event(str(number), verdict) for number, verdict in enumerate(verdicts)]
    assert lines_of(replace(RUN, ended=ended, drivers={}), events)[0].verdict == words


def test_an_operation_that_the_driver_refuses_alone_is_not_claimed() -> None:
    events = [event("a", Verdict.UNSUPPORTED, ops=("MUL",)), event("b", Verdict.WRONG, ops=("ADD", "MUL"))]
    assert lines_of(replace(RUN, drivers={}), events)[0].claimed == 1


def test_a_refused_mutant_claims_no_operation() -> None:
    refused = replace(event("mutate/DIV/0/priority/1", Verdict.PASSED, ops=("DIV",)), kind=Kind.MUTANT)
    events = [event("a", Verdict.UNSUPPORTED, ops=("DIV",)), event("b", Verdict.PASSED, ops=("ADD",)), refused]
    (line,) = lines_of(replace(RUN, drivers={}), events)
    assert (line.claimed, line.tried) == (1, 2)


def test_operations_unfold_into_the_types_of_the_data() -> None:
    found = matrix_of(
        [
            event("a", Verdict.PASSED, ops=("MUL",)),
            event("b", Verdict.WRONG, ops=("MUL", "ADD")),
            event("c", Verdict.UNSUPPORTED, types=("TENSOR_INT32", "TENSOR_FLOAT16")),
            event("d", Verdict.VACUOUS, types=("TENSOR_INT32",)),
            event("e", Verdict.CRASHED, ops=()),
            event("f", Verdict.UNSUPPORTED, ops=("LSTM",)),
        ]
    )
    assert found.unsupported == ("LSTM",)
    words = {row.operation: [cell.words if cell else None for cell in row.cells] for row in found.rows}
    # MUL passes alone, and so the failure of both counts for ADD.
    assert words == {"ADD": ["1 failed, 1 unsupported, 1 without a result"], "MUL": ["1 passed"]}
    types = {row.type: [cell.state if cell else None for cell in row.cells] for row in found.rows[0].types}
    assert types == {"TENSOR_FLOAT16": ["unsupported"], "TENSOR_FLOAT32": ["failed"], "TENSOR_INT32": ["other"]}
    cell = found.rows[0].cells[0]
    assert cell is not None
    assert cell.parts == [("failed", "✗ 1"), ("unsupported", "○ 1"), ("other", "· 1")]


def test_a_column_for_each_driver() -> None:
    found = matrix_of([event("a", Verdict.PASSED), event("b", Verdict.WRONG, driver="two", ops=("MUL",))])
    assert found.drivers == ("one", "two")
    states = {row.operation: [cell.state if cell else None for cell in row.cells] for row in found.rows}
    assert states == {"MUL": [None, "failed"], "ADD": ["passed", None]}
    assert list(states) == ["MUL", "ADD"]


def test_cases_with_their_cause_and_what_they_are_counted_for() -> None:
    events = [
        event("a", Verdict.PASSED),
        event("m", Verdict.WRONG, ops=("MUL",)),
        event("both", Verdict.WRONG, ops=("ADD", "MUL")),
    ]
    data = failures.cases(events, culprits(events), clusters(events))
    assert data["causes"] == {1: 1, 2: 1}
    assert data["counted"] == {2: [data["names"].index("MUL")]}


def test_findings_are_a_row_for_each_thing_they_say() -> None:
    findings = tuple(FuzzFinding(f"fuzz/model/{n}", "error", "query", f"took {n} s") for n in range(3))
    other = FuzzFinding("fuzz/model/x", "error", "query", "no answer")
    campaign = FuzzCampaign("model", "a", "", "", "", "", "", "", "", (other, *findings))
    assert [(row.count, row.first.case) for row in campaign.rows] == [(3, "fuzz/model/0"), (1, "fuzz/model/x")]


def test_a_network_with_a_verdict_and_no_times() -> None:
    outcome = Outcome(Verdict.UNSUPPORTED, Stage.PREPARE, "needs SVDF\nmore")
    (network,) = networks([], [Event(Kind.MLTS, "mlts::digits", "a", outcome, subject="digits")])
    (row,) = network.rows
    assert (network.name, row.driver, row.state, row.verdict) == ("digits", "a", "unsupported", "unsupported")
    assert row.message == "needs SVDF"


def rows_of(data: dict[str, Any]) -> list[list[Any]]:
    rows: list[list[Any]] = msgspec.json.decode(msgspec.json.encode(data["rows"]))
    return rows


def test_cases() -> None:
    data = failures.cases(
        [event("a", Verdict.PASSED), event("b", Verdict.HUNG, ops=("MUL",), details={"stack": "s", "stderr": ""})]
    )
    verdicts = [name for name, _ in data["verdicts"]]
    assert data["drivers"] == ["one"]
    assert data["names"] == ["ADD", "TENSOR_FLOAT32", "MUL"]
    assert rows_of(data) == [
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
    crashed = [event(name, Verdict.CRASHED, details={"stderr": "x" * 90 + "the end"}) for name in "ab"]
    rows = rows_of(failures.cases(crashed))
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


def test_mean_errors_begin_with_those_that_are_off() -> None:
    def one(case: str, verdict: Verdict, **figures: str) -> Event:
        outcome = Outcome(verdict, Stage.COMPARE, "", {name.replace("_", " "): text for name, text in figures.items()})
        return Event(Kind.BIAS, case, "a", outcome, operations=("ADD",), operand_types=("TENSOR_FLOAT32",))

    rows = mean_errors(
        [
            one("small", Verdict.PASSED, mean_error="-0.0100", group="all"),
            one("large", Verdict.PASSED, mean_error="-0.2000", group="all"),
            one("nothing", Verdict.NOT_APPLICABLE),
            one("biased", Verdict.ADVICE, mean_error="+0.1000", unit="units", group="above 0"),
            event("other", Verdict.WRONG),
        ]
    )
    assert [row.case for row in rows] == ["biased", "large", "small"]
    assert (rows[0].group, rows[0].of, rows[0].unit) == ("advice", "above 0", "units")
    assert rows[1].of == ""
