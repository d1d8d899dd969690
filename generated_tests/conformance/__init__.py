"""The checks of the driver API, for the driver of ``--driver``."""
