"""A JSON reader that keeps the line of each object, and takes neither duplicate keys nor endless nesting.

The standard one gives no positions, so that an error in the 200th test of a file could not be found.
"""

from __future__ import annotations

import json
import re

from thumbkat.vectors.source import Source, shown

_SPACE = re.compile(r"[ \t\r\n]*")
_STRING = re.compile(r'"(?:[^"\\\x00-\x1f]|\\.)*"')
_SCALAR = re.compile(r"-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false|null")
_DEEPEST = 32
_LONGEST_NUMBER = 18


class Object(dict[str, object]):
    """A JSON object; `line` is where it starts, `lines` where each of its values does."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}


class _Reader:
    def __init__(self, source: Source, text: str, first_line: int) -> None:
        self.source = source
        self.text = text
        self.at = 0
        self.line = first_line

    def space(self) -> None:
        matched = _SPACE.match(self.text, self.at)
        assert matched is not None
        self.line += self.text.count("\n", self.at, matched.end())
        self.at = matched.end()

    def next(self) -> str:
        self.space()
        return self.text[self.at : self.at + 1]

    def expect(self, character: str) -> None:
        found = self.next()
        if found != character:
            what = shown(found) if found else "the end"
            raise self.source.error(self.line, f"expected {character!r} here, found {what}")
        self.at += 1

    def string(self) -> str:
        self.space()
        matched = _STRING.match(self.text, self.at)
        if matched is None:
            rest = self.text[self.at : self.at + 12].split("\n")[0]
            raise self.source.error(self.line, f"expected a string in double quotes at {shown(rest)}")
        try:
            value = json.loads(matched.group())
        except ValueError:
            raise self.source.error(
                self.line, f"wrong escape in the string {shown(matched.group())}"
            ) from None
        assert isinstance(value, str)
        self.at = matched.end()
        return value

    def value(self, depth: int) -> object:
        character = self.next()
        if depth > _DEEPEST:
            raise self.source.error(self.line, f"nested deeper than {_DEEPEST} levels")
        if character == "{":
            return self.members(depth)
        if character == "[":
            return self.elements(depth)
        if character == '"':
            return self.string()
        matched = _SCALAR.match(self.text, self.at)
        if matched is None:
            rest = self.text[self.at : self.at + 12].split("\n")[0]
            raise self.source.error(
                self.line, f"not JSON at {shown(rest)}" if rest else "the JSON ends too early"
            )
        if len(matched.group()) > _LONGEST_NUMBER:
            raise self.source.error(self.line, f"number too long: {shown(matched.group())}")
        try:
            value: object = json.loads(matched.group())
        except ValueError:
            raise self.source.error(self.line, f"not a number: {shown(matched.group())}") from None
        self.at = matched.end()
        return value

    def members(self, depth: int) -> Object:
        self.expect("{")
        result = Object(self.line)
        if self.next() == "}":
            self.at += 1
            return result
        while True:
            key = self.string()
            if key in result:
                raise self.source.error(
                    self.line, f"{shown(key)} stands twice in the object from line {result.line}"
                )
            self.expect(":")
            self.space()
            result.lines[key] = self.line
            result[key] = self.value(depth + 1)
            if self.next() != ",":
                self.expect("}")
                return result
            self.at += 1

    def elements(self, depth: int) -> list[object]:
        self.expect("[")
        result: list[object] = []
        if self.next() == "]":
            self.at += 1
            return result
        while True:
            result.append(self.value(depth + 1))
            if self.next() != ",":
                self.expect("]")
                return result
            self.at += 1


def parse(source: Source, text: str, first_line: int = 1) -> object:
    """The one JSON value that `text`, a part of `source` from `first_line` on, consists of."""
    reader = _Reader(source, text, first_line)
    value = reader.value(0)
    rest = reader.next()
    if rest:
        raise source.error(reader.line, f"more text after the JSON value: {shown(rest)}")
    return value


def text_of(source: Source, parent: Object, key: str) -> str:
    value = parent.get(key)
    if not isinstance(value, str):
        raise _wrong(source, parent, key, "a string")
    return value


def number_of(source: Source, parent: Object, key: str) -> int:
    value = parent.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(source, parent, key, "a whole number")
    return value


def object_of(source: Source, parent: Object, key: str) -> Object:
    value = parent.get(key)
    if not isinstance(value, Object):
        raise _wrong(source, parent, key, "an object")
    return value


def objects_of(source: Source, parent: Object, key: str) -> list[Object]:
    value = parent.get(key)
    if not isinstance(value, list):
        raise _wrong(source, parent, key, "an array of objects")
    objects = [item for item in value if isinstance(item, Object)]
    if len(objects) != len(value):
        raise _wrong(source, parent, key, "an array of objects")
    return objects


def _wrong(source: Source, parent: Object, key: str, wanted: str) -> Exception:
    if key not in parent:
        return source.error(parent.line, f'"{key}" is missing')
    return source.error(parent.lines[key], f'"{key}" is not {wanted}')
