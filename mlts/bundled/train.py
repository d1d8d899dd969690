"""Makes the bundled classifiers and their data: a depthwise-separable classifier of handwritten digits in three forms.

    python3 -m venv build/train && build/train/bin/pip install -r mlts/bundled/requirements.txt
    build/train/bin/python mlts/bundled/train.py mlts/bundled

The forms are ``digits_float32.tflite``, ``digits_int8.tflite`` (a scale for each channel of the weights) and
``digits_uint8.tflite`` (one scale for each tensor, as older drivers have it); ``digits.npz`` holds the images that no
model was trained on. Seeds are fixed and operations deterministic: the same packages on the same kind of processor
make the same files.
"""

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import flatbuffers
import numpy as np

SEED = 20261121
EPOCHS = 60
BATCH = 32
# The number of images from which the ranges of the quantised forms are calibrated.
CALIBRATION = 200


def load(name: str) -> Any:
    """Import a package of requirements.txt where it is used, as nnconform depends on none of them."""
    return import_module(name)


def build() -> Any:
    """Return the network: 8 x 8 x 1 in, ten probabilities out."""
    tf = load("tensorflow")
    layers = tf.keras.layers
    steps = [
        tf.keras.Input((8, 8, 1), batch_size=1, name="image"),
        layers.Conv2D(16, 3, padding="same", activation="relu"),
        layers.DepthwiseConv2D(3, strides=2, padding="same", activation="relu"),
        layers.Conv2D(32, 1, activation="relu"),
        layers.DepthwiseConv2D(3, padding="same", activation="relu"),
        layers.Conv2D(48, 1, activation="relu"),
        layers.AveragePooling2D(4),
        layers.Reshape((48,)),
        layers.Dense(10, name="logits"),
        layers.Softmax(name="probabilities"),
    ]
    return tf.keras.Sequential(steps)


def train(images: Any, labels: Any) -> Any:
    """Return the trained network. It is trained with batches and then built anew for single images."""
    tf = load("tensorflow")
    network = build()
    batched = tf.keras.Sequential([tf.keras.Input((8, 8, 1)), *network.layers])
    batched.compile(tf.keras.optimizers.Adam(2e-3), "sparse_categorical_crossentropy", metrics=["accuracy"])
    batched.fit(images, labels, batch_size=BATCH, epochs=EPOCHS, verbose=2)
    return network


def convert(network: Any, calibration: Any = None, per_channel: bool = True) -> bytes:
    """Return the network as a .tflite file: float32, or in integers with ranges from ``calibration``."""
    tf = load("tensorflow")
    converter = tf.lite.TFLiteConverter.from_keras_model(network)
    if calibration is not None:
        converter.optimizations = [tf.lite.Optimize.DEFAULT]
        converter.representative_dataset = lambda: ([image[np.newaxis]] for image in calibration)
        converter.target_spec.supported_ops = [tf.lite.OpsSet.TFLITE_BUILTINS_INT8]
        converter.inference_input_type = converter.inference_output_type = tf.int8
        converter._experimental_disable_per_channel = not per_channel
        converter._experimental_disable_per_channel_quantization_for_dense_layers = True
    converted: bytes = converter.convert()
    return converted


def to_uint8(content: bytes) -> bytes:
    """Return an int8 file with one scale a tensor as uint8: every value and zero point 128 higher."""
    schema = load("tensorflow.lite.python.schema_py_generated")
    model = schema.ModelT.InitFromObj(schema.Model.GetRootAs(content))
    shifted = set()
    for tensor in model.subgraphs[0].tensors:
        if tensor.type != schema.TensorType.INT8:
            continue
        tensor.type = schema.TensorType.UINT8
        assert len(tensor.quantization.scale) == 1, tensor.name
        tensor.quantization.zeroPoint = tensor.quantization.zeroPoint + 128
        buffer = model.buffers[tensor.buffer]
        if buffer.data is not None and len(buffer.data) and tensor.buffer not in shifted:
            buffer.data = (np.asarray(buffer.data, np.uint8).view(np.int8).astype(np.int16) + 128).astype(np.uint8)
            shifted.add(tensor.buffer)
    # The features that int8 needs of these operators are in the first version for uint8.
    for code in model.operatorCodes:
        code.version = 1
    builder = flatbuffers.Builder(len(content))
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())


def main() -> None:
    """Write the four files into a folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    tf = load("tensorflow")
    tf.keras.utils.set_random_seed(SEED)
    tf.config.experimental.enable_op_determinism()
    digits = load("sklearn.datasets").load_digits()
    images, held_out, labels, truth = load("sklearn.model_selection").train_test_split(
        digits.images.astype(np.uint8),
        digits.target.astype(np.uint8),
        test_size=450,
        random_state=SEED,
        stratify=digits.target,
    )
    # From 0 to 16, as they are loaded, to -1 to 1, the networks' input range.
    scaled = (images[..., np.newaxis] / 8 - 1).astype(np.float32)
    network = train(scaled, labels)
    forms = {
        "digits_float32": convert(network),
        "digits_int8": convert(network, scaled[:CALIBRATION]),
        "digits_uint8": to_uint8(convert(network, scaled[:CALIBRATION], per_channel=False)),
    }
    for name, content in forms.items():
        (folder / f"{name}.tflite").write_bytes(content)
    np.savez_compressed(folder / "digits.npz", images=held_out, labels=truth)
    for name, content in forms.items():
        right = accuracy(content, held_out, truth)
        print(f"{name}: {len(content)} bytes, {right:.4f} of {len(truth)} held-out images")  # noqa: T201 - a script


def accuracy(content: bytes, images: Any, labels: Any) -> float:
    """Return the share of images that LiteRT classifies correctly with the file."""
    tf = load("tensorflow")
    interpreter = tf.lite.Interpreter(model_content=content)
    interpreter.allocate_tensors()
    inputs, outputs = interpreter.get_input_details()[0], interpreter.get_output_details()[0]
    hits = 0
    for image, label in zip(images, labels, strict=True):
        value = (image[np.newaxis, ..., np.newaxis] / 8 - 1).astype(np.float32)
        scale, zero_point = inputs["quantization"]
        if scale:
            info = np.iinfo(inputs["dtype"])
            value = np.clip(np.rint(value / scale) + zero_point, info.min, info.max).astype(inputs["dtype"])
        interpreter.set_tensor(inputs["index"], value)
        interpreter.invoke()
        hits += int(interpreter.get_tensor(outputs["index"]).argmax() == label)
    return hits / len(labels)


if __name__ == "__main__":
    main()
