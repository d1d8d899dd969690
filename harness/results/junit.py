"""Verdicts as JUnit's XML, which CI servers show: a suite for each driver of a run, a test case for each verdict."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

from nnconform.harness.model.printable import printable_lines
from nnconform.harness.results.comparison import case_name
from nnconform.harness.results.events import Event, Run
from nnconform.harness.results.kept_traits import without_traits
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict

_SKIPPED = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE, Verdict.VACUOUS, Verdict.ADVICE})
_BROKEN = frozenset({Verdict.CRASHED, Verdict.HUNG, Verdict.NOT_RUN})


def write_junit(store: Path, path: Path) -> None:
    """Write all runs of a store to a file. Raises FormatError if it is not a store, OSError."""
    with Store.open(store, must_exist=True) as opened:
        text = junit((run, opened.verdicts(run.id)) for run in opened.runs())
    path.write_text(text, encoding="utf-8")


def junit(runs: Iterable[tuple[Run, Iterable[Event]]]) -> str:
    """Return JUnit's XML: a suite for each run and driver, with the driver and the seed as properties; a case for each
    verdict, with driver, seed, verdict, stage, operations, and rule or source as properties.
    """
    root = ElementTree.Element("testsuites", name="nnconform")
    for run, events in runs:
        by_driver: dict[str, list[Event]] = {}
        for event in events:
            by_driver.setdefault(event.driver, []).append(event)
        for driver, own in by_driver.items():
            root.append(_suite(run, driver, own))
    ElementTree.indent(root)
    return f"<?xml version='1.0' encoding='utf-8'?>\n{ElementTree.tostring(root, encoding='unicode')}\n"


def _suite(run: Run, driver: str, events: list[Event]) -> ElementTree.Element:
    counts = {
        "tests": len(events),
        "failures": sum(event.failed and event.outcome.verdict not in _BROKEN for event in events),
        "errors": sum(event.failed and event.outcome.verdict in _BROKEN for event in events),
        "skipped": sum(_skipped(event) for event in events),
    }
    figures = {name: str(count) for name, count in counts.items()}
    suite = ElementTree.Element(
        "testsuite", name=printable_lines(driver), time=f"{sum(event.seconds for event in events):.3f}", attrib=figures
    )
    _properties(suite, {"driver": driver, "seed": str(run.seed), "run": str(run.id), "command": run.command})
    suite.extend(_case(run, event) for event in events)
    return suite


def _skipped(event: Event) -> bool:
    return not event.failed and (bool(event.expected) or event.outcome.verdict in _SKIPPED)


def _case(run: Run, event: Event) -> ElementTree.Element:
    outcome, details = event.outcome, event.outcome.details
    place, _, name = case_name(event).rpartition("::")
    about = f"{event.kind}.{event.subject}".rstrip(".")
    case = ElementTree.Element(
        "testcase", classname=printable_lines(place or about), name=printable_lines(name), time=f"{event.seconds:.3f}"
    )
    properties = {
        "driver": event.driver,
        "seed": str(run.seed),
        "verdict": outcome.verdict.value,
        "stage": outcome.stage.value,
        "kind": event.kind.value,
        "subject": event.subject,
        "operations": " ".join(event.operations),
        "source": details.get("source", ""),
        "authority": details.get("authority", ""),
    }
    _properties(case, {name: text for name, text in properties.items() if text})
    first = outcome.message.partition("\n")[0]
    if _skipped(event):
        why = f"expected {outcome.verdict}: {event.expected}" if event.expected else f"{outcome.verdict}: {first}"
        ElementTree.SubElement(case, "skipped", message=printable_lines(why))
    elif event.failed:
        tag = "error" if outcome.verdict in _BROKEN else "failure"
        message = printable_lines(f"{outcome.verdict} at {outcome.stage}: {first}")
        problem = ElementTree.SubElement(case, tag, type=outcome.verdict.value, message=message)
        problem.text = _text(event)
    return case


def _text(event: Event) -> str:
    lines = [
        event.outcome.message,
        *(f"{name}:\n{text}" for name, text in without_traits(event.outcome.details).items()),
    ]
    lines += [f"reproduce: {event.reproduce}"] if event.reproduce else []
    return printable_lines("\n".join(lines))


def _properties(parent: ElementTree.Element, values: dict[str, str]) -> None:
    place = ElementTree.SubElement(parent, "properties")
    for name, text in values.items():
        ElementTree.SubElement(place, "property", name=name, value=printable_lines(text))
