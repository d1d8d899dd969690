"""Buffers are allocated, each with its own content, until the driver has no room for another or there are hundreds.
None loses its content, tokens are unique among those alive, and when some are closed there is room again.
"""

from __future__ import annotations

from nnconform.harness.conformance.support.exact_sums import SumType
from nnconform.harness.driver.interface import Buffer
from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.model.codes import ErrorStatus, HalVersion, name_of
from nnconform.harness.model.memory import Memory
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.launched import need_own
from nnconform.harness.stress.sums import Sum, find_sum_type, numbers_from

# Buffers alive at once, at most; and elements of each.
MOST = 600
WIDTH = 500


class _Shelf:
    """The buffers alive, each with its content."""

    def __init__(self, worker: ClientThread, kind: SumType) -> None:
        self.worker, self.kind = worker, kind
        self.model = Sum(worker, kind, numbers_from(0, WIDTH))
        self.model.open()
        self.memory = Memory.create(kind.array(self.model.constant).nbytes)
        self.alive: list[tuple[Buffer, bytes]] = []
        self.made = 0

    def add(self) -> bool:
        """Allocate one more and fill it. Return whether there was room."""
        allocated = self.model.allocate()
        if allocated is None:
            return False
        buffer, token = allocated
        if token in {each.token for each, _ in self.alive}:
            raise VerdictReached(Verdict.ERROR, f"allocate returned the token {token}, which another buffer has")
        self.made += 1
        content = self.kind.array(numbers_from(self.made, WIDTH)).tobytes()
        self.memory.view()[: len(content)] = content
        with self.worker.step(Stage.EXECUTE, "fill a buffer"):
            copied = buffer.copy_from(self.memory)
        self._want_none(copied, "copy_from")
        self.alive.append((buffer, content))
        return True

    def look(self, place: int) -> None:
        """Expect that a buffer has its content."""
        buffer, content = self.alive[place]
        self.memory.view()[: len(content)] = bytes(len(content))
        with self.worker.step(Stage.EXECUTE, "read a buffer"):
            copied = buffer.copy_to(self.memory)
        self._want_none(copied, "copy_to")
        if bytes(self.memory.view()[: len(content)]) != content:
            text = f"buffer {place + 1} of {len(self.alive)} alive has other bytes than were copied to it"
            raise VerdictReached(Verdict.WRONG, text)

    def close_half(self) -> None:
        """Close every other buffer."""
        self.worker.random.shuffle(self.alive)
        with self.worker.step(Stage.CLOSE, "half of the buffers"):
            for buffer, _ in self.alive[::2]:
                buffer.close()
            self.worker.session.flush()
        self.alive = self.alive[1::2]

    def _want_none(self, status: ErrorStatus, call: str) -> None:
        if status != ErrorStatus.NONE:
            text = f"{call} of one of {len(self.alive)} buffers alive: got {name_of(ErrorStatus, status)}, wanted NONE"
            raise VerdictReached(Verdict.ERROR, text)


def work(client: StressClient) -> None:
    """Allocate until there is no room, look at all, close half, and allocate again."""

    def fill(worker: ClientThread) -> None:
        need_own(worker, HalVersion.V1_3, "allocate")
        shelf = _Shelf(worker, find_sum_type(worker))
        for turn in worker.iterations():
            before = len(shelf.alive)
            while len(shelf.alive) < MOST and shelf.add():
                shelf.look(worker.random.randrange(len(shelf.alive)))
            if not shelf.alive:
                not_applicable("the driver manages no buffers: it has no room for the first")
            if turn and len(shelf.alive) == before:
                text = f"after half of all buffers were closed, {before} are alive and there is no room for another"
                raise VerdictReached(Verdict.ERROR, text)
            for place in range(len(shelf.alive)):
                shelf.look(place)
            worker.largest |= {"buffers alive": len(shelf.alive)}
            shelf.close_half()

    client.run_in_this_thread(fill)


# Not memory: buffers are memory, and how many there are in a round is chance.
AT_REST = ("descriptors", "threads", "processes")
ROLES = (Role(work),)
