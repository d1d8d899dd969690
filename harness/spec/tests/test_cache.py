"""Cases that are kept come back as they were; nothing stale or damaged does."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.spec.cache import read_cached
from nnconform.harness.spec.reader import read_spec

SPEC = """
x = Input("x", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 2], 0.5, 7))
w = Parameter("w", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", [2, 1, 1, 2]), [1, 2, 3, -4],
              extraParams=SymmPerChannelQuantParams(channelDim=0, scales=[0.5, 0.25]))
b = Parameter("b", ("TENSOR_INT32", [2]), [1, 2])
y = Output("y", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 2], 0.5, 0))
Configuration.use_shm_for_weights = True
Model().Operation("CONV_2D", x, w, b, 1, 1, 1, 0).To(y)
Example({x: [3, 4], y: [5, 6]}, source="none: never executed").AddVariations("relaxed")
"""


@pytest.fixture
def spec(tmp_path):
    path = tmp_path / "kept.mod.py"
    path.write_text(SPEC)
    return path


def forbidden(path):
    raise AssertionError(f"{path} was read again")


def as_values(case):
    """Everything about a case that can be compared; pools by their content."""
    operands = case.model.main.operands
    pools = [bytes(pool.view()) for pool in case.model.pools]
    arrays = [None if a is None else (a.dtype, a.shape, a.tobytes()) for a in (*case.inputs, *case.expected)]
    rest = (case.name, case.source, case.path, case.min_version, case.expect_failure, case.variations)
    return operands, case.model.main, case.model.operand_values, pools, arrays, rest


def test_kept_cases_come_back_as_they_were(spec, tmp_path):
    folder = tmp_path / "cache"
    folder.mkdir()
    first = read_cached(spec, folder, read_spec)
    again = read_cached(spec, folder, forbidden)
    assert len(first) > 1
    assert list(map(as_values, again)) == list(map(as_values, read_spec(spec)))
    assert any(case.model.pools for case in again)
    assert all(not np.shares_memory(case.inputs[0], first[0].inputs[0]) for case in again)


def test_a_changed_spec_is_read_again(spec, tmp_path):
    read_cached(spec, tmp_path, read_spec)
    spec.write_text(SPEC.replace("[3, 4]", "[8, 9]"))
    (fed,) = read_cached(spec, tmp_path, read_spec)[0].inputs
    assert np.asarray(fed).tolist() == [[[[8, 9]]]]


@pytest.mark.parametrize("damage", [b"", b"\xc1", b"\x91\x90", b"nonsense"])
def test_what_is_damaged_is_read_again(spec, tmp_path, damage):
    before = read_cached(spec, tmp_path, read_spec)
    (kept,) = tmp_path.glob("*.msgpack")
    kept.write_bytes(damage)
    assert len(read_cached(spec, tmp_path, read_spec)) == len(before)
    assert read_cached(spec, tmp_path, forbidden)


def test_a_cache_that_cannot_be_written_costs_nothing_else(spec, tmp_path):
    assert read_cached(spec, tmp_path / "nowhere", read_spec)
