"""A few models, prepared once, are executed for as long as the test lasts, on every path, with pauses between spells.
Every output stays right, and the driver's process holds no more with every execution.
"""

from __future__ import annotations

from nnconform.harness.process.usage import Usage
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.leaks import LEAST_SAMPLES, WARM_UP, find_leaks
from nnconform.harness.stress.sums import SumRequest, find_sum_type, numbers_from, opened

# Models, if the driver has room for so many, executions of each between two samples of the driver, and elements.
MODELS, EXECUTIONS, WIDTH = 4, 8, 1_000
# Samples that tell a leak; the test goes on until it has them.
ENOUGH = int(LEAST_SAMPLES / (1 - WARM_UP)) + 2
# Samples after which growth of memory is a leak, as in prepare-and-close.
MOST = 6 * ENOUGH
# One turn in so many is followed by a pause, of at most so many seconds.
PAUSES, PAUSE = 8, 0.05


def work(client: StressClient) -> None:
    """Execute, and sample the usage of the driver's process."""
    done: list[float] = []
    samples: list[Usage] = []
    client.needs_more_time = bool(client.driver_pid)

    def soak(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        request = SumRequest(kind, WIDTH)
        models = opened(worker, kind, MODELS, WIDTH)
        ways = list(client.ways)
        for turn in worker.iterations():
            for number in range(MODELS * EXECUTIONS):
                way = ways[(number // len(models)) % len(ways)]
                models[number % len(models)].execute(request, numbers_from(turn + number, WIDTH), "of a soak", way)
            if turn % PAUSES == PAUSES - 1:
                worker.pause(PAUSE)
            if client.driver_pid:
                done.append((turn + 1) * MODELS * EXECUTIONS)
                samples.append(worker.usage())
                kinds = [leak.resource for leak in find_leaks(done, samples)]
                client.needs_more_time = (
                    len(samples) < ENOUGH
                    or not client.heartbeats.stopped()
                    or (kinds == ["memory"] and len(samples) < MOST)
                )

    client.run_in_this_thread(soak)
    leaks = find_leaks(done, samples)
    if leaks:
        kept = ", ".join(map(str, leaks))
        raise VerdictReached(Verdict.LEAKED, f"over {done[-1]:g} executions of {MODELS} models the driver kept {kept}")


# One long series is most sensitive.
AT_REST = ()
ROLES = (Role(work),)
