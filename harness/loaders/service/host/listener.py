"""Listens on a path, and serves every client until it is interrupted."""

from __future__ import annotations

import errno
import os
import socket
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from nnconform.harness.loaders.service.host.service import Service, serve_all
from nnconform.harness.model.errors import UsageError

# Seconds until the next attempt when there are no descriptors for another connection.
_PAUSE = 0.1


def listen(service: Service, path: Path, ready: Callable[[], None]) -> None:
    """Serve ``service`` on ``path`` until KeyboardInterrupt; ``ready`` is called once it listens.

    Raises UsageError if it cannot listen on the path. The socket of a service that died is replaced.
    Only this user may connect.
    """
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        try:
            if _is_dead(path):
                path.unlink()
            _listen_at(listener, path)
        except OSError as error:
            wanted = "name a path that does not exist yet, in a folder that does"
            raise UsageError(f"socket {str(path)!r}: {error.strerror or error}; {wanted}") from error
        try:
            ready()
            serve_all(service, _accepted(listener))
        except KeyboardInterrupt:
            pass
        finally:
            path.unlink(missing_ok=True)


def _listen_at(listener: socket.socket, path: Path) -> None:
    """Listen on a socket that appears at ``path`` once it listens, so that who waits for it to appear can connect."""
    if path.exists():
        raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
    hidden = path.with_name(f".{os.getpid():x}")
    listener.bind(str(hidden))
    try:
        # Whatever the umask: who may connect may use the driver. Before ``listen`` nobody can.
        hidden.chmod(0o600)
        listener.listen()
        path.hardlink_to(hidden)
    finally:
        hidden.unlink()


def _is_dead(path: Path) -> bool:
    """Return whether there is a socket on which nobody listens."""
    try:
        if not stat.S_ISSOCK(path.stat().st_mode):
            return False
    except FileNotFoundError:
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        try:
            probe.connect(str(path))
        except ConnectionRefusedError:
            return True
    return False


def _accepted(listener: socket.socket) -> Iterator[socket.socket]:
    while True:
        try:
            yield listener.accept()[0]
        except OSError as error:
            # Clients that hold all descriptors must not end the service for later ones.
            if error.errno not in (errno.EMFILE, errno.ENFILE, errno.ECONNABORTED):
                raise
            time.sleep(_PAUSE)
