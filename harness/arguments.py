"""Arguments that click and pytest both take: the texts of their help, and how a seed and a limit are read.

The pytest plugin imports this in every pytest run, so that it needs nothing but the standard library.
"""

from __future__ import annotations

from argparse import ArgumentTypeError

# The help of each option: of commands (harness/cli/options.py) and of pytest (harness/pytest_plugin/plugin.py).
DRIVER = "Address of the driver, for example service:inproc:reference_driver."
REPEAT = "May be repeated."
HAL = "HAL version to test the driver as: 1.0, 1.1, 1.2, 1.3 or 1.3+; by default the driver's own."
RESULTS = "Results store (SQLite) to add each verdict to as it falls."
RESUME = "Go on with the latest run of this command in the results store."
SEED = "Seed of everything random."
LIMIT = "Seconds without an answer after which the driver counts as hung."

# A seed goes to drivers' processes and to generators of random numbers: none takes less, the wire takes no more.
MAX_SEED = 2**63 - 1
# Some 11 days. A limit that is not finite, or that no wait of the system takes, is never over.
MAX_LIMIT = 1e6


def seed(text: str | int) -> int:
    """A seed. Raises ArgumentTypeError, whose text is a line for the user."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if not 0 <= number <= MAX_SEED:
        raise ArgumentTypeError(f"got {_shorten(text)}, wanted an integer from 0 to {MAX_SEED}")
    return number


def limit(text: str | float) -> float:
    """Seconds of silence after which a driver is hung. Raises ArgumentTypeError, whose text is a line for the user."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    # Not so written that a value that is no number would pass.
    if not 0 < seconds <= MAX_LIMIT:
        raise ArgumentTypeError(f"got {_shorten(text)}, wanted seconds: above 0, at most {MAX_LIMIT:.0f}")
    return seconds


def _shorten(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}..."
