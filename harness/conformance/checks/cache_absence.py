"""Checks of compilation caching where there is none: a preparation without files, and a driver that caches nothing."""

from __future__ import annotations

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.execution.expect import expect_status, not_applicable
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.results.verdict import Stage

_V1_2 = HalVersion.V1_2


@check(
    Level.VTS,
    since=_V1_2,
    feature="caching",
    source="IDevice.hal 1.2 and 1.3, prepareModelFromCache: GENERAL_FAILURE if caching is not supported; "
    "VTS CompilationCachingTest.CacheSavingAndRetrieval",
    stage=Stage.PREPARE,
)
def restores_nothing_if_it_caches_nothing(subject: Subject) -> None:
    """A driver that needs no cache files prepares nothing from a cache: the call fails with GENERAL_FAILURE, and the
    callback gets no model.
    """
    status, *counts = subject.device.number_of_cache_files_needed()
    expect_status(status, ErrorStatus.NONE, call="number_of_cache_files_needed")
    if any(counts):
        not_applicable("the driver caches")
    nothing = CacheFiles(subject, (), ())
    subject.expect_right(nothing.prepare(models.case("add_float32")), models.case("add_float32"))
    nothing.expect_refused("of a driver that caches nothing", ErrorStatus.GENERAL_FAILURE)
