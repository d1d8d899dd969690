"""Level 5: the checks of the driver API, and the functions that run a case or a check on a driver."""
