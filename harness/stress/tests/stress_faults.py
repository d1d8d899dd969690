"""The drivers that fail only under load, and the stress tests that must detect them.

    python -m nnconform.harness.stress.tests.stress_faults [PATTERN]

runs every stress test on each fault of load whose name contains PATTERN, on any other that which must detect it, and
prints how it ended and how it must end.
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
# The modules of the faults: those that load shows, and those which one test each must detect.
LOAD = "stress"
OF_ONE_TEST = ("long_lives", "few_bytes", "crowds", "exhaustion", "soaks")
# Seconds to try in turn: some faults show only at the end of a round, and others, or a slow machine, need more time.
DURATIONS = (0.4, 1.5, 4.0, 10.0, LONG)


def faults(area: str = LOAD) -> dict[str, tuple[str, float, Mapping[str, str]]]:
    """Return each fault of an area by name and options: its address, limit, and how tests must end on it."""
    return {
        each.name.partition(".")[2] + (options and f"?{options}"): (
            f"service:{each.address(PACKAGE, options)}",
            60.0 if each.limit is None else each.limit,
            endings,
        )
        for each in faults_of(PACKAGE, area)
        for options, endings in each.caught_by.items()
    }


def load_tests() -> list[str]:
    """Return the stress tests that must detect faults of load."""
    detecting = {name for _, _, tests in faults().values() for name in tests}
    return [test.name for test in find_tests() if test.name in detecting]


def table_of_one_test() -> str:
    """Return the table of the faults that one test each must detect, in the document."""
    lines = ["| fault | is detected by | as |", "|---|---|---|"]
    rows = dict[tuple[str, str, str], list[str]]()
    for fault, (_, _, tests) in (pair for area in OF_ONE_TEST for pair in faults(area).items()):
        name, _, options = fault.partition("?")
        ((test, ending),) = tests.items()
        rows.setdefault((name, test, ending), []).append(f"`{options}`" if options else "")
    for (name, test, ending), sets in rows.items():
        shown = f"`{name}` {', '.join(sets)}".rstrip()
        lines.append(f"| {shown} | {test} | {ending} |")
    return "\n".join(lines)


def table() -> str:
    """Return the table of faults of load and tests in the document. Tests that must pass are included: the fault needs
    more load.
    """
    names = load_tests()
    lines = [f"| fault | {' | '.join(names)} |", f"|{'---|' * (len(names) + 1)}"]
    lines += [
        f"| `{fault}` | {' | '.join(tests.get(name, '') for name in names)} |"
        for fault, (_, _, tests) in faults().items()
    ]
    return "\n".join(lines)


def kind(ending: str) -> str:
    """Return the kind of an ending: two words of ``FAILURE leaked threads``, one of ``HANG driver``."""
    words = ending.split()
    return " ".join(words[:2]) if words[0] == Ending.FAILURE else words[0]


def sample() -> list[tuple[str, str]]:
    """Return pairs of a fault and a test: each fault is detected, with what it leaks by one of the faults that leak;
    each test detects a fault, and one ends in each way and finds a leak.
    """
    chosen, seen = [], set[tuple[str, str]]()
    # The last faults are detected soonest, but for the dear ones.
    in_turn = list(reversed(faults().items()))
    in_turn.sort(key=lambda each: _dear(each[0]))
    for fault, (_, _, tests) in in_turn:
        for name, ending in tests.items():
            way = kind(ending) if "leaked" in ending else ending.split()[0]
            base, _, leaked = fault.partition("?")
            shows = {(name, "sees"), (way, "seen"), (base, "seen"), (leaked, "seen")}
            if ending == "SUCCESS":
                shows = {(fault, way)}
            if not shows <= seen:
                chosen.append((fault, name))
                seen |= shows
    return chosen


def _dear(fault: str) -> bool:
    """Return whether a leak takes a test its longer durations; ``KeepsAllModels`` is such a one too."""
    return fault in ("leaks_per_preparation?what=memory", "leaks_what_others_close?what=memory")


def run_on_fault(clients: Clients, fault: str, name: str, area: str = LOAD) -> Report:
    """Run a stress test on a fault, until it fails or has run for its longest duration."""
    address, limit, tests = faults(area)[fault]
    # A leak of memory takes longer than other leaks to stand out.
    for duration in DURATIONS[1:] if "=memory" in fault else DURATIONS:
        report = run(clients, name, address, duration=duration, limit=limit)
        if report.ending is not Ending.SUCCESS or tests.get(name, "SUCCESS") == "SUCCESS":
            break
    return report


def ending_of(report: Report) -> str:
    """Return an ending in the words of the fault's definition, without what leaked."""
    words = [report.ending, report.side or report.verdict, report.signal]
    return report.ending if report.ending is Ending.SUCCESS else " ".join(word for word in words if word)


def main(pattern: str) -> None:
    """Print how each test ends on each fault."""
    clients = Clients([], 1)
    for area in (LOAD, *OF_ONE_TEST):
        for fault, (_, _, tests) in faults(area).items():
            for name in (load_tests() if area == LOAD else tests) if pattern in fault else ():
                ended = ending_of(run_on_fault(clients, fault, name, area))
                wanted = tests.get(name, "")
                note = "" if not wanted or wanted.startswith(ended) else f"  NOT {wanted}"
                print(f"{fault:48} {name:26} {ended}{note}", flush=True)  # noqa: T201  a command
    clients.close()


if __name__ == "__main__":
    main("".join(sys.argv[1:]))
