"""A module run as a program that ends with its parent: ``python -m nnconform.harness.process.bound_module PARENT MODULE
ARGUMENT...``, where PARENT is the parent's process ID. SIGINT interrupts it, also where that was ignored.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys

from nnconform.harness.process.allocator import keep_freed_memory
from nnconform.harness.process.child import end_with_parent
from nnconform.harness.process.termination import status_of


def main() -> None:
    """Run the module that the command line names."""
    parent, module, *arguments = sys.argv[1:]
    end_with_parent()
    if os.getppid() != int(parent):  # the parent ended before prctl took effect
        sys.exit(1)
    keep_freed_memory()
    # Whatever shell started the parent, which passes on an interrupt only if it means it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv[1:] = arguments
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except KeyboardInterrupt as interrupt:
        # It was being imported: programs tell by themselves that they are interrupted.
        sys.exit(status_of(interrupt))


if __name__ == "__main__":
    main()
