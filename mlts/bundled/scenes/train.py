"""Makes ``scenes.tflite`` and ``scenes.npz``: a network of several outputs on noisy scenes of two handwritten digits.

    build/train/bin/python mlts/bundled/scenes/train.py mlts/bundled/scenes

in the environment that ``mlts/bundled/train.py`` describes. A scene is a canvas of 24 x 24 pixels with two digits of
scikit-learn's ``load_digits`` on it, drawn by a seeded generator, and noise over all. The network finds the digits
(boxes and scores for 36 cells), marks each pixel with its digit, restores the image without the noise, and finds the
four pixels of ink that are outermost: at the top, the bottom, the left and the right. The held-out scenes have only
digits that ``mlts/bundled/train.py`` does not train on either.
"""

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

SEED = 20261121
SIZE, DIGIT, CELLS = 24, 8, 6
TRAINED, HELD_OUT = 6000, 200
EPOCHS, BATCH = 40, 32
NOISE, INK = 2.0, 4
BACKGROUND = 10


def load(name: str) -> Any:
    """Import a package of requirements.txt where it is used, as nnconform depends on none of them."""
    return import_module(name)


def draw(images: Any, labels: Any, count: int, seed: int) -> dict[str, Any]:
    """Return ``count`` scenes: noisy and clean images, the class of each pixel, boxes, classes and outermost points."""
    random = np.random.default_rng(seed)
    scenes: dict[str, list[Any]] = {name: [] for name in ("images", "clean", "mask", "boxes", "classes", "points")}
    for _ in range(count):
        clean = np.zeros((SIZE, SIZE), np.float32)
        mask = np.full((SIZE, SIZE), BACKGROUND, np.uint8)
        boxes, classes = [], []
        # One digit in each half, left and right or top and bottom, so that they do not overlap.
        for half, turned in zip((0, 1), [random.integers(2)] * 2, strict=True):
            number = random.integers(len(images))
            along = half * (SIZE // 2) + random.integers(SIZE // 2 - DIGIT + 1)
            across = random.integers(SIZE - DIGIT + 1)
            top, left = (along, across) if turned else (across, along)
            window = np.s_[top : top + DIGIT, left : left + DIGIT]
            ink = images[number] >= INK
            clean[window] = images[number]
            mask[window][ink] = labels[number]
            rows, columns = np.nonzero(ink)
            boxes.append(
                [top + rows.min(), left + columns.min(), top + rows.max() + 1, left + columns.max() + 1],
            )
            classes.append(labels[number])
        rows, columns = np.nonzero(mask != BACKGROUND)
        outermost = [rows.argmin(), rows.argmax(), columns.argmin(), columns.argmax()]
        scenes["images"].append(np.clip(np.rint(clean + random.normal(0, NOISE, clean.shape)), 0, 16))
        scenes["clean"].append(clean)
        scenes["mask"].append(mask)
        scenes["boxes"].append(boxes)
        scenes["classes"].append(classes)
        scenes["points"].append(np.stack([rows, columns], axis=1)[outermost])
    return {name: np.asarray(values) for name, values in scenes.items()}


def targets(scenes: dict[str, Any]) -> dict[str, Any]:
    """Return what the network's outputs are trained towards; the cell of a digit is that of its centre."""
    count, cell = len(scenes["boxes"]), SIZE // CELLS
    classes = np.full((count, CELLS * CELLS), BACKGROUND, np.int64)
    boxes = np.zeros((count, CELLS * CELLS, 5), np.float32)
    for scene in range(count):
        for box, digit in zip(scenes["boxes"][scene], scenes["classes"][scene], strict=True):
            row, column = (int((box[axis] + box[axis + 2]) / 2 // cell) for axis in (0, 1))
            classes[scene, row * CELLS + column] = digit
            boxes[scene, row * CELLS + column] = [*box, 1]
    return {
        "boxes": boxes,
        "scores": classes,
        "mask": scenes["mask"].astype(np.int64),
        "restored": scenes["clean"][..., np.newaxis] / 8 - 1,
        "points": scenes["points"].astype(np.float32),
    }


def build() -> Any:
    """Return the network: 24 x 24 x 1 in, from -1 to 1; boxes and points are in pixels."""
    tf = load("tensorflow")
    layers = tf.keras.layers
    image = tf.keras.Input((SIZE, SIZE, 1), name="image")
    fine = layers.Conv2D(16, 3, padding="same", activation="relu")(image)
    half = layers.Conv2D(32, 3, strides=2, padding="same", activation="relu")(fine)
    half = layers.Conv2D(48, 1, activation="relu")(layers.DepthwiseConv2D(3, padding="same")(half))
    coarse = layers.Conv2D(64, 3, strides=2, padding="same", activation="relu")(half)
    coarse = layers.Conv2D(96, 3, padding="same", activation="relu")(coarse)
    logits = layers.Reshape((CELLS * CELLS, BACKGROUND + 1))(layers.Conv2D(BACKGROUND + 1, 1)(coarse))
    offsets = layers.Reshape((CELLS * CELLS, 4))(layers.Conv2D(4, 1)(coarse))
    centres = (np.mgrid[:CELLS, :CELLS].reshape(2, -1).T + 0.5) * (SIZE // CELLS)
    places = np.concatenate([centres, centres], axis=1).astype(np.float32)[np.newaxis]
    boxes = layers.Rescaling(4.0, offset=places, name="boxes")(offsets)
    wide = layers.UpSampling2D(2, interpolation="bilinear")(half)
    deep = layers.UpSampling2D(4, interpolation="bilinear")(layers.Conv2D(24, 1, activation="relu")(coarse))
    joined = layers.Concatenate()([fine, wide, deep])
    joined = layers.Conv2D(24, 3, padding="same", activation="relu")(joined)
    points = layers.Dense(8)(layers.Dense(64, activation="relu")(layers.Flatten()(layers.Conv2D(8, 1)(coarse))))
    outputs = {
        "boxes": boxes,
        "scores": layers.Softmax(name="scores")(logits),
        "mask": layers.Softmax(name="mask")(layers.Conv2D(BACKGROUND + 1, 1)(joined)),
        "restored": layers.Conv2D(1, 3, padding="same", name="restored")(joined),
        "points": layers.Reshape((4, 2), name="points")(layers.Rescaling(float(SIZE / 2), offset=SIZE / 2)(points)),
    }
    return tf.keras.Model(image, outputs)


def main() -> None:
    """Write the two files into a folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    tf = load("tensorflow")
    tf.keras.utils.set_random_seed(SEED)
    tf.config.experimental.enable_op_determinism()
    digits = load("sklearn.datasets").load_digits()
    images, held_out, labels, truth = load("sklearn.model_selection").train_test_split(
        digits.images, digits.target, test_size=450, random_state=SEED, stratify=digits.target
    )
    scenes = draw(images, labels, TRAINED, SEED)
    network = build()

    def box_loss(wanted: Any, boxes: Any) -> Any:
        # The fifth value says whether the cell has a digit.
        return tf.reduce_mean(tf.reduce_sum(tf.abs(wanted[..., :4] - boxes), -1) * wanted[..., 4], -1)

    network.compile(
        tf.keras.optimizers.Adam(2e-3),
        {
            "boxes": box_loss,
            "scores": "sparse_categorical_crossentropy",
            "mask": "sparse_categorical_crossentropy",
            "restored": "mse",
            "points": "mae",
        },
        loss_weights={"boxes": 0.5, "scores": 10.0, "mask": 2.0, "restored": 4.0, "points": 0.2},
    )
    decay = tf.keras.callbacks.LearningRateScheduler(lambda epoch: 2e-3 * 0.93**epoch)
    inputs = (scenes["images"][..., np.newaxis] / 8 - 1).astype(np.float32)
    network.fit(inputs, targets(scenes), batch_size=BATCH, epochs=EPOCHS, verbose=2, callbacks=[decay])
    single = tf.keras.Input((SIZE, SIZE, 1), batch_size=1, name="image")
    converter = tf.lite.TFLiteConverter.from_keras_model(tf.keras.Model(single, network(single)))
    (folder / "scenes.tflite").write_bytes(converter.convert())
    kept = {name: values.astype(np.uint8) for name, values in draw(held_out, truth, HELD_OUT, SEED + 1).items()}
    np.savez_compressed(folder / "scenes.npz", **kept)


if __name__ == "__main__":
    main()
