"""The facts of a report, which the page, the Markdown text and the JSON object are made of."""

from __future__ import annotations

import msgspec

from nnconform.harness.results.clusters import Cluster, clusters
from nnconform.harness.results.comparison import RunComparison
from nnconform.harness.results.culprits import Culprit, culprits
from nnconform.harness.results.events import TIMELINE, Run
from nnconform.reports.selection import Selection
from nnconform.reports.views.drivers import DriverLine, drivers
from nnconform.reports.views.history import DriverHistory, histories
from nnconform.reports.views.matrix import Matrix, matrix
from nnconform.reports.views.measurements import NetworkRows, networks
from nnconform.reports.views.todo import ClusterShown, todo


class Facts(msgspec.Struct, frozen=True):
    """What a report says of a selection from the store named ``store``.

    ``culprits`` are those of the selection's events; ``clusters`` and ``todo`` have the same order. ``others`` are the
    numbers of the store's runs that are not shown, the latest first.
    """

    store: str
    run: Run
    total: int
    drivers: tuple[DriverLine, ...]
    culprits: list[Culprit | None]
    clusters: tuple[Cluster, ...]
    todo: tuple[ClusterShown, ...]
    matrix: Matrix
    networks: tuple[NetworkRows, ...]
    changes: RunComparison | None
    history: tuple[DriverHistory, ...]
    others: tuple[int, ...]

    @property
    def failed(self) -> int:
        """The number of failures that were not expected."""
        return sum(driver.failed for driver in self.drivers)

    @property
    def headline(self) -> str:
        """The answer in one line."""
        failing = [driver for driver in self.drivers if driver.failed]
        if not self.total:
            return "No verdicts"
        if failing:
            names = (
                "Does not conform" if len(self.drivers) == 1 else f"{len(failing)} of {len(self.drivers)} drivers fail"
            )
            return f"{names}: {_number(len(self.clusters), 'cause')} of {_number(self.failed, 'failure')}"
        if any(driver.passed for driver in self.drivers):
            expected = any(driver.expected for driver in self.drivers)
            return f"No {'unexpected ' if expected else ''}failure in {_number(self.total, 'case')}"
        if any(driver.expected for driver in self.drivers):
            return f"No unexpected failure in {_number(self.total, 'case')}"
        return f"None of {_number(self.total, 'case')} passed or failed"


def facts_of(selection: Selection, store: str) -> Facts:
    """Return the facts of a selection; ``store`` is the name of the store."""
    events = selection.events
    blamed, found = culprits(events), clusters(events)
    return Facts(
        store,
        selection.run,
        len(events),
        drivers(selection.run, events, found),
        blamed,
        found,
        todo(found, events),
        matrix(events, blamed),
        networks((each for each in selection.measurements if each.unit != TIMELINE), events),
        selection.changes,
        histories(selection.history),
        tuple(run.id for run in selection.others),
    )


def _number(count: int, name: str) -> str:
    return f"{count:,} {name}{'' if count == 1 else 's'}"
