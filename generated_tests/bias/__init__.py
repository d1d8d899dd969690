"""The mean error of roundings for the driver of ``--driver``."""
