"""Compiles programs and libraries in C with the machine's compiler."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

FLAGS = "-std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -O1 -g -pthread"
SHARED = "-fPIC -shared"


class BuildError(Exception):
    """A compiler or interpreter is missing, or rejects the sources."""


def compiler() -> str | None:
    """Return the path of the machine's ``cc``, None if there is none."""
    return shutil.which("cc")


def compile_c(output: Path, sources: Iterable[Path], flags: str = "") -> Path:
    """Compile the sources into ``output``, with ``flags`` beside FLAGS. Raises BuildError."""
    path = compiler()
    if path is None:
        raise BuildError("no C compiler: cc is not on the PATH; install gcc or clang")
    command = [path, *shlex.split(f"{FLAGS} {flags}"), "-o", str(output), *sorted(map(str, sources)), "-lm"]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    if process.returncode:
        raise BuildError(f"{shlex.join(command)}\n{process.stderr}")
    return output


def folder_of(arguments: list[str], module: str) -> Path:
    """Return the folder that is the only argument of ``python -m module``, created if missing. Exits with the usage
    otherwise.
    """
    if len(arguments) != 1:
        sys.exit(f"usage: python -m {module} FOLDER")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    return folder
