"""Export of verdicts: JUnit's XML, which CI systems show, and JSON lines, which programs read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any
from xml.etree import ElementTree

import msgspec

from nnconform.harness.results.comparison import case_name
from nnconform.harness.results.events import Event, Run
from nnconform.harness.results.verdict import Verdict

_SKIPPED = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE, Verdict.VACUOUS, Verdict.ADVICE})
_BROKEN = frozenset({Verdict.CRASHED, Verdict.HUNG, Verdict.NOT_RUN})
# Characters that XML 1.0 cannot hold, not even escaped.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit(runs: Iterable[tuple[Run, Iterable[Event]]]) -> str:
    """Return JUnit's XML: a suite for each run and driver, with the driver and the seed as properties; a case for each
    verdict, with verdict, stage, operations, and rule or source as properties.
    """
    root = ElementTree.Element("testsuites", name="nnconform")
    for run, events in runs:
        by_driver: dict[str, list[Event]] = {}
        for event in events:
            by_driver.setdefault(event.driver, []).append(event)
        for driver, own in by_driver.items():
            root.append(_suite(run, driver, own))
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=False) + "\n"


def json_lines(runs: Iterable[tuple[Run, Iterable[Event]]]) -> Iterator[str]:
    """Yield a JSON object for each verdict, one a line: the event's fields, with the number and the seed of its run."""
    for run, events in runs:
        for event in events:
            outcome = event.outcome
            line: dict[str, Any] = {
                "run": run.id,
                "seed": run.seed,
                "kind": event.kind,
                "case": event.case,
                "subject": event.subject,
                "driver": event.driver,
                "verdict": outcome.verdict,
                "stage": outcome.stage,
                "message": outcome.message,
                "details": outcome.details,
                "expected": event.expected,
                "operations": event.operations,
                "operand_types": event.operand_types,
                "hal_version": event.hal_version,
                "seconds": event.seconds,
                "when": event.when,
                "path": event.path,
                "reproduce": event.reproduce,
            }
            yield msgspec.json.encode(line).decode() + "\n"


def _suite(run: Run, driver: str, events: list[Event]) -> ElementTree.Element:
    counts = {
        "tests": len(events),
        "failures": sum(event.failed and event.outcome.verdict not in _BROKEN for event in events),
        "errors": sum(event.failed and event.outcome.verdict in _BROKEN for event in events),
        "skipped": sum(_skipped(event) for event in events),
    }
    figures = {name: str(count) for name, count in counts.items()}
    suite = ElementTree.Element(
        "testsuite", name=_text(driver), time=f"{sum(event.seconds for event in events):.3f}", attrib=figures
    )
    _properties(suite, {"driver": driver, "seed": str(run.seed), "run": str(run.id), "command": run.command})
    suite.extend(_case(event) for event in events)
    return suite


def _skipped(event: Event) -> bool:
    return event.outcome.verdict in _SKIPPED or (event.outcome.failed and bool(event.expected))


def _case(event: Event) -> ElementTree.Element:
    outcome = event.outcome
    place, _, name = case_name(event).rpartition("::")
    case = ElementTree.Element(
        "testcase", classname=_text(place or event.kind.value), name=_text(name), time=f"{event.seconds:.3f}"
    )
    details = outcome.details
    properties = {
        "verdict": outcome.verdict.value,
        "stage": outcome.stage.value,
        "kind": event.kind.value,
        "subject": event.subject,
        "operations": " ".join(event.operations),
        "source": details.get("source", ""),
        "authority": details.get("authority", ""),
    }
    _properties(case, {name: text for name, text in properties.items() if text})
    if _skipped(event):
        ElementTree.SubElement(
            case, "skipped", message=_text(event.expected or f"{outcome.verdict}: {outcome.message}")
        )
    elif event.failed:
        tag = "error" if outcome.verdict in _BROKEN else "failure"
        first = outcome.message.partition("\n")[0]
        problem = ElementTree.SubElement(case, tag, type=outcome.verdict.value, message=_text(first))
        problem.text = _text(f"{outcome.message}\nreproduce: {event.reproduce}")
    return case


def _properties(parent: ElementTree.Element, values: dict[str, str]) -> None:
    place = ElementTree.SubElement(parent, "properties")
    for name, text in values.items():
        ElementTree.SubElement(place, "property", name=name, value=_text(text))


def _text(text: str) -> str:
    return _FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", text)
