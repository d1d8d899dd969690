"""Tests of the documents' demands: each has a rule or a reason, and each rule of the HAL a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.driver.permission import behaviours_of
from nnconform.harness.model.errors import FormatError
from nnconform.harness.selftest.demands import Demand, Document, problems, proofs, read_documents, rules, uncited
from nnconform.harness.selftest.faults import declared_faults
from nnconform.harness.selftest.permitted import BUNDLED

KNOWN = frozenset({"basics.is_available", "cases"})


def one(**fields: object) -> list[Document]:
    return [Document("a document", (Demand("a place", "It says so.", **fields),))]  # type: ignore[arg-type]


def test_every_sentence_has_a_rule_or_a_reason() -> None:
    assert list(problems(read_documents(), rules())) == []


def test_every_rule_of_the_hal_rests_on_a_sentence() -> None:
    assert uncited(read_documents()) == []


def test_every_rule_that_a_must_rests_on_catches_a_fault() -> None:
    caught = proofs(declared_faults(), behaviours_of(BUNDLED).values())
    unproved = [
        each.says
        for document in read_documents()
        for each in document.demands
        if each.must and each.by and not any(name in caught for name in each.by)
    ]
    assert unproved == []


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({}, "neither a rule nor a reason"),
        ({"by": ("cases",), "why": "client"}, "both a rule and a reason"),
        ({"by": ("basics.is_gone",)}, "names basics.is_gone, which is no rule"),
        ({"by": ("cases", "cases")}, "names a rule twice"),
        ({"why": "unwilling"}, "has the reason 'unwilling', wanted one of client, hidden, android"),
    ],
)
def test_says_what_is_wrong_with_a_sentence(fields: dict[str, object], problem: str) -> None:
    (line,) = problems(one(**fields), KNOWN)
    assert line.startswith("a document, a place: 'It says so.'")
    assert problem in line


def test_says_which_sentence_stands_there_twice() -> None:
    (document,) = one(by=("cases",))
    (line,) = problems([Document(document.title, document.demands * 2)], KNOWN)
    assert line.endswith("stands there twice")


def test_nothing_is_wrong_with_a_sentence_that_has_a_rule_or_a_reason() -> None:
    assert list(problems([*one(by=("cases",)), *[Document("another", one(why="client")[0].demands)]], KNOWN)) == []


def test_checks_that_no_sentence_names_are_found() -> None:
    missing = uncited(one(by=("basics.is_available",)))
    assert "basics.is_available" not in missing
    assert "basics.has_a_version" in missing
    assert "basics.refuses_what_came_later" not in missing, "it is ours alone"


def test_proofs_are_those_that_the_faults_declare() -> None:
    caught = proofs(declared_faults(), behaviours_of(BUNDLED).values())
    assert "device.capabilities_unsorted" in caught["basics.figures_are_sorted"]
    assert "validation.rule_overlooked?family=operation_cycle" in caught["model:operation_cycle"]
    assert "requests.rule_overlooked?family=offset" in caught["request:offset"]
    assert "stress.loses_a_callback" in caught["stress:prepare-and-close"]
    assert "stress.clients_share_scratch" not in caught["stress:prepare-and-close"], "it is a success there"
    assert "operation.off_by_one" in caught["cases"]


@pytest.mark.parametrize("text", ["title = 1", "title = 'x'\n[[demand]]\nplace = 'y'\nsays = 'z'\nwhere = 1", "?"])
def test_a_file_that_is_no_document(tmp_path: Path, text: str) -> None:
    (tmp_path / "one.toml").write_text(text)
    with pytest.raises(FormatError, match=r"one\.toml"):
        read_documents(tmp_path)
