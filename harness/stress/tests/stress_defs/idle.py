"""The client does nothing."""

from harness.stress.definition import Role


def work(client):
    pass


ROLES = (Role(work),)
