"""Localisation: which operation of a network, or which operations together, a driver computes wrong."""
