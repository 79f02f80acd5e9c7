"""Project Wycheproof's JSON files: groups of tests, each with the result that is right.

The schemas are those of testvectors_v1 and of testvectors, where a group of signatures has its key by another
name.
"""

from __future__ import annotations

from thumbkat.errors import UsageError
from thumbkat.vectors.algorithms import ALGORITHMS, Algorithm, find
from thumbkat.vectors.located import Object, number_of, object_of, objects_of, parse, text_of
from thumbkat.vectors.source import Source, named, shown
from thumbkat.vectors.vector import Expect, Kind, Value, Vector

# "algorithm" names a family; the curve, which stands in each group, completes it.
_BY_CURVE = {("XDH", "curve25519"): "x25519", ("EDDSA", "edwards25519"): "ed25519"}
_GROUPS = {Kind.AGREEMENT: ("XdhComp",), Kind.SIGNATURE: ("EddsaVerify", "EddsaVer")}
# Where a group of signatures has its public key, the newer name first.
_KEYS = ("publicKey", "key")


def read(source: Source, wanted: Algorithm | None) -> list[Vector]:
    root = parse(source, source.text)
    if not isinstance(root, Object):
        raise source.error(1, "expected one JSON object")
    family = text_of(source, root, "algorithm")
    vectors: list[Vector] = []
    seen: dict[int, int] = {}
    for group in objects_of(source, root, "testGroups"):
        algorithm = _algorithm(source, family, group, wanted)
        for test in objects_of(source, group, "tests"):
            identifier = number_of(source, test, "tcId")
            if identifier in seen:
                raise source.error(
                    test.lines["tcId"], f"tcId {identifier} was used at line {seen[identifier]} already"
                )
            seen[identifier] = test.lines["tcId"]
            vectors.append(_test(source, algorithm, group, test, identifier))
    if not vectors:
        raise source.error(root.lines["testGroups"], "no tests in the file")
    if "numberOfTests" in root and number_of(source, root, "numberOfTests") != len(vectors):
        raise source.error(
            root.lines["numberOfTests"],
            f"numberOfTests is {root['numberOfTests']}, but there are {len(vectors)}",
        )
    return vectors


def _algorithm(source: Source, family: str, group: Object, wanted: Algorithm | None) -> Algorithm:
    curve = _curve(source, group)
    name = _BY_CURVE.get((family.upper(), curve), family.lower())
    if name not in ALGORITHMS:
        if wanted is None:
            what = f"{named(family)} with {named(curve)}" if curve else named(family)
            raise UsageError(
                f"{source.path} is for {what}, which is not known; "
                f"name one with --algorithm: {', '.join(ALGORITHMS)}"
            )
        return wanted
    if wanted is not None and wanted.name != name:
        raise UsageError(f"{source.path} is for {name}, not for {wanted.name}")
    return find(name)


def _curve(source: Source, group: Object) -> str:
    if "curve" in group:
        return text_of(source, group, "curve")
    for name in _KEYS:
        if isinstance(group.get(name), Object):
            return text_of(source, object_of(source, group, name), "curve")
    return ""


def _key(source: Source, group: Object) -> Object:
    return object_of(source, group, next((name for name in _KEYS if name in group), _KEYS[0]))


def _test(source: Source, algorithm: Algorithm, group: Object, test: Object, identifier: int) -> Vector:
    kind = text_of(source, group, "type")
    if kind not in _GROUPS.get(algorithm.kind, ()):
        readable = " and ".join(names[0] for names in _GROUPS.values())
        raise source.error(
            group.lines["type"],
            f"groups of type {shown(kind)} are not read for {algorithm.name}; {readable} are",
        )
    result = text_of(source, test, "result")
    try:
        expect = Expect(result)
    except ValueError:
        raise source.error(
            test.lines["result"], f"result is {shown(result)}, not {', '.join(Expect)}"
        ) from None

    def data(name: str, parent: Object = test, size: int | None = None) -> bytes:
        return source.hexadecimal(parent.lines[name], name, text_of(source, parent, name), size)

    inputs: dict[str, Value]
    if algorithm.kind is Kind.AGREEMENT:
        for name in ("private", "public", "shared"):
            text_of(source, test, name)
        # A test that must be refused may have any length.
        sizes = algorithm.sizes if expect is not Expect.INVALID else {}
        inputs = {name: data(name, size=sizes.get(name)) for name in ("private", "public")}
        outputs = {"shared": data("shared", size=sizes.get("shared"))} if expect is not Expect.INVALID else {}
    else:
        key = _key(source, group)
        text_of(source, key, "pk"), text_of(source, test, "msg"), text_of(source, test, "sig")
        inputs = {
            "public": data("pk", key, algorithm.sizes["public"]),
            "message": data("msg"),
            "signature": data("sig"),
        }
        outputs = {}
    return Vector(
        algorithm.name,
        algorithm.kind,
        f"tcId {identifier}",
        inputs,
        outputs,
        str(source.path),
        test.line,
        expect,
    )
