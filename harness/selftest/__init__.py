"""Level 7, what the suite itself is worth: drivers that are wrong on purpose against what must catch them."""
