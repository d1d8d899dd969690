"""Level 6, campaigns that a user runs on a driver: random graphs, broken models, probes, replays."""
