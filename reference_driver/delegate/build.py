"""Compiles the delegate with the machine's C compiler: ``python -m reference_driver.delegate.build FOLDER``."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

from reference_driver.capi.build import FLAGS, BuildError, compiler

HERE = Path(__file__).parent


def build(folder: Path) -> Path:
    """Compile into ``folder`` and return the library's path. Raises BuildError."""
    found = compiler()
    if found is None:
        raise BuildError("no C compiler: cc is not on the PATH; install gcc or clang")
    library = folder / "libnnconform_delegate.so"
    sources = sorted(map(str, HERE.glob("*.c")))
    command = [found, *shlex.split(FLAGS), "-o", str(library), *sources, "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{shlex.join(command)}\n{done.stderr}")
    return library


def main(arguments: list[str]) -> None:
    """Build, and print the library's path."""
    if len(arguments) != 1:
        sys.exit("usage: python -m reference_driver.delegate.build FOLDER")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    try:
        sys.stdout.write(f"{build(folder)}\n")
    except BuildError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
