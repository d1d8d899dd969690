"""One model after the other is prepared, executed once and closed. The driver's process does not come to hold more and
more descriptors, threads or memory.
"""

from __future__ import annotations

import random

from nnconform.harness.process.usage import Usage
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.leaks import LEAST_SAMPLES, WARM_UP, find_leaks

# So many models are prepared between two samples, always the same: another one's size would show.
MODELS = 12
ENOUGH = int(LEAST_SAMPLES / (1 - WARM_UP)) + 2


def work(client: StressClient) -> None:
    """Prepare and close, and look at what the driver holds."""
    cycles: list[float] = []
    samples: list[Usage] = []

    chosen = random.Random(client.seed).sample(client.usable, min(MODELS, len(client.usable)))
    # A driver whose process is not on this machine or not ours shows nothing.
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
    found = find_leaks(cycles, samples)
    if found:
        raise VerdictReached(Verdict.LEAKED, f"over {cycles[-1]:g} preparations the driver kept " + ", ".join(found))


# One long series tells most, and tells memory too.
AT_REST = ()
ROLES = (Role(work),)
