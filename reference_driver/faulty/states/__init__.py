"""Faults in what an execution hands on to the next; each says in ``FAILS`` what of ``nnconform mlts`` must show it."""
