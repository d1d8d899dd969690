"""What ``nnconform mlts`` tries: networks, their items, what they are compared with, and for how long."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.named import near
from nnconform.harness.execution.conditions import conditions
from nnconform.harness.model.errors import UsageError
from nnconform.mlts.task import Task
from nnconform.mlts.task_sets import TaskSet, bundled_tasks, tasks_in_folders, tasks_of_manifest

_F = TypeVar("_F", bound=Callable[..., Any])
# Seconds without an answer after which a driver is hung, unless told: networks are large.
LIMIT = 60.0
_FOLDER = click.Path(path_type=Path, file_okay=False, exists=True)


def network_options(function: _F) -> _F:
    """The options that name networks and their data."""
    options = (
        click.option(
            "--manifest",
            type=click.Path(path_type=Path, exists=True),
            help="TOML manifest of networks and data, or an assets folder of MLTS with models_list/; default: the "
            "bundled.",
        ),
        click.option("--models", type=_FOLDER, help="Folder of .tflite networks, without a manifest."),
        click.option("--data", type=_FOLDER, help="Folder of the photos and goldens/ of MLTS, for --models."),
        click.option(
            "--network", "networks", multiple=True, metavar="NAME", help="Only this network. May be repeated."
        ),
    )
    for option in reversed(options):
        function = option(function)
    return function


class NetworkTrial(msgspec.Struct, frozen=True):
    """The networks of a ``manifest``, or those of ``models`` on ``data``, the bundled ones without; ``networks`` are
    the names of those wanted, none for all. ``baseline`` is what drivers are compared with (see ``Baselines``).
    ``images`` is how many images or sequences at most, ``measured`` how many seconds each network is measured for,
    ``seconds`` the time for all, 0 for no limit. ``limit``: seconds without an answer after which a driver is hung.
    """

    manifest: Path | None = None
    models: Path | None = None
    data: Path | None = None
    networks: tuple[str, ...] = ()
    baseline: str = "auto"
    images: int | None = None
    measured: float = 1.0
    seconds: float = 0.0
    limit: float = LIMIT

    def tasks(self) -> TaskSet:
        """Return the tasks. Raises UsageError."""
        task_set = self._all_tasks()
        names = sorted({task.name for task in task_set.tasks})
        for name in self.networks:
            if name not in names:
                raise UsageError(
                    f"--network {name!r}: none has this name{near(name, names)}; there are {', '.join(names)}"
                )
        wanted = [task for task in task_set.tasks if not self.networks or task.name in self.networks]
        return replace(task_set, tasks=wanted)

    def _all_tasks(self) -> TaskSet:
        if (self.models is None) != (self.data is None):
            raise UsageError("--models and --data go together: networks, and the photos or goldens to try them on")
        if self.manifest is not None:
            if self.models is not None:
                raise UsageError("--manifest and --models: got both, wanted one: a manifest names the data too")
            return tasks_of_manifest(self.manifest, self.images)
        if self.models is None or self.data is None:
            return TaskSet(bundled_tasks(self.images))
        return tasks_in_folders(self.models, self.data, self.images)

    def reproduce(self, task: Task, address: str) -> str:
        """Return the command that tries one network again on a driver."""
        under = conditions(self.limit, LIMIT)
        if self.manifest is None and self.models is None:
            return shlex.join(["nnconform", "replay", case_name(task), "--driver", address, *under])
        words = ["nnconform", "mlts", "--driver", address, *self.words(), *under]
        words += ["--baseline", self.baseline] if self.baseline != "auto" else []
        return shlex.join([*words, "--network", task.name])

    def words(self) -> list[str]:
        """Return the options that name the networks and the data."""
        words = []
        for option, path in (("--manifest", self.manifest), ("--models", self.models), ("--data", self.data)):
            words += [option, str(path.resolve())] if path is not None else []
        return words


def case_name(task: Task) -> str:
    """Return the name of a network's case in the results store."""
    return f"mlts::{task.name}"
