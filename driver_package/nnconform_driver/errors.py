"""The exceptions of the package."""


class UsageError(Exception):
    """The driver cannot be opened, or served where it is asked to be. The text is one line and says what to do."""


class ProtocolError(Exception):
    """What the client sent is no message of the protocol, or names what does not exist."""


class Closed(Exception):
    """The other side of a connection is gone."""


class ValidationError(Exception):
    """A model or a request breaks a rule of the contract: INVALID_ARGUMENT."""

    def __init__(self, where: str, rule: str, got: object, wanted: object) -> None:
        super().__init__(f"{where}: {rule}: got {got}, wanted {wanted}")


class ComputeFailed(Exception):
    """The driver fails on a valid model or request: GENERAL_FAILURE; the text goes to standard error."""


def describe(error: BaseException) -> str:
    """Return an exception's type and text on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
