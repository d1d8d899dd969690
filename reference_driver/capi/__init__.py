"""A driver in C behind the NNAPI C API: eleven operations, every way to execute, and faults on purpose.

``build`` compiles it. ``NNCONFORM_FAULT=FAULT[@STAGE]`` makes it misbehave, see ``fault.c``.
"""
