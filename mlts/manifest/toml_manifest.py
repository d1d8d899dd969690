"""Manifests in TOML: ``[[network]]`` tables, and ``[data.NAME]`` tables of the data sets that they name.

A manifest names files and metrics; nothing in it is run. Paths are relative to its folder.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.convert.network_file import read_network
from nnconform.mlts.data.arrays import Arrays
from nnconform.mlts.data.data_set import DataSet
from nnconform.mlts.data.image_table import ImageTable, check_digest
from nnconform.mlts.data.labels import read_labels
from nnconform.mlts.data.preprocessing import Preprocessing
from nnconform.mlts.metric import make_metric
from nnconform.mlts.metric_task import MetricTask


class ArraysTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="form", tag="arrays"):
    """A data set in an ``.npz`` file: the arrays that are ``inputs``, and what is right by name."""

    file: str
    inputs: tuple[str, ...]
    truth: dict[str, str] = {}
    labels: tuple[str, ...] = ()
    sha256: str = ""
    preprocessing: Preprocessing = Preprocessing()


class ImagesTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="form", tag="images"):
    """A data set of images: a CSV ``file``, the ``folder`` of the images, and a file of ``labels``, a line for each."""

    file: str
    folder: str = "."
    labels: str = ""
    sha256: str = ""
    preprocessing: Preprocessing = Preprocessing()


class NetworkTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network with its data set and metric. ``shapes`` are of inputs that its file leaves open, ``outputs`` those
    that are judged, ``expected`` the figures that a run of the whole data set must reach, less ``tolerance``.
    """

    name: str
    file: str
    data: str
    metric: str
    options: dict[str, Any] = {}
    sha256: str = ""
    shapes: tuple[str, ...] = ()
    outputs: tuple[int, ...] = ()
    expected: dict[str, float] = {}
    tolerance: float = 0.0


class TomlManifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    network: tuple[NetworkTable, ...]
    data: dict[str, ArraysTable | ImagesTable] = {}


class ManifestEntry(msgspec.Struct, frozen=True):
    """A network of a manifest: its name, and the function that makes its task; that raises UsageError if it cannot."""

    name: str
    task: Callable[[], MetricTask]


def read_toml_manifest(path: Path, most: int | None = None) -> list[ManifestEntry]:
    """Return the networks of the file, each on at most ``most`` items. Raises FormatError for a broken file."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        manifest = msgspec.convert(content, TomlManifest)
    except OSError as problem:
        raise FormatError(path, f"cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError as problem:
        raise FormatError(path, f"no text in UTF-8: {problem}") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise FormatError(path, f"no manifest: {problem}; mlts/README.md has an example") from None
    names = [each.name for each in manifest.network]
    if not names:
        raise FormatError(path, "no network in it; mlts/README.md has an example")
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise FormatError(path, f"name {twice[0]!r}: got {names.count(twice[0])} networks of it, wanted one")
    for each in manifest.network:
        if each.data not in manifest.data:
            raise FormatError(path, f"network {each.name!r}: no table [data.{each.data}]")
    return [ManifestEntry(each.name, _Maker(path, manifest, each, most)) for each in manifest.network]


class _Maker(msgspec.Struct, frozen=True):
    path: Path
    manifest: TomlManifest
    network: NetworkTable
    most: int | None

    def __call__(self) -> MetricTask:
        network, folder = self.network, self.path.parent
        file = folder / network.file
        if network.sha256:
            check_digest(file, network.sha256)
        data = _data_set(folder, self.manifest.data[network.data], self.most)
        try:
            metric = make_metric(network.metric, network.options)
        except UsageError as problem:
            raise FormatError(self.path, f"network {network.name!r}: {problem}") from None
        return MetricTask(
            network.name,
            read_network(file, network.shapes),
            data,
            metric,
            network.outputs,
            network.expected,
            network.tolerance,
            whole=self.most is None,
        )


def _data_set(folder: Path, table: ArraysTable | ImagesTable, most: int | None) -> DataSet:
    file = folder / table.file
    if table.sha256:
        check_digest(file, table.sha256)
    if isinstance(table, ArraysTable):
        return Arrays(file, table.inputs, table.truth, table.preprocessing, table.labels, most)
    labels = read_labels(folder / table.labels) if table.labels else ()
    return ImageTable(file, folder / table.folder, table.preprocessing, labels, most)
