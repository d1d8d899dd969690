"""The environment of a run: versions and machine, recorded so that results of different runs can be compared."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from importlib import metadata


def versions(packages: Iterable[str] = ("nnconform", "numpy")) -> dict[str, str]:
    """Return the version of Python, and of those ``packages`` that are installed, by name."""
    installed = {"python": platform.python_version()}
    for package in packages:
        try:
            installed[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return installed


def machine() -> str:
    """Return system, architecture and number of processors in one line."""
    return f"{platform.system()} {platform.release()}, {platform.machine()}, {os.cpu_count()} processors"
