"""The bundled reference driver, loaded by address like any other: ``inproc:reference_driver``."""

from nnconform.reference_driver.device import open_device

__all__ = ["open_device"]
