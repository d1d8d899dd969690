"""Test of the page in a browser: charts, list and filters work without errors under the content security policy."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.write import write_report

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = pytest.mark.skipif(BROWSER is None, reason="no Chromium on this machine to open the page in")

# Clicks through the page, and records what it then shows.
CLICKS = """
const lines = [];
const shown = () => document.querySelectorAll("#list .case").length;
const click = (selector) => document.querySelector(selector).click();
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
document.title = lines.join(", ");
"""


def filled(path: Path) -> Path:
    """Write a store with verdicts of several kinds and a measurement."""
    with Store.open(path) as store:
        run = store.begin_run("pytest", 1, versions={}, machine="")
        store.describe_driver(run, "a", {"version": "1"})
        passed, wrong = Outcome(Verdict.PASSED, Stage.COMPARE), Outcome(Verdict.WRONG, Stage.COMPARE, "all wrong")
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
        store.measure(run, Measurement("digits", "a", "inference", "ms", (1.0, 2.0, 3.0)))
    return path


def test_click_through(tmp_path: Path) -> None:
    page = tmp_path / "r.html"
    write_report(filled(tmp_path / "r.sqlite"), page=page, csv=None)
    text = page.read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(CLICKS.encode()).digest()).decode()
    text = text.replace("script-src ", f"script-src 'sha256-{digest}' ", 1)
    page.write_text(text.replace("</body>", f"<script>{CLICKS}</script></body>"), encoding="utf-8")
    assert BROWSER is not None
    options = [
        "--window-size=500,900",
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        f"--user-data-dir={tmp_path / 'profile'}",
    ]
    done = subprocess.run(
        [BROWSER, *options, "--enable-logging=stderr", "--dump-dom", page.as_uri()],
        capture_output=True,
        text=True,
        timeout=200,
        check=True,
    )
    title = re.search("<title>(.*?)</title>", done.stdout)
    assert title is not None, done.stderr
    messages = [line for line in done.stderr.splitlines() if "CONSOLE" in line]
    assert messages == []
    assert title[1] == (
        "failures 2, ADD 3, burst 2, stress 1 stacks, graphs 1, cause 1 #q=cause%3A1&amp;v=, key case failed, "
        "alone 1 add 1, types 1, wide true, charts 1"
    )
