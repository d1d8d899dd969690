"""The options that the commands and pytest share: their help texts, and the parsers of a seed and a limit.

The pytest plugin imports this module in every pytest run, so that it needs nothing but the standard library.
"""

from __future__ import annotations

from argparse import ArgumentTypeError

# Help texts of options, used by the commands (harness/cli/options.py) and by pytest (harness/pytest_plugin/plugin.py).
DRIVER = "Address of the driver, for example service:inproc:reference_driver."
REPEAT = "May be repeated."
HAL = "HAL version to test the driver as: 1.0 to 1.3, aidl1 to aidl4 (or fl1 to fl8). Default: the driver's own."
PROFILE = (
    "Whose demands fail a driver: vts (AOSP's own tests), hal (also the text of the HAL), strict (also ours). What is"
    " found beyond them is advice."
)
PROFILES = ("vts", "hal", "strict")
DEFAULT_PROFILE = "hal"
EXPECT = "TOML file of expected failures, each with its reason."
RESULTS = "Results store (SQLite) to write each verdict to at once."
RESUME = "Continue the latest run of this command in the results store, which was interrupted or killed."
TIME = "Time for the whole campaign, such as 90s, 10m, 2h, minimisation included: nothing new begins after it."
JOBS = "Processes that run at the same time."
SEED = "Seed of all random choices."
MEMORY = "Bytes that each process of a driver may write to, such as 512M or 4G; no limit by default."
VLOG = (
    "Print what happens, by tags: model, compilation, execution, cpuexe, manager, driver, memory, with commas, or all."
)
TRACE = "Write a trace of layers and phases, for Perfetto and Chrome, and print where the time went."
LIMIT = (
    "Seconds without an answer after which the driver counts as hung; that it waits for a processor does not count, up "
    "to ten limits in all."
)
THROUGH = (
    "Use the drivers through a framework, as applications do: framework, or framework,KEY=VALUE,... with the options "
    "of such an address. What a driver does not support or fails at falls back to the reference driver."
)
FRAMEWORK = "framework"

# Random generators take no negative seed; the protocol to a driver's process takes at most 63 bits.
MAX_SEED = 2**63 - 1
# About 11 days. System calls that wait do not accept an infinite or a very long time.
MAX_LIMIT = 1e6
# The environment variable by which the limit of memory reaches the processes of drivers, through all in between.
MEMORY_VARIABLE = "NNCONFORM_MEMORY"
# Bytes without which the process of a driver cannot begin.
LEAST_MEMORY = 128 << 20
_MEMORY_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def seed(text: str | int) -> int:
    """Parse a seed. Raises ArgumentTypeError with a message of one line."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if not 0 <= number <= MAX_SEED:
        raise ArgumentTypeError(f"got {_shorten(text)}, wanted an integer from 0 to {MAX_SEED}")
    return number


def limit(text: str | float) -> float:
    """Parse the seconds without an answer after which a driver is hung.

    Raises ArgumentTypeError with a message of one line.
    """
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    # Written so that NaN fails: every comparison with it is false.
    if not 0 < seconds <= MAX_LIMIT:
        raise ArgumentTypeError(f"got {_shorten(text)}, wanted seconds: above 0, at most {MAX_LIMIT:.0f}")
    return seconds


def memory(text: str | int) -> int:
    """Parse a number of bytes, with K, M or G for powers of 1024.

    Raises ArgumentTypeError with a message of one line.
    """
    unit = str(text)[-1:].upper()
    try:
        number = int(str(text)[:-1]) * _MEMORY_UNITS[unit] if unit in _MEMORY_UNITS else int(text)
    except ValueError:
        number = 0
    if not 0 < number < 2**63:
        raise ArgumentTypeError(f"got {_shorten(text)}, wanted bytes such as 512M or 4G")
    return number


def process_memory(text: str | int) -> int:
    """Parse the bytes that a process of a driver may write to. Raises ArgumentTypeError with a message of one line."""
    number = memory(text)
    if number < LEAST_MEMORY:
        raise ArgumentTypeError(
            f"got {_shorten(text)}, wanted at least {LEAST_MEMORY >> 20}M, which Python itself needs"
        )
    return number


def through(text: str) -> str:
    """Parse what drivers are used through: ``framework`` and its options, after commas.

    Raises ArgumentTypeError with a message of one line.
    """
    name, *options = text.split(",")
    if name != FRAMEWORK or not all("=" in option for option in options):
        raise ArgumentTypeError(f"got {_shorten(text)}, wanted {FRAMEWORK}, or {FRAMEWORK},KEY=VALUE,...")
    return text


def address_through(address: str, text: str | None) -> str:
    """Return the address of a driver used through ``text``, as ``through`` parses it; None changes nothing.

    A framework is used as it is. Several drivers, between bars, share one framework.
    """
    if not text or not address or address.startswith(f"{FRAMEWORK}:"):
        return address
    return "|".join((f"{FRAMEWORK}:{address}", *text.split(",")[1:]))


def _shorten(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}..."
