"""The parts of an address after ``framework:``, which other addresses are among."""

from __future__ import annotations

OPTIONS = ("fallback", "shares", "scatter")


def split_drivers(rest: str) -> tuple[list[str], list[str]]:
    """Return the addresses and the options of what follows ``framework:``, each as it is written."""
    parts = rest.split("|")
    options = [part for part in parts if part.partition("=")[0] in OPTIONS]
    return [part for part in parts if part not in options], options
