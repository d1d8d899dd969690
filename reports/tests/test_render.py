"""Tests of the page: complete, self-contained, and safe against markup in a store."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from nnconform.harness.model.printable import printable
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.command import command
from nnconform.reports.views.todo import MOST_IN_FULL
from nnconform.reports.write import write_report

HOSTILE = "</script></pre><img src=x onerror=alert(1)><!-- \u2028 ' \" & {{ 7 * 1111111 }}"
# As an outcome has it: what could change a terminal is escaped.
ESCAPED = printable(HOSTILE)


class Page(HTMLParser):
    """A parsed page: its tags with their attributes, its text, and its scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text, self.scripts = "", [""]
        self._inside = ""
        self.feed(html)
        self.scripts = [script for script in self.scripts if script]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._inside = tag
        if tag == "script":
            self.scripts.append("")

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside == "script":
            self.scripts[-1] += data
        elif self._inside != "style":
            self.text += data

    @property
    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self.scripts[0])
        return data


def store_with(path: Path, *events: Event, text: str = "plain", ended: bool = True) -> Path:
    with Store.open(path) as store:
        run = store.begin_run(f"pytest {text}", 99, versions={text: text}, machine=text)
        store.describe_driver(run, text, {text: [text]})
        for event in events:
            store.record(run, event)
        if ended:
            store.end_run(run)
    return path


def event(case: str, verdict: Verdict, text: str = "plain", expected: str = "") -> Event:
    outcome = Outcome(verdict, Stage.EXECUTE, f"message {text}", {text: f"detail {text}"})
    kinds = ("ADD",), ("TENSOR_FLOAT32",)
    return Event(Kind.CASE, case, text, outcome, text, *kinds, "1.2", f"pytest {text}", 0.1, expected=expected)


def page_of(store: Path, out: Path, run: int | None = None, *, whole_store: bool = False) -> Page:
    write_report(store, page=out, csv=None, run=run, whole_store=whole_store)
    return Page(out.read_text(encoding="utf-8"))


def test_what_the_page_says(tmp_path: Path) -> None:
    store = store_with(tmp_path / "r.db", event("a", Verdict.PASSED), event("b", Verdict.WRONG))
    page = page_of(store, tmp_path / "r.html")
    text = " ".join(page.text.split())
    assert "Does not conform: 1 cause of 1 failure" in text
    assert "✓ 1✗ 1" in text
    assert re.search("50.0 % ?1 of 2", text)
    for fact in ("99", "pytest plain", "1 in r.db", "plain plain"):
        assert fact in text
    rows = {row[0]: row[8:] for row in page.data["rows"]}
    assert rows == {"a": [], "b": ["execute", "message plain", {"plain": "detail plain"}, "pytest plain", "plain"]}


@pytest.mark.parametrize(
    ("verdicts", "headline"),
    [
        ([], "No verdicts"),
        ([Verdict.PASSED, Verdict.UNSUPPORTED], "No failure in 2 cases"),
        ([Verdict.UNSUPPORTED], "None of 1 case passed or failed"),
        ([Verdict.PASSED, Verdict.NOT_RUN], "Does not conform: 1 cause of 1 failure"),
    ],
)
def test_headline(tmp_path: Path, verdicts: list[Verdict], headline: str) -> None:
    events = [event(str(number), verdict) for number, verdict in enumerate(verdicts)]
    assert headline in page_of(store_with(tmp_path / "r.db", *events), tmp_path / "r.html").text


@pytest.mark.parametrize(
    ("others", "headline"),
    [
        ([], "No unexpected failure in 2 cases"),
        ([Verdict.PASSED], "No unexpected failure in 3 cases"),
        ([Verdict.HUNG], "Does not conform: 1 cause of 1 failure"),
    ],
)
def test_expected_failures(tmp_path: Path, others: list[Verdict], headline: str) -> None:
    known = [event(name, Verdict.WRONG, expected=f"known {name}") for name in ("a", "b")]
    page = page_of(store_with(tmp_path / "r.db", *known, *(event("c", each) for each in others)), tmp_path / "r.html")
    text = " ".join(page.text.split())
    assert headline in text
    assert "2 cases failed as expected. The reason is given with each case." in text
    assert "△ 2" in text
    assert [row[13:] for row in page.data["rows"]] == [["known a"], ["known b"], *([] for _ in others)]


def test_nothing_is_fetched(tmp_path: Path) -> None:
    page = page_of(store_with(tmp_path / "r.db", event("a", Verdict.WRONG)), tmp_path / "r.html")
    html = (tmp_path / "r.html").read_text()
    assert not re.search(r"https?://|@import|url\(", html)
    assert not [tag for tag, attributes in page.tags if tag in ("link", "img", "iframe") or "src" in attributes]


