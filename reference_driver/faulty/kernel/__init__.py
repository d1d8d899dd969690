"""Faults in the kernel of one operation: option ``operation``, TANH by default.

Option ``place`` names an argument where a fault can be at several. With ``signature``, counted from 0, only that
signature of the operation has the fault.
"""
