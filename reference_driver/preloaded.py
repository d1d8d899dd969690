"""Loads all kernels and extensions when it is imported: for NNCONFORM_PRELOAD, where many processes serve this driver.

Loading them takes two thirds of the start of such a process.
"""

from __future__ import annotations

from nnconform.harness.discovery import import_modules
from nnconform.harness.extensions import bundled
from nnconform.reference_driver import kernels
from nnconform.reference_driver.kernels import registry

registry.collect(kernels)
import_modules(bundled)