def test_only_our_script_may_run(tmp_path: Path) -> None:
    page = page_of(store_with(tmp_path / "r.db", event("a", Verdict.WRONG)), tmp_path / "r.html")
    (policy,) = [attributes["content"] for _, attributes in page.tags if "http-equiv" in attributes]
    digest = base64.b64encode(hashlib.sha256(page.scripts[1].encode()).digest()).decode()
    assert policy is not None
    assert f"script-src 'sha256-{digest}'" in policy
    assert "default-src 'none'" in policy
    assert len(page.scripts) == 2


def test_hostile_text_stays_text(tmp_path: Path) -> None:
    plain = store_with(tmp_path / "plain.db", event("a", Verdict.CRASHED, expected="known"))
    hostile = event(HOSTILE, Verdict.CRASHED, HOSTILE, HOSTILE)
    evil = store_with(tmp_path / "evil.db", hostile, text=HOSTILE)
    wanted, got = page_of(plain, tmp_path / "plain.html"), page_of(evil, tmp_path / "evil.html")
    assert [tag for tag, _ in got.tags] == [tag for tag, _ in wanted.tags]
    assert [set(attributes) for _, attributes in got.tags] == [set(attributes) for _, attributes in wanted.tags]
    (row,) = got.data["rows"]
    assert row[0] == HOSTILE
    assert row[9:] == [f"message {ESCAPED}", {HOSTILE: f"detail {ESCAPED}"}, f"pytest {HOSTILE}", HOSTILE, HOSTILE]
    assert HOSTILE in got.text
    assert "7777777" not in got.text


def test_a_quantity_without_a_name(tmp_path: Path) -> None:
    path = store_with(tmp_path / "r.db")
    with Store.open(path) as store:
        store.measure(store.run().id, Measurement("network", "driver", "", "hit", (1.0,)))
    assert "network" in page_of(path, tmp_path / "r.html").text


def test_the_script_makes_no_markup() -> None:
    script = (Path(__file__).parents[1] / "static" / "report.js").read_text()
    assert not re.search(r"innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b|Function\(", script)


def test_the_latest_run_by_default(tmp_path: Path) -> None:
    path = store_with(tmp_path / "r.db", event("old", Verdict.PASSED), text="first")
    store_with(path, event("new", Verdict.PASSED), text="second")
    latest, first = page_of(path, tmp_path / "2.html"), page_of(path, tmp_path / "1.html", 1)
    assert [row[0] for row in latest.data["rows"]] == ["new"]
    assert [row[0] for row in first.data["rows"]] == ["old"]
    assert "Other runs in this store" in latest.text
    assert "pytest first" in latest.text


def test_a_run_that_was_killed(tmp_path: Path) -> None:
    for ended in (True, False):
        path = store_with(tmp_path / f"{ended}.db", event("a", Verdict.PASSED), ended=ended)
        assert ("has not ended" in page_of(path, tmp_path / "r.html").text) is not ended


def test_ten_thousand_cases(tmp_path: Path) -> None:
    path = tmp_path / "r.db"
    events = (
        event(f"case {number}", Verdict.WRONG if number % 10 == 0 else Verdict.PASSED) for number in range(10_000)
    )
    page = page_of(store_with(path, *events), tmp_path / "r.html")
    assert len(page.data["rows"]) == 10_000
    # The rows are data: the page itself does not grow with them.
    assert len(page.tags) < 200
    assert (tmp_path / "r.html").stat().st_size < 1_500_000


def test_command(tmp_path: Path) -> None:
    path, out = store_with(tmp_path / "r.db", event("a", Verdict.PASSED)), tmp_path / "r.html"
    result = CliRunner().invoke(command, [str(path), "-o", str(out)])
    assert (result.exit_code, result.output) == (0, f"wrote {out}\n")
    assert out.read_text().startswith("<!doctype html>")


def test_command_errors(tmp_path: Path) -> None:
    path, out = store_with(tmp_path / "r.db", event("a", Verdict.PASSED)), tmp_path / "r.html"
    nowhere = CliRunner().invoke(command, [str(path), "-o", str(tmp_path / "none" / "r.html")])
    assert nowhere.exit_code == 2
    assert "cannot write" in nowhere.output
    # Errors of the harness's own kind are for the command line's main to print.
    assert "has no run 5; it has 1" in str(
        CliRunner().invoke(command, [str(path), "-o", str(out), "--run", "5"]).exception
    )
    assert "no such results store" in str(
        CliRunner().invoke(command, [str(tmp_path / "no.db"), "-o", str(out)]).exception
    )
    assert not out.exists()


