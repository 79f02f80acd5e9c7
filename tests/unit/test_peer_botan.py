"""The reference and Botan 2 agree: an implementation by other people, over the whole exchange."""

import os
from pathlib import Path
from random import Random

import pytest

from tests.peer import peer
from tests.peer.peer import PARSE, BotanPeer, PeerError
from tests.reference import newhope

ROUNDS = 6


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_botan_as_client(botan: BotanPeer, round_: int) -> None:
    msg_a, secret = newhope.keygen(PARSE, os.urandom(32), os.urandom(32))
    msg_b, key = botan.client(msg_a)
    assert newhope.shareda(secret, msg_b) == key


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_botan_as_server(botan: BotanPeer, round_: int) -> None:
    msg_b, key = newhope.sharedb(PARSE, botan.server(), os.urandom(32))
    assert botan.finish(msg_b) == key


def test_the_same_coins_give_the_same_bytes(botan: BotanPeer) -> None:
    random = Random("coins")
    seed, noise_a, noise_b = (random.randbytes(32) for _ in range(3))
    msg_a, secret = newhope.keygen(PARSE, seed, noise_a)
    msg_b, key = newhope.sharedb(PARSE, msg_a, noise_b)
    a_coins = [newhope.expand(noise_a, index, 4096) for index in (0, 1)]
    b_coins = [newhope.expand(noise_b, index, 4096) for index in (0, 1, 2)]
    assert botan.server(seed, *a_coins) == msg_a
    assert botan.client(msg_a, *b_coins, newhope.rec_bits(noise_b)) == (msg_b, key)
    assert botan.finish(msg_b) == key == newhope.shareda(secret, msg_b)


def test_botan_has_fresh_coins(botan: BotanPeer) -> None:
    assert botan.server() != botan.server()
    msg_a = botan.server()
    assert botan.client(msg_a) != botan.client(msg_a)


def test_botan_speaks_the_other_parse_not(botan: BotanPeer) -> None:
    msg_a, secret = newhope.keygen("5q", os.urandom(32), os.urandom(32))
    msg_b, key = botan.client(msg_a)
    assert newhope.shareda(secret, msg_b) != key


def test_wrong_requests_are_answered(botan: BotanPeer) -> None:
    with pytest.raises(PeerError, match="after keygen"):
        botan.finish(bytes(2048))
    with pytest.raises(PeerError, match="1824 bytes"):
        botan.client(bytes(1823))
    assert len(botan.server()) == 1824


def test_a_missing_botan_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PKG_CONFIG_LIBDIR", str(tmp_path))
    monkeypatch.setenv("PKG_CONFIG_PATH", str(tmp_path))
    with pytest.raises(PeerError, match=r"^Botan 2 is missing.*libbotan-2-dev$"):
        peer.build_botan(tmp_path)


@pytest.mark.parametrize(
    ("script", "complaint"), [("exit 0", "has ended"), ("exec sleep 60", "did not answer within 0.3 s")]
)
def test_a_peer_that_ends_or_hangs_is_noticed(tmp_path: Path, script: str, complaint: str) -> None:
    program = tmp_path / "peer"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="ascii")
    program.chmod(0o755)
    with BotanPeer(program, timeout=0.3) as silent, pytest.raises(PeerError, match=complaint):
        silent.server()
