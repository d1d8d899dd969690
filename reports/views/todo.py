"""View of what to do first: the clusters of failures, each with its smallest case."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from nnconform.harness.results.clusters import Cluster
from nnconform.harness.results.contrast import Traits, conditions
from nnconform.harness.results.culprits import CulpritKind
from nnconform.harness.results.events import Event
from nnconform.harness.results.kept_case import graphs_of
from nnconform.harness.results.kept_traits import traits_of_event
from nnconform.harness.results.verdict import Verdict
from nnconform.reports.views.model_drawing import Drawing, draw, kind_of

# Clusters that are shown with their cases; of further ones there is a line each.
MOST_IN_FULL = 60
_WAYS = 5
_VALUES = 24
# A wrong element in the message of a verdict, as the oracle's comparison writes it.
_ELEMENT = re.compile(r"(?:at|also at) (\[[^\]]*\]): expected (.+?), got (\S+)(?: \((.*)\))?$", re.MULTILINE)
_EXTENTS = re.compile(r"dimensions (\[[^\]]*\]), expected (\[[^\]]*\])")


class WrongElement(msgspec.Struct, frozen=True):
    """An element, or the extents, of an output: what is expected beside what the driver gave, and the distance."""

    where: str
    expected: str
    got: str
    distance: str


class NamedValue(msgspec.Struct, frozen=True):
    """An input or an output of a case: type with extents, and its first elements."""

    name: str
    kind: str
    value: str


class WayShown(msgspec.Struct, frozen=True):
    """A way to fail: its verdict and stage in words, what it says, how many cases fail so, and on which types."""

    words: str
    text: str
    count: int
    types: tuple[str, ...]


class ClusterShown(msgspec.Struct, frozen=True):
    """A cluster as the page shows it. ``query`` filters the list of cases; ``number`` counts from 1.

    ``title`` is the culprit, ``words`` says what it does, ``in_common`` what its cases have in common and passing ones
    of the operation have not; what is unknown is empty.
    """

    number: int
    driver: str
    title: str
    kind: str
    verdict: str
    words: str
    count: int
    types: tuple[str, ...]
    in_common: tuple[str, ...]
    ways: tuple[WayShown, ...]
    more_ways: int
    case: str
    message: str
    source: str
    authority: str
    reproduce: str
    inputs: tuple[NamedValue, ...]
    outputs: tuple[NamedValue, ...]
    wrong: tuple[WrongElement, ...]
    drawing: Drawing | None
    query: str


def todo(found: Sequence[Cluster], events: Sequence[Event] = ()) -> tuple[ClusterShown, ...]:
    """Return the clusters as the page shows them, in the same order; ``events`` are all of the run."""
    passing: dict[tuple[str, str], list[Traits]] = {}
    for event in events:
        if event.outcome.verdict is Verdict.PASSED and len(event.operations) == 1:
            passing.setdefault((event.driver, event.operations[0]), []).append(traits_of_event(event))
    return tuple(
        _shown(number, each, passing.get((each.driver, each.culprit.name), ())) for number, each in enumerate(found, 1)
    )


def _in_common(cluster: Cluster, passing: Sequence[Traits]) -> tuple[str, ...]:
    """Return what tells the cases of a cluster from the passing ones of its operation."""
    own = [traits_of_event(event) for event in cluster.events if event.operations == (cluster.culprit.name,)]
    failing, right = ([each for each in some if each] for some in (own, passing))
    # A run that kept the traits of few of its cases, as an old one, is no evidence.
    if 2 * len(failing) < len(own) or 2 * len(right) < len(passing):
        return ()
    return tuple(map(str, conditions(failing, right)))


_WORDS = {
    "wrong": "gives wrong results",
    "rejected_valid": "refuses what is valid",
    "accepted_invalid": "takes what is invalid",
    "error": "answers against the contract",
    "crashed": "crashes",
    "hung": "hangs",
    "leaked": "leaks",
    "slow": "is too slow",
    "flaky": "is right only at times",
    "not_run": "was not run",
}


def _shown(number: int, cluster: Cluster, passing: Sequence[Traits]) -> ClusterShown:
    event, outcome = cluster.example, cluster.example.outcome
    graphs = graphs_of(event) if number <= MOST_IN_FULL else ()
    main = graphs[0] if graphs else None
    named = [] if main is None else [("input", main.inputs), ("output", main.outputs)]
    values = {
        name: tuple(
            NamedValue(f"{name} {place}", kind_of(main.operands[at]), _text(main.operands[at].values))
            for place, at in enumerate(indexes)
        )
        for name, indexes in named
        if main is not None
    }
    return ClusterShown(
        number,
        cluster.driver,
        cluster.culprit.name,
        "" if cluster.culprit.kind is CulpritKind.OPERATION else cluster.culprit.kind.value,
        str(cluster.verdict).replace("_", " "),
        _WORDS.get(cluster.verdict, str(cluster.verdict)) + _besides(cluster),
        cluster.count,
        cluster.types,
        _in_common(cluster, passing),
        tuple(
            WayShown(
                f"{way.verdict} at {way.example.outcome.stage}".replace("_", " "),
                _first(way.example),
                way.count,
                way.types,
            )
            for way in cluster.ways[:_WAYS]
        ),
        max(0, len(cluster.ways) - _WAYS),
        event.case,
        outcome.message,
        outcome.details.get("source", ""),
        outcome.details.get("authority", ""),
        event.reproduce,
        values.get("input", ()),
        values.get("output", ()),
        wrong_elements(outcome.message),
        None if main is None else draw(main),
        f"cause:{number}",
    )


def _besides(cluster: Cluster) -> str:
    """Return how many rules more fail by the same answers; the ways to fail are those of all of them."""
    count = len(cluster.besides)
    return f", as {count} more rules do by the same answer" if count else ""


def wrong_elements(message: str) -> tuple[WrongElement, ...]:
    """Return the wrong elements, or extents, that the message of a verdict names."""
    found = [WrongElement(*(each or "" for each in match.groups())) for match in _ELEMENT.finditer(message)]
    extents = _EXTENTS.search(message)
    return tuple(found) or ((WrongElement("dimensions", extents[2], extents[1], ""),) if extents else ())


def _first(event: Event) -> str:
    return event.outcome.message.partition("\n")[0]


def _text(values: object) -> str:
    """Return a value with at most _VALUES elements."""
    if not isinstance(values, list):
        return "left out" if values is None else str(values)
    shown = ", ".join(str(each) for each in values[:_VALUES])
    return f"{shown}, … {len(values)} in all" if len(values) > _VALUES else shown
