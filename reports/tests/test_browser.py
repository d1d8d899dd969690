"""Tests of the page in a browser: charts, list and filters work without errors under the content security policy, at
any width, and axe has nothing against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import pytest

from nnconform.harness.results.accuracy import ErrorFigures
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.tests.browser import BROWSER, Page, browser
from nnconform.reports.write import write_report

pytestmark = pytest.mark.skipif(BROWSER is None, reason="no Chromium on this machine to open the page in")

# Clicks through the page, and records what it then shows.
CLICKS = """
var lines = [];
var shown = () => document.querySelectorAll("#list .case").length;
var click = (selector) => document.querySelector(selector).click();
lines.push(`failures ${shown()}`);
click("button[data-operation=ADD]");
lines.push(`ADD ${shown()}`);
click("button[data-words='::burst.']");
lines.push(`burst ${shown()}`);
click("button[data-words='/parallel_inference']");
lines.push(`stress ${shown()} ${document.querySelector("#list summary").textContent}`);
click("button[data-words='kind:graph']");
lines.push(`graphs ${shown()}`);
click("button[data-words='cause:1']");
lines.push(`cause ${shown()} ${location.hash}`);
document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true }));
lines.push(`key ${document.activeElement.className}`);
location.hash = new URLSearchParams({ case: "add 1", on: "a" });
dispatchEvent(new HashChangeEvent("hashchange"));
lines.push(`alone ${shown()} ${document.querySelector("#list .title").textContent}`);
click("button.unfold");
lines.push(`types ${[...document.querySelectorAll(".types")].filter((row) => !row.hidden).length}`);
lines.push(`wide ${document.documentElement.scrollWidth <= innerWidth}`);
lines.push(`charts ${document.querySelectorAll(".chart canvas").length}`);
lines.join(", ");
"""
# Each width, and light and dark; the other two pairs by night.
LOOKS = [
    (1440, False),
    (390, True),
    *(pytest.param(*look, marks=pytest.mark.nightly) for look in ((1440, True), (390, False))),
]
# axe, with all folds open: what it has against the page, by rule, with the first element of each.
CHECK = """
for (const fold of document.querySelectorAll("details")) fold.open = true;
axe.run().then((found) => found.violations.map((each) => [each.id, each.nodes.length, each.nodes[0].html]));
"""


def filled(path: Path) -> Path:
    """Write a store with verdicts of several kinds and a measurement."""
    with Store.open(path) as store:
        run = store.begin_run("pytest", 1, versions={}, machine="")
        store.describe_driver(run, "a", {"version": "1"})
        # So long that it is scrolled.
        text = "all wrong" + "\nand more" * 100
        passed, wrong = Outcome(Verdict.PASSED, Stage.COMPARE), Outcome(Verdict.WRONG, Stage.COMPARE, text)
        hung = Outcome(Verdict.HUNG, Stage.EXECUTE, "no answer", {"stacks": "one\ntwo"})
        for number in range(3):
            store.record(run, Event(Kind.CASE, f"add {number}", "a", passed, "", ("ADD",), ("TENSOR_FLOAT32",)))
        store.record(run, Event(Kind.CASE, "mul", "a", wrong, "", ("MUL",), ("TENSOR_FLOAT32",)))
        for name in ("first", "second"):
            store.record(
                run, Event(Kind.CHECK, f"test_api.py::test_api::burst.rule[{name}]", "a", passed, subject="burst.rule")
            )
        store.record(run, Event(Kind.STRESS, "stress/parallel_inference", "a", hung, subject="parallel_inference"))
        store.record(run, Event(Kind.GRAPH, "test_graphs.py::test_graphs::graph_0_0", "a", passed))
        store.record(run, Event(Kind.CASE, "specs/mine.mod.py::graph_1_2", "a", passed))
        errors = (ErrorFigures("TENSOR_FLOAT32", 9, 3.0, 0.4, 0.0, 0.1),)
        store.record(run, Event(Kind.CASE, "off", "a", passed, "", ("SOFTMAX",), errors=errors))
        store.measure(run, Measurement("digits", "a", "inference", "ms", (1.0, 2.0, 3.0)))
    return path


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with browser(tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    before, path = filled(folder / "before.sqlite"), folder / "report.html"
    write_report(filled(folder / "r.sqlite"), page=path, csv=None, before=[before])
    return path


@pytest.mark.parametrize(("width", "dark"), LOOKS)
def test_click_through(page: Page, report: Path, width: int, dark: bool) -> None:
    page.messages.clear()
    page.open(report, width=width, dark=dark)
    assert page.run(CLICKS) == (
        "failures 2, ADD 3, burst 2, stress 1 stacks, graphs 1, cause 1 #q=cause%3A1&v=, key case failed, "
        "alone 1 add 1, types 1, wide true, charts 1"
    )
    assert page.messages == []


@pytest.mark.skipif(find_spec("axe_core_python") is None, reason="the package axe-core-python is not installed")
@pytest.mark.parametrize(("width", "dark"), LOOKS)
def test_axe_has_nothing_against_it(page: Page, report: Path, width: int, dark: bool) -> None:
    page.open(report, width=width, dark=dark)
    page.run((files("axe_core_python") / "axe.min.js").read_text(encoding="utf-8"))
    assert page.run(CHECK) == []


@pytest.mark.skipif(find_spec("axe_core_python") is None, reason="the package axe-core-python is not installed")
@pytest.mark.nightly(daily="test_axe_has_nothing_against_it")
def test_axe_would_say_so(page: Page, report: Path) -> None:
    page.open(report)
    page.run((files("axe_core_python") / "axe.min.js").read_text(encoding="utf-8"))
    page.run('document.documentElement.removeAttribute("lang")')
    assert [rule for rule, *_ in page.run(CHECK)] == ["html-has-lang"]
