"""Faults of images and boxes: usual ratios of sizes, boxes whose images do not ascend or that grow much."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import FLOATS, Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes, raw


def _ratio(arguments: Arguments, factor: int) -> bool:
    """Return whether both extents of an image grow by a factor."""
    given = raw(arguments["input"]).shape[1:3]
    return all(out == factor * extent for extent, out in zip(given, arguments["size"], strict=True))


@fault_of_extremes()
class TwiceIsRepeated(SeenStep):
    """RESIZE_BILINEAR of floats to twice the size repeats each pixel where corners are aligned."""

    operations = (O.RESIZE_BILINEAR,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") in FLOATS and arguments["align_corners"] and _ratio(arguments, 2):
            results[0] = raw(arguments["input"]).repeat(2, axis=1).repeat(2, axis=2).astype(results[0].dtype)


@fault_of_extremes()
class QuarterIsOfTheMiddle(SeenStep):
    """RESIZE_NEAREST_NEIGHBOR of bytes to a quarter of both extents takes the pixel in the middle of each four by four,
    whatever the flags.
    """

    operations = (O.RESIZE_NEAREST_NEIGHBOR,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        data = raw(arguments["input"])
        quarter = all(4 * out == extent for extent, out in zip(data.shape[1:3], arguments["size"], strict=True))
        if call.type_of("input") not in FLOATS and quarter:
            # Real numbers of the raw ones, as the kernel gives them.
            results[0] = np.asarray(arguments["input"])[:, 2::4, 2::4]


@fault_of_extremes()
class ImagesAscend(SeenStep):
    """ROI_POOLING and AXIS_ALIGNED_BBOX_TRANSFORM go through the images once, in ascending order."""

    operations = (O.ROI_POOLING, O.AXIS_ALIGNED_BBOX_TRANSFORM)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["batch_index"] = np.maximum.accumulate(np.asarray(arguments["batch_index"]))


@fault_of_extremes()
class BoxesGrowToThirtyTwo(SeenStep):
    """AXIS_ALIGNED_BBOX_TRANSFORM grows a box to 32 times its size at most."""

    operations = (O.AXIS_ALIGNED_BBOX_TRANSFORM,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        deltas = np.array(arguments["deltas"]).reshape(-1, 4)
        deltas[:, 2:] = np.minimum(deltas[:, 2:], np.log(32).astype(deltas.dtype))
        arguments["deltas"] = deltas.reshape(np.shape(arguments["deltas"]))
