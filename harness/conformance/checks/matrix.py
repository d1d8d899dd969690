"""The check that executes every small model in every way."""

from __future__ import annotations

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.matrix import FULL, WAYS, suiting, try_way, ways_of
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.open_shapes import prepare_open
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.model.authority import Level
from nnconform.harness.results.verdict import Verdict, VerdictReached


@check(
    Level.VTS,
    source="IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state; "
    "VTS GeneratedTestHarness: GeneratedTest, DynamicOutputShapeTest, FencedComputeTest, "
    "MemoryDomainTest",
    variants={name: way.since for name, way in WAYS.items()},
    wide=True,
)
def every_way_gives_the_same_answer(subject: Subject, name: str) -> None:
    """An execution gives the right outputs and output shapes in every way: on any path, timed or not, with output
    extents known or unknown, with an output buffer too small or not, in shared or device memory, on one thread or many.
    """
    way = WAYS[name]
    if way not in ways_of(subject.session):
        not_applicable(f"{', '.join(sorted(way.features))} is the harness's own work here, not the driver's")
    count = 0
    for case in (*models.cases(subject.hal), *subject.cases):
        if not suiting(case, [way]):
            continue
        if way.outputs == FULL:
            prepared: PreparedModel | None = subject.prepare(case.model)
        else:
            prepared = prepare_open(subject, models.unspecified(case.model), case.name)
        if prepared is not None:
            count += try_way(subject, case, prepared, way)
            subject.give_back(prepared)
    subject.count("executions", count * way.threads)
    if count:
        return
    if way.outputs == FULL:
        not_applicable("the driver allocates no buffers, or not so many at once")
    raise VerdictReached(Verdict.UNSUPPORTED, "the driver computes no output extents that are not given, or no buffers")
