"""The process of the source runtime: its end is an error of the file, not of ours."""

import numpy as np
import pytest

from nnconform.mlts.islands.messages import DescribedTensor, received, sent
from nnconform.mlts.islands.network import drawn
from nnconform.mlts.islands.source import SourceFailure, SourceRuntime
from nnconform.mlts.litert import INSTALLED

if not INSTALLED:
    pytest.skip("LiteRT, which is the source runtime, is not installed", allow_module_level=True)

from nnconform.mlts.islands.tflite_file import cut_file
from nnconform.mlts.tests.build_tflite import build
from nnconform.mlts.tests.nets import NETS


@pytest.fixture(scope="module")
def runtime():
    with SourceRuntime() as started:
        yield started


@pytest.mark.parametrize(
    "array",
    [np.arange(6, dtype=np.int16).reshape(2, 3), np.array(2.5, np.float16), np.array([[b"a", b""]], object)],
    ids=["integers", "scalar", "texts"],
)
def test_arrays_are_sent(array):
    assert np.array_equal(received(sent(array)), array)


def test_a_file_that_the_runtime_refuses_is_a_failure(runtime):
    with pytest.raises(SourceFailure):
        runtime.load(b"\x08\x00\x00\x00TFL3" + bytes(40))


def test_a_process_that_ended_is_a_failure_and_starts_anew(runtime):
    file = runtime.load(build(NETS["relu"]))
    image = drawn(np.random.default_rng(1), file.inputs[0])
    (before,) = file([image])
    runtime._process.kill()
    with pytest.raises(SourceFailure, match="its process died of SIGKILL"):
        file([image])
    # The file is loaded again in the next one.
    assert np.array_equal(file([image])[0], before)


def test_a_runtime_without_an_answer_is_ended():
    with SourceRuntime(limit=0.0) as hasty, pytest.raises(SourceFailure, match="no answer within 0 s"):
        hasty.load(build(NETS["relu"]))


def test_operators_are_cut_out_with_their_constants_alone():
    content = build(NETS["fully_connected_rank_3"])
    assert len(cut_file(content, 0, (), ((0,), (0,)))) < len(content)


def test_values_are_drawn_from_their_range():
    generator = np.random.default_rng(1)
    eight, long, real = (
        drawn(generator, DescribedTensor("x", 0, name, (99,))) for name in ("int8", "int64", "float32")
    )
    assert eight.min() < -100
    assert set(long.tolist()) == {0, 1}
    assert -1 <= real.min() < 0 < real.max() <= 1
