"""Idioms: patterns of a few operations that the passes of compilers look for, in the forms in which a pass may apply
and in those that only look so. The folder is the list: each function marked with ``@idiom`` is one.
"""

from __future__ import annotations
