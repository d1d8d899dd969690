"""Models are prepared, executed once and closed, one after another. The driver's process must not hold more and more
descriptors, threads or memory.
"""

from __future__ import annotations

import random

from nnconform.harness.process.usage import Usage
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.leaks import LEAST_SAMPLES, WARM_UP, find_leaks

# Models prepared between two samples, always the same: other sizes would look like growth.
MODELS = 12
ENOUGH = int(LEAST_SAMPLES / (1 - WARM_UP)) + 2


def work(client: StressClient) -> None:
    """Prepare and close models, and sample the usage of the driver's process."""
    cycles: list[float] = []
    samples: list[Usage] = []

    chosen = random.Random(client.seed).sample(client.usable, min(MODELS, len(client.usable)))
    # The usage of a driver on another machine, or of another user, cannot be read.
    client.needs_more_time = bool(client.driver_pid)

    def cycle(worker: ClientThread) -> None:
        for turn in worker.iterations():
            for each in chosen:
                worker.use(each)
            if client.driver_pid:
                cycles.append((turn + 1) * len(chosen))
                samples.append(worker.usage())
            client.needs_more_time = len(samples) < ENOUGH and bool(client.driver_pid)

    client.run_in_this_thread(cycle)
    leaks = find_leaks(cycles, samples)
    if leaks:
        raise VerdictReached(Verdict.LEAKED, f"over {cycles[-1]:g} preparations the driver kept " + ", ".join(leaks))


# One long series is most sensitive, also to leaks of memory.
AT_REST = ()
ROLES = (Role(work),)
