"""Calls at extremes for the driver of ``--driver``."""
