"""A driver in C behind the NNAPI C API: eleven operations, all ways to execute, and selectable faults.

``build`` compiles it. ``NNCONFORM_FAULT=FAULT[@STAGE]`` selects a fault, see ``fault.c``.
"""
