"""Level 7, tests of the suite itself: drivers with injected faults, and whether the suite catches each fault."""
