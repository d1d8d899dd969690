"""Planted faults of our own code: functions that replace a part of it in a process that is made for them."""
