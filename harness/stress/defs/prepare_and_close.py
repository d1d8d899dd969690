"""One model after the other is prepared, executed once and closed. The driver's process does not come to hold more and
more descriptors, threads or memory.
"""

from __future__ import annotations

import random

from nnconform.harness.process.usage import Usage
from nnconform.harness.results.verdict import Settled, Verdict
from nnconform.harness.stress.client import Client, Worker
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.leaks import LEAST_SAMPLES, WARM_UP, leaks

# So many models are prepared between two samples, always the same: another one's size would show.
MODELS = 12
ENOUGH = int(LEAST_SAMPLES / (1 - WARM_UP)) + 2


def work(client: Client) -> None:
    """Prepare and close, and look at what the driver holds."""
    cycles: list[float] = []
    samples: list[Usage] = []

    chosen = random.Random(client.seed).sample(client.usable, min(MODELS, len(client.usable)))
    # A driver whose process is not on this machine or not ours shows nothing.
    client.patient = bool(client.driver_pid)

    def cycle(worker: Worker) -> None:
        for turn in worker.turns():
            for each in chosen:
                worker.use(each)
            if client.driver_pid:
                cycles.append((turn + 1) * len(chosen))
                samples.append(worker.usage())
            client.patient = len(samples) < ENOUGH and bool(client.driver_pid)

    client.alone(cycle)
    found = leaks(cycles, samples)
    if found:
        raise Settled(Verdict.LEAKED, f"over {cycles[-1]:g} preparations the driver kept " + ", ".join(found))


# One long series tells most, and tells memory too.
AT_REST = ()
ROLES = (Role(work),)
