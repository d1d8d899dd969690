"""Faults around executions: callbacks, outputs, times, fences and bursts."""
