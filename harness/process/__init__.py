"""Level 2, child processes that are watched: a fork server, messages, heartbeats, usage, parallel jobs."""
