"""Random graphs for the driver of ``--driver``."""
