"""Makes ``strip.tflite`` and ``voice.tflite``, LSTM networks, and the held-out sequences ``strip.npz``, ``voice.npz``.

    build/train/bin/python mlts/bundled/sequences/train.py mlts/bundled/sequences

in the environment that ``mlts/bundled/train.py`` describes. ``strip`` reads a strip of six handwritten digits of
scikit-learn's ``load_digits`` column by column and says at the last column of each which digit it was: recognition of
a sequence. ``voice`` is synthesis of a sequence, on data that a seeded generator makes up: symbols in, for each frame
12 cepstral coefficients, the logarithm of a pitch and whether the frame is voiced. It is not speech; it has the form
of it.
"""

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

SEED = 20261121
DIGITS, COLUMNS = 6, 8
BLANK = 10
CELLS = 48
SYMBOLS, HOLD, CEPSTRA = 12, 4, 12
TRAINED, HELD_OUT = 4000, 120
EPOCHS, BATCH = 25, 32


def load(name: str) -> Any:
    """Import a package of requirements.txt, or a file beside this one: nnconform depends on none of them."""
    return import_module(name)


def strips(images: Any, labels: Any, count: int, seed: int) -> tuple[Any, Any, Any]:
    """Return strips [count, columns, 8] from 0 to 16, the class of each column, and the digits of each strip."""
    random = np.random.default_rng(seed)
    chosen = random.integers(len(images), size=(count, DIGITS))
    frames = np.full((count, DIGITS * COLUMNS), BLANK)
    frames[:, COLUMNS - 1 :: COLUMNS] = labels[chosen]
    columns = images[chosen].transpose(0, 1, 3, 2).reshape(count, DIGITS * COLUMNS, 8)
    return columns, frames, labels[chosen]


def voices(count: int, seed: int) -> tuple[Any, Any]:
    """Return symbols one-hot [count, frames, SYMBOLS], and smooth trajectories [count, frames, CEPSTRA + 2]."""
    # What a symbol sounds like is the same for all sequences.
    sounds = np.random.default_rng(SEED).normal(0, 1, (SYMBOLS, CEPSTRA + 2))
    sounds[:, CEPSTRA] *= 0.2
    sounds[:, CEPSTRA + 1] = np.where(np.arange(SYMBOLS) % 3, 1, -1)
    random = np.random.default_rng(seed)
    symbols = np.repeat(random.integers(SYMBOLS, size=(count, DIGITS * 2)), HOLD, axis=1)
    frames, before = np.empty((*symbols.shape, CEPSTRA + 2)), np.zeros((count, CEPSTRA + 2))
    for frame in range(symbols.shape[1]):
        before = 0.6 * before + 0.4 * sounds[symbols[:, frame]]
        frames[:, frame] = before
    return np.eye(SYMBOLS, dtype=np.float32)[symbols], frames.astype(np.float32)


def train(inputs: Any, wanted: Any, outputs: int, loss: str, activation: str | None) -> list[Any]:
    """Return the weights of an LSTM and a dense layer, trained."""
    tf = load("tensorflow")
    lstm = tf.keras.layers.LSTM(CELLS, return_sequences=True)
    dense = tf.keras.layers.Dense(outputs, activation=activation)
    network = tf.keras.Sequential([tf.keras.Input(inputs.shape[1:]), lstm, dense])
    network.compile(tf.keras.optimizers.Adam(5e-3), loss)
    decay = tf.keras.callbacks.LearningRateScheduler(lambda epoch: 5e-3 * 0.9**epoch)
    network.fit(inputs, wanted, batch_size=BATCH, epochs=EPOCHS, verbose=2, callbacks=[decay])
    return [*lstm.get_weights(), *dense.get_weights()]


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
        digits.images, digits.target, test_size=450, random_state=SEED, stratify=digits.target
    )
    columns, classes, _ = strips(images, labels, TRAINED, SEED)
    scaled = (columns / 8 - 1).astype(np.float32)
    weights = train(scaled, classes, BLANK + 1, "sparse_categorical_crossentropy", "softmax")
    (folder / "strip.tflite").write_bytes(load("lstm_file").to_tflite(weights, columns.shape[1], softmax=True))
    columns, classes, words = strips(held_out, truth, HELD_OUT, SEED + 1)
    kept = {"columns": columns, "frames": classes, "digits": words}
    np.savez_compressed(folder / "strip.npz", **{name: array.astype(np.uint8) for name, array in kept.items()})
    symbols, frames = voices(TRAINED, SEED + 2)
    weights = train(symbols, frames, CEPSTRA + 2, "mse", None)
    (folder / "voice.tflite").write_bytes(load("lstm_file").to_tflite(weights, symbols.shape[1], softmax=False))
    symbols, frames = voices(HELD_OUT // 2, SEED + 3)
    np.savez_compressed(folder / "voice.npz", symbols=symbols.astype(np.uint8), frames=frames)


if __name__ == "__main__":
    main()
