"""The machine during a run: what others did on it, its clock and temperature, and what the driver used."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil

# The share of the processors that others may use before a run counts as one on a loaded machine.
LOADED = 0.1


class MachineWatch:
    """Watches from its creation on; ``pid`` is the process of the driver, 0 if that is this one."""

    def __init__(self, pid: int = 0) -> None:
        self._driver = psutil.Process(pid or os.getpid())
        self._began, self._busy, self._ours = time.monotonic(), _busy(), _ours()
        self._driver_began = _seconds(self._driver)

    def others(self) -> float:
        """Return the share of all processors that processes other than ours used, from 0 to 1."""
        seconds = max(time.monotonic() - self._began, 1e-3)
        used = max(_busy() - self._busy - (_ours() - self._ours), 0.0)
        return min(used / (seconds * (psutil.cpu_count() or 1)), 1.0)

    def lines(self) -> list[str]:
        """Return what is known, a line each; what the system does not tell is left out."""
        others = self.others()
        said = [f"load {os.getloadavg()[0]:.2f}", f"others used {others:.0%} of {psutil.cpu_count()} processors"]
        with suppress(AttributeError, OSError, NotImplementedError):
            said += [f"clock {frequency.current:.0f} MHz"] if (frequency := psutil.cpu_freq()) else []
        with suppress(AttributeError, OSError):
            warmest = [each.current for sensors in psutil.sensors_temperatures().values() for each in sensors]
            said += [f"at most {max(warmest):.0f} degrees C"] if warmest else []
        lines = [f"machine: {', '.join(said)}"]
        if others > LOADED:
            lines.append("the machine was loaded: the times are no measure of the driver")
        with suppress(psutil.Error, OSError):
            used = _seconds(self._driver) - self._driver_began
            where = "driver and harness" if self._driver.pid == os.getpid() else "driver"
            lines.append(f"{where}: {used:.3g} s of processor, at most {_peak(self._driver.pid) / 2**20:.0f} MiB")
        return lines


def _busy() -> float:
    times: Any = psutil.cpu_times()
    return float(sum(times) - times.idle - getattr(times, "iowait", 0.0) - getattr(times, "guest", 0.0))


def _seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _ours() -> float:
    total = 0.0
    for process in (me := psutil.Process(), *me.children(recursive=True)):
        with suppress(psutil.Error):
            total += _seconds(process)
    return total


def _peak(pid: int) -> int:
    """Return the most bytes of memory that the process has had."""
    status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines())
    return 1024 * int(status["VmHWM"].split()[0])
