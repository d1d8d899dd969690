"""The tasks to run: the bundled networks, a manifest, or folders of models with MLTS's labelled photos and goldens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.classifier import Classifier
from nnconform.mlts.convert.tflite import ConvertedModel, read_tflite
from nnconform.mlts.data.photos import Photos
from nnconform.mlts.goldens import load_goldens
from nnconform.mlts.manifest.aosp import MODELS_LIST, read_aosp_manifests
from nnconform.mlts.manifest.toml_manifest import read_toml_manifest
from nnconform.mlts.metric import make_metric
from nnconform.mlts.metric_task import MetricTask
from nnconform.mlts.task import Task

BUNDLED = Path(__file__).parent / "bundled"


class TaskSet(msgspec.Struct):
    """Tasks, and the networks and goldens that make none, with the reason."""

    tasks: list[Task] = []
    skipped: list[str] = []


def bundled_tasks(count: int | None = None) -> list[Task]:
    """Return the tasks of the bundled networks, on at most ``count`` items each."""
    return tasks_of_manifest(BUNDLED / "networks.toml", count).tasks


def tasks_of_manifest(path: Path, count: int | None = None) -> TaskSet:
    """Return the tasks of a manifest in TOML, or of all lists of an assets folder of MLTS, on at most ``count`` items.

    Raises UsageError if it is broken, or none of its networks can be tried.
    """
    makers: list[tuple[str, Callable[[], Task]]]
    if path.is_dir():
        assets = path.parent if path.name == MODELS_LIST else path
        makers = [(each.name, each.task) for each in read_aosp_manifests(assets, count)]
    else:
        makers = [(each.name, each.task) for each in read_toml_manifest(path, count)]
    return _made(path, makers)


def _made(path: Path, makers: Iterable[tuple[str, Callable[[], Task]]]) -> TaskSet:
    task_set = TaskSet()
    for name, make in makers:
        try:
            task_set.tasks.append(make())
        except UsageError as problem:
            # Without the long list of all that is convertible.
            task_set.skipped.append(f"{name}: {str(problem).partition('; convertible:')[0]}")
    if not task_set.tasks:
        raise UsageError(f"{path}: nothing to try: {'; '.join(task_set.skipped)}")
    return task_set


def tasks_in_folders(models: Path, data: Path, count: int | None = None) -> TaskSet:
    """Return tasks for the .tflite files of a folder with the data of another: classifiers of images on the labelled
    photos (there or in its ``images``), any network on its own sequences in ``goldens``; at most ``count`` of each.

    Raises UsageError if there are no models or no data.
    """
    folder = data / "images" if (data / "images").is_dir() else data
    photos = Photos(folder, most=count) if any(folder.glob("image-*.jpeg")) else None
    goldens = data / "goldens"
    paths = sorted(models.glob("*.tflite"))
    if not paths or not (photos or goldens.is_dir()):
        missing = f"no image-N.jpeg in {folder} and no {goldens}" if paths else f"no .tflite file in {models}"
        wanted = "--models DIR wants networks, --data DIR images, ground_truth.txt and labels.txt, or goldens/"
        raise UsageError(f"{missing}; {wanted}")
    task_set = TaskSet()
    for path in paths:
        try:
            converted = read_tflite(path)
        except FormatError as problem:
            # Without the long list of all that is convertible.
            task_set.skipped.append(str(problem).partition("; convertible:")[0])
            continue
        _add(task_set, converted, photos, goldens, count)
    for goldens_folder in sorted(goldens.iterdir()) if goldens.is_dir() else []:
        if not goldens_folder.name.startswith("mobilenet_") and not (models / f"{goldens_folder.name}.tflite").exists():
            task_set.skipped.append(f"{goldens_folder}: no {goldens_folder.name}.tflite in {models}")
    if not task_set.tasks:
        raise UsageError(f"{models}: nothing to try: {'; '.join(task_set.skipped)}")
    return task_set


def _add(task_set: TaskSet, converted: ConvertedModel, photos: Photos | None, goldens: Path, count: int | None) -> None:
    """Add the tasks of one network, or the reasons why there are none."""
    reasons, before = [], len(task_set.tasks)
    try:
        if photos:
            task_set.tasks.append(_photographs(converted, photos))
    except UsageError as reason:
        reasons.append(f"on photos: {str(reason).removeprefix(f'{converted.path}: ')}")
    try:
        if task := load_goldens(converted, goldens, count):
            task_set.tasks.append(task)
        else:
            reasons.insert(0, "no goldens")
    except UsageError as reason:
        # The other networks and goldens of the folders are tried all the same.
        reasons.insert(0, f"goldens: {str(reason).removeprefix(f'{converted.path}: ')}")
        task_set.skipped.append(f"{converted.path}: {reasons[0]}")
    if len(task_set.tasks) == before and not any(each.startswith(f"{converted.path}: ") for each in task_set.skipped):
        task_set.skipped.append(f"{converted.path}: {'; '.join(reasons)}")


def _photographs(converted: ConvertedModel, photos: Photos) -> Task:
    classifier = Classifier(converted)
    if classifier.classes != len(photos.labels):
        text = f"number of scores: got {classifier.classes}, wanted {len(photos.labels)}, one for each label"
        raise UsageError(f"{converted.path}: {text}")
    return MetricTask(converted.path.stem, converted, photos, make_metric("top-k", {}))
