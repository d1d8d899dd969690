"""Threads flood the device with executions of priorities LOW and MEDIUM without a pause. Executions of priority HIGH
must come to their end meanwhile, and must not systematically wait for more of the others than those of priority LOW do.

An execution's wait is the number of executions of the flood that end during it, which does not depend on the machine's
speed; waits are compared by ranks.
"""

from __future__ import annotations

from collections.abc import Iterator

from nnconform.harness.model.codes import HalVersion, Priority
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.distributions import surely_greater
from nnconform.harness.stress.launched import need_own
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

# Threads of the flood; the one more measures.
FLOODING = 3
# Executions of each priority that are measured before they are compared.
ENOUGH = 60
# An inversion is no chance effect: waits of HIGH are so many times as long in the median, and longer at this level.
TIMES = 2.0
WIDTH = 2_000


def work(client: StressClient) -> None:
    """Flood the device, and measure executions of both priorities in turns."""
    ended = [0] * (FLOODING + 1)

    def each(worker: ClientThread) -> None:
        need_own(worker, HalVersion.V1_3, "priority")
        if worker.number <= FLOODING:
            _flood(worker, ended)
        else:
            _measure(worker, ended)

    client.in_threads(FLOODING + 1, each, all_of_them=True)


def _models(worker: ClientThread, *priorities: Priority) -> Iterator[Sum]:
    kind = find_sum_type(worker)
    for priority in priorities:
        model = Sum(worker, kind, numbers_from(priority, WIDTH), priority=priority)
        model.open()
        yield model


def _flood(worker: ClientThread, ended: list[int]) -> None:
    # More of MEDIUM: it is what keeps LOW from its end where priorities are inverted.
    (model,) = _models(worker, Priority.LOW if worker.number == 1 else Priority.MEDIUM)
    request = SumRequest(find_sum_type(worker), WIDTH)
    for turn in worker.iterations():
        model.execute(request, numbers_from(turn, WIDTH), "of the flood")
        ended[worker.number - 1] += 1


def _measure(worker: ClientThread, ended: list[int]) -> None:
    models = list(_models(worker, Priority.HIGH, Priority.LOW))
    request = SumRequest(find_sum_type(worker), WIDTH)
    waits: tuple[list[int], list[int]] = ([], [])
    for turn in worker.iterations():
        before = sum(ended)
        place = turn % 2
        models[place].execute(request, numbers_from(turn, WIDTH), f"of priority {('HIGH', 'LOW')[place]} in a flood")
        waits[place].append(sum(ended) - before)
        if turn % (2 * ENOUGH) == 2 * ENOUGH - 1 and surely_greater(waits[0], waits[1], TIMES):
            medians = [sorted(each)[len(each) // 2] for each in waits]
            text = f"executions of priority HIGH wait for {medians[0]} others, those of LOW for {medians[1]}"
            raise VerdictReached(Verdict.ERROR, f"{text}, in the median of {len(waits[0])} each")


ROLES = (Role(work),)
