"""What takes long to make from sources of the project, such as a compiled library: one process makes it, and all others
that run tests wait and find it below ``build``, as does the next run, until the sources change.
"""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from shutil import rmtree

from nnconform.harness.tests.whole_repo.tree import ROOT
from nnconform.reference_driver.capi.build import build

FOLDER = ROOT / "build/made_once"


def made_once(name: str, sources: Iterable[Path], make: Callable[[Path], object], below: Path = FOLDER) -> Path:
    """Return the folder that ``make`` has filled from the sources as they are now; ``name`` tells it from others."""
    digest = sha256()
    for path in sorted(sources):
        digest.update(f"{path.name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    folder = below / f"{name}-{digest.hexdigest()[:16]}"
    below.mkdir(parents=True, exist_ok=True)
    with (below / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            begun = below / f"{name}.begun"
            # Of one that was killed while it made it.
            rmtree(begun, ignore_errors=True)
            begun.mkdir()
            make(begun)
            begun.rename(folder)
    return folder


def c_driver(*, support_library: bool = False) -> Path:
    """Return the library of the driver in C, in one of its forms."""
    reference = ROOT / "reference_driver"
    sources = [*reference.glob("capi/*.[ch]"), reference / "capi/build.py", reference / "compiling.py"]
    name = "support_library" if support_library else "nnapi_library"
    folder = made_once(name, sources, lambda folder: build(folder, support_library=support_library))
    return next(folder.glob("*.so"))
