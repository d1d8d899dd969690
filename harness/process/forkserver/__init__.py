"""The fork server: a process with modules loaded that forks others on request, in milliseconds."""
