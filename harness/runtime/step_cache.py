"""The compilation cache of a client: files of each step, under the client's token hashed with what else decides.

Source: ExecutionStep::addOperation and compile of runtime/ExecutionPlan.cpp, and TokenHasher.h, of packages/modules/
NeuralNetworks: the device's name and version, the preference, the priority and the step's operations change the token,
so that another plan finds no files of this one. So do hints, which a compilation may follow.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import msgspec

from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Stage, Verdict
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.incidents import CallFailed, Incident, IncidentLog


class ClientCache(msgspec.Struct, frozen=True):
    """A folder of cache files and the client's token of 32 bytes for one compilation."""

    folder: Path
    token: bytes


class StepCache:
    """The cache files of one step: ``part`` names its graph and operations. Incidents go to ``log``."""

    def __init__(self, client: ClientCache, part: str, log: IncidentLog) -> None:
        self._client, self._part, self._log = client, part, log

    def token(self, candidate: Candidate, options: PreparationOptions) -> bytes:
        """Return the client's token, hashed with all that a prepared model depends on. Raises CallFailed."""
        chosen = int(options.preference), int(options.priority), options.hints, options.extension_name_to_prefix
        parts = candidate.name, candidate.info().version, *chosen, self._part
        return sha256(self._client.token + repr(parts).encode()).digest()

    def prepare(self, candidate: Candidate, model: Model, options: PreparationOptions) -> PreparedModel:
        """Return the step from its cache files if these were written; else prepare it, and let it write them.

        Raises CallFailed.
        """
        status, *counts = candidate.ask("number_of_cache_files_needed", lambda it: it.number_of_cache_files_needed())
        if status != ErrorStatus.NONE or not any(counts):
            return candidate.prepare(model, options)
        token = self.token(candidate, options)
        paths = [self._client.folder / f"{token.hex()}{number}" for number in range(sum(counts))]
        if all(path.exists() and path.stat().st_size for path in paths):
            try:
                with _opened(paths, os.O_RDWR) as files:
                    model_files, data_files = files[: counts[0]], files[counts[0] :]
                    return candidate.prepare_from_cache(options, model_files, data_files, token)
            except CallFailed as failed:
                text = f"lost its cache: {failed}, though the files are those that it wrote; prepared anew"
                if failed.verdict is not Verdict.NOT_APPLICABLE:
                    self._log.add(Incident(candidate.name, Verdict.ERROR, Stage.PREPARE, text))
        with _opened(paths, os.O_RDWR | os.O_CREAT | os.O_TRUNC) as files:
            return candidate.prepare(model, options, files[: counts[0]], files[counts[0] :], token)


@contextmanager
def _opened(paths: Sequence[Path], flags: int) -> Iterator[list[int]]:
    files: list[int] = []
    try:
        files.extend(os.open(path, flags, 0o600) for path in paths)
        yield files
    finally:
        for file in files:
            os.close(file)
