"""The specs of the conformance suite: by hand here, from the definitions in ``generated``, more in ``found``."""
