"""Campaigns on the workers of a Dask cluster (``--scheduler``, ``--local-cluster``)."""
