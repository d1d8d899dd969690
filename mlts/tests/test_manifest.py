"""Manifests in TOML and those of AOSP's MLTS: what they name is tried, and what is wrong with one is said."""

from __future__ import annotations

import hashlib
import json
import tracemalloc

import numpy as np
import pytest
from click.testing import CliRunner
from PIL import Image

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.command import command
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.data.image_table import ImageTable
from nnconform.mlts.data.preprocessing import Preprocessing
from nnconform.mlts.goldens import load_goldens
from nnconform.mlts.task_sets import tasks_of_manifest
from nnconform.mlts.tests.build_tflite import build
from nnconform.mlts.tests.nets import F, unary

REFERENCE = "inproc:reference_driver"
DATA = '[data.d]\nform = "images"\nfile = "images.csv"\npreprocessing = { mean = 0, scale = 1, resize = "none" }\n'
NETWORK = '[[network]]\nname = "n"\nfile = "neg.tflite"\ndata = "d"\nmetric = "psnr"\n'


def negation(shape=(1, 2, 3, 3)):
    return build(unary("NEG", F(*shape), F(*shape), {}))


@pytest.fixture
def folder(tmp_path):
    """A network that negates an image of 2 x 3, and two such images with what is right."""
    (tmp_path / "neg.tflite").write_bytes(negation())
    for name, value in (("a.png", 10), ("b.bmp", 200)):
        Image.new("RGB", (3, 2), (value, 0, 0)).save(tmp_path / name)
    (tmp_path / "images.csv").write_text("file,image\na.png,a.png\nb.bmp,a.png\n")
    (tmp_path / "m.toml").write_text(DATA + NETWORK)
    return tmp_path


def test_a_manifest_of_images(folder):
    (task,) = tasks_of_manifest(folder / "m.toml").tasks
    ((given,),) = task.steps(0)
    assert (task.name, len(task), given.shape, given[0, 1, 2].tolist()) == ("n", 2, (1, 2, 3, 3), [10, 0, 0])
    done = CliRunner().invoke(command, ["--driver", REFERENCE, "--manifest", str(folder / "m.toml"), "--seconds", "0"])
    assert done.exit_code == 0, done.output
    assert "PSNR" in done.output


@pytest.mark.parametrize(
    ("text", "status", "problem"),
    [
        (NETWORK + "expected = { PSNR = 99 }\n", 1, "wanted at least 99 on all 2 items"),
        (NETWORK + "expected = { PSNR = 1 }\n", 0, ""),
        (NETWORK + "expected = { SNR = 1 }\n", 2, "expected: got 'SNR', the metric has PSNR"),
        (NETWORK + "outputs = [1]\n", 2, "outputs: got [1], the network has 1, from 0 on"),
        (
            NETWORK.replace("psnr", "mean-iou") + "options = { classes = 2 }\n",
            2,
            "wants mask of each item; there is image",
        ),
        (NETWORK.replace("psnr", "psn"), 2, "network 'n': no metric 'psn'"),
        (NETWORK.replace('"d"', '"e"'), 2, "network 'n': no table [data.e]"),
        (NETWORK.replace("neg.", "none."), 2, "none.tflite"),
        (NETWORK + f'sha256 = "{"0" * 64}"\n', 2, "it is not the same file"),
        (NETWORK + NETWORK, 2, "got 2 networks of it, wanted one"),
        (NETWORK + "color = 1\n", 2, "unknown field"),
        ("network = []\n", 2, "no network in it"),
        ("network = [\n", 2, "no manifest: "),
    ],
)
def test_what_a_manifest_says(folder, text, status, problem):
    (folder / "m.toml").write_text(text + DATA if text.startswith("network") else DATA + text)
    words = ["--driver", REFERENCE, "--manifest", str(folder / "m.toml"), "--seconds", "0", "--baseline", "none"]
    done = CliRunner().invoke(command, words)
    if status == 2:
        assert isinstance(done.exception, UsageError)
        assert problem in str(done.exception)
    else:
        assert (done.exit_code, problem in done.output) == (status, True), done.output


