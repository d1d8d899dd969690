"""Reads decoded MessagePack as the named tuples of ``values`` and ``messages``, by their annotations."""

from typing import Any, Callable, Dict, Sequence, Union, get_type_hints

from nnconform_driver.errors import ProtocolError
from nnconform_driver.memory import Memory

Read = Callable[[Any, str], Any]
_readers: Dict[Any, Read] = {}


def read(kind: Any, value: Any, where: str, optional: Sequence[str] = ()) -> Any:
    """Return ``value`` as a ``kind``: a named tuple, or a type of its fields. Unknown fields are ignored, only the
    ``optional`` may be missing. Raises ProtocolError, which says ``where`` the value is.
    """
    if kind not in _readers:
        _readers[kind] = _reader(kind, optional)
    return _readers[kind](value, where)


def _reader(kind: Any, optional: Sequence[str]) -> Read:
    arguments: Any
    origin, arguments = getattr(kind, "__origin__", None), getattr(kind, "__args__", ())
    if origin is Union:
        return _one_of(arguments)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return _sequence(arguments[0])
    if origin is tuple:
        return _record(arguments)
    if hasattr(kind, "_fields"):
        return _fields(kind, optional)
    if kind is float:
        return lambda value, where: float(_expect((int, float), value, where))
    # A memory is an identity on the wire.
    plain = int if kind is Memory else kind
    return lambda value, where: _expect(plain, value, where)


def _expect(kind: Any, value: Any, where: str) -> Any:
    # True and False are integers to Python.
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        names = [each.__name__ for each in (kind if isinstance(kind, tuple) else (kind,))]
        raise ProtocolError("{}: got a {}, wanted {}".format(where, type(value).__name__, " or ".join(names)))
    return value


def _one_of(kinds: Any) -> Read:
    def read_one(value: Any, where: str) -> Any:
        if value is None and type(None) in kinds:
            return None
        for kind in kinds:
            # At most one of them is a map.
            if hasattr(kind, "_fields") == isinstance(value, dict) and kind is not type(None):
                return read(kind, value, where)
        raise ProtocolError(f"{where}: got a {type(value).__name__}")

    return read_one


def _sequence(kind: Any) -> Read:
    def read_sequence(value: Any, where: str) -> Any:
        return tuple([read(kind, each, where) for each in _expect(list, value, where)])

    return read_sequence


def _record(kinds: Any) -> Read:
    def read_record(value: Any, where: str) -> Any:
        if len(_expect(list, value, where)) != len(kinds):
            raise ProtocolError(f"{where}: got {len(value)} values, wanted {len(kinds)}")
        return tuple([read(kind, each, where) for kind, each in zip(kinds, value)])

    return read_record


def _fields(kind: Any, optional: Sequence[str]) -> Read:
    hints = get_type_hints(kind)
    fields = [(name, hints[name]) for name in kind._fields]

    def read_fields(value: Any, where: str) -> Any:
        _expect(dict, value, where)
        found = {}
        for name, field in fields:
            if name in value:
                found[name] = read(field, value[name], f"{where}.{name}")
            elif name not in optional:
                raise ProtocolError(f"{where}: no field {name}")
        return kind(**found)

    return read_fields
