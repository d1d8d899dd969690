"""Tests of JUnit's XML: what counts as a failure, and texts that XML cannot hold."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.junit import write_junit
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

EVENTS = [
    Event(Kind.CASE, "right", "a", Outcome(Verdict.PASSED, Stage.COMPARE), seconds=1.5),
    Event(
        Kind.CHECK,
        "rule[x]",
        "a",
        Outcome(Verdict.WRONG, Stage.COMPARE, "1 is not 2\nat \x00\x1b[2J<b>", {"stderr": "\x08 ]]> \ud800"}),
        reproduce="nnconform replay 'rule[x]' --driver a",
        subject="rule",
    ),
    Event(Kind.CASE, "known", "a", Outcome(Verdict.CRASHED, Stage.EXECUTE, "died"), expected="bug 7"),
    Event(Kind.CASE, "none", "b\x07", Outcome(Verdict.UNSUPPORTED, Stage.QUERY, "no ADD")),
    Event(Kind.CASE, "advice", "b\x07", Outcome(Verdict.ADVICE, Stage.QUERY, "ours")),
]


def test_every_verdict_is_a_test_case(tmp_path: Path) -> None:
    with Recording(tmp_path / "s.sqlite", 7) as recording:
        for event in EVENTS:
            recording.record(event)
    write_junit(tmp_path / "s.sqlite", tmp_path / "junit.xml")
    first, second = ElementTree.parse(tmp_path / "junit.xml").getroot()
    assert {name: first.get(name) for name in ("name", "tests", "failures", "skipped", "time")} == {
        "name": "a",
        "tests": "3",
        "failures": "1",
        "skipped": "1",
        "time": "1.500",
    }
    assert (second.get("name"), second.get("failures"), second.get("skipped")) == (r"b\x07", "0", "2")
    _, right, failed, known = first
    assert [each.tag for each in right] == ["properties"]
    properties = {each.get("name"): each.get("value") for each in failed[0]}
    assert properties == {
        "driver": "a", "seed": "7", "verdict": "wrong", "stage": "compare", "kind": "check", "subject": "rule",
    }  # fmt: skip
    assert (failed.get("classname"), failed[1].get("message")) == ("check.rule", "wrong at compare: 1 is not 2")
    assert (failed[1].text or "").splitlines() == [
        "1 is not 2",
        r"at \x00\x1b[2J<b>",
        "stderr:",
        r"\x08 ]]> \ud800",
        "reproduce: nnconform replay 'rule[x]' --driver a",
    ]
    assert (known[1].tag, known[1].get("message")) == ("skipped", "expected crashed: bug 7")
    assert [[each.tag for each in case] for case in second[1:]] == [["properties", "skipped"]] * 2


def test_no_store(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no such results store"):
        write_junit(tmp_path / "s.sqlite", tmp_path / "junit.xml")
