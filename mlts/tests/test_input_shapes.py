"""Networks whose inputs have open extents: named by the user, never guessed."""

import numpy as np
import pytest

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.convert.input_shapes import fitting_shape, parse_shapes
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.tests.build_tflite import Net, Op, T, build


def network(tmp_path, signature):
    """A network of one operation whose file has extents of 1 for those that are open."""
    shape = tuple(max(extent, 1) for extent in signature)
    changes = {"shapeSignature": np.array(signature, np.int32)}
    net = Net((T("FLOAT32", shape), T("FLOAT32", shape)), (Op("RELU", (0,), (1,)),), changes=changes)
    path = tmp_path / "open.tflite"
    path.write_bytes(build(net))
    return path


def test_open_extents_are_not_read_as_1(tmp_path):
    path = network(tmp_path, (-1, -1, -1, 3))
    with pytest.raises(FormatError, match=r"input 't0' has open extents \[-1, -1, -1, 3\]: name them, --shape 't0="):
        read_tflite(path)


def test_named_extents_are_those_of_all_that_follows(tmp_path):
    model = read_tflite(network(tmp_path, (-1, -1, -1, 3)), {"t0": (2, 5, 7, 3)}).model
    assert [operand.dimensions for operand in model.main.operands] == [(2, 5, 7, 3)] * 2


def test_an_open_batch_is_of_one_unless_named(tmp_path):
    path = network(tmp_path, (-1, 4, 3))
    assert read_tflite(path).model.main.operands[0].dimensions == (1, 4, 3)
    assert read_tflite(path, {"t0": (6, 4, 3)}).model.main.operands[0].dimensions == (6, 4, 3)


@pytest.mark.parametrize("wanted", [(1, 5, 3), (1, 4, 3, 1), (4, 3)])
def test_extents_that_the_file_has_are_not_changed(wanted):
    with pytest.raises(UsageError, match=r"the file has \[-1, 4, 3\]"):
        fitting_shape("image", (-1, 4, 3), wanted)


def test_an_input_that_the_file_does_not_have(tmp_path):
    with pytest.raises(UsageError, match="no input 'image'; the file has 't0'"):
        read_tflite(network(tmp_path, (-1, 4)), {"image": (1, 4)})


@pytest.mark.parametrize("text", ["", "a", "a=", "=1,2", "a=1,x", "a=-1", "a=0", "a=1,,2", "a=1.5"])
def test_texts_that_are_no_shape(text):
    with pytest.raises(UsageError, match="wanted NAME=EXTENTS"):
        parse_shapes([text])


def test_shapes_by_name():
    assert parse_shapes(["a=1,2", "b/c:0=3"]) == {"a": (1, 2), "b/c:0": (3,)}
    with pytest.raises(UsageError, match="has a shape already"):
        parse_shapes(["a=1", "a=2"])
