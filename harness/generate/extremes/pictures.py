"""Calls of images and boxes that vendors have fast paths for: usual ratios of sizes, and the images of boxes in turn.

An image that is half or twice as large in both directions needs no places between pixels, but the flags decide which
pixels are taken. Boxes of one image are together, and their images in any order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from nnconform.harness.generate.extremes.given import Given
from nnconform.harness.generate.extremes.sample import kind_of
from nnconform.harness.generate.extremes.sizes import applies
from nnconform.harness.generate.per_op import Constraints
from nnconform.harness.ops.operation import Op, Signature

# By how much both extents of an image change, and the extents that this is possible for.
_RATIOS = (0.5, 2.0, 0.25, 4.0)
_SMALL, _LARGE = (3, 4), (8, 12)
_FLAGS: tuple[Mapping[str, bool], ...] = ({}, {"align_corners": True}, {"half_pixel_centers": True})
_BOTH = frozenset({"align_corners", "half_pixel_centers"})
# The image of each box.
_IMAGES = ((2, 2, 1, 0, 0), (1, 2, 2, 0, 0))
# Boxes of a pixel or so in the middle of large images, and how much they grow: a hundredfold and more.
_BOXES = (500.0, 500.0, 501.0, 501.0, 490.0, 510.0, 492.0, 511.0, 640.0, 400.0, 641.0, 403.0)
_SIZE, _GROWTH = 1000.0, (3.0, 6.25)


def ratios(op: Op) -> Iterator[Given]:
    """Yield calls of what brings images to another size: each ratio with each flag, for each kind of elements."""
    signatures = [each for each in op.signatures() if applies(op, each) and each.form.input_names >= _BOTH]
    kinds: dict[str, list[Signature]] = {}
    for signature in signatures:
        kinds.setdefault(kind_of(signature.row.of), []).append(signature)
    for place, (ratio, flags) in enumerate(product(_RATIOS, _FLAGS)):
        for turn, alike in enumerate(kinds.values()):
            signature = alike[(place + turn) % len(alike)]
            height, width = _LARGE if ratio < 1 else _SMALL
            by_size = {"out_height": int(height * ratio), "out_width": int(width * ratio)}
            by_scale = {"height_scale": ratio, "width_scale": ratio}
            values = {**dict.fromkeys(_BOTH, False), **flags, **by_size, **by_scale}
            known = {name: value for name, value in values.items() if name in signature.form.input_names}
            yield Given(signature, Constraints(values=known, sizes={"h": height, "w": width, "b": 2}, fine=True))


def boxes(op: Op) -> Iterator[Given]:
    """Yield calls of what has an image for each box: these in orders that do not ascend; and boxes that grow much."""
    signatures = [each for each in op.signatures() if applies(op, each) and "batch_index" in each.form.input_names]
    for place, signature in enumerate(signatures):
        images = _IMAGES[place % len(_IMAGES)]
        sizes = {"n": len(images), "b": max(images) + 1, "batches": max(images) + 1}
        yield Given(signature, Constraints(sizes=sizes, fill={"batch_index": images}))
    for signature in signatures if op.decodes else ():
        count = len(_BOXES) // 4
        fill = {"rois": _raw(signature, "rois", _BOXES), "image_info": _raw(signature, "image_info", (_SIZE, _SIZE))}
        yield Given(signature, Constraints(sizes={"n": count}, fill=fill, domains={"deltas": _GROWTH}))


def _raw(signature: Signature, name: str, pixels: tuple[float, ...]) -> tuple[float, ...]:
    """Return coordinates as elements of a tensor: in eighths of a pixel, if it is quantised."""
    unit = 8 if kind_of(signature.row.type_of(signature.form.argument(name))) == "quantised" else 1
    return tuple(unit * each for each in pixels)
