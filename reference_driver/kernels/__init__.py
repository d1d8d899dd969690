"""The kernels: one file per family, with the same name as its definition in ``harness/ops/defs``."""
