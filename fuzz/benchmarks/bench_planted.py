"""Benchmark of the detection of planted faults: the processor time that campaigns take for each, median of the seeds,
with inputs mutated as choices and guided by their features (structured), and as bytes.

``python -m nnconform.fuzz.benchmarks.bench_planted [--seconds N] [--only TEXT] [SEED ...]``

With a file of ``--results``, what it has already is not measured again, and the table has all of it.
"""

from __future__ import annotations

import argparse
import math
import re
import statistics
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from nnconform.fuzz.injected_faults import NATIVE_SCHEMES, InjectedFault, injected_faults, native_faults, own_faults
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.scratch import scratch_folder

# A fault is missed if it is not detected in this many seconds of processor time of the workers; LONGEST limits the time
# by the clock.
SECONDS, LONGEST = 60.0, 3600.0
SEEDS = (1, 2, 3)
_HEAD = "| fault | target | found as | structured | inputs | bytes | inputs |\n|---|---|---|---|---|---|---|"


class Measured(msgspec.Struct, frozen=True):
    """One campaign: whether it detected the fault, and after how many seconds of processor time and inputs."""

    fault: str
    target: str
    verdict: str
    structured: bool
    seed: int
    found: bool
    processor: float
    inputs: int


def chosen_faults(folder: Path, only: str) -> Iterator[InjectedFault]:
    """Yield the planted faults whose scheme, name and target match a regular expression; those in C are built in a
    folder if one may be wanted.
    """
    for fault in (*injected_faults(), *own_faults()):
        if re.search(only, f"python {fault.name} {fault.target}"):
            yield fault
    if not re.search(only, NATIVE_SCHEMES):
        return
    try:
        yield from (fault for fault in native_faults(folder) if re.search(only, f"{fault.name} {fault.target}"))
    except UsageError as error:
        print(f"the drivers in C are left out: {error}")


def _measured(fault: InjectedFault, seed: int, structured: bool, seconds: float, findings: Path | None) -> Measured:
    got = fault.detect(LONGEST, seed, structured=structured, processor=seconds)
    found = got.finding is not None
    if got.finding is not None and findings is not None:
        got.finding.write(findings / fault.name)
    return Measured(
        fault.name, fault.target, fault.verdict, structured, seed, found, round(got.processor, 2), got.inputs
    )


def _rows(results: Iterable[Measured]) -> Iterator[str]:
    """Yield the rows of the table."""
    by_fault: dict[tuple[str, str, str], list[Measured]] = {}
    for each in results:
        by_fault.setdefault((each.fault, each.target, each.verdict), []).append(each)
    for (fault, target, verdict), measured in by_fault.items():
        cells = [f"`{fault}`", target, verdict]
        for structured in (True, False):
            cells += _cells([each for each in measured if each.structured is structured])
        yield f"| {' | '.join(cells)} |"


def _cells(measured: list[Measured]) -> tuple[str, str]:
    """Return the median time and the median number of inputs, as text; a fault that is missed counts as infinite."""
    if not measured:
        return "", ""
    time = statistics.median([each.processor if each.found else math.inf for each in measured])
    if math.isinf(time):
        missed = sum(not each.found for each in measured)
        return f"missed {missed} of {len(measured)}", f"{max(each.inputs for each in measured)} run"
    return f"{time:.1f} s", f"{statistics.median([each.inputs for each in measured if each.found]):.0f}"


def _read(path: Path | None) -> list[Measured]:
    lines = path.read_bytes().splitlines() if path is not None and path.exists() else []
    return [msgspec.json.decode(line, type=Measured) for line in lines]


def main(
    seeds: tuple[int, ...] = SEEDS,
    seconds: float = SECONDS,
    only: str = "",
    results: Path | None = None,
    findings: Path | None = None,
) -> None:
    """Measure, and print the table; each finding is written below ``findings``, if there is such a folder."""
    measured = _read(results)
    known = {(each.fault, each.seed, each.structured) for each in measured}
    with scratch_folder() as folder:
        faults = list(chosen_faults(folder, only))
        for structured in (True, False):
            for seed in seeds:
                for fault in faults:
                    if (fault.name, seed, structured) in known:
                        continue
                    measured.append(_measured(fault, seed, structured, seconds, findings))
                    if results is not None:
                        with results.open("ab") as file:
                            file.write(msgspec.json.encode(measured[-1]) + b"\n")
    print(_HEAD)
    for row in _rows(measured):
        print(row)
    for structured in (True, False):
        of_mode = [each for each in measured if each.structured is structured]
        found = sum(each.found for each in of_mode)
        print(f"detected {'structured' if structured else 'as bytes'}: {found} of {len(of_mode)} campaigns")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seeds", nargs="*", type=int, default=list(SEEDS))
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--only", default="", help="a regular expression for the name and the target of faults")
    parser.add_argument("--results", type=Path, help="file of JSON lines to continue")
    parser.add_argument("--findings", type=Path, help="folder for the findings")
    return parser.parse_args()


if __name__ == "__main__":
    given = _arguments()
    main(tuple(given.seeds), given.seconds, given.only, given.results, given.findings)
