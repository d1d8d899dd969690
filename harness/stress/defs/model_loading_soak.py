"""Models of which none is like another are prepared, executed once and closed for as long as the test lasts. The
driver's process must not hold more with every model that it has ever seen, nor become slower.
"""

from __future__ import annotations

from nnconform.harness.process.usage import Usage
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.leaks import LEAST_SAMPLES, WARM_UP, find_leaks
from nnconform.harness.stress.slowing import Slowing
from nnconform.harness.stress.sums import Sum, SumRequest, drawn_numbers, find_sum_type, numbers_from

# Elements of a constant: what is kept of it is no small leak.
WIDTH = 3_000
# Samples that tell a leak of descriptors or threads, and one of memory, which may be a cache that fills.
ENOUGH = int(LEAST_SAMPLES / (1 - WARM_UP)) + 2
MOST = 10 * ENOUGH


def work(client: StressClient) -> None:
    """Prepare new models in blocks, and sample the usage of the driver's process after each."""
    loaded: list[float] = []
    samples: list[Usage] = []

    client.needs_more_time = True

    def soak(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        request = SumRequest(kind, WIDTH)
        times = Slowing(worker, "preparations of new models")

        def load() -> None:
            # No two in a test have the same.
            model = Sum(worker, kind, drawn_numbers(worker.random, WIDTH))
            model.open()
            model.execute(request, numbers_from(worker.counted["preparations"], WIDTH), "of a new model")
            model.close()

        few = False
        try:
            for _ in worker.iterations():
                times.block(load)
                if client.driver_pid:
                    loaded.append(worker.counted["preparations"])
                    samples.append(worker.usage())
                    kinds = [leak.resource for leak in find_leaks(loaded, samples)]
                    few = len(samples) < ENOUGH or (kinds == ["memory"] and len(samples) < MOST)
                client.needs_more_time = times.undecided or few
        finally:
            times.close()

    client.run_in_this_thread(soak)
    leaks = find_leaks(loaded, samples)
    if leaks:
        kept = ", ".join(map(str, leaks))
        raise VerdictReached(Verdict.LEAKED, f"over {loaded[-1]:g} models, none like another, the driver kept {kept}")


# One long series is most sensitive.
AT_REST = ()
ROLES = (Role(work),)
