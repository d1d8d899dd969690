"""A report as Markdown, for a pull request, and as a JSON object, for a program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import to_builtins

from nnconform.harness.results.history import sparkline
from nnconform.harness.results.markdown import code
from nnconform.reports.facts import Facts
from nnconform.reports.views.todo import ClusterShown

# Clusters and changes that are written in full; pages that show Markdown cut long ones.
_CLUSTERS, _CHANGES = 25, 20


def markdown(facts: Facts) -> str:
    """Return the facts as GitHub's Markdown: the drivers, what to do first, and what is other than in the last run."""
    parts = (*_others(facts), *_drivers(facts), *_history(facts), *_todo(facts), *_changes(facts), *_networks(facts))
    return "\n".join([f"## {facts.headline}", "", *parts]).rstrip() + "\n"


def json_text(facts: Facts) -> str:
    """Return the facts as a JSON object; figures that are not finite are null."""
    return msgspec.json.format(msgspec.json.encode(_object(facts)), indent=1).decode() + "\n"


def _others(facts: Facts) -> Iterator[str]:
    if facts.others:
        count = f"{len(facts.others)} other run{'' if len(facts.others) == 1 else 's'}"
        yield f"Run {facts.run.id} of {code(facts.store)}, which holds {count}: `--all` shows all, `--run N` one."
        yield ""


def _drivers(facts: Facts) -> Iterator[str]:
    if not facts.drivers:
        return
    yield "| driver | verdict | passed of what has a result | operations | failures | causes | crashes | hangs |"
    yield "|---|---|---|---|---|---|---|---|"
    for each in facts.drivers:
        results = each.passed + each.failed + each.expected
        yield (
            f"| {code(each.address)} | **{each.verdict}** | {each.rate or '-'} ({each.passed:,} of {results:,})"
            f" | {each.claimed} of {each.tried} | {each.failed:,} | {each.clusters} | {each.crashed} | {each.hung} |"
        )
    yield ""


def _history(facts: Facts) -> Iterator[str]:
    for each in facts.history:
        failures = [row.failed for row in each.rows]
        yield f"{code(each.driver)}: failures over {len(failures)} runs {sparkline(failures)} {failures[-1]:,}"
        yield ""


def _todo(facts: Facts) -> Iterator[str]:
    if not facts.todo:
        return
    yield "### What to do first"
    yield ""
    for cluster in facts.todo[:_CLUSTERS]:
        yield from _cluster(cluster, several=len(facts.drivers) > 1)
    if len(facts.todo) > _CLUSTERS:
        yield f"{len(facts.todo) - _CLUSTERS} more causes"
        yield ""


def _cluster(cluster: ClusterShown, *, several: bool) -> Iterator[str]:
    where = f" on {code(cluster.driver)}" if several else ""
    name = f"{cluster.kind} {code(cluster.title)}".strip()
    failures = f"{cluster.count:,} {'failure' if cluster.count == 1 else 'failures'}"
    yield f"{cluster.number}. **{cluster.verdict}**: {name} {cluster.words}, {failures}{where}"
    for each in cluster.in_common:
        yield f"   - in common: {each}"
    for way in cluster.ways:
        yield f"   - {way.count:,} x {way.words}" + (f": {code(way.text)}" if way.text else "")
    yield f"   - smallest case: {code(cluster.case)}"
    for value in cluster.inputs:
        yield f"   - {value.name}, {code(value.kind)}: {code(value.value)}"
    for element in cluster.wrong[:3]:
        yield f"   - {code(element.where)}: expected {code(element.expected)}, got {code(element.got)}"
    if cluster.source:
        yield f"   - {code(cluster.source)}"
    if cluster.reproduce:
        yield f"   - {code(cluster.reproduce)}"
    yield ""


def _changes(facts: Facts) -> Iterator[str]:
    changes = facts.changes
    if changes is None:
        return
    yield "### Since the last run"
    yield ""
    yield f"{changes.same:,} verdicts as before"
    yield ""
    sections = (
        ("newly failing", changes.newly_failing),
        ("newly unsupported", changes.newly_unsupported),
        ("mended", changes.mended),
        ("other verdicts", changes.otherwise),
    )
    for title, each in sections:
        for change in each[:_CHANGES]:
            yield f"- {title}: {code(change.case)} on {code(change.driver)}, {change.before} → {change.now}"
        if len(each) > _CHANGES:
            yield f"- {len(each) - _CHANGES} more {title}"
    for title, drifts in (("less accurate", changes.less_accurate), ("slower", changes.slower)):
        for drift in drifts[:_CHANGES]:
            yield f"- {title}: {code(drift.subject)}, {drift.what} {drift.before:.4g} → {drift.now:.4g} {drift.unit}"
    yield ""


def _networks(facts: Facts) -> Iterator[str]:
    if not facts.networks:
        return
    yield "### Networks"
    yield ""
    yield "| network | driver | verdict | accuracy | p50 ms | p90 ms |"
    yield "|---|---|---|---|---|---|"
    for network in facts.networks:
        for row in network.rows:
            shown = zip(network.quantities, row.qualities, strict=True)
            accuracy = ", ".join(f"{name} {quality.value:.4g}" for name, quality in shown if quality)
            times = [f"{each.value:.3g}" for each in row.inference[:2]] or ["", ""]
            cells = (code(network.name), code(row.driver), row.verdict, code(accuracy), *times)
            yield f"| {' | '.join(cells)} |"
    yield ""


def _object(facts: Facts) -> dict[str, Any]:
    return {
        "headline": facts.headline,
        "store": facts.store,
        "run": to_builtins(facts.run),
        "other_runs": list(facts.others),
        "total": facts.total,
        "drivers": [{**to_builtins(each), "info": dict(each.info), "rate": each.rate} for each in facts.drivers],
        "clusters": [
            {key: value for key, value in to_builtins(each).items() if key not in ("drawing", "query")}
            for each in facts.todo
        ],
        "operations": [
            {"operation": row.operation, "type": type, "driver": driver, "counts": dict(cell.counts)}
            for row in facts.matrix.rows
            for type, cells in (("", row.cells), *((each.type, each.cells) for each in row.types))
            for driver, cell in zip(facts.matrix.drivers, cells, strict=True)
            if cell
        ],
        "unsupported": list(facts.matrix.unsupported),
        "networks": [
            {
                "network": network.name,
                "quantities": list(network.quantities),
                "rows": [to_builtins(row) for row in network.rows],
            }
            for network in facts.networks
        ],
        "history": [to_builtins(row) for each in facts.history for row in each.rows],
        "changes": None if facts.changes is None else to_builtins(facts.changes),
    }
