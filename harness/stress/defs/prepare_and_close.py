"""Models are prepared, executed once and closed, one after another. The driver's process must not hold more and more
descriptors, threads or memory. What fills a cache of its last models is no leak.
"""

from __future__ import annotations

import random

from nnconform.harness.process.usage import Usage
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.leaks import LEAST_SAMPLES, WARM_UP, Leak, find_leaks

# Models prepared between two samples, always the same: other sizes would look like growth.
MODELS = 12
ENOUGH = int(LEAST_SAMPLES / (1 - WARM_UP)) + 2
# Samples after which growth of memory is a leak. Before, it may be what a driver keeps on purpose, such as what it has
# compiled last: a cache is full one day. A leak of descriptors or threads needs no such patience.
MOST = 10 * ENOUGH


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
                client.needs_more_time = (
                    len(samples) < ENOUGH
                    or not client.heartbeats.stopped()
                    or (len(samples) < MOST and may_be_a_cache(find_leaks(cycles, samples)))
                )

    client.run_in_this_thread(cycle)
    leaks = find_leaks(cycles, samples)
    if leaks:
        kept = ", ".join(map(str, leaks))
        raise VerdictReached(Verdict.LEAKED, f"over {cycles[-1]:g} preparations the driver kept {kept}")


def may_be_a_cache(leaks: list[Leak]) -> bool:
    """Return whether memory alone leaks, so that it may stop to."""
    return [leak.resource for leak in leaks] == ["memory"]


# One long series is most sensitive, also to leaks of memory.
AT_REST = ()
ROLES = (Role(work),)
