"""Stress tests: clients that press a driver from many threads and processes, are killed, and compare every answer."""
