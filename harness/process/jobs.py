"""Sharded work: each shard runs in a child process, and results are yielded as they arrive."""

from __future__ import annotations

import os
import selectors
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import ExitStack
from typing import TypeVar, overload

from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.shard_child import ShardChild, WorkEnded, decode, encode, work_name

_Shard = TypeVar("_Shard")
_Result = TypeVar("_Result")
_Item = TypeVar("_Item")

CHUNK = 1 << 16


@overload
def split(items: range, count: int) -> list[range]: ...


@overload
def split(items: Sequence[_Item], count: int) -> list[Sequence[_Item]]: ...


def split(items: Sequence[_Item], count: int) -> Sequence[Sequence[_Item]]:
    """Split the items into at most ``count`` shares, none of them empty: each has every ``count``-th item."""
    return [items[first::count] for first in range(min(count, len(items)))]


def run_sharded(
    work: Callable[[_Shard], Iterable[_Result]], shards: Sequence[_Shard], result: type[_Result], jobs: int
) -> Generator[_Result, None, None]:
    """Yield the results of ``work`` on each shard, from at most ``jobs`` processes at a time, in the order they arrive.

    ``work`` is a function of a module whose only parameter has a type annotation. No process outlives this generator,
    which the caller closes. Raises UsageError and DriverFault that ``work`` raises, and UsageError if a process ends
    before its work is done; the results until then have been yielded.
    """
    waiting = iter([(shard, f"shard {number} of {len(shards)}") for number, shard in enumerate(shards, 1)])
    with ExitStack() as stack, selectors.DefaultSelector() as ready:

        def start_next() -> None:
            if following := next(waiting, None):
                shard, name = following
                child = ShardChild(work_name(work))
                stack.callback(child.end)
                child.give(encode(shard), last=True)
                ready.register(child.output, selectors.EVENT_READ, (child, name))

        for _ in range(jobs):
            start_next()
        while ready.get_map():
            for key, _ in ready.select():
                child, name = key.data
                if more := os.read(key.fd, CHUNK):
                    try:
                        yield from (decode(each, result) for each in child.results(more))
                    except WorkEnded as end:
                        raise UsageError(f"{name}: a process of it {end}") from None
                    continue
                ready.unregister(key.fileobj)
                child.check_done(name)
                start_next()
