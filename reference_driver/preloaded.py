"""Loads all kernels and extensions when it is imported: for NNCONFORM_PRELOAD, where many processes serve this driver.

Loading them takes two thirds of the start of such a process.
"""

from __future__ import annotations

from nnconform.harness.extensions.registry import bundled_vendors
from nnconform.reference_driver import kernels
from nnconform.reference_driver.kernels import registry

registry.collect(kernels)
bundled_vendors()
