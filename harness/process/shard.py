"""The process of a ``ShardChild``: its arguments are ``MODULE:FUNCTION``, which it runs on each shard on its standard
input, a line each, and the parent's process ID.

Each result of the function is written to standard output as one line, at once. The process ends with its parent,
however that ends.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from inspect import signature
from typing import BinaryIO, get_type_hints

import msgspec

from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.process.child import end_with_parent
from nnconform.harness.process.collector import collect_rarely
from nnconform.harness.process.interrupts import interrupts_outside_locks
from nnconform.harness.process.shard_child import ShardMessage, WorkEnded, decode, encode
from nnconform.harness.process.termination import terminable


def main() -> None:
    """Run the work that the command line names."""
    # The output of a driver in this process must not mix with the results.
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    collect_rarely()
    end_with_parent()
    if os.getppid() != int(sys.argv[2]):  # the parent ended before prctl took effect
        sys.exit(1)
    try:
        # A group that is terminated gets the signal twice: from outside, and from the parent.
        with interrupts_outside_locks(), terminable(once=True):
            _run(sys.argv[1], output)
    except UsageError as error:
        _write(output, ShardMessage(usage_error=str(error)))
    except DriverFault as fault:
        _write(output, ShardMessage(driver_fault=str(fault), stderr=fault.stderr))
    except WorkEnded as end:
        _write(output, ShardMessage(ended=str(end)))
    except KeyboardInterrupt:
        # The parent gets Ctrl-C too, and reports it; SIGTERM comes from there.
        sys.exit(1)


def _run(name: str, output: BinaryIO) -> None:
    work = pkgutil.resolve_name(name)
    shard_type = get_type_hints(work)[next(iter(signature(work).parameters))]
    while shard := sys.stdin.buffer.readline():
        for result in work(decode(shard, shard_type)):
            _write(output, ShardMessage(result=msgspec.Raw(encode(result))))
        _write(output, ShardMessage(done=True))


def _write(output: BinaryIO, message: ShardMessage) -> None:
    output.write(encode(message) + b"\n")
    output.flush()


if __name__ == "__main__":
    main()
