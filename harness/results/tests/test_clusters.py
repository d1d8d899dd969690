"""Tests of clusters and culprits on events made by hand. Those of real drivers: ``reports/tests/test_clusters.py``."""

from __future__ import annotations

import pytest

from nnconform.harness.results.clusters import clusters, data_types, normalised
from nnconform.harness.results.culprits import Culprit, CulpritKind, culprits
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


def one(
    case: str,
    verdict: Verdict,
    *operations: str,
    kind: Kind = Kind.CASE,
    message: str = "",
    types: tuple[str, ...] = ("TENSOR_FLOAT32",),
    driver: str = "a",
    stage: Stage = Stage.COMPARE,
    subject: str = "",
    expected: str = "",
    details: dict[str, str] | None = None,
) -> Event:
    outcome = Outcome(verdict, stage, message, details or {})
    return Event(kind, case, driver, outcome, "", operations, types, subject=subject, expected=expected)


def named(events: list[Event]) -> list[str]:
    return [culprit.name if culprit else "" for culprit in culprits(events)]


def test_an_operation_that_fails_alone_is_at_fault_among_others() -> None:
    events = [
        one("t", Verdict.WRONG, "TRANSPOSE"),
        one("a", Verdict.PASSED, "ADD"),
        one("both", Verdict.WRONG, "ADD", "TRANSPOSE"),
        one("m", Verdict.WRONG, "MUL", "TRANSPOSE"),
    ]
    assert named(events) == ["TRANSPOSE", "", "TRANSPOSE", "TRANSPOSE"]


def test_of_several_the_one_that_never_passed_alone() -> None:
    events = [one("a", Verdict.PASSED, "ADD"), one("both", Verdict.WRONG, "ADD", "SVDF")]
    assert named(events) == ["", "SVDF"]


def test_operations_that_pass_alone_and_fail_together() -> None:
    events = [
        *(one(name, Verdict.PASSED, name) for name in ("ADD", "RELU", "MUL")),
        one("three", Verdict.WRONG, "MUL", "ADD", "RELU"),
        one("two", Verdict.WRONG, "RELU", "ADD"),
        one("other", Verdict.WRONG, "MUL", "RELU"),
    ]
    assert named(events) == ["", "", "", "ADD + RELU", "ADD + RELU", "MUL + RELU"]
    (first, *_) = [each for each in culprits(events) if each]
    assert first.operations == ("ADD", "RELU")


def test_another_driver_tells_nothing() -> None:
    events = [one("t", Verdict.WRONG, "ADD", driver="b"), one("both", Verdict.WRONG, "ADD", "MUL")]
    assert named(events) == ["ADD", "ADD + MUL"]


def test_a_graph_is_counted_for_what_its_campaign_blames() -> None:
    blamed = {"kind": "wrong compare TRANSPOSE"}
    assert named([one("g", Verdict.WRONG, "ADD", "TRANSPOSE", kind=Kind.GRAPH, details=blamed)]) == ["TRANSPOSE"]


KEPT = '{}\n{"subgraphs": [{"operands": [], "operations": [{"type": "ADD"}, {"type": "TANH"}]}]}\n'


@pytest.mark.parametrize(
    ("add", "plain", "blamed"), [("wrong", "passed", "ADD"), ("passed", "passed", "TANH"), ("wrong", "wrong", "TANH")]
)
def test_what_a_variation_added(add: str, plain: str, blamed: str) -> None:
    events = [
        one("add", Verdict(add), "ADD"),
        one("tanh", Verdict(plain), "TANH"),
        Event(
            Kind.CASE,
            "tanh_all_inputs_as_internal",
            "a",
            Outcome(Verdict.WRONG, Stage.COMPARE, "", {"case": KEPT}),
            "",
            ("TANH",),
        ),
    ]
    assert named(events)[2] == blamed


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "{}\nx",
        "{}\n[]",
        '{}\n{"subgraphs": [{"operations": [{"type": 1}]}]}',
        '{}\n{"subgraphs": [{"inputs": [9]}]}',
    ],
)
def test_a_case_that_cannot_be_read_blames_what_was_tested(text: str) -> None:
    passed = [one("add", Verdict.WRONG, "ADD"), one("x", Verdict.PASSED, "TANH")]
    outcome = Outcome(Verdict.WRONG, Stage.COMPARE, "", {"case": text})
    assert named([*passed, Event(Kind.CASE, "x_all_inputs_as_internal", "a", outcome, "", ("TANH",))])[2] == "TANH"


