"""Compiles the driver with the machine's C compiler: ``python -m reference_driver.capi.build FOLDER``."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
FLAGS = "-std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -O1 -g -fPIC -shared -pthread"
ENTRY = "support_library.c"


class BuildError(Exception):
    """The compiler is missing or refuses the sources."""


def compiler() -> str | None:
    """The path of the machine's ``cc``, None without one."""
    return shutil.which("cc")


def build(folder: Path, *, support_library: bool = False) -> Path:
    """Compile into ``folder`` and return the library's path. It exports the NNAPI C API, or as a support library the
    entry ``ANeuralNetworks_getSLDriverImpl`` alone. Raises BuildError.
    """
    found = compiler()
    if found is None:
        raise BuildError("no C compiler: cc is not on the PATH; install gcc or clang")
    sources = sorted(path for path in HERE.glob("*.c") if support_library or path.name != ENTRY)
    library = folder / ("libnnconform_sl.so" if support_library else "libnnconform_nnapi.so")
    command = [found, *shlex.split(FLAGS), *(["-fvisibility=hidden"] if support_library else [])]
    command += ["-o", str(library), *map(str, sources), "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{shlex.join(command)}\n{done.stderr}")
    return library


def main(arguments: list[str]) -> None:
    """Build both libraries, and print their paths."""
    if len(arguments) != 1:
        sys.exit("usage: python -m reference_driver.capi.build FOLDER")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    try:
        paths = [build(folder, support_library=support_library) for support_library in (False, True)]
    except BuildError as error:
        sys.exit(str(error))
    sys.stdout.write("".join(f"{path}\n" for path in paths))


if __name__ == "__main__":
    main(sys.argv[1:])
