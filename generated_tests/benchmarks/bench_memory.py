"""The memory that a run of the suite takes through the service: a part of the suite, and all of it.

Run ``python -m nnconform.generated_tests.benchmarks.bench_memory``. It measures the peak resident memory of all
processes of the run together; shared pages count in each process, so that it is more than is used.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[2]
SPECS = ROOT / "generated_tests" / "specs"
AOSP = ROOT.parent / "shared" / "aosp_cases"
DRIVER = "service:inproc:reference_driver?hal=aidl4"
GOAL_MB = 1024
EVERY = 0.05


def resident(process: psutil.Process) -> Iterator[int]:
    """Return the resident bytes of a process and of those that it started; 0 for one that has ended."""
    try:
        for each in (process, *process.children(recursive=True)):
            yield each.memory_info().rss
    except psutil.NoSuchProcess:
        return


def peak(*paths: Path) -> tuple[float, float]:
    """Return the peak memory of a run of these cases in MB: of all its processes, and of the largest of them."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", *map(str, paths)]
    run = subprocess.Popen([*command, "--driver", DRIVER], stdout=subprocess.DEVNULL, cwd=ROOT)
    process, together, largest = psutil.Process(run.pid), 0, 0
    while run.poll() is None:
        now = list(resident(process))
        together, largest = max(together, sum(now)), max(largest, *now, 0)
        time.sleep(EVERY)
    return together / 2**20, largest / 2**20


def main() -> None:
    runs = {"the specs of one family": [SPECS / "conv_2d.mod.py"], "all specs": [SPECS]}
    if AOSP.is_dir():
        runs["all specs and the AOSP cases"] = [SPECS, AOSP]
    for what, paths in runs.items():
        together, largest = peak(*paths)
        print(f"{what:32} {together:6.0f} MB at most, {largest:.0f} MB in one process", flush=True)
    print(f"goal: under {GOAL_MB} MB, and flat as cases are added")


if __name__ == "__main__":
    main()
