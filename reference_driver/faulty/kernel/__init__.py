"""Faults of kernels, each in one operation: option ``operation``, TANH unless named.

Option ``place`` names an argument, where a fault can be at several. With ``signature``, counted from 0, only that one
of the operation's has the fault.
"""
