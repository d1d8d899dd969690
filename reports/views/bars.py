"""Bars side by side, as the data of an SVG path."""

from __future__ import annotations

# In pixels. Bars are tall enough to be told apart in a row of a table.
_WIDTH, _GAP, HEIGHT = 9, 3, 28


def bar(place: int, part: float) -> str:
    """Return the path of the bar at ``place``, from the left, that has ``part`` of the height, 0 to 1.

    For 0 it is a line, for anything else more than a line.
    """
    height = max(3, round(part * HEIGHT)) if part else 1
    return f"M{left_of(place)} {HEIGHT}v-{height}h{_WIDTH}v{height}z"


def left_of(place: int) -> int:
    """Return where the bar at ``place`` begins."""
    return place * (_WIDTH + _GAP)


def width_of(count: int) -> int:
    """Return the width of so many bars."""
    return count * (_WIDTH + _GAP) - _GAP
