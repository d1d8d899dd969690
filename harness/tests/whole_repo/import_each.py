"""Imports each module named on standard input as if it were the first, and prints what went wrong, as JSON.

Ours are forgotten between two imports, so that no module lives on what another has imported. Other libraries stay
loaded, which makes this much faster than an interpreter for each. Run by ``test_imports_alone``.
"""

from __future__ import annotations

import importlib
import json
import sys
import traceback

# Nobody imports these: they are found by walking their folders, so that what they leave loaded hides nothing.
LEAVES = (".faulty.", ".tests.", ".defs.", ".kernels.", ".lowerings.", ".checks.", ".convert.ops.")


def forget(packages: set[str]) -> None:
    """Drop every loaded module of these packages."""
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[name]


def main() -> None:
    """Answer ``{module: [missing top-level package or "", traceback]}`` for the modules that do not import."""
    failures = {}
    modules = sys.stdin.read().split()
    packages = {name.partition(".")[0] for name in modules}
    for name in modules:
        if not any(part in name for part in LEAVES):
            forget(packages)
        try:
            importlib.import_module(name)
        except Exception as problem:
            missing = (problem.name or "") if isinstance(problem, ModuleNotFoundError) else ""
            failures[name] = [missing.partition(".")[0], traceback.format_exc()]
    sys.stdout.write(json.dumps(failures))


if __name__ == "__main__":
    main()
