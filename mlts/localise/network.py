"""Localises what a driver does wrong in a network, also in one that the HAL expresses in parts only.

The parts are searched one after the other, each on what the oracle computes for those before, and the source runtime
for the islands between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.mlts.islands.network import Crossing, CutNetwork, HalPart
from nnconform.mlts.islands.source import SourceRuntime
from nnconform.mlts.localise.localise import Localiser
from nnconform.mlts.localise.report import Localisation, NetworkReport
from nnconform.mlts.localise.search import Tell


class Wanted(msgspec.Struct, frozen=True):
    """What is asked for: the ``oracle`` that says what is right, the ``seed`` of the inputs, a driver to compare with,
    and a folder for a reproducer.
    """

    oracle: Oracle
    seed: int
    against: Session | None = None
    folder: Path | None = None


def localise_network(
    network: CutNetwork, inputs: Sequence[Array], runtime: SourceRuntime, session: Session, wanted: Wanted, tell: Tell
) -> NetworkReport:
    """Search all parts of a network on a driver. What cannot be searched is said in the report's ``untried``.

    Raises UsageError if the first part cannot be.
    """
    names = [f"{', '.join(dict.fromkeys(each.operators))} ({each.reasons[0]})" for each in network.islands]
    report = NetworkReport(network.path.stem, session.address, [], names)
    count = len(network.hal_parts)

    def search(part: HalPart, values: list[Array]) -> Sequence[Array]:
        number = len(report.parts) + 1
        name = network.path.stem if count == 1 and not names else f"{network.path.stem}, part {number} of {count}"
        found, results = _search(name, part, values, session, wanted, tell, write=not report.guilty)
        report.parts.append(found)
        return results

    try:
        Crossing(network, runtime)(inputs, search)
    except UsageError as problem:
        if not report.parts and count:
            raise
        report.untried.append(str(problem))
    return report


def _search(
    name: str, part: HalPart, values: list[Array], session: Session, wanted: Wanted, tell: Tell, *, write: bool
) -> tuple[Localisation, Sequence[Array]]:
    """Return what was found in a part, and what the oracle computes for its outputs."""
    converted = part.converted
    given = [*values, *converted.states()]
    with Localiser(name, converted.model, given, wanted.oracle) as localiser:
        found = localiser.search(session, tell)
        against = localiser.compare(wanted.against, tell) if wanted.against else None
        report = localiser.report(session, wanted.seed, found, against)
        if wanted.folder is not None and found.first is not None and write:
            localiser.write(session, found.first, wanted.folder, report)
    results = []
    for index in converted.model.main.output_indexes[: len(part.writes)]:
        value = localiser.values[index]
        if value is None:
            raise UsageError(f"{name}: the reference driver has no value of an output")
        results.append(value.astype(DTYPES[OperandType(converted.model.main.operands[index].type)], copy=False))
    return report, results
