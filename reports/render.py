"""Rendering of a run in a results store as one self-contained HTML page, which fetches nothing when it is opened."""

from __future__ import annotations

import base64
import hashlib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from nnconform.harness.results.events import Kind, Run
from nnconform.reports.facts import facts_of
from nnconform.reports.selection import Selection
from nnconform.reports.verdicts import table_of
from nnconform.reports.views import areas, bias, campaigns, errors, failures, fuzzing, timelines, todo

_HERE = Path(__file__).parent


def render(selection: Selection, store: str, path: Path) -> None:
    """Write the page of a selection to ``path``.

    ``store`` is the name of the store on the page. Raises OSError if the page cannot be written.
    """
    # Cases are by far the most, and no table of the page is about them.
    verdicts = table_of(event for event in selection.events if event.kind is not Kind.CASE)
    facts = facts_of(selection, store)
    scripts = [_static("report.js")]
    style = _static("report.css")
    charts = [network.chart for network in facts.networks]
    if any(chart["names"] for chart in charts):
        scripts += [_static("vendor/uPlot.iife.min.js"), _static("charts.js")]
        style += _static("vendor/uPlot.min.css")
    text = (
        _environment()
        .get_template("report.html.j2")
        .render(
            style=style,
            scripts=scripts,
            digests=[base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts],
            facts=facts,
            run=selection.run,
            duration=_duration(selection.run),
            parts=selection.parts,
            other_runs=selection.others,
            areas=areas.areas(verdicts),
            campaigns=campaigns.sections(verdicts),
            mean_errors=bias.mean_errors(selection.events),
            error_rows=errors.errors(selection.events),
            bound_at=errors.BOUND_AT,
            timelines=timelines.timelines(selection.measurements),
            fuzzed=fuzzing.fuzz_campaigns(selection.events),
            charts=charts,
            most_in_full=todo.MOST_IN_FULL,
            cases=failures.cases(selection.events, facts.culprits, facts.clusters),
        )
    )
    path.write_text(text, encoding="utf-8")


def _static(name: str) -> Markup:
    """Return one of our own files, which is not escaped. Everything from a store is."""
    return Markup((_HERE / "static" / name).read_text(encoding="utf-8"))


def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["script_json"] = _script_json
    environment.filters["milliseconds"] = _milliseconds
    environment.filters["moment"] = _moment
    environment.filters["plain_type"] = _plain_type
    environment.filters["with_code"] = with_code
    return environment


def _script_json(value: Any) -> Markup:
    """Encode as JSON that neither ends nor begins an element, whatever texts are in it."""
    text = msgspec.json.encode(value).decode()
    for character in "<>&'":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return Markup(text)


def _milliseconds(value: float | None) -> str:
    """Format with three significant digits; "" for None (not measured), ∞ for an interval without an end."""
    if value is None:
        return ""
    return "∞" if abs(value) == float("inf") else f"{value:.3g}" if value < 100 else f"{value:,.0f}"


def with_code(text: str) -> Markup:
    """Return a text with what stands between backticks as code; the rest, and what is in it, is escaped."""
    parts = text.split("`")
    # The last one has no end if their number is even.
    closed = len(parts) - 1 if len(parts) % 2 == 0 else len(parts)
    marked = [Markup("<code>{}</code>").format(each) if n % 2 and n < closed else each for n, each in enumerate(parts)]
    return Markup("").join(marked)


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def _duration(run: Run) -> str:
    if run.ended is None:
        return ""
    seconds = max(0.0, run.ended - run.started)
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, seconds_left = divmod(round(seconds), 60)
    return f"{minutes // 60} h {minutes % 60} min" if minutes >= 60 else f"{minutes} min {seconds_left} s"


def _plain_type(name: str) -> str:
    """Format a type's name as the heading of a column, with spaces where it may break."""
    return name.removeprefix("TENSOR_").replace("_", " ").lower()
