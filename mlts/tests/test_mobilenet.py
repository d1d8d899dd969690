"""Real networks on the reference driver: the goldens of MLTS, and LiteRT on its photos."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click
import numpy as np
import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.tests.shared_data import shared_data
from nnconform.mlts.classifier import Classifier
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.data.photos import Photos
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.metrics.top_k import accuracy, is_hit, mcnemar
from nnconform.mlts.network import Network

DRIVER = "inproc:reference_driver"
NETWORKS = ["mobilenet_v1_0.25_128", "mobilenet_v1_0.25_128_quant", "mobilenet_v1_0.5_160_quant"]
needs_litert = pytest.mark.skipif(not INSTALLED, reason="LiteRT, which is compared with, is not installed")


@pytest.fixture
def session():
    with closing(Session(DRIVER)) as opened:
        yield opened


def model_file(name: str) -> Path:
    return shared_data("mlts_data") / "models" / f"{name}.tflite"


def golden(name: str, item: str):
    """Return the input and the output of an image or sequence that lie with the models."""
    quantised, (width, size) = name.endswith("quant"), name.removeprefix("mobilenet_v1_").split("_")[:2]
    folder = shared_data("mlts_data") / "goldens" / ("mobilenet_quant" if quantised else "mobilenet_float")
    dtype = np.dtype("u1" if quantised else "<f4")
    image = np.fromfile(folder / f"{item}_{size}.input", dtype).reshape(1, int(size), int(size), 3)
    return image, np.fromfile(folder / f"{item}_{width}_{size}.output", dtype).reshape(1, -1)


def largest_difference(a, b) -> float:
    return float(np.abs(a.astype(np.float64) - b).max())


@pytest.mark.parametrize("thing", ["cup", "banana"])
def test_float_golden(session, thing):
    image, expected = golden(NETWORKS[0], thing)
    with Network(session, read_tflite(model_file(NETWORKS[0])).model) as network:
        (got,) = network(image)
    assert largest_difference(got, expected) <= 1e-5


@needs_litert
@pytest.mark.parametrize("thing", ["cup", "banana"])
@pytest.mark.parametrize("name", NETWORKS[1:])
def test_quantised_golden(session, name, thing):
    image, expected = golden(name, thing)
    with Network(session, read_tflite(model_file(name)).model) as network:
        (got,) = network(image)
    content = model_file(name).read_bytes()
    (plain,), (fast,) = (LiteRT(content, kernels)(image) for kernels in ("reference", "xnnpack"))
    assert got.argmax() == expected.argmax()
    assert largest_difference(got, expected) <= largest_difference(plain, fast)


@pytest.mark.sampled(one_in=3)
@needs_litert
@pytest.mark.parametrize("name", NETWORKS)
def test_as_many_photos_right_as_litert(session, capsys, name):
    photos = Photos(shared_data("mlts_data") / "images")
    assert len(photos.paths) == 150
    classifier = Classifier(read_tflite(model_file(name)))
    litert = LiteRT(model_file(name).read_bytes(), "xnnpack")
    ours, theirs = [], []
    with Network(session, classifier.model) as network:
        for path, truth in zip(photos.paths, photos.labels_of_photos, strict=True):
            image = classifier.image(path)
            ours.append(is_hit(classifier.scores(network(image)), truth, photos.labels, 1))
            theirs.append(is_hit(classifier.scores(litert(image)), truth, photos.labels, 1))
    p = mcnemar(ours, theirs)
    text = f"{name}: top-1 of 150 photos: {DRIVER} {accuracy(ours):.3f}, LiteRT {accuracy(theirs):.3f}, p = {p:.3f}"
    with capsys.disabled():
        # For the reader: the test itself shows only that the two differ by no more than chance.
        click.echo(f"\n{text}")
    assert p > 0.05, text
