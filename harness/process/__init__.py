"""Level 2, child processes that are watched: a fork server, their output and end, messages, heartbeats, usage."""