@pytest.mark.parametrize(
    ("event", "kind", "name"),
    [
        (one("c", Verdict.WRONG, "ADD", kind=Kind.CHECK, subject="burst.rule"), CulpritKind.RULE, "burst.rule"),
        (one("m", Verdict.ACCEPTED_INVALID, "ADD", kind=Kind.MUTANT, subject="scale"), CulpritKind.MUTANTS, "scale"),
        (one("s", Verdict.HUNG, kind=Kind.STRESS, subject="long"), CulpritKind.STRESS, "long"),
        (one("n", Verdict.WRONG, kind=Kind.MLTS, subject="mobilenet"), CulpritKind.NETWORK, "mobilenet"),
        (one("f", Verdict.CRASHED, kind=Kind.FUZZ_FINDING, subject="model"), CulpritKind.FUZZING, "model"),
        (one("x", Verdict.CRASHED, "ADD", stage=Stage.LOAD), CulpritKind.DRIVER, "a"),
        (one("x", Verdict.NOT_RUN, "ADD"), CulpritKind.DRIVER, "a"),
        (one("x", Verdict.WRONG), CulpritKind.DRIVER, "a"),
    ],
)
def test_culprits_that_are_no_operation(event: Event, kind: CulpritKind, name: str) -> None:
    assert culprits([event]) == [Culprit(kind, name)]
    assert Culprit(kind, name).operations == ()


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("output 0 (TENSOR_FLOAT32[2, 3]): dimensions [2, 3], expected [3, 2]",
         "output 1 (TENSOR_FLOAT16[1]): dimensions [1], expected [5]"),
        ("status 12 after 3.5e-3 s in '/tmp/a/b'", "status -1 after 7 s in '/var/c'"),
        ("output 0 (T[2]): 6 of 6 elements wrong, the worst at [0]: got nan\n  also at [1]: x\n  every element is NaN",
         "output 0 (T[1]): 1 of 1 elements wrong, the worst at [0]: got nan\n  every element is NaN"),
        ("", "  \n "),
    ],
)  # fmt: skip
def test_messages_that_say_the_same(first: str, second: str) -> None:
    assert normalised(first) == normalised(second)


def test_messages_that_say_something_else() -> None:
    wrong = "output 0 (T[2]): 6 of 6 elements wrong, the worst at [0]: expected 1, got 2"
    texts = [
        "got GENERAL_FAILURE",
        "got INVALID_ARGUMENT",
        wrong,
        f"{wrong}\n  every element is NaN",
        "float32",
        "float16",
    ]
    assert len({normalised(text) for text in texts}) == len(texts)


def test_crashes_come_first_then_hangs_then_what_is_wrong_most_often() -> None:
    events = [
        *(one(f"w{number}", Verdict.WRONG, "ADD") for number in range(3)),
        *(one(f"m{number}", Verdict.WRONG, "MUL") for number in range(5)),
        one("h", Verdict.HUNG, "SUB"),
        one("c", Verdict.CRASHED, "ADD"),
        one("p", Verdict.PASSED, "DIV"),
        one("e", Verdict.WRONG, "EXP", expected="known"),
        one("v", Verdict.ADVICE, "LOG"),
        one("n", Verdict.NOT_RUN, "POW"),
    ]
    found = [(each.verdict.value, each.culprit.name, each.count) for each in clusters(events)]
    assert found == [
        ("crashed", "ADD", 1),
        ("hung", "SUB", 1),
        ("wrong", "MUL", 5),
        ("wrong", "ADD", 3),
        ("not_run", "a", 1),
    ]


def test_one_cause_shows_in_several_ways() -> None:
    events = [
        one("shape", Verdict.WRONG, "TRANSPOSE", message="dimensions [1], expected [2]"),
        one("refused", Verdict.REJECTED_VALID, "TRANSPOSE", message="INVALID_ARGUMENT"),
        one("again", Verdict.REJECTED_VALID, "TRANSPOSE", message="INVALID_ARGUMENT"),
    ]
    (cluster,) = clusters(events)
    assert [(way.verdict.value, way.count) for way in cluster.ways] == [("rejected_valid", 2), ("wrong", 1)]


def test_the_types_of_each_way() -> None:
    quant = ("TENSOR_QUANT8_ASYMM", "TENSOR_INT32")
    half = ("TENSOR_FLOAT16",)
    events = [
        one("a", Verdict.WRONG, "CONV_2D", message="every element is NaN"),
        one("b", Verdict.WRONG, "CONV_2D", message="every element is NaN", types=half),
        one("c", Verdict.WRONG, "CONV_2D", message="off by one unit", types=quant),
    ]
    (cluster,) = clusters(events)
    assert [way.types for way in cluster.ways] == [("TENSOR_FLOAT16", "TENSOR_FLOAT32"), ("TENSOR_QUANT8_ASYMM",)]
    assert cluster.types == ("TENSOR_FLOAT16", "TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM")
    assert data_types(one("i", Verdict.PASSED, types=("TENSOR_INT32",))) == ("TENSOR_INT32",)


