"""Which of the project's own tests run at night alone: a pytest plugin with two markers.

``make test`` runs on every change and leaves out what is ``nightly``; ``make nightly`` leaves out nothing, and neither
does a plain ``pytest``.

* ``@pytest.mark.nightly(daily="test_name")``: a long test beside one of the same file, or ``test_file.py::test_name``
  of the same folder, that shows as much of the same on every change as its time allows;
* ``@pytest.mark.sampled(one_in=n)``: of many parameters of one kind, all or those that have it, one in ``n`` is for
  every change, drawn by its name so that it does not depend on the order or the day, and the others are nightly.
"""

from __future__ import annotations

from collections import defaultdict
from zlib import crc32

import pytest

_MARKERS = (
    "nightly(daily): left out by make test, where the test of this name shows the same in less time",
    "sampled(one_in): of the test's parameters make test runs one in so many",
)


def pytest_configure(config: pytest.Config) -> None:
    for each in _MARKERS:
        config.addinivalue_line("markers", each)


# Before pytest's own, which leaves out what has a marker.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    alike = defaultdict[tuple[str, int], list[pytest.Item]](list)
    for item in items:
        mark = item.get_closest_marker("sampled")
        if mark is not None:
            alike[item.nodeid.partition("[")[0], mark.kwargs["one_in"]].append(item)
    for (_, one_in), each in alike.items():
        for item in not_drawn(each, one_in):
            item.add_marker(pytest.mark.nightly)


def not_drawn(items: list[pytest.Item], one_in: int) -> list[pytest.Item]:
    """Return all but one in ``one_in`` of the items, at least one."""
    return sorted(items, key=lambda item: (crc32(item.name.encode()), item.name))[-(-len(items) // one_in) :]
