"""Shares of the items for ``nnconform suite``: which items there are (``--list-items``), and those of one share
(``--items``).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from nnconform.harness.pytest_plugin.item import DriverItem


class AboveShare(pytest.Directory):
    """A folder above what is asked for: of all in it only what leads there is looked at. pytest looks at each file and
    folder, which takes seconds in a folder of thousands, such as that of temporary files.
    """

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        for path in dict.fromkeys(_step(self.path, asked) for asked in _asked_for(self.config)):
            if path is None:
                continue
            if path.is_dir():
                yield self.ihook.pytest_collect_directory(path=path, parent=self)
            else:
                yield from self.ihook.pytest_collect_file(file_path=path, parent=self)


def way_through(path: Path, parent: pytest.Collector) -> AboveShare | None:
    """Return the collector of a folder above what a share is of; None for what pytest collects itself."""
    config = parent.config
    if not (config.getoption("items") or config.getoption("list_items")) or (path / "__init__.py").is_file():
        return None
    asked = _asked_for(config)
    return None if any(map(path.is_relative_to, asked)) else AboveShare.from_parent(parent, path=path)


def _asked_for(config: pytest.Config) -> list[Path]:
    return [config.invocation_params.dir / each for each in config.args]


def _step(folder: Path, asked: Path) -> Path | None:
    """Return what lies right in the folder and leads to what is asked for; None if that is elsewhere."""
    return folder / asked.relative_to(folder).parts[0] if asked.is_relative_to(folder) else None


def select(config: pytest.Config, items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the items of the share in its order, all without one; write their names if that is asked for.

    Raises UsageError if an item is not one of ours, or one of the share is not there.
    """
    ours = {item.lasting_name(): item for item in items if isinstance(item, DriverItem)}
    if path := config.getoption("list_items"):
        other = next((item for item in items if not isinstance(item, DriverItem)), None)
        if other:
            raise pytest.UsageError(f"{other.nodeid}: a test without a driver; run it with pytest")
        if len(ours) < len(items):
            raise pytest.UsageError("two items have the same name; run their files apart")
        Path(path).write_bytes(msgspec.json.encode(list(ours)))
    if not (path := config.getoption("items")):
        return items
    names = msgspec.json.decode(Path(path).read_bytes(), type=list[str])
    missing = next((name for name in names if name not in ours), None)
    if missing:
        raise pytest.UsageError(f"{missing}: no such item here; wanted the same files on all machines")
    return [ours[name] for name in names]
