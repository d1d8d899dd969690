"""Compiles the driver in C: ``python -m nnconform.reference_driver.clients.build FOLDER`` prints all addresses."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from nnconform.reference_driver.compiling import BuildError, compile_c, folder_of

HERE = Path(__file__).parent


def c_address(folder: Path, flags: str = "") -> str:
    """Compile the driver in C into ``folder`` and return its address. Raises BuildError."""
    program = compile_c(folder / "float32_in_c", (HERE / "c").glob("*.c"), flags)
    return f"exec:{shlex.quote(str(program))}"


def javascript_address() -> str:
    """Return the address of the driver in JavaScript. Raises BuildError."""
    node = shutil.which("node")
    if node is None:
        raise BuildError("node is not on the PATH; install Node.js 18 or newer")
    return f"exec:{shlex.join([node, str(HERE / 'javascript' / 'service.mjs')])}"


def main(arguments: list[str]) -> None:
    """Compile, and print the addresses of the drivers that can be started on this machine."""
    folder = folder_of(arguments, "nnconform.reference_driver.clients.build")
    failed, lines = "", []
    addresses: tuple[Callable[[], str], ...] = (lambda: c_address(folder), javascript_address)
    for address in addresses:
        try:
            lines.append(f"{address()}\n")
        except BuildError as error:
            failed = str(error)
    # In one write: a reader of only the first line may close the pipe before the last.
    sys.stdout.write("".join(lines))
    if failed:
        sys.exit(failed)


if __name__ == "__main__":
    main(sys.argv[1:])
