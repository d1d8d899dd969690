"""The service's answer to a driver that closes cache files, which belong to its client."""

from __future__ import annotations

import os
import threading

import pytest

from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.loaders.tests.conftest import small_model
from nnconform.harness.model.errors import DriverFault


@pytest.mark.parametrize(
    ("address", "closed"), [("reference_driver.faulty?fault=caching.closes_the_files", 2), ("reference_driver", 0)]
)
def test_it_says_so_with_the_next_calls(address: str, closed: int) -> None:
    device = ServiceDevice(f"inproc:{address}")
    files = [os.memfd_create("cache", os.MFD_CLOEXEC) for _ in range(2)]
    try:
        done = threading.Event()
        device.prepare_model(small_model(), model_cache=files[:1], data_cache=files[1:], callback=lambda *_: done.set())
        device.await_callback(done)
        errors = []
        for _ in range(4):
            try:
                device.status()
            except DriverFault as error:
                errors.append(str(error))
        assert len(errors) == closed
        assert all("closed descriptor" in each for each in errors)
        for file in files:
            os.fstat(file)
    finally:
        for file in files:
            os.close(file)
        device.close()
