"""Level 5, the API checks, and how a case or a check runs on a driver."""
