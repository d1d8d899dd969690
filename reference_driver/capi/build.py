"""Compiles the driver with the machine's C compiler: ``python -m nnconform.reference_driver.capi.build FOLDER``."""

from __future__ import annotations

import sys
from pathlib import Path

from nnconform.reference_driver.compiling import SHARED, BuildError, compile_c, folder_of

HERE = Path(__file__).parent
ENTRY = "support_library.c"


def build(folder: Path, *, support_library: bool = False) -> Path:
    """Compile into ``folder`` and return the library's path. It exports the NNAPI C API; a support library exports only
    the entry ``ANeuralNetworks_getSLDriverImpl``. Raises BuildError.
    """
    sources = [path for path in HERE.glob("*.c") if support_library or path.name != ENTRY]
    library = folder / ("libnnconform_sl.so" if support_library else "libnnconform_nnapi.so")
    return compile_c(library, sources, f"{SHARED} -fvisibility=hidden" if support_library else SHARED)


def main(arguments: list[str]) -> None:
    """Build both libraries and print their paths."""
    folder = folder_of(arguments, "nnconform.reference_driver.capi.build")
    try:
        paths = [build(folder, support_library=support_library) for support_library in (False, True)]
    except BuildError as error:
        sys.exit(str(error))
    sys.stdout.write("".join(f"{path}\n" for path in paths))


if __name__ == "__main__":
    main(sys.argv[1:])
