"""The reference's Poly1305 against RFC 8439, and against OpenSSL."""

from random import Random

import pytest
from cryptography.hazmat.primitives.poly1305 import Poly1305 as OpenSSL

from tests.reference import poly1305
from tests.reference.poly1305_cases import PUBLISHED


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_tags(name: str) -> None:
    key, message, tag = PUBLISHED[name]
    assert poly1305.tag(key, message) == tag


@pytest.mark.parametrize("length", [0, 1, 15, 16, 17, 1000])
def test_tags_agree_with_openssl(length: int) -> None:
    random = Random(length)
    key, message = random.randbytes(32), random.randbytes(length)
    assert poly1305.tag(key, message) == OpenSSL.generate_tag(key, message)


def test_lengths_are_checked() -> None:
    with pytest.raises(ValueError, match="key of 32 bytes"):
        poly1305.tag(bytes(16), b"")
