"""Extents that others must have beside a long one, so that a driver that takes it for a shorter one is seen.

A stride of 129 has no effect where the window has one place, nor a radius beyond the axis, nor a dilation of a filter
of one cell; and an image that is as large as the output is not enlarged.
"""

from __future__ import annotations

from collections.abc import Collection

from nnconform.harness.generate.extremes.rows import Row
from nnconform.harness.generate.roles import ALONG, MOST

# Of a window's two extents, from this one on: the other is such that both make more than 256 cells.
_LONG, _WIDE, _WIDEST = 17, 17, 9
# The role of boxes: their regions are enlarged, whatever the image.
_REGIONS = "n"
# The small image that is enlarged.
_SMALL = 3
# Strides at which a filter of one cell is tried, which is often a product of matrices.
_POINTWISE = (3, 5, 8, 12, 17, 65)
# Cells of several pixels, whose samples differ.
_SAMPLINGS, _SAMPLED = {"height_sampling_ratio": "height", "width_sampling_ratio": "width"}, 24
_AXES = {"height": ("h", "width"), "width": ("w", "height")}


def beside(lead: str, extent: int, roles: Collection[str]) -> Row | None:
    """Return the extents beside that of a role that has to lead its row, of those among ``roles``; None for a role that
    tells whatever the others are.
    """
    kind, _, axis = lead.rpartition("_")
    found: dict[str, int] = {}
    if kind == "stride" and axis in _AXES:
        found = {_AXES[axis][0]: 2 * extent + 3}
        if extent in _POINTWISE:
            found |= {"filter_h": 1, "filter_w": 1}
    elif lead in _SAMPLINGS:
        sampled = _SAMPLINGS[lead]
        found = {_AXES[sampled][0]: _SAMPLED, f"out_{sampled}": 2}
    elif kind == "dilation" and axis in _AXES:
        image = _AXES[axis][0]
        found = {f"filter_{image}": 3, image: 2 * extent + 4}
    elif kind == "out" and axis in _AXES and _REGIONS not in roles:
        found = {"h": _SMALL, "w": _SMALL + 1}
    elif kind == "filter" and extent >= _LONG:
        other = f"filter_{_AXES[axis][1]}" if axis in _AXES else {"h": "filter_w", "w": "filter_h"}[axis]
        width = _WIDE if extent < 2 * _LONG - 1 else _WIDEST
        along, across = ("h", "w") if axis in ("h", "height") else ("w", "h")
        # An image that the window fits into without padding.
        found = {other: width, along: extent + 2, across: width + 2}
    elif lead == "radius":
        found = {ALONG: 2 * extent + 3}
    elif lead == f"strides {MOST}":
        found = {"input last": 3 * extent}
    elif not lead.endswith(f" {MOST}"):
        return None
    return {role: size for role, size in found.items() if role in roles}
