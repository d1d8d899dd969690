"""Faults in what a driver makes of the token and of the descriptors of cache files beside saving and restoring."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, PrepareCallback
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_NO_TOKEN = bytes(BYTE_SIZE_OF_CACHE_TOKEN)


class _Arguments(ReferenceDevice):
    """A device that looks at the arguments of each preparation that concern its cache."""

    def instead(self, model: Model, files: Sequence[int], token: bytes) -> Model | None:
        """Return the model to prepare instead of ``model``, None to refuse the preparation."""
        raise NotImplementedError

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = _NO_TOKEN,
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        chosen = self.instead(model, (*model_cache, *data_cache), token)
        if chosen is None:
            callback(ErrorStatus.INVALID_ARGUMENT, None)
            return ErrorStatus.INVALID_ARGUMENT
        return super().prepare_model(chosen, preference, priority, deadline, model_cache, data_cache, token, callback)


@fault("caching.ignores_the_token_without_files")
class RefusesATokenWithoutFiles(_Arguments):
    """A preparation with a token and without cache files is refused."""

    def instead(self, model: Model, files: Sequence[int], token: bytes) -> Model | None:
        return None if token != _NO_TOKEN and not files else model


@fault("caching.ignores_the_token_without_files")
class TokenNamesAModel(_Arguments):
    """Without cache files too, a token that was seen before gives the model that was prepared with it then."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.seen: dict[bytes, Model] = {}

    def instead(self, model: Model, files: Sequence[int], token: bytes) -> Model | None:
        return model if token == _NO_TOKEN or files else self.seen.setdefault(token, model)


class _Lends(_Arguments):
    """A device that remembers the numbers of the cache files of its last preparation, and which files they were."""

    lent: Sequence[tuple[int, int]] = ()

    def instead(self, model: Model, files: Sequence[int], token: bytes) -> Model | None:
        self.lent = [(file, os.fstat(file).st_ino) for file in files]
        return model


# The others execute models while files of earlier ones are closed, whose numbers other files take by chance.
@fault(
    "cache_descriptors.writes_to_no_descriptor_that_is_closed",
    may_be_caught_by=("caching.restores_what_it_saved", "cache_descriptors.leaves_files_to_the_client"),
)
class WritesToClosedFiles(ReferencePreparedModel):
    """An execution writes to the cache files by the numbers of the descriptors that the preparation got, which may be
    those of other files by now.
    """

    device_type = _Lends

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        assert isinstance(self.device, _Lends)
        for file, before in self.device.lent:
            with suppress(OSError):
                if os.fstat(file).st_ino != before:
                    os.pwrite(file, b"learned of this execution", 0)
        return super().compute(inputs, limits)