def test_the_digest_of_a_file(folder):
    digest = hashlib.sha256((folder / "neg.tflite").read_bytes()).hexdigest()
    (folder / "m.toml").write_text(DATA + NETWORK + f'sha256 = "{digest.upper()}"\n')
    assert len(tasks_of_manifest(folder / "m.toml").tasks) == 1


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("name\na.png\n", 'wanted a first line with the names of columns, "file" among them'),
        ("file\n", "a line an image"),
        ("file,colour\na.png,red\n", "unknown column 'colour'; there are file, sha256, "),
        ("file,label\na.png\n", "line 2: wanted as many values as the first line has names"),
        ("file,label\na.png,x,y\n", "line 2: wanted as many values"),
        ("file,size\na.png,much\n", "line 2, column 'size': got 'much'"),
        ("file,boxes\na.png,0 0 1\n", "column 'boxes': got '0 0 1': wanted finite numbers, 4 for each"),
        ("file,sha256\na.png,12\n", "SHA-256: got "),
        ("file\nnone.png\n", "no such file"),
        ("file\nimages.csv\n", "no readable image"),
        ("file\nwide.png\n", "size: got 2 x 4, wanted 2 x 3"),
        ("file,mask\na.png,none.png\n", "none.png: no such file"),
        ("file,mask\na.png,images.csv\n", "no readable image"),
    ],
)
def test_a_broken_table_of_images(folder, table, problem):
    Image.new("RGB", (4, 2)).save(folder / "wide.png")
    (folder / "images.csv").write_text(table)
    operands = read_tflite(folder / "neg.tflite").inputs()
    with pytest.raises(FormatError) as caught:
        ImageTable(folder / "images.csv", folder, Preprocessing(resize="none")).item(0, operands)
    assert problem in str(caught.value)


def test_every_column_of_a_table(folder):
    mask = Image.new("L", (3, 2), 7)
    mask.save(folder / "mask.png")
    text = "file,label,words,boxes,points,visible,size,mask\na.png,cat,1 2,0 0 1 0.5,0.5 1,1,4,mask.png\n"
    (folder / "images.csv").write_text(text)
    operands = read_tflite(folder / "neg.tflite").inputs()
    truth = ImageTable(folder / "images.csv", folder, Preprocessing(resize="stretch")).item(0, operands).truth
    assert truth["label"] == "cat"
    assert truth["words"].tolist() == [1, 2]
    # Shares of 2 rows and 3 columns.
    assert (truth["boxes"].tolist(), truth["points"].tolist()) == ([[0, 0, 2, 1.5]], [[1, 3]])
    assert (truth["size"], truth["mask"].tolist()) == (4, [[7] * 3] * 2)
    with pytest.raises(FormatError, match='wants resize = "stretch" or "none": positions move'):
        ImageTable(folder / "images.csv", folder)


def test_preprocessing():
    """Mean and scale by channel, channels in the other order and first."""
    made = Preprocessing(mean=(1.0, 2.0, 3.0), scale=(2.0, 2.0, 4.0), layout="nchw", order="bgr")
    real_values = made.normalised(np.array([[[3, 6, 11]]], np.uint8))
    assert real_values.tolist() == [[[1, 2, 2]]]
    assert made.arranged(real_values).tolist() == [[[2]], [[2]], [[1]]]
    for options, problem in (({"crop": 0}, "crop: got 0"), ({"scale": 0}, "scale: got 0")):
        with pytest.raises(ValueError, match=problem):
            Preprocessing(**options)  # type: ignore[arg-type]


def test_memory_stays_flat_over_many_images(tmp_path):
    """Of 40 images of 1.5 MB each no more than two are in memory at once."""
    (tmp_path / "n.tflite").write_bytes(negation((1, 512, 1024, 3)))
    Image.new("RGB", (1024, 512)).save(tmp_path / "a.png")
    (tmp_path / "images.csv").write_text("file\n" + "a.png\n" * 40)
    operands = read_tflite(tmp_path / "n.tflite").inputs()
    table = ImageTable(tmp_path / "images.csv", tmp_path, Preprocessing(resize="none"))
    table.item(0, operands)
    tracemalloc.start()
    for number in range(len(table)):
        table.item(number, operands)
    left, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert left < 1 << 20
    # Floats, in two steps.
    assert peak < 4 * 4 * 1024 * 512 * 3


BROKEN_ARRAYS = [
    (b"no zip", "no readable .npz file"),
    ({"x": np.zeros((2, 2))}, "no array 'y'; there are x"),
    ({"x": np.zeros((2, 2)), "y": np.zeros(3)}, "rows of the arrays: got [2, 3]"),
    ({"x": np.array("text"), "y": np.zeros(2)}, "wanted numbers"),
    ({"x": np.array([{}], object), "y": np.zeros(1)}, "no readable .npz file"),
]


