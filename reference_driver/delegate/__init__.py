"""A LiteRT delegate in C: it computes additions of float32, and leaves all else to LiteRT.

``build`` compiles it. ``?fault=FAULT[@STAGE]`` in its address makes it misbehave, see ``delegate.c``.
"""