def test_findings_are_told_apart_by_rule_and_not_by_operation() -> None:
    def found(number: int, text: str) -> Event:
        details = {"signature": text}
        return one(f"f{number}", Verdict.ACCEPTED_INVALID, kind=Kind.FUZZ_FINDING, subject="model", details=details)

    texts = ["prepare: a scale of 0 in CONV_2D", "prepare: a scale of 0 in ADD", "prepare: too few inputs of ADD"]
    assert [each.count for each in clusters([found(*each) for each in enumerate(texts)])] == [2, 1]


def test_a_campaign_is_not_counted_beside_its_findings() -> None:
    campaign = one("fuzz/model", Verdict.ERROR, kind=Kind.FUZZ_CAMPAIGN, subject="model", message="2 findings")
    findings = [
        one(f"f{number}", Verdict.ERROR, kind=Kind.FUZZ_FINDING, subject="model", message=f"took {number}")
        for number in range(2)
    ]
    other = one("f", Verdict.ERROR, kind=Kind.FUZZ_FINDING, subject="model", message="no answer")
    assert [each.count for each in clusters([campaign, *findings, other])] == [2, 1]
    assert [each.count for each in clusters([campaign])] == [1]


def test_the_example_is_the_smallest_case_that_is_kept() -> None:
    def kept(name: str, text: str) -> Event:
        return Event(Kind.CASE, name, "a", Outcome(Verdict.WRONG, Stage.COMPARE, "", {"case": text}), "", ("ADD",))

    (cluster,) = clusters([one("none", Verdict.WRONG, "ADD"), kept("large", "x" * 90), kept("small", "x")])
    assert cluster.example.case == "small"
    assert cluster.ways[0].example.case == "small"


def test_drivers_have_clusters_of_their_own() -> None:
    events = [one("x", Verdict.WRONG, "ADD", driver=driver) for driver in ("a", "b")]
    assert [each.driver for each in clusters(events)] == ["a", "b"]


def test_sets_that_fail_together_are_counted_for_the_two_that_most_share() -> None:
    sets = [("MUL", "SPLIT", "TANH"), ("MUL", "SPLIT", "EXP"), ("ABS", "MUL", "SPLIT"), ("ADD", "SPLIT")]
    events = [
        one(f"g{number}", Verdict.WRONG, *each, kind=Kind.GRAPH, details={"kind": f"wrong compare {' + '.join(each)}"})
        for number, each in enumerate(sets)
    ]
    assert named(events) == ["MUL + SPLIT", "MUL + SPLIT", "MUL + SPLIT", "ADD + SPLIT"]
    assert named(events[2:]) == ["ABS + MUL + SPLIT", "ADD + SPLIT"]


def test_one_operation_twice_is_one() -> None:
    (event,) = [one("g", Verdict.WRONG, "ADD", kind=Kind.GRAPH, details={"kind": "wrong compare ADD + ADD"})]
    (culprit,) = culprits([event])
    assert culprit is not None
    assert culprit.name == "ADD + ADD"
    assert culprit.operations == ("ADD",)


REFUSED = "prepare_model of a supported model (ADD; outputs of unknown extents): got INVALID_ARGUMENT, wanted NONE"


def rule(name: str, message: str, driver: str = "a") -> Event:
    return one(f"{name}[x]", Verdict.ERROR, kind=Kind.CHECK, message=message, subject=name, driver=driver)


def test_rules_that_fail_by_one_answer_are_one_cause() -> None:
    events = [rule("one", REFUSED), rule("two", REFUSED), rule("two", REFUSED), rule("three", REFUSED)]
    (found,) = clusters(events)
    assert found.culprit.name == "two"
    assert [each.name for each in found.besides] == ["one", "three"]
    assert found.count == 4


def test_rules_with_other_answers_or_few_of_them_or_other_drivers_stay_apart() -> None:
    other = "execute of a model: got GENERAL_FAILURE, wanted NONE"
    assert len(clusters([rule("one", REFUSED), rule("two", REFUSED), rule("three", other)])) == 3
    assert len(clusters([rule("one", REFUSED), rule("two", REFUSED), rule("three", REFUSED, driver="b")])) == 3
    assert len(clusters([rule(name, "output 0: 6 of 6 elements wrong") for name in ("one", "two", "three")])) == 3
