"""Imports each module named on standard input as if it were the first, and prints what went wrong, as JSON.

Those of its unit are forgotten before each, so that no module lives on what another has imported. Other libraries and
units stay loaded, which makes this much faster than an interpreter for each: what a unit imports of other units lies
below it (``test_layers``) and cannot import it. Run by ``test_imports_alone``.
"""

from __future__ import annotations

import gc
import importlib
import json
import sys
import traceback
from functools import cache
from importlib.machinery import SourceFileLoader
from typing import Any

# Nobody imports these: they are found by walking their folders, so that what they leave loaded hides nothing.
LEAVES = (".faulty.", ".tests.", ".defs.", ".kernels.", ".lowerings.", ".checks.", ".convert.ops.")


@cache
def unit(module: str) -> str:
    """What has a level: ``harness.model`` of ``harness.model.graph``, ``mlts`` of ``nnconform.mlts.task``."""
    names = module.removeprefix("nnconform.").split(".")
    return ".".join(names[:2] if names[0] == "harness" else names[:1])


def forget(wanted: str) -> None:
    """Drop every loaded module of a unit."""
    for name in [name for name in sys.modules if unit(name) == wanted]:
        del sys.modules[name]


def keep_code() -> None:
    """Read each file once: its code is executed again whenever its module is imported again."""
    known: dict[str, Any] = {}
    read = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> Any:
        if loader.path not in known:
            known[loader.path] = read(loader, name)
        return known[loader.path]

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def main() -> None:
    """Answer ``{module: [missing top-level package or "", traceback]}`` for the modules that do not import."""
    failures = {}
    keep_code()
    # What is forgotten is garbage in cycles: collections take a sixth of the time, for 300 MB.
    gc.disable()
    for name in sys.stdin.read().split():
        if not any(part in name for part in LEAVES):
            forget(unit(name))
        try:
            importlib.import_module(name)
        except Exception as problem:
            missing = (problem.name or "") if isinstance(problem, ModuleNotFoundError) else ""
            failures[name] = [missing.partition(".")[0], traceback.format_exc()]
    sys.stdout.write(json.dumps(failures))


if __name__ == "__main__":
    main()
