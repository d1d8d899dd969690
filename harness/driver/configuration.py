"""The configuration of a preparation and of an execution as one value, with a vendor's hints (AIDL 4).

Source: PrepareModelConfig, ExecutionConfig, TokenValuePair and ExtensionNameAndPrefix of AIDL 4.
"""

from __future__ import annotations

import msgspec

from nnconform.harness.model.codes import ExecutionPreference, MeasureTiming, Priority

BYTE_SIZE_OF_CACHE_TOKEN = 32


class TokenValuePair(msgspec.Struct, frozen=True):
    """A hint of a vendor: ``token`` is the prefix of its extension above a number of its own, as in the types of an
    extension (``extension_type``); the sign bit is 0, so that a prefix has 15 bits. Only the vendor reads ``value``.
    """

    token: int
    value: bytes


class PrepareModelConfig(msgspec.Struct, frozen=True):
    """The arguments of ``prepare_model`` beside the model and the callback, and compilation hints.

    No token occurs twice in ``hints``. ``extension_name_to_prefix`` is for the tokens alone, the model has its own.
    A driver ignores hints that are invalid, of an extension that it does not have, or not to its mind.
    """

    preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER
    priority: Priority = Priority.MEDIUM
    deadline: int | None = None
    model_cache: tuple[int, ...] = ()
    data_cache: tuple[int, ...] = ()
    token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN)
    hints: tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: tuple[tuple[str, int], ...] = ()


class ExecutionConfig(msgspec.Struct, frozen=True):
    """What an execution measures, the limit of its loops, and execution hints; as of ``PrepareModelConfig``."""

    measure: MeasureTiming = MeasureTiming.NO
    loop_timeout: int | None = None
    hints: tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: tuple[tuple[str, int], ...] = ()
