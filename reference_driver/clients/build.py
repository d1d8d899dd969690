"""Compiles the driver in C: ``python -m reference_driver.clients.build FOLDER`` also prints the addresses of all."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
FLAGS = "-std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -O1 -g -pthread"


class BuildError(Exception):
    """A compiler or interpreter is missing, or refuses the sources."""


def c_address(folder: Path, flags: str = "") -> str:
    """Compile the driver in C into ``folder``; its address. Raises BuildError."""
    compiler, program = _found("cc", "install gcc or clang"), folder / "float32_in_c"
    sources = sorted(map(str, (HERE / "c").glob("*.c")))
    command = [compiler, *shlex.split(f"{FLAGS} {flags}"), "-o", str(program), *sources, "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{shlex.join(command)}\n{done.stderr}")
    return f"exec:{shlex.quote(str(program))}"


def javascript_address() -> str:
    """The address of the driver in JavaScript. Raises BuildError."""
    node = _found("node", "install Node.js 18 or newer")
    return f"exec:{shlex.join([node, str(HERE / 'javascript' / 'service.mjs')])}"


def _found(program: str, remedy: str) -> str:
    path = shutil.which(program)
    if path is None:
        raise BuildError(f"{program} is not on the PATH; {remedy}")
    return path


def main(arguments: list[str]) -> None:
    """Compile, and print the addresses of the drivers that can be started here."""
    if len(arguments) != 1:
        sys.exit("usage: python -m reference_driver.clients.build FOLDER")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    failed = ""
    addresses: tuple[Callable[[], str], ...] = (lambda: c_address(folder), javascript_address)
    for address in addresses:
        try:
            sys.stdout.write(f"{address()}\n")
        except BuildError as error:
            failed = str(error)
    if failed:
        sys.exit(failed)


if __name__ == "__main__":
    main(sys.argv[1:])
