"""A benchmark of one figure, for the tests of ``nnconform bench``: the rates of the runs, one line each, of a file."""

import os
from pathlib import Path

from nnconform.harness.campaigns.benchmarks.figures import report

if __name__ == "__main__":
    rates = Path(os.environ["NNCONFORM_TEST_RATES"])
    first, *rest = rates.read_text().splitlines()
    rates.write_text("\n".join(rest))
    report("answers", "x", [float(first) + turn / 100 for turn in range(6)], more=True, goal=84.0)
