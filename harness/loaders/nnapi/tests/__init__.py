"""Tests of the ``nnapi:`` loader, on the C driver of ``reference_driver.capi``."""
