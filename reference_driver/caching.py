"""Compilation caching: saving prepared models to cache files, and the checks before loading from them.

The model cache holds the graph, the data cache the constants. A digest of its own content guards the model cache, which
also holds a digest of the data cache. The data cache starts with a random serial number. So a file that was changed, or
that belongs to another preparation, is detected. Each file is read once, and the bytes that were checked are those
used, whatever is written to the file meanwhile. The model read is validated like any client's: cache files cannot make
the driver do what a client could not.

Source: prepareModel_1_3, prepareModelFromCache_1_3 of IDevice.hal 1.3; getNumberOfCacheFilesNeeded of IDevice.hal 1.2.
"""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Sequence
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN
from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.graph import DataLocation, Model, Subgraph

MODEL_FILES, DATA_FILES = 1, 1

_MAGIC = b"nnconform cache\x01"
_DIGEST_SIZE = sha256().digest_size
_SERIAL_SIZE = 16
_ALIGNMENT = 16
# Bytes; the size that a file reports may exceed the available memory.
_LARGEST = 1 << 30
_CONSTANTS = frozenset({OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE})
# Raised for descriptors that are not files, for files that are too large, and for a full disk.
_FAILURES = (OSError, ValueError, TypeError, MemoryError)


class NoCache(Exception):
    """The files hold no usable cache."""


class CacheFileSet(msgspec.Struct, frozen=True):
    """The cache file descriptors and the token of a client. The descriptors stay the client's."""

    model: Sequence[int]
    data: Sequence[int]
    token: bytes

    def fit(self) -> bool:
        """Return whether the number of files and the token's length are those that this driver asks for."""
        counts = len(self.model), len(self.data)
        return counts == (MODEL_FILES, DATA_FILES) and len(self.token) == BYTE_SIZE_OF_CACHE_TOKEN


class Saved(msgspec.Struct, frozen=True, array_like=True):
    """The content of a model cache. ``made_by``: the driver that can use it; ``data``: the digest of its data cache."""

    token: bytes
    made_by: str
    data: bytes
    priority: int
    main: Subgraph
    referenced: tuple[Subgraph, ...]
    relax_computation_float32_to_float16: bool
    extension_name_to_prefix: tuple[tuple[str, int], ...]

    def model(self, constants: bytes) -> Model:
        """Return the model with these constants."""
        return Model(
            self.main,
            self.referenced,
            constants,
            (),
            self.relax_computation_float32_to_float16,
            self.extension_name_to_prefix,
        )


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Saved).decode


class Caching:
    """Saving and loading for the driver ``made_by``. A faulty driver overrides one of the small steps."""

    def __init__(self, made_by: str) -> None:
        self.made_by = made_by

    def save(self, files: CacheFileSet, model: Model, priority: int) -> None:
        """Save a model if the files are suitable. Never raises: a preparation does not fail because of its cache."""
        if not files.fit():
            return
        try:
            self.write(files, model, priority)
        except _FAILURES:
            return

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        """Write both files, the model cache last, because it is valid only with its data cache."""
        if not all(map(_is_open_for_both, (*files.model, *files.data))):
            return
        whole, constants = constants_apart(model)
        data = self.pack_data(constants)
        saved = Saved(
            files.token,
            self.made_by,
            self.name_data(data),
            priority,
            whole.main,
            whole.referenced,
            whole.relax_computation_float32_to_float16,
            whole.extension_name_to_prefix,
        )
        self.write_file(files.data[0], data)
        self.write_file(files.model[0], self.seal(_encode(saved)))

    def load(self, files: CacheFileSet) -> tuple[Model, int]:
        """Return the model and its priority. Raises NoCache for files not written by this driver for this token."""
        try:
            saved = _decode(self.unseal(self.read_file(files.model[0])))
            self.check(saved, files.token)
            data = self.read_file(files.data[0])
        except (*_FAILURES, msgspec.DecodeError) as error:
            raise NoCache(str(error)) from error
        self.check_data(saved, data)
        return saved.model(self.unpack_data(data)), saved.priority

    # The steps.

    def seal(self, content: bytes) -> bytes:
        """Return the bytes of the model cache's file: a magic number, a digest, the content."""
        return _MAGIC + sha256(_MAGIC + content).digest() + content

    def unseal(self, sealed: bytes) -> bytes:
        """Return the content of the model cache's file. Raises NoCache if a byte was changed."""
        start = len(_MAGIC) + _DIGEST_SIZE
        content = sealed[start:]
        if sealed[:start] != self.seal(content)[:start]:
            raise NoCache("the model cache was changed")
        return content

    def check(self, saved: Saved, token: bytes) -> None:
        """Raise NoCache for a cache of another driver or for another token."""
        if saved.token != token or saved.made_by != self.made_by:
            raise NoCache("the cache is for another token, or another driver's")

    def pack_data(self, constants: bytes) -> bytes:
        """Return the bytes of the data cache's file. No two are equal, so that each belongs to one model cache."""
        return os.urandom(_SERIAL_SIZE) + constants

    def unpack_data(self, data: bytes) -> bytes:
        """Return the constants in the data cache."""
        return data[_SERIAL_SIZE:]

    def name_data(self, data: bytes) -> bytes:
        """Return the digest by which a model cache identifies its data cache."""
        return sha256(data).digest()

    def check_data(self, saved: Saved, data: bytes) -> None:
        """Raise NoCache for a data cache that was changed or belongs to another model cache."""
        if saved.data != self.name_data(data):
            raise NoCache("the data cache was changed, or is another model's")

    def write_file(self, file: int, content: bytes) -> None:
        """Replace the file's content by ``content``. The descriptor's offset is neither used nor moved."""
        os.ftruncate(file, 0)
        rest, offset = memoryview(content), 0
        while rest:
            written = os.pwrite(file, rest, offset)
            rest, offset = rest[written:], offset + written

    def read_file(self, file: int) -> bytes:
        """Return the file's content from its start, whatever the descriptor's offset. Raises NoCache."""
        status = os.fstat(file)
        if not stat.S_ISREG(status.st_mode) or status.st_size > _LARGEST:
            raise NoCache("not a file that this driver would have written")
        pieces, offset = [], 0
        while piece := os.pread(file, min(1 << 20, status.st_size - offset), offset):
            pieces.append(piece)
            offset += len(piece)
        return b"".join(pieces)


def constants_apart(model: Model) -> tuple[Model, bytes]:
    """Return the model with all its constants moved to one byte string, and those bytes."""
    constants = bytearray()
    graphs = []
    for graph in model.subgraphs():
        operands = []
        for operand in graph.operands:
            if operand.lifetime in _CONSTANTS:
                constants += bytes(-len(constants) % _ALIGNMENT)
                place = DataLocation(0, len(constants), operand.location.length)
                constants += model.constant(operand)
                operand = replace(operand, lifetime=OperandLifeTime.CONSTANT_COPY, location=place)
            operands.append(operand)
        graphs.append(replace(graph, operands=tuple(operands)))
    return replace(model, main=graphs[0], referenced=tuple(graphs[1:]), operand_values=b"", pools=()), bytes(constants)


def _is_open_for_both(file: int) -> bool:
    return fcntl.fcntl(file, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDWR
