"""The exceptions that nnconform raises, all derived from one root.

* NnconformError
  * UsageError            an address, option or file that the user gave is wrong; exit status 2, one line, no traceback
    * FormatError         a file (model, spec, image, store) cannot be read as what it claims to be
  * ValidationError       a model or a request breaks a rule of the contract
  * DriverFault           the driver broke down, seen from outside
    * DriverCrashed       its process ended
    * DriverHung          it did not answer within its limit
    * ProtocolError       what came from its process is no message of the protocol

Statuses of the HAL are returned by drivers, never raised; see ``ErrorStatus``.
"""

from __future__ import annotations

# Exceptions that the code of a driver in this process may raise, and that count as the driver's fault: a driver must
# not end the program. KeyboardInterrupt comes from the user.
RAISED = (Exception, SystemExit, GeneratorExit)


class NnconformError(Exception):
    """The base class of all exceptions that nnconform raises on purpose."""


class UsageError(NnconformError):
    """An input of the user is wrong. The text is one line and says what to do."""


class FormatError(UsageError):
    """A file cannot be read as the format that it should have."""

    def __init__(self, path: object, problem: str) -> None:
        super().__init__(f"{path}: {problem}")


class ValidationError(NnconformError):
    """A model or a request breaks a rule of the contract."""

    def __init__(self, where: str, rule: str, got: object, wanted: object) -> None:
        super().__init__(where, rule, got, wanted)
        self.where, self.rule, self.got, self.wanted = where, rule, got, wanted

    def copy(self) -> ValidationError:
        """Return the same error without the traceback of this one.

        Who keeps an error raises and keeps copies: the frames of a traceback keep what they refer to, the model and
        often the error itself, which only the collector of cyclic garbage finds.
        """
        return ValidationError(self.where, self.rule, self.got, self.wanted)

    def __str__(self) -> str:
        # Formatted on demand: most of these exceptions are caught and never shown.
        return f"{self.where}: {self.rule}: got {self.got}, wanted {self.wanted}"


class DriverFault(NnconformError):
    """The driver failed, as seen from outside its process; ``at`` is what a trial was at, where that is known."""

    def __init__(self, message: str, stderr: str = "", stack: str = "") -> None:
        super().__init__(message)
        self.stderr, self.stack, self.at = stderr, stack, ""


class DriverCrashed(DriverFault):
    """The driver's process ended: ``signal`` is the signal's number or 0, ``exit_status`` the status if it exited."""

    def __init__(self, message: str, *, signal: int = 0, exit_status: int | None = None, stderr: str = "") -> None:
        super().__init__(message, stderr)
        self.signal, self.exit_status = signal, exit_status


class DriverHung(DriverFault):
    """The driver did not answer within ``limit`` seconds."""

    def __init__(self, message: str, *, limit: float, stack: str = "", stderr: str = "") -> None:
        super().__init__(message, stderr, stack)
        self.limit = limit


class DriverGone(DriverFault):
    """The driver could not be opened again, time and again; it is not tried any more."""


class ProtocolError(DriverFault):
    """The driver's process sent something that is not a message of the protocol."""
