"""Preprocessing, against values worked out by hand from the positions of pixel centres."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.graph import Operand
from nnconform.mlts.data.images import check_image_input, load_image
from nnconform.mlts.data.preprocessing import as_input


def as_pixels(values):
    return (values + 1) * 127.5


@pytest.mark.parametrize(("width", "height"), [(240, 160), (160, 240), (200, 200)])
def test_the_centre_square_of_a_ramp(tmp_path, width, height):
    rows, columns = np.mgrid[:height, :width]
    pixels = np.stack([columns, rows, np.full_like(rows, 7)], axis=-1).astype(np.uint8)
    Image.fromarray(pixels).save(tmp_path / "ramp.png")
    got = as_pixels(load_image(tmp_path / "ramp.png", 32, 32))
    # Bilinear sampling of a ramp gives the position itself.
    side = min(width, height) * 0.875
    step = (np.arange(32) + 0.5) * side / 32 - 0.5
    x, y = (width - side) / 2 + step, (height - side) / 2 + step
    assert np.abs(got[..., 0] - x[None, :]).max() <= 0.501
    assert np.abs(got[..., 1] - y[:, None]).max() <= 0.501
    assert np.allclose(got[..., 2], 7)
    assert np.allclose(got, np.rint(got), atol=1e-4)


def test_no_anti_aliasing(tmp_path):
    # The square of 112 is reduced by 4, so that each pixel takes the mean of columns 1 and 2 of its 4.
    pixels = np.zeros((128, 128, 3), np.uint8)
    pixels[:, 1::4] = 200
    pixels[:, 2::4] = 100
    Image.fromarray(pixels).save(tmp_path / "stripes.png")
    assert np.allclose(as_pixels(load_image(tmp_path / "stripes.png", 28, 28)), 150)


def test_white_and_black_as_quantised_input(tmp_path):
    operand = Operand(OperandType.TENSOR_QUANT8_ASYMM, (1, 2, 2, 3), scale=1 / 128, zero_point=128)
    for value, expected in ((255, 255), (0, 0), (128, 129)):  # 128: 0.0039 * 128 is half a unit, rounded away from 0
        Image.new("L", (9, 9), value).save(tmp_path / "flat.png")
        assert np.unique(as_input(load_image(tmp_path / "flat.png", 2, 2), operand)).tolist() == [expected]


@pytest.mark.parametrize(
    "content", [b"", b"no image", b"\x89PNG\r\n\x1a\n" + bytes(30), b"\xff\xd8\xff\xe0" + bytes(30)]
)
def test_a_broken_image_is_refused(tmp_path, content):
    path = tmp_path / "broken.png"
    path.write_bytes(content)
    with pytest.raises(FormatError, match=r"broken\.png: no readable image: "):
        load_image(path, 8, 8)


@pytest.mark.parametrize("format", ["PNG", "JPEG", "BMP", "GIF", "TIFF", "WEBP"])
def test_a_truncated_image_is_refused_or_read(tmp_path, format):
    whole, path = tmp_path / "whole", tmp_path / "part"
    Image.fromarray(np.random.default_rng(1).integers(0, 256, (40, 40, 3)).astype(np.uint8)).save(whole, format)
    content = whole.read_bytes()
    for length in range(0, len(content), max(1, len(content) // 40)):
        path.write_bytes(content[:length])
        try:
            assert load_image(path, 8, 8).shape == (8, 8, 3)
        except FormatError as problem:
            assert "\n" not in str(problem)  # noqa: PT017 - what matters is that nothing else is raised


def test_an_image_that_is_not_there(tmp_path):
    with pytest.raises(FormatError, match="no such file"):
        load_image(tmp_path / "none.png", 8, 8)


@pytest.mark.parametrize(
    ("code", "shape"),
    [
        (OperandType.TENSOR_FLOAT32, (1, 334)),
        (OperandType.TENSOR_FLOAT32, (2, 8, 8, 3)),
        (OperandType.TENSOR_FLOAT32, (1, 8, 8, 2)),
        (OperandType.TENSOR_FLOAT32, (1, 0, 8, 3)),
        (OperandType.TENSOR_INT32, (1, 8, 8, 3)),
    ],
)
def test_a_model_that_takes_no_image(tmp_path, code, shape):
    with pytest.raises(UsageError, match="wanted one image"):
        check_image_input(Operand(code, shape), tmp_path)
