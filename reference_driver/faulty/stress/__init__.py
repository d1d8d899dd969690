"""Drivers that fail under load only. Each says in ``ENDINGS`` how the stress tests must end that are to see it."""
