"""Benchmark of fuzzing: inputs a second of processor time on the reference driver, and the costs of one input.

The costs are measured without libFuzzer, on inputs of the mutator; the driver is in the same process.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from nnconform.fuzz.campaign import Campaign, FuzzPlan
from nnconform.fuzz.mutation import Mutator, bytes_of
from nnconform.fuzz.status import LARGEST
from nnconform.fuzz.target import Target, find_target
from nnconform.fuzz.targets.model import ModelInput
from nnconform.harness.campaigns.benchmarks.figures import report
from nnconform.harness.campaigns.benchmarks.turns import load
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.results.store import Store
from nnconform.harness.validate.model import validate_model

DRIVER = "inproc:reference_driver"
GOALS = {"model": 15_000, "graph": 1_000}
SEED = 1
# Processor time in seconds: BEGIN is the warm-up, SECONDS is measured in TURNS. LONGEST limits the wall time.
BEGIN, SECONDS, LONGEST, TURNS = 8.0, 20.0, 600.0, 5
# The number of inputs whose costs are measured; a graph costs as much as many models.
INPUTS = {"model": 3000, "graph": 100}
_OTHER = models.cases(HalVersion.V1_0)[0].model


class Measured(Campaign):
    """A campaign that ends after BEGIN + SECONDS of processor time."""

    marks: tuple[tuple[int, float], ...] = ()

    def _is_over(self) -> bool:
        if self.processor >= BEGIN + len(self.marks) * SECONDS / TURNS:
            self.marks = *self.marks, (self.executions, self.processor)
        return len(self.marks) > TURNS

    def rates(self) -> list[float]:
        """Return the inputs a second of processor time in each turn, without the warm-up."""
        pairs = pairwise(self.marks)
        return [(after[0] - before[0]) / max(after[1] - before[1], 1e-3) for before, after in pairs]


def _made(target: Target, data: bytes) -> Any:
    return target.make(Choices.from_bytes(data))


def campaign(name: str) -> str:
    """Run a campaign, report its rate, and return its coverage as text."""
    plan = FuzzPlan(name, DRIVER, LONGEST, SEED, 60.0)
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "fuzz.sqlite") as store:
        run = store.begin_run("bench", SEED, versions={}, machine="")
        measured = Measured(plan, store, run, lambda found: None)
        measured.run()
    report(f"fuzz {name}, inputs of libFuzzer", "inputs/s", measured.rates(), more=True, goal=GOALS.get(name))
    return f"{measured.progress.edges:,} edges and features covered"


class Costs:
    """Processor time by step, in ns."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()

    def of(self, step: str, work: Callable[[], Any]) -> Any:
        """Call ``work`` and add its time to a step."""
        began = time.process_time_ns()
        try:
            return work()
        finally:
            self.times[step] += time.process_time_ns() - began


MUTATE, MAKE, JUDGE, ASK, WHOLE = "mutate", "make", "judge", "query", "run"


def costs(target: Target, count: int) -> Counter[str]:
    """Return the processor time of each step for ``count`` inputs, in ns."""
    source, device = random.Random(SEED), target.session.device()
    mutator, measured = Mutator(SEED, target.make), Costs()
    known = [bytes_of(words) for words in target.seed_corpus(source)]
    for data in known:
        # Fill the caches, as a campaign does at its beginning.
        target.attempt(Choices.from_bytes(data))
        mutator(data, LARGEST)
    for _ in range(count):
        base = source.choice(known)
        data = measured.of(MUTATE, partial(mutator, base, LARGEST))
        fuzz_input = measured.of(MAKE, partial(_made, target, data))
        if fuzz_input is None:
            continue
        measured.of(WHOLE, partial(target.outcome, fuzz_input))
        model = fuzz_input.model if isinstance(fuzz_input, ModelInput) else fuzz_input.graph.model
        measured.of(JUDGE, partial(_judge, model))
        # The reference driver caches the validation of the last model: replace it by another.
        device.supported_operations(_OTHER)
        measured.of(ASK, partial(device.supported_operations, model))
    return measured.times


def _judge(model: Model) -> None:
    with suppress(ValidationError):
        validate_model(model)


def main() -> None:
    """Print the rates and the costs."""
    print(load())
    for name in GOALS:
        print(f"{name}: {campaign(name)}", flush=True)
        session, count = Session(DRIVER), INPUTS[name]
        try:
            times = costs(find_target(name)(session), count)
        finally:
            session.close()
        rest = times[WHOLE] - times[JUDGE] - times[ASK]
        print(f"    of an input {sum(times[each] for each in (MUTATE, MAKE, WHOLE)) / count / 1e3:.0f} us:", end="")
        for step, time_ns in (
            ("mutation", times[MUTATE]),
            ("making the model", times[MAKE]),
            ("our validation", times[JUDGE]),
            ("supported_operations", times[ASK]),
            ("preparation, execution, comparison", rest),
        ):
            print(f" {step} {time_ns / count / 1e3:.0f},", end="")
        print(flush=True)


if __name__ == "__main__":
    main()
