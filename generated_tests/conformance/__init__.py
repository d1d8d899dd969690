"""The checks of the driver API, for whatever driver ``--driver`` names."""
