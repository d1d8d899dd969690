"""Makes one self-contained HTML page of a run in a results store: nothing is fetched when it is opened."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from nnconform.harness.results.events import Run
from nnconform.harness.results.store import Store
from nnconform.reports.views import areas, campaigns, failures, fuzzing, measurements, operations, summary

_HERE = Path(__file__).parent


def render(store_path: str | Path, out_path: str | Path, run: int | None = None, *, whole_store: bool = False) -> Path:
    """Write the page of run number ``run``, by default the latest, to ``out_path``; that path. With ``whole_store`` the
    page is of all runs together, as if they were one.

    Raises FormatError for a store that is none, UsageError where it has no such run, OSError where the page cannot be
    written.
    """
    with Store.open(store_path, must_exist=True) as store:
        shown = store.run(run)
        runs = store.runs()
        parts = [each.id for each in runs] if whole_store else [shown.id]
        events = [event for part in parts for event in store.verdicts(part)]
        networks = measurements.networks([found for part in parts for found in store.measurements(part)])
    if whole_store:
        shown = _together(runs)
    scripts = [_static("report.js")]
    style = _static("report.css")
    if networks:
        scripts += [_static("vendor/uPlot.iife.min.js"), _static("charts.js")]
        style += _static("vendor/uPlot.min.css")
    page = _environment().get_template("report.html.j2")
    text = page.render(
        style=style,
        scripts=scripts,
        digests=[base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts],
        store=Path(store_path).name,
        run=shown,
        duration=_duration(shown),
        parts=runs if whole_store else [],
        other_runs=[] if whole_store else [other for other in reversed(runs) if other.id != shown.id],
        shares=summary.shares(events),
        total=len(events),
        failed=sum(event.failed for event in events),
        expected=sum(bool(event.expected) for event in events),
        passed=sum(event.outcome.verdict == "passed" for event in events),
        drivers=summary.drivers(shown, events),
        tables=operations.tables(events),
        areas=areas.areas(events),
        campaigns=campaigns.sections(events),
        fuzzed=fuzzing.fuzz_campaigns(events),
        networks=networks,
        charts=[network.chart for network in networks],
        cases=failures.cases(events),
    )
    out = Path(out_path)
    out.write_text(text, encoding="utf-8")
    return out


def _together(runs: list[Run]) -> Run:
    """All runs as one: from the first to the last, with all that was said of the drivers."""
    first, drivers = runs[0], {address: info for run in runs for address, info in run.drivers.items()}
    ends = [run.ended for run in runs]
    ended = None if None in ends else max(end for end in ends if end is not None)
    return replace(first, ended=ended, drivers=drivers)


def _static(name: str) -> Markup:
    """One of our own files, which is not escaped; all that comes from a store is."""
    return Markup((_HERE / "static" / name).read_text(encoding="utf-8"))


def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.policies["json.dumps_kwargs"] = {"separators": (",", ":"), "ensure_ascii": False}
    environment.filters["milliseconds"] = _milliseconds
    environment.filters["moment"] = _moment
    environment.filters["plain_type"] = _plain_type
    return environment


def _milliseconds(value: float | None) -> str:
    """Three digits that count; nothing for what was not measured, and for the end of an interval that has none."""
    if value is None:
        return ""
    return "∞" if abs(value) == float("inf") else f"{value:.3g}" if value < 100 else f"{value:,.0f}"


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def _duration(run: Run) -> str:
    if run.ended is None:
        return ""
    seconds = max(0.0, run.ended - run.started)
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60} h {minutes % 60} min" if minutes >= 60 else f"{minutes} min {rest} s"


def _plain_type(name: str) -> str:
    """A type's name as a column's heading: it may break at its words."""
    return name.removeprefix("TENSOR_").replace("_", " ").lower()
