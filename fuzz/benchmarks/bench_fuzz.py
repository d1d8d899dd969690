"""How many inputs a second of processor time a campaign runs on the reference driver, and where the time of one goes.

The second is measured without the fuzzer, on inputs as it makes them; the driver is in the same process.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from nnconform.fuzz.campaign import Campaign, FuzzPlan
from nnconform.fuzz.mutation import Mutator, bytes_of
from nnconform.fuzz.status import LARGEST
from nnconform.fuzz.target import Target, find_target, target_names
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.results.store import Store
from nnconform.harness.validate.model import validate_model

DRIVER = "inproc:reference_driver"
GOALS = {"model": 15_000}
SEED = 1
# Processor time: first what it takes to begin, which does not count, then what does. On a busy machine it takes longer.
BEGIN, SECONDS, LONGEST = 10.0, 30.0, 600.0
# Inputs of which the costs are measured; a graph costs as much as many models.
INPUTS = {"model": 3000, "graph": 100}
_OTHER = models.cases(HalVersion.V1_0)[0].model


class Measured(Campaign):
    """A campaign of so much processor time."""

    begun: tuple[int, float] = (0, 0.0)

    def _is_over(self) -> bool:
        if self.processor < BEGIN:
            self.begun = self.executions, self.processor
        return self.processor >= BEGIN + SECONDS

    def rate(self) -> float:
        """Inputs a second of processor time."""
        executions, processor = self.begun
        return (self.executions - executions) / max(self.processor - processor, 1e-3)


def campaign(name: str) -> str:
    """What a campaign comes to."""
    plan = FuzzPlan(name, DRIVER, LONGEST, SEED, 60.0)
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "fuzz.sqlite") as store:
        run = store.begin_run("bench", SEED, versions={}, machine="")
        made = Measured(plan, store, run, lambda found: None)
        made.run()
    goal = f" (goal {GOALS[name]:,})" if name in GOALS else ""
    return f"{made.rate():,.0f} inputs a second of processor time{goal}, {made.progress.edges:,} places reached"


class Costs:
    """Processor time by what it was taken for, in ns."""

    def __init__(self) -> None:
        self.taken: Counter[str] = Counter()

    def of(self, what: str, work: Callable[[], Any]) -> Any:
        """Do some of that."""
        began = time.process_time_ns()
        try:
            return work()
        finally:
            self.taken[what] += time.process_time_ns() - began


MUTATE, MAKE, JUDGE, ASK, WHOLE = "another is made of it", "a model is made of it", "it is validated", "asked", "run"


def costs(target: Target, count: int) -> Counter[str]:
    """What inputs cost on average."""
    source, device = random.Random(SEED), target.session.device()
    mutator, found = Mutator(SEED, target.make), Costs()
    known = [bytes_of(words) for words in target.seed_corpus(source)]
    for data in known:
        # What is drawn or learnt once is there from here on, as it is in a campaign before long.
        target.attempt(Choices.from_bytes(data))
        mutator(data, LARGEST)
    for _ in range(count):
        base = source.choice(known)
        data = found.of(MUTATE, partial(mutator, base, LARGEST))
        made = found.of(MAKE, lambda data=data: target.make(Choices.from_bytes(data)))
        if made is None:
            continue
        found.of(WHOLE, partial(target.outcome, made))
        model = target.keep(made).model
        found.of(JUDGE, partial(_judge, model))
        # The reference driver remembers what it learnt of the last model: that is to be another one.
        device.supported_operations(_OTHER)
        found.of(ASK, partial(device.supported_operations, model))
    return found.taken


def _judge(model: Model) -> None:
    with suppress(ValidationError):
        validate_model(model)


def main() -> None:
    """Print the rates and the costs."""
    for name in target_names():
        print(f"{name}: {campaign(name)}", flush=True)
        session, count = Session(DRIVER), INPUTS[name]
        try:
            found = costs(find_target(name)(session), count)
        finally:
            session.close()
        rest = found[WHOLE] - found[JUDGE] - found[ASK]
        print(f"    of an input {sum(found[each] for each in (MUTATE, MAKE, WHOLE)) / count / 1e3:.0f} us:", end="")
        for what, taken in (
            ("made by the mutator", found[MUTATE]),
            ("made into a model", found[MAKE]),
            ("validated by us", found[JUDGE]),
            ("validated and answered by the driver", found[ASK]),
            ("prepared, executed, compared now and then", rest),
        ):
            print(f" {what} {taken / count / 1e3:.0f},", end="")
        print(flush=True)


if __name__ == "__main__":
    main()
