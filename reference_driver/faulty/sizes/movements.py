"""Faults of what moves or combines elements that begin beyond a number of parts, an index or a tile."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes, raw, repeat_from


@fault_of_extremes()
class InputsBeyond8(SeenStep):
    """CONCATENATION reads the eighth input again for those beyond, where they have its shape."""

    operations = (O.CONCATENATION,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        inputs = list(arguments["inputs"])
        for place in range(8, len(inputs)):
            if raw(inputs[place]).shape == raw(inputs[7]).shape:
                inputs[place] = inputs[7]
        arguments["inputs"] = inputs


@fault_of_extremes()
class PartsBeyond16(SeenStep):
    """SPLIT returns the sixteenth part again for those beyond."""

    operations = (O.SPLIT,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for result in results[16:]:
            result[...] = results[15]


@fault_of_extremes()
class PackedBeyond32(SeenStep):
    """PACK reads its first input again for those beyond 32."""

    operations = (O.PACK,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        inputs = list(arguments["inputs"])
        arguments["inputs"] = [*inputs[:32], *(inputs[0] for _ in inputs[32:])]


@fault_of_extremes()
class LastTransposedTile(SeenStep):
    """TRANSPOSE leaves out the corner beyond whole tiles of 32 by 32."""

    operations = (O.TRANSPOSE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if results[0].ndim > 1 and min(results[0].shape[-2:]) > 32:
            rows, columns = (extent // 32 * 32 for extent in results[0].shape[-2:])
            results[0][..., rows:, columns:] = results[0][..., :1, :1].copy()


@fault_of_extremes()
class GatheredIn15Bits(SeenStep):
    """GATHER reads 15 bits of an index."""

    operations = (O.GATHER,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["indices"] = raw(arguments["indices"]) % (1 << 15)


@fault_of_extremes()
class TiledBeyond255(SeenStep):
    """TILE counts columns of its result in 8 bits."""

    operations = (O.TILE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if results[0].shape[-1] > 256:
            results[0][..., 256:] = results[0][..., :1].copy()


@fault_of_extremes()
class PaddedBeyond127(SeenStep):
    """PAD, PAD_V2 and MIRROR_PAD give the first element of a row for those beyond 127."""

    operations = (O.PAD, O.PAD_V2, O.MIRROR_PAD)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if results[0].shape[-1] > 128:
            results[0][..., 128:] = results[0][..., :1].copy()


@fault_of_extremes()
class ResizedColumnsBeyond127(SeenStep):
    """RESIZE_BILINEAR repeats column 126 beyond it."""

    operations = (O.RESIZE_BILINEAR,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if results[0].shape[2] > 127:
            results[0][:, :, 127:] = results[0][:, :, 126:127].copy()


@fault_of_extremes()
class LargeBlocks(SeenStep):
    """DEPTH_TO_SPACE and SPACE_TO_DEPTH with blocks of more than 3 leave out the last channel."""

    operations = (O.DEPTH_TO_SPACE, O.SPACE_TO_DEPTH)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.value("block_size") > 3:
            results[0][..., -1:] = results[0][:1, :1, :1, :1].copy()


@fault_of_extremes()
class ShuffledInFourGroups(SeenStep):
    """CHANNEL_SHUFFLE of more than 4 groups does not move the last channels."""

    operations = (O.CHANNEL_SHUFFLE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.value("num_groups") > 4:
            results[0][...] = raw(arguments["input"])


@fault_of_extremes()
class RowsIn8Bits(SeenStep):
    """EMBEDDING_LOOKUP reads 8 bits of an index."""

    operations = (O.EMBEDDING_LOOKUP,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["lookups"] = raw(arguments["lookups"]) % 256


@fault_of_extremes()
class BroadcastBeyond64(SeenStep):
    """ADD, SUB, MUL of a tensor that is broadcast repeats results beyond 64 elements of a row."""

    operations = (O.ADD, O.SUB, O.MUL)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if raw(arguments["lhs"]).shape != raw(arguments["rhs"]).shape:
            repeat_from(results[0], -1, 64)


@fault_of_extremes()
class ElementTail(SeenStep):
    """Functions of one element leave out the last of more than 1,024 that do not fill a vector of 4."""

    operations = (O.RELU, O.RELU6, O.TANH, O.LOGISTIC, O.ABS, O.EXP, O.NEG)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        flat = results[0].reshape(-1)
        if flat.size > 1024 and flat.size % 4:
            flat[flat.size // 4 * 4 :] = np.where(flat[0] == flat[flat.size // 4 * 4 :], flat.max(), flat[0])


@fault_of_extremes()
class SelectedBeyond512(SeenStep):
    """SELECT takes the first tensor alone beyond 512 elements."""

    operations = (O.SELECT,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        results[0].reshape(-1)[512:] = raw(arguments["if_true"]).reshape(-1)[512:]
