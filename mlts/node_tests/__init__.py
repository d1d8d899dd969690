"""Operator tests of other standards, read as cases where their semantics equal the HAL's."""
