"""Level 2: supervised child processes: a fork server, sharded jobs, messages, heartbeats, resource usage."""
