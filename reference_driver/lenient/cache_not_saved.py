"""The driver asks for cache files, and chooses not to save to them."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFileSet, Caching

PERMISSION = Permission(
    by="IDevice.hal 1.3, prepareModel_1_3: a driver may choose not to save; VTS 1.3 "
    "CompilationCachingTests, which end early then",
    shows_in=(
        "caching",
        "cache_security",
    ),
)


class CacheNotSaved(Caching):
    """A cache that is never written."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        """Do nothing."""
