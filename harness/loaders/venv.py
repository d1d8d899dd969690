"""``venv:PATH:PACKAGE[:ATTR][?key=value&...]``: a Python driver in another Python environment.

PATH is an environment's folder or an interpreter, 3.7 or newer. Of ours it needs the package ``nnconform_driver`` alone
(``driver_package``), which serves the driver; numpy and all else are the environment's own. The process is supervised
as that of ``exec:`` is. PATH ends at the first colon after its last slash: packages and attributes have no slash.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from nnconform.harness import loaders
from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.service.client.device import ServiceDevice
from nnconform.harness.loaders.service.client.program import ProgramServer
from nnconform.harness.model.errors import DriverCrashed, UsageError
from nnconform.harness.model.printable import single_line

_EXAMPLE = "for example venv:/opt/env:my_driver"
_OLDEST = (3, 7)
_PACKAGE = "nnconform_driver"
# The folder that pip installs it from: beside harness, in a checkout and in an installed nnconform.
_SOURCE = Path(loaders.__file__).resolve().parents[2] / "driver_package"
# -E: the variables PYTHON* are meant for this interpreter, and its modules would not do for another.
# -u: what the driver prints is not lost when it crashes.
_OPTIONS = ("-E", "-u")
# Runs in every Python, from 2 on.
_PROBE = f"import sys; print('%d %d' % sys.version_info[:2]); sys.stdout.flush(); import {_PACKAGE}"


def open_remote(rest: str, limit: float) -> Device:
    """Start the environment's Python with the driver; it is given ``limit`` seconds for each answer.

    Raises UsageError if there is no such environment, no ``nnconform_driver`` in it, or the driver cannot be opened.
    """
    address = f"venv:{rest}"
    path, driver = _split(address, rest)
    python = _interpreter(address, path)
    command = (python, *_OPTIONS, "-m", _PACKAGE, "--own", driver)
    try:
        return ServiceDevice(address, limit, start=lambda address: ProgramServer(address, command))
    except DriverCrashed as error:
        if problem := _problem(python, limit):
            raise UsageError(f"driver {address!r}: {problem}") from error
        raise


def _split(address: str, rest: str) -> tuple[str, str]:
    """Return the path and the driver. Raises UsageError."""
    target, mark, query = rest.partition("?")
    folder, slash, last = target.rpartition("/")
    name, colon, driver = last.partition(":")
    if not colon or not folder + slash + name:
        raise UsageError(f"driver {address!r}: wanted venv:PATH:PACKAGE, PATH an environment's folder; {_EXAMPLE}")
    if not driver.partition(":")[0]:
        raise UsageError(f"driver {address!r} names no package after the path; {_EXAMPLE}")
    return folder + slash + name, driver + mark + query


def _interpreter(address: str, path: str) -> str:
    """Return the absolute path of the environment's Python. Raises UsageError."""
    place = Path(path)
    python = place / "bin" / "python" if place.is_dir() else place
    if not python.is_file():
        what = f"{path} has no bin/python" if place.is_dir() else f"there is no {path}"
        raise UsageError(f"driver {address!r}: {what}; make an environment: python3 -m venv {path}")
    if not os.access(python, os.X_OK):
        raise UsageError(f"driver {address!r}: {python} may not be executed; name an environment or its bin/python")
    # Not resolved: an environment's interpreter is a link, and knows its environment by the name it is called by.
    return str(python.absolute())


def _problem(python: str, limit: float) -> str:
    """Return why a Python cannot serve any driver, and what to do; "" if it can."""
    try:
        done = subprocess.run(
            [python, *_OPTIONS, "-c", _PROBE],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=limit,
            check=False,
        )
    except OSError as error:
        return f"{python} cannot be executed: {error.strerror}; name an environment or its bin/python"
    except subprocess.TimeoutExpired:
        return f"{python} does not start within {limit:g} s"
    words = done.stdout.split()
    if len(words) != 2 or not all(word.isdecimal() for word in words):
        return f"{python} is no Python that runs: {_last_line(done.stderr)}; name an environment or its bin/python"
    version = int(words[0]), int(words[1])
    if version < _OLDEST:
        return f"{python} is Python {'.'.join(words)}, wanted {'.'.join(map(str, _OLDEST))} or newer"
    if done.returncode:
        advice = f"install it: {python} -m pip install {_SOURCE}"
        return f"{python} has no usable {_PACKAGE}: {_last_line(done.stderr)}; {advice}"
    return ""


def _last_line(text: str) -> str:
    """Return the last line that is not empty, printable."""
    return single_line((text.strip().splitlines() or ["it printed nothing"])[-1])
