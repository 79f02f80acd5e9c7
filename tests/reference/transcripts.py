"""Whole exchanges that other implementations agree on: a few typed in, more where ../shared is there."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

_SHARED = Path(__file__).resolve().parents[3] / "shared"
SHARED = _SHARED if (_SHARED / "vectors").is_dir() else None


@dataclass(frozen=True)
class Transcript:
    """An exchange with explicit coins; of the messages the SHA3-256."""

    id: str
    parse: str
    seed: bytes
    noise_a: bytes
    noise_b: bytes
    msg_a_hash: bytes
    msg_b_hash: bytes
    key: bytes


def _literal(name: str, parse: str, *values: str) -> Transcript:
    return Transcript(name, parse, *(bytes.fromhex(value) for value in values))


LITERALS = (
    _literal(
        "5q-extremes",
        "5q",
        "00" * 32,
        "00" * 32,
        "ff" * 32,
        "9b2fc23945df42848d49b0c16f888c6cd1d28e7afdf5a31a74e04434f2fd5cb5",
        "e238846003ffaeb801b17a3ccae290b8f46fd59fb76ed877ad74b21f0a5e0ce0",
        "04110cf1c15c6f09f4bf2b7096b7752d42cc47038c975248a7e25d709e568493",
    ),
    _literal(
        "5q-random",
        "5q",
        "63716792dc94c5eacca191d6403c0dd8196a055051d2d61870405615472a6f32",
        "187f31cbf8a57afd204f2d304728770ad725ee3e84cd349005cf1f5b809922bb",
        "114bbf3a97e09be2023f24d6a04f5b8183845c4c51bc9a15955aa78ccf4a2a23",
        "3b29b10e9b0defb39d3961bb694f161ee00284c96e3eb3141d1f8a8a5e7b809e",
        "704f67cc8cbe940953ea8783b8acd704508f3c754545d3e6673af9fcc6120eab",
        "fc71a44d93883c8d0857e9e4b77d777d16091667002fae8f431620dd48e2f168",
    ),
    _literal(
        "5q-random-2",
        "5q",
        "67ef1eb24a8535f7956d5257fc93d3e38adcad619d0e8fe01fedd76b6ad23c53",
        "af49e6f43af59e54efe8cdab34ebe2fbb4ae0df07c2690178259b4e41b4a4b26",
        "27782d97cd8f5575bb03adb1729c304738b4e46160acb9b3ec0a12fd50b35db0",
        "a63f8d0c24f702dcf3254786bfaf902104e95aba89a322b4c43b8965ad124c1e",
        "f6134fd559953ccf74bb3a8b25fe4dc32e87d8d0643c19037089e38cc4a8cb69",
        "ff469b02ef2d57e23c41df6b982ebe3111a56f4f6fbdd5a63039a4d6dbdd0442",
    ),
    _literal(
        "14bit-extremes",
        "14bit",
        "00" * 32,
        "00" * 32,
        "ff" * 32,
        "11595431a7d4c4df03c52fbdceacd69075700d45565993c1642a24306cad407a",
        "e14bbe9b2b97b5746c2fa0ea10abac10c4f0e0000bb9950425573e3c18f95465",
        "ef03ac16ad8c0c9996223e82775867cb22787dcd4bb00999febdda5d1d2385e0",
    ),
    _literal(
        "14bit-random",
        "14bit",
        "b69555e9c503f00dff7ecbdbf47e882351e3c8eefd81b76064a86a034c1708c6",
        "ff69fedb2d654fd81c779da8a3ffec481b57f94cc051b46de8e3fb659ebaee1b",
        "09eb2e96873fa599495227eabcba358d3fcd715f209695718c537f28e2c3d878",
        "756f326bf54d0dbe59c7f2f9ddd44ab1239a1a74aa53766be5ae9f9c41730ab2",
        "5a012396244bc331abb99b5f8d17644592583ec3835367ff60944aeff3c4e46c",
        "84ad301de56cd6b7a49ea421c170984c38531a30be94b6c428d982187368aa3c",
    ),
    _literal(
        "14bit-random-2",
        "14bit",
        "3a8c48f10244c4f62d4edbd486db1f7f4e108035fc43b4d7567ed50029f82af0",
        "5fee02592f6b51e006c09231386a5409bf52f5ca94c8a2caa55821ae0603def0",
        "a4f39f7fbde873a26c18db4e5a7236fe9e136eb9adb7957a34245cd240b8f255",
        "8cadf4f9a670dc16e24fda2d67f480a38a4a64a9898bf5b52ec0071f3199e75a",
        "ed4c6449a7b0d395b10896241b479643fab2c8f3b01cff2af988c6383191ba38",
        "8f360df8a7aa9f8442f5ae8d1a50d53e9cba268e21c281551f73c351ff53e177",
    ),
)


def shared_transcripts() -> list[Transcript]:
    """Those of ../shared/vectors/newhope2016.jsonl; none where that folder is not there."""
    if SHARED is None:
        return []
    transcripts = []
    lines = (SHARED / "vectors" / "newhope2016.jsonl").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        record = json.loads(line)
        field = {name: bytes.fromhex(value) for name, value in record.items() if name != "parse"}
        transcripts.append(
            Transcript(
                f"newhope2016.jsonl:{number}",
                record["parse"],
                field["seed"],
                field["noise_a"],
                field["noise_b"],
                hashlib.sha3_256(field["msg_a"]).digest(),
                hashlib.sha3_256(field["msg_b"]).digest(),
                field["key"],
            )
        )
    return transcripts


def all_transcripts() -> list[Transcript]:
    """What a test is parametrised over: never empty, since the literals are always there."""
    return [*LITERALS, *shared_transcripts()]
