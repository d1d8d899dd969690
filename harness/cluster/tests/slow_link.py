"""A network namespace for a worker, and a relay to its scheduler that is slow and loses data now and then.

What TCP loses it sends again after its time-out: seen from above, a lost segment is a pause.
"""

from __future__ import annotations

import contextlib
import os
import random
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

# Seconds on the way, and of the time-out after a loss; how often data is lost.
DELAY, TIMEOUT, LOSS = 0.03, 0.4, 0.03


@contextmanager
def namespace() -> Iterator[tuple[str, str]]:
    """Give the name of a namespace that is joined to this one, and this one's address there. Raises OSError."""
    number = os.getpid() % 200 + 20
    name, ends = f"nnconform{number}", (f"nnc{number}a", f"nnc{number}b")
    here, there = f"10.213.{number}.1", f"10.213.{number}.2"

    def ip(*words: str) -> None:
        done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError(done.stderr)

    ip("netns", "add", name)
    try:
        ip("link", "add", ends[0], "type", "veth", "peer", "name", ends[1], "netns", name)
        ip("addr", "add", f"{here}/24", "dev", ends[0])
        ip("link", "set", ends[0], "up")
        for words in (("addr", "add", f"{there}/24", "dev", ends[1]), ("link", "set", ends[1], "up")):
            ip("-n", name, *words)
        ip("-n", name, "link", "set", "lo", "up")
        yield name, here
    finally:
        with contextlib.suppress(OSError):
            ip("netns", "del", name)
        with contextlib.suppress(OSError):
            ip("link", "del", ends[0])


class Relay:
    """Passes on what arrives at ``host`` to a port of loopback and back."""

    def __init__(self, host: str, port: int, seed: int) -> None:
        self._port, self._choices = port, random.Random(seed)
        self._server = socket.create_server((host, 0))
        self.address = f"tcp://{host}:{self._server.getsockname()[1]}"
        self.losses = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._server.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._server.accept()
                try:
                    there = socket.create_connection(("127.0.0.1", self._port))
                except OSError:  # a worker connects once more when the scheduler has ended
                    client.close()
                    continue
                for ends in ((client, there), (there, client)):
                    threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 14):
                time.sleep(DELAY)
                if self._choices.random() < LOSS:
                    self.losses += 1
                    time.sleep(TIMEOUT)
                target.sendall(data)
        for each in (source, target):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
