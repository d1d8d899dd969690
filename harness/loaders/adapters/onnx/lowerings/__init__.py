"""One lowering a family, under the same name as its definition in ``harness/ops/defs``."""
