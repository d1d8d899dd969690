"""Faults of the validation of models and requests: what is broken is taken, or refused in the wrong way."""
