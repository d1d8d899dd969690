"""The connection with a Dask scheduler, or with one that is started here with workers of its own."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from typing import Any

import msgspec

from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import describe_exception

# Seconds that a scheduler may take to answer, and for which one that is lost, or workers, are waited for.
ANSWER = 10.0
PATIENCE = 600.0
_POLL = 0.5
_TRIES = 5
_INSTALL = "pip install 'nnconform[distributed]'"


class Where(msgspec.Struct, frozen=True):
    """Which cluster: that of the scheduler at an address, or ``local`` workers on this machine.

    A worker must offer the ``resources``, and has them for one shard at a time.
    """

    scheduler: str = ""
    local: int = 0
    resources: Mapping[str, float] = {}


class ClusterConnection:
    """The client of a scheduler. ``say`` gets lines about what is waited for, for ``patience`` seconds."""

    def __init__(self, where: Where, client: Any, say: Callable[[str], None], patience: float) -> None:
        self.where, self.client, self._say, self.patience = where, client, say, patience
        self._handlers: dict[str, Callable[[Any], None]] = {}

    def listen(self, topic: str, handler: Callable[[bytes], None]) -> None:
        """Call ``handler``, in another thread, with each message under ``topic``."""
        self._handlers[topic] = lambda event: handler(event[1])
        self.client.subscribe_topic(topic, self._handlers[topic])

    def forget(self, topic: str) -> None:
        """Get no more messages under ``topic``."""
        del self._handlers[topic]
        with suppress(Exception):  # the scheduler may have gone
            self.client.unsubscribe_topic(topic)

    def is_lost(self) -> bool:
        """Whether the scheduler has gone."""
        return str(self.client.status) != "running"

    def renew(self) -> None:
        """Wait until the scheduler is there again. Raises UsageError if it does not come back."""
        self._say(f"the scheduler at {self.where.scheduler} is lost; waiting until it is there again")
        until = time.monotonic() + self.patience
        while True:
            with suppress(UsageError):
                fresh = _client(self.where.scheduler, min(ANSWER, self.patience))
                break
            if time.monotonic() >= until:
                raise UsageError(
                    f"the scheduler at {self.where.scheduler} did not come back within {self.patience:g} s; what was"
                    " done is kept if there is a --results FILE, and --resume continues"
                )
            time.sleep(_POLL)
        _close(self.client, 0)
        self.client = fresh
        for topic, handler in self._handlers.items():
            fresh.subscribe_topic(topic, handler)
        self.wait_for_workers()

    def wait_for_workers(self) -> None:
        """Wait until a worker has what is needed. Raises UsageError if none comes."""
        until, told = time.monotonic() + self.patience, False
        while not self.slots():
            if time.monotonic() >= until:
                raise UsageError(f"{self._missing()}, after {self.patience:g} s")
            if not told:
                self._say(f"{self._missing()}; waiting for one")
                told = True
            time.sleep(_POLL)

    def slots(self) -> int:
        """Return how many shards the workers can run at the same time."""
        return sum(self._slots_of(worker) for worker in self._workers().values())

    def workers(self) -> int:
        """Return how many workers can run a shard."""
        return sum(self._slots_of(worker) > 0 for worker in self._workers().values())

    def _slots_of(self, worker: Mapping[str, Any]) -> int:
        offers = worker.get("resources", {})
        whole = [int(offers.get(name, 0) // amount) for name, amount in self.where.resources.items()]
        return min([int(worker["nthreads"]), *whole])

    def _workers(self) -> dict[str, Any]:
        try:
            return dict(self.client.scheduler_info(n_workers=-1)["workers"])
        except (OSError, TypeError, KeyError):
            return {}

    def _missing(self) -> str:
        if not self.where.resources:
            return f"no worker at {self.where.scheduler}; start one: dask worker {self.where.scheduler}"
        wanted = " ".join(f"{name}={amount:g}" for name, amount in self.where.resources.items())
        offered = sorted({name for worker in self._workers().values() for name in worker.get("resources", {})})
        return (
            f"no worker at {self.where.scheduler} offers {wanted} (offered: {', '.join(offered) or 'nothing'}); start "
            f'one: dask worker {self.where.scheduler} --resources "{wanted}"'
        )


@contextmanager
def connected(where: Where, say: Callable[[str], None] | None = None) -> Iterator[ClusterConnection]:
    """Connect with a cluster, until the end of the block. Raises UsageError if that is not possible."""
    for package in ("distributed", "cryptography"):
        if not find_spec(package):
            raise UsageError(f"--scheduler and --local-cluster need {package}: {_INSTALL}")
    # What Dask logs of lost workers and connections is told here, in the words of the campaign.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    tell = say or _say
    with ExitStack() as stack:
        if where.local:
            cluster = stack.enter_context(_local_cluster(where))
            where = Where(cluster.scheduler_address, where.local, where.resources)
            client = stack.enter_context(_closing(_client(cluster, ANSWER)))
            connection = ClusterConnection(where, client, tell, PATIENCE)
        else:
            connection = ClusterConnection(where, _client(where.scheduler, ANSWER), tell, PATIENCE)
            stack.callback(lambda: _close(connection.client))
        tell(f"scheduler {where.scheduler}, {_dashboard(connection.client)}")
        connection.wait_for_workers()
        yield connection


def _client(where: Any, timeout: float) -> Any:
    from distributed import Client  # noqa: PLC0415  an optional dependency

    class _Client(Client):  # type: ignore[misc]
        def start(self, **more: Any) -> None:
            try:
                super().start(**more)
            except BaseException:
                _close(self, timeout)
                raise

    for tries in range(_TRIES):
        try:
            return _Client(where, timeout=timeout, set_as_default=False)
        except AssertionError:
            # Dask asserts that its thread begins within ten seconds: on a very busy machine it does not.
            if tries == _TRIES - 1:
                raise UsageError("the thread of Dask's client does not begin: the machine is too busy") from None
        except (OSError, ValueError, TypeError, ImportError, RuntimeError) as error:
            cause = describe_exception(error) or type(error).__name__
            raise UsageError(
                f"--scheduler {where}: no scheduler answers within {timeout:g} s ({cause}); wanted an address such as "
                "tcp://HOST:8786 or tls://HOST:8786, of: dask scheduler"
            ) from None
    raise AssertionError("unreachable")


def _local_cluster(where: Where) -> Any:
    """Return a new cluster, with connections that no other user of the machine can use."""
    from distributed import LocalCluster  # noqa: PLC0415
    from distributed.security import Security  # noqa: PLC0415

    return LocalCluster(
        n_workers=where.local,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        protocol="tls://",
        security=Security.temporary(),
        dashboard_address="127.0.0.1:0" if find_spec("bokeh") else None,
        resources=dict(where.resources) or None,
        silence_logs=logging.CRITICAL,
    )


def _dashboard(client: Any) -> str:
    link = client.dashboard_link if find_spec("bokeh") else ""
    return f"dashboard {link}" if link else f"no dashboard (it needs bokeh: {_INSTALL})"


@contextmanager
def _closing(client: Any) -> Iterator[Any]:
    try:
        yield client
    finally:
        _close(client)


def _close(client: Any, timeout: float = ANSWER) -> None:
    """Close a client and end its thread, also when its scheduler has gone or it never was connected.

    What is left to the garbage collector is closed by it, in whatever thread and call it interrupts: where that is the
    start of another client, Dask waits for ever for a lock that this thread holds.
    """
    with suppress(Exception):
        client.close(timeout=timeout)
    client.status = "closed"
    with suppress(Exception):
        client._loop_runner.stop()  # Dask keeps the thread of a client that could not connect


def _say(line: str) -> None:
    sys.stderr.write(f"nnconform: {line}\n")
    sys.stderr.flush()
