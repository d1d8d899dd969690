"""Compiles the delegate with the C compiler: ``python -m nnconform.reference_driver.delegate.build FOLDER``."""

from __future__ import annotations

import sys
from pathlib import Path

from nnconform.reference_driver.compiling import SHARED, BuildError, compile_c, folder_of

HERE = Path(__file__).parent


def build(folder: Path) -> Path:
    """Compile into ``folder`` and return the library's path. Raises BuildError."""
    return compile_c(folder / "libnnconform_delegate.so", HERE.glob("*.c"), SHARED)


def main(arguments: list[str]) -> None:
    """Build, and print the library's path."""
    folder = folder_of(arguments, "nnconform.reference_driver.delegate.build")
    try:
        sys.stdout.write(f"{build(folder)}\n")
    except BuildError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
