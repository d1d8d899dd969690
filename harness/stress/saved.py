"""Sums saved to cache files, and prepared from them again: files of one test, and what may come of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN
from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.execution.preparation import prepare_from_cache
from nnconform.harness.model.codes import ErrorStatus, HalVersion, name_of
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import TOO_BUSY_TO_PREPARE, ClientThread
from nnconform.harness.stress.launched import need_own
from nnconform.harness.stress.sums import Sum, SumRequest

# Opens a new cache file.
NewFile = Callable[[], int]


def empty_file() -> int:
    """Return a new file in memory."""
    return os.memfd_create("nnconform-cache", os.MFD_CLOEXEC)


def cache_files(worker: ClientThread) -> tuple[int, int]:
    """Return how many model and data cache files the driver needs: none if it does not cache."""
    with worker.step(Stage.QUERY, "the number of cache files"):
        status, model, data = worker.session.device().number_of_cache_files_needed()
    return (model, data) if status == ErrorStatus.NONE else (0, 0)


def need_caching(worker: ClientThread) -> tuple[int, int]:
    """Return how many model and data cache files the driver needs. Raises VerdictReached (not applicable) if none."""
    need_own(worker, HalVersion.V1_2, "caching")
    counts = cache_files(worker)
    if not any(counts):
        not_applicable("the driver asks for no cache files: it does not cache")
    return counts


def token_of(number: int) -> bytes:
    """Return a token of its own for each number."""
    return number.to_bytes(BYTE_SIZE_OF_CACHE_TOKEN, "little")


@dataclass
class CacheFolder:
    """The open files of one cache; ``close`` closes them."""

    model: list[int]
    data: list[int]
    token: bytes

    @classmethod
    def create(cls, counts: tuple[int, int], token: bytes, new: NewFile = empty_file) -> CacheFolder:
        """Create as many files as the driver needs."""
        return cls([new() for _ in range(counts[0])], [new() for _ in range(counts[1])], token)

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments of a preparation with these files."""
        return {"model_cache": self.model, "data_cache": self.data, "token": self.token}

    def files(self) -> list[int]:
        """Return all files."""
        return [*self.model, *self.data]

    def cut(self, share: float) -> CacheFolder:
        """Return a copy of which the later part of each file is missing, as when a driver is killed while it writes."""

        def copied(file: int) -> int:
            copy, content = empty_file(), os.pread(file, os.fstat(file).st_size, 0)
            os.write(copy, content[: int(share * len(content))])
            return copy

        return CacheFolder(list(map(copied, self.model)), list(map(copied, self.data)), self.token)

    def load(self, worker: ClientThread, saved: Sum, request: SumRequest, numbers: Any, what: str) -> bool:
        """Prepare from the files. If the driver does, the outputs must be those of the model that was ``saved``.

        Returns whether it did. Raises VerdictReached.
        """
        if not self.files():
            return False
        with worker.step(Stage.PREPARE, f"from the cache, {what}"):
            preparation = prepare_from_cache(worker.session, deadline=None, **self.arguments)
        if problem := preparation.problem("prepare_model_from_cache"):
            raise VerdictReached(Verdict.ERROR, problem)
        worker.counted["preparations from a cache"] += 1
        if preparation.prepared is None:
            if preparation.status not in (
                *TOO_BUSY_TO_PREPARE,
                ErrorStatus.GENERAL_FAILURE,
                ErrorStatus.INVALID_ARGUMENT,
            ):
                got = name_of(ErrorStatus, preparation.status)
                text = f"prepare_model_from_cache, {what}: got {got}, wanted NONE or GENERAL_FAILURE"
                raise VerdictReached(Verdict.ERROR, text)
            return False
        loaded = Sum(worker, request.kind, saved.constant)
        loaded.prepared = preparation.prepared
        loaded.execute(request, numbers, f"prepared from a cache, {what}")
        loaded.close()
        return True

    def close(self) -> None:
        """Close the files."""
        for file in self.files():
            os.close(file)
