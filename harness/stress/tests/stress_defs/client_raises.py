"""The client's own code raises an exception."""

from nnconform.harness.stress.definition import Role


def work(client):
    raise RuntimeError("of the client's own making")


ROLES = (Role(work),)
