"""How many inputs a second each target runs on the reference driver in the same process, and what decoding alone costs.

Not under the fuzzer, and so not instrumented: what the inputs themselves cost.
"""

from __future__ import annotations

import random
import time
from collections import Counter

from fuzz.target import Target, find_target, target_names
from harness.generate.choices import Choices
from harness.loaders.session import Session

# Of measurements.md: decoding 200 bytes by struct and by FuzzedDataProvider, and an empty target.
GOALS = {"model": 15_000}
SIZE = 64
SECONDS = 3.0


def _rate(work: object, inputs: list[bytes]) -> float:
    assert callable(work)
    done, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        for data in inputs[:200]:
            work(data)
        done += len(inputs[:200])
        inputs.append(inputs.pop(0))
    return done / (time.process_time() - began)


def _decoded(data: bytes) -> None:
    choices = Choices.from_bytes(data)
    for _ in range(100):
        choices.integer(0, 60_000)


def _measure(target: Target, inputs: list[bytes]) -> None:
    counted: Counter[str] = Counter()

    def attempt(data: bytes) -> None:
        outcome = target.attempt(Choices.from_bytes(data))
        counted["none" if outcome is None else f"{outcome.verdict} at {outcome.stage}"] += 1

    for data in inputs:
        target.make(Choices.from_bytes(data))
    made = _rate(lambda data: target.make(Choices.from_bytes(data)), inputs)
    rate = _rate(attempt, inputs)
    goal = GOALS.get(target.name)
    print(f"{target.name}: {made:.0f} made a second, {rate:.0f} run a second" + (f" (goal {goal})" if goal else ""))
    whole = sum(counted.values())
    print("    " + ", ".join(f"{what}: {number / whole:.0%}" for what, number in counted.most_common(4)))


def main() -> None:
    """Print the rates, in seconds of processor time."""
    source = random.Random(1)
    print(f"decoding 200 bytes, 100 choices: {_rate(_decoded, [source.randbytes(200) for _ in range(400)]):.0f}/s")
    for name in target_names():
        session = Session("inproc:reference_driver")
        try:
            _measure(find_target(name)(session), [source.randbytes(SIZE) for _ in range(400)])
        finally:
            session.close()


if __name__ == "__main__":
    main()
