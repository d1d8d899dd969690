"""RANDOM_MULTINOMIAL."""

from __future__ import annotations

from zlib import crc32

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.RANDOM_MULTINOMIAL)
def random_multinomial(step: OnnxStep) -> None:
    seeds = step.value("seeds")
    # ONNX has one seed, a float, of which runtimes take the whole part: 24 bits that depend on all of both seeds.
    # Without it every draw differs, as with two zeros in the HAL.
    fields = {"seed": float(crc32(seeds.tobytes()) >> 8)} if seeds.any() else {}
    dtype = package.onnx().TensorProto.INT32
    samples = step.op(
        "Multinomial",
        step.stored("logits"),
        type="INT32",
        sample_size=step.value("sample_count"),
        dtype=dtype,
        **fields,
    )
    step.deliver("output", samples)
