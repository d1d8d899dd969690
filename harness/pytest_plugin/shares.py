"""Shares of the items for ``nnconform suite``: which items there are (``--list-items``), and those of one share
(``--items``).
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nnconform.harness.pytest_plugin.item import DriverItem


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
