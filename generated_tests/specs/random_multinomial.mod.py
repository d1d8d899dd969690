# RANDOM_MULTINOMIAL. What is expected are samples in the numbers that the probabilities ask for; a driver's are tested
# against the probabilities, in whatever order they come.

CLOSED = "float64 closed form: sample_count * softmax(logits) samples of each class, rounded"


def draw(name, logits, seeds, samples):
    """An example in both types."""
    i = Input("logits", ("TENSOR_FLOAT32", logits[0]))
    rows = logits[0][0]
    o = Output("output", ("TENSOR_INT32", [rows, len(samples) // rows]))
    Model(name).Operation("RANDOM_MULTINOMIAL", i, len(samples) // rows, Int32Vector("seeds", seeds)).To(o)
    example = Example({i: logits[1], o: samples}, source=CLOSED).WithMultinomialDistributionTolerance(0.05)
    example.AddVariations("relaxed", "float16", defaultName="float32")


draw("one_row", ([1, 3], [0, 1, 2]), [37, 11], [0] * 36 + [1] * 98 + [2] * 266)
draw(
    "two_rows", ([2, 3], [0, 1, 2, 1.5, -1, 0]), [-5, 2],
    [0] * 36 + [1] * 98 + [2] * 266 + [0] * 306 + [1] * 25 + [2] * 69,
)
draw("logits_far_from_0", ([1, 3], [100, 101, 102]), [1, 0], [0] * 36 + [1] * 98 + [2] * 266)
draw("different_every_time", ([1, 3], [0, 1, 2]), [0, 0], [0] * 36 + [1] * 98 + [2] * 266)
