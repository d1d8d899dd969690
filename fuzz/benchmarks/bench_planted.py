"""How long a campaign takes to find each planted fault, on one core."""

from __future__ import annotations

import os

from fuzz.planted import planted

SECONDS = 300.0
SEED = 1


def main() -> None:
    """Print the table."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"{'fault':28} {'target':7} {'found as':17} {'seconds':>8} {'inputs':>8}  choices")
    found_all = 0
    for each in planted():
        findings, inputs, seconds = each.fuzz(SECONDS, SEED)
        right = [finding for finding in findings if finding.verdict == each.verdict]
        found_all += bool(right)
        said = f"{each.verdict:17} {seconds:8.1f} {inputs:8}  {right[0].choices}" if right else "MISSED"
        print(f"{each.name:28} {each.target:7} {said}", flush=True)
    print(f"{found_all} of {len(list(planted()))} found, each within {SECONDS:g} s on one core")


if __name__ == "__main__":
    main()
