"""What computes the operations: one file a family, of the same name as its definition in ``harness/ops/defs``."""
