"""The command: its output for real images, and one clear line for each error."""

from __future__ import annotations

import numpy as np
import pytest
from click.testing import CliRunner
from PIL import Image

from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.tests.shared_data import shared_data
from nnconform.mlts.classify_command import command

DRIVER = "inproc:reference_driver"
MODELS = ["mobilenet_v1_0.25_128", "mobilenet_v1_0.25_128_quant", "mobilenet_v1_0.5_160_quant"]
SAMPLES = {"parrot.jpg": "macaw", "bird.bmp": "chickadee", "sunflower.bmp": "daisy"}


def classify(*arguments, driver=DRIVER):
    """Return the output, line by line. Raises what the command line turns into one line and exit status 2."""
    data = shared_data("mlts_data")
    words = [str(argument) for argument in arguments]
    if "--labels" not in words:
        words += ["--labels", str(data / "sample_images" / "imagenet_labels.txt")]
    result = CliRunner().invoke(command, [*words, "--driver", driver], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def model(name: str):
    return shared_data("mlts_data") / "models" / f"{name}.tflite"


def sample(name: str):
    return shared_data("mlts_data") / "sample_images" / name


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize("name", MODELS)
def test_sample_images(name):
    paths = [sample(image) for image in SAMPLES]
    lines = classify(model(name), *paths)
    assert lines[::6] == [str(path) for path in paths]
    best = [line.split(maxsplit=1) for line in lines[1::6]]
    assert [label.split(",")[0] for _, label in best] == list(SAMPLES.values())
    for start in range(1, len(lines), 6):
        scores = [float(line.split()[0]) for line in lines[start : start + 5]]
        assert scores == sorted(scores, reverse=True)
        assert 0 < scores[0] <= 1


def test_fewer_labels_and_half_precision():
    lines = classify(model(MODELS[0]), sample("parrot.jpg"), "--top", 2, "--relaxed")
    assert len(lines) == 3
    assert "macaw" in lines[1]


def refusal(*arguments, error: type[Exception] = UsageError, **more) -> str:
    with pytest.raises(error) as caught:
        classify(*arguments, **more)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_custom_operation_is_named():
    text = refusal(model("model_invoking_error"), sample("parrot.jpg"))
    assert "model_invoking_error.tflite: operation CUSTOM 'fake-op-double' (operator 0) is not convertible" in text


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("tts_float", "number of states that go from step to step: got 7, wanted 0"),
        ("split_concat", "number of inputs: got 3, wanted 1"),
    ],
)
def test_a_network_that_does_not_classify_images(name, reason):
    assert f"{name}.tflite: {reason}" in refusal(model(name), sample("parrot.jpg"))


@pytest.mark.parametrize("part", [0, 0.01, 0.5, 0.97, 0.9999])
def test_a_truncated_model(tmp_path, part):
    content = model(MODELS[1]).read_bytes()
    path = tmp_path / "part.tflite"
    path.write_bytes(content[: int(len(content) * part)])
    assert refusal(path, sample("parrot.jpg")).startswith(f"{path}: ")


def test_labels_of_another_model(tmp_path):
    labels = tmp_path / "labels.txt"
    labels.write_text("one\ntwo\n")
    text = refusal(model(MODELS[0]), sample("parrot.jpg"), "--labels", labels)
    assert text == f"{labels}: number of lines: got 2, wanted 1001, one for each score or image"


def test_labels_that_are_none(tmp_path):
    labels = tmp_path / "labels.txt"
    labels.write_bytes(b"\xff\xfe\x00")
    assert "no text in UTF-8" in refusal(model(MODELS[0]), sample("parrot.jpg"), "--labels", labels)
    assert "No such file" in refusal(model(MODELS[0]), sample("parrot.jpg"), "--labels", tmp_path / "none")


def test_a_broken_image(tmp_path):
    path = tmp_path / "broken.jpg"
    path.write_bytes(sample("parrot.jpg").read_bytes()[:500])
    assert refusal(model(MODELS[0]), path).startswith(f"{path}: no readable image: ")


def test_an_unknown_driver():
    assert "unknown scheme 'nowhere'" in refusal(model(MODELS[0]), sample("parrot.jpg"), driver="nowhere:x")


def test_small_images_are_enlarged(tmp_path):
    path = tmp_path / "dot.png"
    Image.fromarray(np.full((1, 2, 3), 90, np.uint8)).save(path)
    assert len(classify(model(MODELS[0]), path)) == 6


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize(
    ("fault", "error", "words"),
    [
        ("segmentation_fault", DriverFault, "SIGSEGV"),
        ("exits", DriverFault, "exit"),
        ("claims_and_refuses", UsageError, "could not prepare the model"),
    ],
)
def test_a_driver_that_breaks_down(fault, error, words):
    driver = f"service:inproc:reference_driver.faulty?fault=operation.{fault}&operation=SOFTMAX"
    text = refusal(model(MODELS[0]), sample("parrot.jpg"), error=error, driver=driver)
    assert text.startswith(f"driver '{driver}'")
    assert words in text
