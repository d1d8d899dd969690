"""Times on the command line: ``90``, ``90s``, ``5m``, ``1.5h``."""

from __future__ import annotations

import math
import re

import click

_UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0}


class Duration(click.ParamType[float]):
    """Seconds, from a number and perhaps a unit."""

    name = "duration"

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The seconds; fails with the one line that click prints."""
        if isinstance(value, int | float):
            return float(value)
        found = re.fullmatch(r"(\d+(?:\.\d*)?)(s|m|h|)", value.strip())
        seconds = float(found[1]) * _UNITS[found[2]] if found else 0.0
        if not 0 < seconds < math.inf:
            self.fail(f"got {value!r}, wanted a time above 0 such as 30s, 5m or 1h", param, ctx)
        return seconds


DURATION = Duration()
