"""Tests of the ``nnapi:`` loader, on the C driver of ``nnconform.reference_driver.capi``."""
