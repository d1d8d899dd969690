"""What a service does about a driver that closes cache files, which are its client's."""

from __future__ import annotations

import os
import threading

import pytest

from harness.loaders.service import ServiceDevice
from harness.loaders.tests.conftest import small_model
from harness.model.errors import DriverFault


@pytest.mark.parametrize("fault", ["closes_the_files", "never_saves"])
def test_it_says_so_with_a_later_call(fault: str) -> None:
    device = ServiceDevice(f"inproc:reference_driver.faulty.caching.{fault}")
    files = [os.memfd_create("cache", os.MFD_CLOEXEC) for _ in range(2)]
    try:
        done = threading.Event()
        device.prepare_model(small_model(), model_cache=files[:1], data_cache=files[1:], callback=lambda *_: done.set())
        device.await_callback(done)
        told = ""
        try:
            # The driver drops its hold on them at some moment after it has called back.
            for _ in range(200):
                device.status()
        except DriverFault as error:
            told = str(error)
        assert ("closed descriptor" in told) == (fault == "closes_the_files")
        for file in files:
            os.fstat(file)
    finally:
        for file in files:
            os.close(file)
        device.close()
