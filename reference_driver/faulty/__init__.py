"""Drivers that are wrong on purpose, one fault a file: the test of the tests.

Each module is the reference driver with one fault, loaded by address: ``inproc:reference_driver.faulty.NAME``. Modules
whose names begin with an underscore hold no driver.
"""
