"""The seeds and the limits that a command line takes: one reading of them for click and for pytest's own options.

The pytest plugin imports this in every pytest run, so that it needs nothing but the standard library.
"""

from __future__ import annotations

from argparse import ArgumentTypeError

# A seed goes to drivers' processes and to generators of random numbers: none takes less, the wire takes no more.
SEEDS = 2**63 - 1
# Some 11 days. A limit that is not finite, or that no wait of the system takes, is never over.
LONGEST = 1e6


def seed(text: str | int) -> int:
    """A seed. Raises ArgumentTypeError, whose text is a line for the user."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if not 0 <= number <= SEEDS:
        raise ArgumentTypeError(f"got {_short(text)}, wanted an integer from 0 to {SEEDS}")
    return number


def limit(text: str | float) -> float:
    """Seconds of silence after which a driver is hung. Raises ArgumentTypeError, whose text is a line for the user."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    # Not so written that a value that is no number would pass.
    if not 0 < seconds <= LONGEST:
        raise ArgumentTypeError(f"got {_short(text)}, wanted seconds: above 0, at most {LONGEST:.0f}")
    return seconds


def _short(text: object) -> str:
    said = repr(text)
    return said if len(said) <= 40 else f"{said[:40]}..."
