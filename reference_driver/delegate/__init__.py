"""A LiteRT delegate in C that computes float32 additions and leaves all else to LiteRT.

``build`` compiles it. ``?fault=FAULT[@STAGE]`` in its address selects a fault, see ``delegate.c``.
"""
