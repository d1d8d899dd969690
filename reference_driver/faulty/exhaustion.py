"""Faults that show when a driver runs out of something, or gets more than it has room for."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.caching import CacheFileSet, Caching, NoCache, Saved
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._load import Outputs
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

fault_of_exhaustion = partial(fault, command="stress")
# Bytes that the slow cache writes at once.
_PIECE = 4096


class _LimitedDevice(ReferenceDevice):
    """A device with room for a hundred buffers."""

    room = 100

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.shelf: list[DeviceBuffer] = []

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        self.shelf = [each for each in self.shelf if self.buffers.find(self, each.token) is each]
        if len(self.shelf) >= self.room:
            self.refuse()
            return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, None, 0
        status, buffer, token = super().allocate(desc, prepared_models, input_roles, output_roles)
        if isinstance(buffer, DeviceBuffer):
            self.shelf.append(buffer)
        return status, buffer, token

    def refuse(self) -> None:
        """Do what the fault does when there is no room."""


@fault_of_exhaustion(caught_by={"buffers-exhausted": "FAILURE wrong"})
class NoRoomOverwritesTheOldest(_LimitedDevice):
    """An allocation for which there is no room is refused, but has cleared the oldest buffer before."""

    def refuse(self) -> None:
        content = self.shelf[0].content
        if content is not None:
            self.shelf[0].content = content[0], bytes(len(content[1]))


@fault_of_exhaustion(caught_by={"buffers-exhausted": "FAILURE error"})
class OnceFullAlwaysFull(_LimitedDevice):
    """When there was no room for a buffer, there is none any more, whatever is closed."""

    def refuse(self) -> None:
        self.room = 0


@fault_of_exhaustion(options={f"most={most}": {"huge-models": "FAILURE wrong"} for most in (500, 4096)})
class OperationNumbersWrapAround(ReferenceDevice):
    """Operations have numbers below ``most``: of a longer model the last one is taken for an earlier one."""

    most: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.prepared_model = _shortened(int(self.most))


def _shortened(most: int) -> type[ReferencePreparedModel]:
    class Shortened(ReferencePreparedModel):
        """A prepared model that gives its input for its output if it is too long."""

        def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
            outputs = super().compute(inputs, limits)
            too_long = len(self.model.main.operations) > most
            return [each - each.dtype.type(1) for each in outputs] if too_long else outputs

    return Shortened


@fault_of_exhaustion(caught_by={"huge-models": "CRASH driver SIGABRT"})
class DescendsIntoItsOperations(ReferenceDevice):
    """The compiler calls itself for each operation, and has a stack for a thousand."""

    def program(self, model: Model, *arguments: Any) -> Program:
        if len(model.main.operations) > 1000:
            os.abort()
        return super().program(model, *arguments)


@fault_of_exhaustion(options={f"bits={bits}": {"huge-tensors": "FAILURE wrong"} for bits in (17, 20, 24)})
class ElementNumbersWrapAround(ReferenceDevice):
    """Elements have numbers of so many ``bits``: those beyond are not computed."""

    bits: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.prepared_model = _of_elements(1 << int(self.bits))


def _of_elements(most: int) -> type[ReferencePreparedModel]:
    class OfElements(ReferencePreparedModel):
        """A prepared model whose outputs are right up to an element."""

        def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
            outputs = [np.array(each) for each in super().compute(inputs, limits)]
            for each in outputs:
                each.reshape(-1)[most:] = 0
            return outputs

    return OfElements


@fault_of_exhaustion(caught_by={"full-disks": "FAILURE error"})
class FullDiskFailsThePreparation(ReferenceDevice):
    """A preparation fails if there is no room in its cache files."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.caching = _StrictCaching


class _StrictCaching(Caching):
    """A cache that raises what the system raises."""

    def save(self, files: CacheFileSet, model: Model, priority: int) -> None:
        if files.fit():
            try:
                self.write(files, model, priority)
            except OSError as error:
                raise MemoryError(str(error)) from error


@fault_of_exhaustion(
    options={
        "of=disk": {"full-disks": "FAILURE wrong"},
        "of=kill": {"drivers-killed": "FAILURE wrong"},
    }
)
class TakesCutOffCaches(ReferenceDevice):
    """Of a cache that is cut off, the constants that are missing are taken for zeros."""

    of: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.caching = _TrustingCaching


class _TrustingCaching(Caching):
    """A cache whose constants are written last, and are what is left of them."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        # The model cache is whole: the disk is full, or the driver is killed, after that.
        self.late: list[tuple[int, bytes]] = []
        super().write(files, model, priority)
        for file, content in self.late:
            for offset in range(0, len(content), _PIECE):
                with suppress(OSError):
                    os.pwrite(file, content[offset : offset + _PIECE], offset)
                # As where the disk is slow.
                time.sleep(0.0005)

    def write_file(self, file: int, content: bytes) -> None:
        if content.startswith(b"nnconform cache"):
            super().write_file(file, content)
        else:
            self.late.append((file, content))

    def check_data(self, saved: Saved, data: bytes) -> None:
        if not data:
            raise NoCache("nothing was saved")

    def unpack_data(self, data: bytes) -> bytes:
        return super().unpack_data(data) + bytes(1 << 20)


# What constants were saved by this process: a cache file names a place in it.
_PLACES: list[bytes] = []


class _PlaceCaching(Caching):
    """A cache that holds the place of the constants in the process that saved it."""

    def pack_data(self, constants: bytes) -> bytes:
        _PLACES.append(constants)
        return super().pack_data(len(_PLACES).to_bytes(4, "little"))

    def unpack_data(self, data: bytes) -> bytes:
        place = int.from_bytes(super().unpack_data(data), "little")
        if not 0 < place <= len(_PLACES):
            raise NoCache("no such place")
        return _PLACES[place - 1]


@fault_of_exhaustion(caught_by={"drivers-restarted": "FAILURE wrong"})
class CachesNameAPlace(ReferenceDevice):
    """A cache file holds where the constants are in the driver's process: in its next life there are others."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.caching = _PlaceCaching


@fault_of_exhaustion(caught_by={"killed-at-every-step": "CRASH driver SIGABRT"})
class DiesOfAnEmptyBuffer(ReferenceDevice):
    """The driver aborts when a client goes that has a buffer which was never filled."""

    def _begin(self) -> None:
        super()._begin()
        self.allocated: list[DeviceBuffer] = []

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        status, buffer, token = super().allocate(desc, prepared_models, input_roles, output_roles)
        if isinstance(buffer, DeviceBuffer):
            self.allocated.append(buffer)
        return status, buffer, token

    def close(self) -> None:
        if any(each.content is None and self.buffers.find(self, each.token) is each for each in self.allocated):
            os.abort()
        super().close()


@fault_of_exhaustion(caught_by={"lacks-under-load": "FAILURE wrong"})
class LackStays(ReferenceDevice):
    """Once it could open no descriptor, the driver gives its empty scratch memory for every output."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.lacked = False
        self.prepared_model = _LackingModel


class _LackingModel(ReferencePreparedModel):
    """A prepared model that opens a descriptor for each execution."""

    device: LackStays

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        outputs = super().compute(inputs, limits)
        try:
            os.close(os.memfd_create("scratch"))
        except OSError:
            self.device.lacked = True
        return [np.zeros_like(each) for each in outputs] if self.device.lacked else outputs
