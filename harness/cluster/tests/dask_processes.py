"""A scheduler and workers as processes of their own, on loopback, as a lab has them on many machines."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psutil

from nnconform.harness.process.descendants import left_behind
from nnconform.harness.process.scratch import scratch_folder

START = 60.0
# Python's multiprocessing has one in each session: it removes the semaphores of the others when these are gone.
_TRACKER = "resource_tracker"
_ENVIRONMENT = {
    "PYTHONWARNINGS": "ignore",
    # A worker imports Dask for 1.3 s of processor time, whenever one is started again: forked it has it.
    "DASK_DISTRIBUTED__WORKER__MULTIPROCESSING_METHOD": "forkserver",
    # The processes look at themselves up to a hundred times a second, which takes an eighth of a processor.
    "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",
    "DASK_DISTRIBUTED__WORKER__MEMORY__MONITOR_INTERVAL": "10s",
    "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s",
    "DASK_DISTRIBUTED__ADMIN__SYSTEM_MONITOR__INTERVAL": "10s",
}


def free_port() -> int:
    """Return a port of loopback that nobody has now."""
    with socket.socket() as each:
        each.bind(("127.0.0.1", 0))
        return int(each.getsockname()[1])


class Processes:
    """Processes of ``dask``; each has a session of its own, so that a kill takes its nanny too."""

    def __init__(self, folder: Path, temporary: Path) -> None:
        self._folder, self.processes = folder, list[subprocess.Popen[bytes]]()
        self._environment = {**os.environ, **_ENVIRONMENT, "TMPDIR": str(temporary)}

    def start(self, *words: str, before: Sequence[str] = ()) -> subprocess.Popen[bytes]:
        log = (self._folder / f"{len(self.processes)}.log").open("wb")
        with log:
            process = subprocess.Popen(
                [*before, sys.executable, "-m", "dask", *words],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                start_new_session=True,
                env=self._environment,
            )
        self.processes.append(process)
        return process

    def scheduler(self, port: int = 0, host: str = "127.0.0.1") -> tuple[subprocess.Popen[bytes], str]:
        """Start a scheduler; return it and its address."""
        number = len(self.processes)
        process = self.start("scheduler", "--host", host, "--port", str(port), "--no-dashboard", "--no-show")
        log = self._folder / f"{number}.log"
        until = time.monotonic() + START
        while not (found := re.search(r"Scheduler at:\s+(tcp://\S+)", log.read_text())):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.05)
        return process, found[1]

    def worker(
        self, address: str, *words: str, nanny: bool = True, before: Sequence[str] = ()
    ) -> subprocess.Popen[bytes]:
        """Start a worker of one thread, which its nanny starts again when it ends, or which has none: a nanny takes
        two more starts of Dask.
        """
        own = ("--nthreads", "1", "--no-dashboard", "--local-directory", str(self._folder))
        return self.start("worker", address, *own, *(() if nanny else ("--no-nanny",)), *words, before=before)

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        """Kill a process and what it started, and wait until all are gone."""
        process.kill()
        process.wait()
        until = time.monotonic() + START
        while left := left_behind(process.pid, (), 0.0):
            assert time.monotonic() < until, left
            for each in left:
                with contextlib.suppress(psutil.NoSuchProcess):
                    if _TRACKER not in " ".join(each.cmdline()):
                        each.kill()

    def worker_pids(self) -> list[int]:
        """Return the processes of the workers, which their nannies start again: the children of fork servers."""
        found = []
        for nanny in self.processes:
            if nanny.poll() is None and "worker" in nanny.args:  # type: ignore[operator]
                with contextlib.suppress(psutil.NoSuchProcess):
                    for server in psutil.Process(nanny.pid).children():
                        found += [each.pid for each in server.children() if _is_worker(each)]
        return found

    def close(self) -> None:
        for process in self.processes:
            if process.poll() is None:
                self.kill(process)


@contextmanager
def dask_processes(folder: Path) -> Iterator[Processes]:
    """Give processes, none of which is started yet."""
    folder.mkdir(exist_ok=True)
    # Multiprocessing makes sockets among its temporary files, and these have short paths.
    with scratch_folder() as temporary, contextlib.closing(Processes(folder, temporary)) as processes:
        yield processes


@contextmanager
def dask(folder: Path, workers: int = 2) -> Iterator[tuple[Processes, str]]:
    """Give the processes and the address of a scheduler with that many workers."""
    with dask_processes(folder) as processes:
        _, address = processes.scheduler()
        processes.worker(address, "--nworkers", str(workers))
        yield processes, address


def _is_worker(process: psutil.Process) -> bool:
    try:
        return "multiprocessing.forkserver" in " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return False


def pids_of(text: str) -> list[int]:
    """Return the processes whose command line has the text."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().decode(errors="replace").replace("\0", " ")
        except OSError:
            continue
        if text in words:
            found.append(int(path.parent.name))
    return found
