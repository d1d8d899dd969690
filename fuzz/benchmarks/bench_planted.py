"""Benchmark of the detection of injected faults: the time that campaigns take for each, on one core.

``python -m nnconform.fuzz.benchmarks.bench_planted [SEED ...]``
"""

from __future__ import annotations

import os
import sys

from nnconform.fuzz.injected_faults import injected_faults

# A fault is missed if it is not detected in this many seconds of processor time; LONGEST limits the wall time.
SECONDS = 300.0
LONGEST = 4 * SECONDS
SEEDS = (1, 2, 3)


def main(seeds: tuple[int, ...]) -> None:
    """Print a row for each fault: for each seed the seconds of processor time, and the inputs."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"| {'fault':28} | {'target':6} | {'found as':16} | " + " | ".join(f"seed {seed:9}" for seed in seeds) + " |")
    print("|---|---|---|" + "---|" * len(seeds))
    detected, faults = dict.fromkeys(seeds, 0), list(injected_faults())
    for each in faults:
        print(f"| {f'`{each.name}`':28} | {each.target:6} | {each.verdict:16} |", end="", flush=True)
        for seed in seeds:
            detection = each.detect(LONGEST, seed)
            in_time = detection.finding is not None and detection.processor <= SECONDS
            detected[seed] += in_time
            text = f"{detection.processor:.0f} s, {detection.inputs}" if in_time else "missed"
            print(f" {text:14} |", end="", flush=True)
        print(flush=True)
    summary = ", ".join(f"{count} of {len(faults)} with seed {seed}" for seed, count in detected.items())
    print(f"detected: {summary}; each within {SECONDS:g} s on one core")


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or SEEDS)
