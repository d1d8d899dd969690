"""The client does nothing."""

from nnconform.harness.stress.definition import Role


def work(client):
    pass


ROLES = (Role(work),)
