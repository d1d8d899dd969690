"""What the page shows, as plain data: one view a module, a function of the run's events."""