def test_all_runs_of_a_store_on_one_page(tmp_path: Path) -> None:
    path = store_with(tmp_path / "r.db", Event(Kind.CASE, "first", "plain", Outcome(Verdict.PASSED, Stage.COMPARE)))
    store_with(
        path,
        Event(Kind.STRESS, "stress/second", "plain", Outcome(Verdict.HUNG, Stage.EXECUTE), subject="second"),
        text="later",
    )
    page = page_of(path, tmp_path / "r.html", whole_store=True)
    assert {row[0] for row in page.data["rows"]} == {"first", "stress/second"}
    assert "pytest plain" in page.text
    assert "pytest later" in page.text
    refused = CliRunner().invoke(command, [str(path), "-o", str(tmp_path / "x.html"), "--all", "--run", "1"])
    assert refused.exit_code == 2
    assert "leave --run out" in refused.output


def test_a_fuzz_campaign_without_findings_has_its_row(tmp_path: Path) -> None:
    figures = {"seed": "7", "executions": "30000", "processor": "15.0", "edges": "1234", "corpus": "99"}
    outcome = Outcome(Verdict.PASSED, Stage.EXECUTE, "", figures)
    progress = Event(Kind.FUZZ_CAMPAIGN, "fuzz/model", "driver one", outcome, seconds=20.0, subject="model")
    text = " ".join(page_of(store_with(tmp_path / "r.db", progress), tmp_path / "r.html").text.split())
    assert re.search("model ?driver one ?730,0001,5002,0001,2349920 s ?0", text)
    details = {"signature": HOSTILE, "choices": "1"}
    hung = Outcome(Verdict.HUNG, Stage.QUERY, "", details)
    finding = Event(Kind.FUZZ_FINDING, "fuzz/model/ab", "driver one", hung, subject="model")
    text = page_of(store_with(tmp_path / "found.db", progress, finding), tmp_path / "found.html").text
    assert ESCAPED in text


def test_the_same_facts_as_markdown_and_as_json(tmp_path: Path) -> None:
    path = store_with(tmp_path / "r.db", event("a", Verdict.PASSED), event("b|`c", Verdict.CRASHED))
    text = CliRunner().invoke(command, [str(path), "--format", "md"]).output
    assert text.startswith("## Does not conform: 1 cause of 1 failure\n")
    assert "| `plain` | **does not conform** | 50.0 % (1 of 2) | 1 of 1 | 1 | 1 | 1 | 0 |" in text
    assert "1. **crashed**: `ADD` crashes, 1 failure" in text
    assert "smallest case: `` b\\|`c ``" in text
    found = json.loads(CliRunner().invoke(command, [str(path), "--format", "json"]).output)
    assert found["headline"] == "Does not conform: 1 cause of 1 failure"
    (cluster,) = found["clusters"]
    assert (cluster["title"], cluster["count"], cluster["reproduce"]) == ("ADD", 1, "pytest plain")
    assert found["operations"][0]["counts"] == {"passed": 1, "failed": 1}
    out = tmp_path / "r.md"
    assert CliRunner().invoke(command, [str(path), "--format", "md", "-o", str(out)]).output == f"wrote {out}\n"
    assert out.read_text() == text


def test_what_changed_since_the_last_run(tmp_path: Path) -> None:
    path = store_with(tmp_path / "r.db", event("a", Verdict.PASSED), event("b", Verdict.WRONG))
    assert "Since the last run" not in page_of(path, tmp_path / "r.html").text
    store_with(path, event("a", Verdict.WRONG), event("b", Verdict.PASSED))
    for whole_store in (False, True):
        text = " ".join(page_of(path, tmp_path / "r.html", whole_store=whole_store).text.split())
        assert "Since the last run 0 verdicts as before, 0 cases only before, 0 only now." in text
        assert "1 newly failing a: passed → wrong" in text
        assert "1 mended b: wrong → passed" in text
        assert "Does not conform: 1 cause of 1 failure" in text
    text = CliRunner().invoke(command, [str(path), "--format", "md"]).output
    assert "newly failing: `a`" in text
    assert "Run 2 of `r.db`, which holds 1 other run: `--all` shows all, `--run N` one." in text
    assert "other run" not in CliRunner().invoke(command, [str(path), "--format", "md", "--all"]).output
    assert json.loads(CliRunner().invoke(command, [str(path), "--format", "json"]).output)["other_runs"] == [1]


def test_as_many_causes_as_the_page_shows_in_full_and_more(tmp_path: Path) -> None:
    outcome = Outcome(Verdict.WRONG, Stage.COMPARE, "message")
    events = [
        Event(Kind.CHECK, f"t.py::area.rule{number}", "a", outcome, subject=f"area.rule{number}")
        for number in range(MOST_IN_FULL + 2)
    ]
    page = page_of(store_with(tmp_path / "r.db", *events), tmp_path / "r.html")
    assert len([1 for _, attributes in page.tags if attributes.get("class") == "cluster"]) == MOST_IN_FULL
    assert set(page.data["causes"].values()) == set(range(1, MOST_IN_FULL + 3))
