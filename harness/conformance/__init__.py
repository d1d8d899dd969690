"""Level 5, the API checks: what a driver has to do around computing, and how each rule of that is tried."""
