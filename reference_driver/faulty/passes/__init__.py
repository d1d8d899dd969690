"""Graph passes done wrongly: the reference driver with a rewrite of the model before it is compiled.

Each is a function of a ``Draft``, a model being rewritten, that stands for a published kind of bug of a compiler. The
model that it makes is valid and means something else. A pass that finds nothing to rewrite leaves the model alone.
"""
