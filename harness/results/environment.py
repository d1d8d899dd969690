"""Where a run takes place: what a reader of its results needs to compare them with others."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from importlib import metadata


def versions(packages: Iterable[str] = ("nnconform", "numpy")) -> dict[str, str]:
    """The version of Python, and of those ``packages`` that are installed."""
    installed = {"python": platform.python_version()}
    for package in packages:
        try:
            installed[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return installed


def machine() -> str:
    """System, architecture and number of processors, in a line."""
    return f"{platform.system()} {platform.release()}, {platform.machine()}, {os.cpu_count()} processors"
