"""Large calls: large for nearly every signature, reproducible from the seed, and compared in more than a few
elements.
"""

from __future__ import annotations

import pytest

from nnconform.harness.generate.large.draw import ENOUGH, applies, draw_large, result_size
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE

# Operations whose results are small however large the inputs are, or depend on it: a rank, some boxes, a hash, a state.
SMALL = {
    O.RANK: "one number",
    O.LSH_PROJECTION: "at most 32 bits of each hash",
    O.BOX_WITH_NMS_LIMIT: "as many boxes as are kept",
    O.GENERATE_PROPOSALS: "as many boxes as are kept",
    O.DETECTION_POSTPROCESSING: "as many boxes as are kept",
    O.HEATMAP_MAX_KEYPOINT: "one number for each map",
}
PAIRS = [(op, signature) for _, op in sorted(TABLE.items()) for signature in op.signatures() if applies(op, signature)]


def test_only_control_flow_and_what_is_random_is_left_out():
    left = {op.code.name for op in TABLE.values()} - {op.code.name for op, _ in PAIRS}
    assert left == {"IF", "WHILE", "RANDOM_MULTINOMIAL"}


@pytest.mark.parametrize("operation", sorted({op.code.name for op, _ in PAIRS}))
def test_they_are_large(operation):
    sizes = [result_size(draw_large(op, signature, 1)) for op, signature in PAIRS if op.code.name == operation]
    if O[operation] in SMALL:
        return
    # Beyond every counter of 8 bits and every tile of 16 x 16.
    assert max(sizes) > 256
    assert sum(size > 256 for size in sizes) * 2 >= len(sizes)


def test_most_are_as_large_as_wanted():
    sizes = [result_size(draw_large(op, signature, 1)) for op, signature in PAIRS[::5]]
    assert sum(size >= ENOUGH for size in sizes) > 0.6 * len(sizes)


def test_they_follow_from_the_seed():
    op, signature = next(pair for pair in PAIRS if pair[0].code == O.CONV_2D)
    one, second, other = (draw_large(op, signature, seed) for seed in (1, 1, 2))
    assert one.model == second.model
    assert list(map(str, one.inputs)) == list(map(str, second.inputs))
    assert list(map(str, one.inputs)) != list(map(str, other.inputs))
