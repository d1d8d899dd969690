"""Converters of operations, one file a family, discovered from the folder: ``CONVERTERS`` of a module maps names to
them.
"""
