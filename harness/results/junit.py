"""A results store as JUnit's XML, which CI servers show: a test suite for each driver, a test case for each verdict."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from xml.etree.ElementTree import Element, ElementTree, SubElement, indent

from nnconform.harness.model.printable import printable_lines
from nnconform.harness.results.events import Event, Run
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict

_SKIPPED = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE, Verdict.VACUOUS})


def write_junit(store: Path, path: Path) -> None:
    """Write all runs of a store to a file. Raises FormatError if it is not a store, OSError."""
    with Store.open(store, must_exist=True) as opened:
        events = [(run, event) for run in opened.runs() for event in opened.verdicts(run.id)]
    tree = ElementTree(_suites(events))
    indent(tree)
    tree.write(path, encoding="utf-8", xml_declaration=True)


def _suites(events: Iterable[tuple[Run, Event]]) -> Element:
    by_driver: dict[str, list[tuple[Run, Event]]] = {}
    for run, event in events:
        by_driver.setdefault(event.driver, []).append((run, event))
    root = Element("testsuites", name="nnconform")
    for driver, of_driver in by_driver.items():
        suite = SubElement(
            root,
            "testsuite",
            name=printable_lines(driver),
            tests=str(len(of_driver)),
            failures=str(sum(event.failed for _, event in of_driver)),
            errors="0",
            skipped=str(sum(_is_skipped(event) for _, event in of_driver)),
            time=f"{sum(event.seconds for _, event in of_driver):.3f}",
        )
        for run, event in of_driver:
            _add_case(suite, run, event)
    return root


def _is_skipped(event: Event) -> bool:
    return bool(event.expected) or event.outcome.verdict in _SKIPPED


def _add_case(suite: Element, run: Run, event: Event) -> None:
    outcome = event.outcome
    case = SubElement(
        suite,
        "testcase",
        name=printable_lines(event.case),
        classname=f"{event.kind}.{event.subject}".rstrip("."),
        time=f"{event.seconds:.3f}",
    )
    properties = SubElement(case, "properties")
    for name, value in (("driver", event.driver), ("seed", str(run.seed)), ("verdict", str(outcome.verdict))):
        SubElement(properties, "property", name=name, value=printable_lines(value))
    lines = [outcome.message, *(f"{name}:\n{text}" for name, text in outcome.details.items())]
    text = printable_lines("\n".join([*lines, *([f"reproduce: {event.reproduce}"] if event.reproduce else [])]))
    first = outcome.message.partition("\n")[0]
    if event.failed:
        message = f"{outcome.verdict} at {outcome.stage}: {first}"
        SubElement(case, "failure", type=str(outcome.verdict), message=printable_lines(message)).text = text
    elif _is_skipped(event):
        why = f"expected {outcome.verdict}: {event.expected}" if event.expected else f"{outcome.verdict}: {first}"
        SubElement(case, "skipped", message=printable_lines(why))
