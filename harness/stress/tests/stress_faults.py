"""The drivers that fail under load only, and the stress tests that must see them.

    python -m nnconform.harness.stress.tests.stress_faults [PATTERN]

runs every stress test on each fault whose name contains PATTERN, and says how it ended, beside how it must.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from nnconform.harness.driver.fault import faults_of
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.outcome import Ending, Report
from nnconform.harness.stress.processes import Clients
from nnconform.harness.stress.tests.stressed import LONG, run

PACKAGE = "nnconform.reference_driver.faulty"
NAMES = [test.name for test in find_tests()]
# Some faults show at the end of a round only. A test has much time on a slow machine, and little where that will do.
DURATIONS = (1.5, 10.0, LONG)


def faults() -> dict[str, tuple[str, float, Mapping[str, str]]]:
    """Each fault by name and options: address, limit, and how tests must end on it."""
    return {
        each.name.partition(".")[2] + (options and f"?{options}"): (
            f"service:{each.address(PACKAGE, options)}",
            60.0 if each.limit is None else each.limit,
            endings,
        )
        for each in faults_of(PACKAGE, "stress")
        for options, endings in each.caught_by.items()
    }


def table() -> str:
    """What must see what, as the document has it. A test that must pass is told too: the fault needs more than that."""
    lines = [f"| fault | {' | '.join(NAMES)} |", f"|{'---|' * (len(NAMES) + 1)}"]
    lines += [
        f"| `{fault}` | {' | '.join(tests.get(name, '') for name in NAMES)} |"
        for fault, (_, _, tests) in faults().items()
    ]
    return "\n".join(lines)


def kind(ending: str) -> str:
    """Of ``FAILURE leaked threads`` the first two words, of ``HANG driver`` the first."""
    words = ending.split()
    return " ".join(words[:2]) if words[0] == Ending.FAILURE else words[0]


def sample() -> list[tuple[str, str]]:
    """Faults and tests, so that each fault is seen, and each test comes to each way of ending, and finds a leak."""
    chosen, seen = [], set[tuple[str, str]]()
    # The last ones are seen soonest.
    for fault, (_, _, tests) in reversed(faults().items()):
        for name, ending in tests.items():
            way = kind(ending) if "leaked" in ending else ending.split()[0]
            shows = {(fault, way)} if ending == "SUCCESS" else {(name, way), (fault, "seen")}
            if not shows <= seen:
                chosen.append((fault, name))
                seen |= shows
    return chosen


def see(clients: Clients, fault: str, name: str) -> Report:
    """Run a stress test on a fault, until it sees something or has had the time that it may take."""
    address, limit, tests = faults()[fault]
    for duration in DURATIONS:
        report = run(clients, name, address, duration=duration, limit=limit)
        if report.ending is not Ending.SUCCESS or tests.get(name, "SUCCESS") == "SUCCESS":
            break
    return report


def said(report: Report) -> str:
    """An ending as its fault has it, without what leaked."""
    words = [report.ending, report.side or report.verdict, report.signal]
    return report.ending if report.ending is Ending.SUCCESS else " ".join(word for word in words if word)


def main(pattern: str) -> None:
    """Print how each test ends on each fault."""
    clients = Clients([], 1)
    for fault, (_, _, tests) in faults().items():
        for name in NAMES if pattern in fault else ():
            report = see(clients, fault, name)
            wanted = tests.get(name, "")
            note = "" if not wanted or wanted.startswith(said(report)) else f"  NOT {wanted}"
            print(f"{fault:48} {name:26} {said(report)}{note}", flush=True)  # noqa: T201  a command
    clients.close()


if __name__ == "__main__":
    main("".join(sys.argv[1:]))
