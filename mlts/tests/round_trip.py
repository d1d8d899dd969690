"""Writes cases of the specs as `.tflite`, reads them back, and runs them on the reference driver.

    python -m nnconform.mlts.tests.round_trip [FAMILY...]

runs all cases of all specs, or of some, and prints how many were right and what became of the others.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.adapters.litert.write import to_tflite
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.oracle.compare import compare
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import SUFFIX, read_spec
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.network import run_model

# Of the newest HAL: it does all operations.
DRIVER = "inproc:reference_driver?hal=aidl4"
SPECS = Path(__file__).parents[2] / "generated_tests" / "specs"
FAMILIES = tuple(sorted(path.name.removesuffix(SUFFIX) for path in SPECS.glob(f"*{SUFFIX}")))
# What a case can come to.
RIGHT, UNWRITTEN, REFUSED, WRONG = "right", "cannot be written", "refused", "wrong"


def cases(family: str) -> Iterator[Case]:
    """Yield the cases of a family's spec that have one right answer, and all of whose inputs are in the request."""
    for case in read_spec(SPECS / f"{family}{SUFFIX}"):
        answered = not case.expect_failure and not case.multinomial_tolerance
        if answered and all(value is not None for value in case.inputs):
            yield case


def outcome(session: Session, case: Case, path: Path) -> tuple[str, str]:
    """Return the outcome of the case by way of the file at ``path``, and its reason."""
    try:
        path.write_bytes(to_tflite(case.model))
    except UsageError as problem:
        return UNWRITTEN, str(problem).partition(": ")[2]
    try:
        converted = read_tflite(path)
    except FormatError as problem:
        return REFUSED, str(problem).removeprefix(f"{path}: ")
    try:
        got = run_model(session, converted.model, [value for value in case.inputs if value is not None])
    except UsageError as problem:
        return REFUSED, str(problem)
    result = compare(case.model, case.expected, got)
    return (RIGHT, "") if result.passed else (WRONG, str(next(each for each in result.outputs if not each.passed)))


def main(families: list[str]) -> int:
    """Run and print."""
    counts: Counter[str] = Counter()
    path = Path.cwd() / "round_trip.tflite"
    with closing(Session(DRIVER)) as session:
        for family in families or FAMILIES:
            for case in cases(family):
                what, why = outcome(session, case, path)
                counts[what] += 1
                if what in (REFUSED, WRONG):
                    sys.stdout.write(f"{what} {family} {case.name}: {why}\n")
    path.unlink(missing_ok=True)
    sys.stdout.write(f"{dict(counts)}\n")
    return 1 if counts[WRONG] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