@pytest.mark.parametrize(("content", "problem"), BROKEN_ARRAYS)
def test_broken_arrays(folder, content, problem):
    if isinstance(content, bytes):
        (folder / "d.npz").write_bytes(content)
    else:
        np.savez(folder / "d.npz", **content)
    data = '[data.d]\nform = "arrays"\nfile = "d.npz"\ninputs = ["x"]\ntruth = { label = "y" }\n'
    (folder / "m.toml").write_text(data + NETWORK.replace("psnr", "top-k"))
    with pytest.raises(UsageError) as caught:
        tasks_of_manifest(folder / "m.toml")
    assert problem in str(caught.value)


def entry(**more):
    return {"name": "neg", "inputSize": [1, 2], "dataSize": 4, **more}


@pytest.fixture
def assets(tmp_path):
    """An assets folder of MLTS with one network of two steps, and its list."""
    (tmp_path / "models_list").mkdir()
    (tmp_path / "neg.tflite").write_bytes(negation((1, 2)))
    np.array([1, 2, 3, 4], "<f4").tofile(tmp_path / "a.input")
    np.array([-1, -2, -3, -4], "<f4").tofile(tmp_path / "a.output")
    return tmp_path


def listed(assets, *entries):
    (assets / "models_list/neg.json").write_text(json.dumps({"models": [*entries]}))
    return assets


GOLDENS = {"inputOutputs": [{"input": "a.input", "output": "a.output"}]}


@pytest.mark.parametrize("place", [".", "models_list"])
def test_a_list_of_aosp(assets, place):
    listed(assets, entry(**GOLDENS), entry(name="other", modelFile="neg", inputOutputs=GOLDENS["inputOutputs"]))
    task_set = tasks_of_manifest(assets / place)
    assert [task.name for task in task_set.tasks] == ["neg", "other"]
    for fault, status in (("", 0), (".faulty?fault=operation.off_by_one&operation=NEG", 1)):
        done = CliRunner().invoke(command, ["--driver", REFERENCE + fault, "--manifest", str(assets), "--seconds", "0"])
        assert done.exit_code == status, done.output


@pytest.mark.parametrize(
    ("made", "problem"),
    [
        (entry(), "wanted either inputOutputs or a dataset"),
        (entry(inputSize=[3], **GOLDENS), "inputs: got [1, 2], the list says [3]"),
        (entry(modelFile="none", **GOLDENS), "none.tflite"),
        (entry(inputOutputs=[{"input": "a.input", "outputs": ["a.output"] * 2}]), "got 2 files, the network has 1"),
        (entry(inputOutputs=[{"input": "a.input", "output": "b.output"}]), "cannot be read"),
        (entry(evaluator={"className": "Taste"}, **GOLDENS), "evaluator: got 'Taste', wanted MelCepLogF0 or Phone"),
        (
            entry(dataset={"inputPath": "", "groundTruth": "", "labels": "", "preprocessor": "Own"}),
            "preprocessor and evaluator: got 'Own' and None, wanted 'Inception' and 'TopK'",
        ),
        ({"name": "neg"}, "no list of networks of MLTS"),
    ],
)
def test_a_broken_list_of_aosp(assets, made, problem):
    with pytest.raises(UsageError) as caught:
        tasks_of_manifest(listed(assets, made))
    assert problem in str(caught.value)


def test_a_folder_without_lists(tmp_path):
    with pytest.raises(FormatError, match=r"no list of networks: wanted \*\.json"):
        tasks_of_manifest(tmp_path)


def test_goldens_of_another_version_are_not_taken(tmp_path):
    """MLTS's goldens of MobileNet version 2 have v2 in their names, those of version 1 no version."""
    folder = tmp_path / "goldens/mobilenet_float"
    folder.mkdir(parents=True)
    np.zeros(2, "<f4").tofile(folder / "tree_2.input")
    np.array([0, 0], "<f4").tofile(folder / "tree_1.0_2.output")
    for version, count in (("v1", 1), ("v2", 0)):
        path = tmp_path / f"mobilenet_{version}_1.0_2.tflite"
        path.write_bytes(negation((1, 2)))
        goldens = load_goldens(read_tflite(path), tmp_path / "goldens")
        assert (len(goldens) if goldens else 0) == count
    np.array([1, 1], "<f4").tofile(folder / "tree_v2_1.0_2.output")
    goldens = load_goldens(read_tflite(tmp_path / "mobilenet_v2_1.0_2.tflite"), tmp_path / "goldens")
    assert goldens
    assert goldens.sequences[0].expected.tolist() == [[1, 1]]
