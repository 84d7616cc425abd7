#!/usr/bin/env python3
"""Feeds changed pickles and wrong arguments to the Python package: each is refused by an exception
or taken, and what is taken can be used. Only a broken promise or a crash of the interpreter ends it.

Each round is a function of the seed and its number. They run in another process, so that after a
crash the input is known: it is kept in CORPUS/crash. Inputs that end in a way not seen before are
kept in the corpus, which later runs start from.

Usage: fuzz_python.py [--seconds N | --rounds N] [--seed N] [CORPUS]
(PYTHONPATH names the folder of the package)
"""

# Reads: Deal, read_deals, make_deals, solve_batch, solve_cards, answer_json, card_bits,
# Tables, make_tables, describe_tables, arrays_of, step_tables, reset_tables, deal_tables,
# observe_tables, solve_tables, put_deal, tell_table, cards_played.

import argparse
import copy
import hashlib
import io
import math
import mmap
import multiprocessing
import pathlib
import pickle
import random
import re
import resource
import struct
import sys
import tempfile
import time

import numpy as np
import schafkopf
from schafkopf import _native

SEEDS = pathlib.Path(__file__).resolve().parent / "seeds" / "fuzz_python"

LINE = ("wenz 2 | EA EK EO GZ GK H8 SK S8 | HU E9 E8 GA H9 H7 SA SZ | "
        "EU GU SU EZ E7 HA SO S7 | GO G9 G8 G7 HZ HK HO S9")
END = ("solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK | "
       "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA")
RULES = {"rules": "sauspiel", "options": ["bettel_lead=declarer", "must_overtake=on"]}

#: A pickle may ask for any amount of memory, and gets no more.
MOST_MEMORY = 16 << 30

#: What an input may end with.
REFUSALS = (TypeError, ValueError, AttributeError, LookupError, OverflowError, MemoryError, EOFError,
            ImportError, RecursionError, pickle.UnpicklingError, struct.error)

#: What a pickle may name: of everything else a changed one could call anything.
NAMES = {"schafkopf": ("Deal", "DealError", "QuestionError"), "schafkopf._native": ("Deal", "NO_VALUE"),
         "schafkopf._errors": ("DealError", "QuestionError"), "copyreg": ("_reconstructor",),
         "builtins": ("object", "int", "str", "list", "dict", "getattr")}


class Unpickler(pickle._Unpickler):
    """In Python itself, so that a changed pickle breaks nothing of the interpreter's own."""

    def find_class(self, module, name):
        if name in NAMES.get(module, ()):
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name}")


def use(thing):
    """Everything that can be done with what a pickle held."""
    if isinstance(thing, (list, tuple)):
        for one in thing[:8]:
            use(one)
        return
    text = str(thing), repr(thing)
    if not isinstance(thing, schafkopf.Deal):
        return
    assert (str(thing), repr(thing)) == text
    assert hash(thing) == hash(copy.deepcopy(thing)) and copy.copy(thing) == thing
    assert pickle.loads(pickle.dumps(thing)) == thing
    assert schafkopf.Deal(str(thing), thing.rules) == thing
    assert len(thing.hands) in (2, 3, 4) and all(len(card) == 2 for card in thing.played)
    _native.solve_batch([thing], 61, 1, lambda: True)
    thing.contract, thing.declarer


def changed(data, chance):
    """The bytes with a few of them other, gone, twice, or more."""
    data = bytearray(data)
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(data) + 1)
        kind = chance.randrange(4)
        if kind == 0:
            data[place:place + 1] = bytes([chance.randrange(256)])
        elif kind == 1:
            del data[place:place + chance.randrange(1, 8)]
        elif kind == 2:
            data[place:place] = data[chance.randrange(len(data) + 1):][:chance.randrange(40)]
        else:
            data[place:place] = chance.choice([b"\0", b".", b"b", b"R", b"\x81", b"\x92", b"N", b"(", b")",
                                               b"\x93", b"K\x02", b"\x85", b"\x86", b"}", b"s", b"0"])
    return bytes(data)


VALUES = [
    None, True, False, 0, 1, 2, 3, 4, -1, -2, 61, 121, 122, 1024, 1025, 2**31, 2**32 + 2, 2**63, 2**64,
    -2**63 - 1, 10**400, 1.0, 1.9, math.nan, math.inf, 1j, "", "2", "wenz", "wenz\0xyz", "ruf:E", "ramsch",
    "passed", "\ud800", "ä" * 50, "x" * 10000, b"wenz", bytearray(b"2"), LINE, END, LINE + "\0", [], [LINE],
    [LINE, END], (), {}, RULES, {"options": []}, {"options": [1]}, {"rules": "nosuch"}, "sauspiel", "short",
    {"tariff": "1/2/3"}, {1: 2}, {"a": {"b": [{}] * 9}}, object(), int, len, [None], ["wenz"] * 3, [2, 1],
    range(4), iter([LINE]), schafkopf.Deal(LINE), [schafkopf.Deal(END, "short")] * 2, schafkopf.Deal, "EO",
    ["EO", "SA"], '{"verb":"rules"}', '{"verb":"legal","contract":"wenz","hand":"EU EA"}', "[" * 2000,
    np.int8(2), np.uint64(2**64 - 1), np.float32(2), np.bool_(True), np.array(2), np.array([2, 1]),
    np.array([math.nan]), np.zeros((0, 4), dtype=np.uint32), np.zeros((3, 4), dtype=np.int64),
    np.full((2, 4), 2**40), np.zeros((1, 4)), np.zeros((1, 4), dtype=object), np.array(["wenz", "solo:E"]),
    np.full((1, 4), -1, dtype=np.int8), np.array([LINE]), np.ma.masked_array([[1, 2, 3, 4]], mask=True),
]
HANDS = np.array([[schafkopf.card_bits(hand) for hand in schafkopf.Deal(LINE).hands]], dtype=np.uint32)
TABLES = _native.make_tables('{"tables": 3}', True)
VALUES += [TABLES, np.array([32, 32, 32]), np.array([0, 1, 2], dtype=np.int32), '{"tables": 2}',
           '{"contracts": "wenz", "seats": ["agent", "habit", "random", "play:1"]}']
VALUES += [HANDS, HANDS.astype(np.int64), HANDS[:, ::-1], HANDS.astype(">u8"), np.repeat(HANDS, 3, axis=0)]

#: Each with as many arguments as it may have. What would take long is told to stop.
STOP = {"stop": lambda: True}
FUNCTIONS = [
    (schafkopf.Deal, 2, {}), (schafkopf.Deal.__new__, 3, {}), (schafkopf.Deal.__eq__, 2, {}),
    (schafkopf.Deal.__reduce__, 1, {}), (schafkopf.Deal.__copy__, 1, {}), (schafkopf.Deal.__repr__, 1, {}),
    (schafkopf.Deal.rules.fget, 1, {}), (schafkopf.Deal.hands.fget, 1, {}), (schafkopf.DealError, 2, {}),
    (schafkopf.QuestionError, 3, {}), (schafkopf.parse, 2, {}), (schafkopf.card_bits, 1, {}),
    (_native.read_deals, 2, {}), (_native.make_deals, 4, {}), (_native.solve_batch, 3, STOP),
    (_native.solve_cards, 1, {}), (_native.card_bits, 1, {}), (_native.answer_json, 2, STOP), (object.__new__, 1, {}),
    (_native.make_tables, 2, {}), (_native.Tables.__new__, 1, {}),
    *((lambda *given, function=function: function(TABLES, *given), count, {}) for function, count in (
        (_native.step_tables, 1), (_native.reset_tables, 1), (_native.deal_tables, 0), (_native.observe_tables, 1),
        (_native.solve_tables, 1), (_native.put_deal, 2), (_native.tell_table, 1))),
    (_native.describe_tables, 1, {}), (_native.arrays_of, 1, {}), (_native.cards_played, 1, {}),
]


def call(chance):
    """A function with arguments of any kind, and what comes of it."""
    function, count, named = chance.choice(FUNCTIONS)
    given = [chance.choice(VALUES) for _ in range(chance.choice([count, count, count, count - 1, count + 1]))]
    if function is _native.make_deals and chance.randrange(2):
        given[:3] = HANDS, chance.choice(["wenz", "bettel", "ramsch", *given]), chance.choice([2, None, *given])
    given = [iter([LINE, END]) if isinstance(one, type(iter([]))) else one for one in given]
    use(function(*given, **named))


def place_of(error):
    """Where an exception was raised; of one of the package, which has no lines, what it says."""
    place = error.__traceback__
    while place.tb_next:
        place = place.tb_next
    where = place.tb_frame.f_code.co_name
    said = re.sub("[^a-z ]", "", str(error))[:24] if where == call.__name__ else ""
    return f"{type(error).__name__} {where} {place.tb_lineno} {said}"


def run_round(corpus, seed, number, keep):
    """One round: what it fed, and how that ended."""
    chance = random.Random(f"{seed} {number}")
    if chance.randrange(2):
        data = b""
        feed = lambda: call(chance)
    else:
        data = chance.choice(corpus)
        data = data if number < len(corpus) else changed(data, chance)
        feed = lambda: use(Unpickler(io.BytesIO(data)).load())
        keep(data)
    try:
        feed()
        return data, "taken"
    except REFUSALS as error:
        return data, place_of(error)


def work(folder, seed, rounds, seconds, shared):
    """All rounds; `shared` says which one it is in, and what it fed."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    corpus = [path.read_bytes() for path in sorted((*SEEDS.iterdir(), *folder.iterdir()))
              if path.name != "crash"]
    seen = set()
    until = time.monotonic() + seconds
    number = 0
    shared[:] = bytes(len(shared))

    def keep(data):
        shared[16:16 + len(data)] = data
        shared[8:16] = struct.pack("<Q", len(data))

    while number < rounds and time.monotonic() < until:
        shared[:16] = struct.pack("<QQ", number, 0)
        data, end = run_round(corpus, seed, number, keep)
        if data and end not in seen and len(data) < 4000:
            corpus.append(data)
            (folder / hashlib.sha1(end.encode()).hexdigest()).write_bytes(data)
        seen.add(end)
        number += 1
    print(f"fuzz_python: {number} rounds, {len(seen)} different ends, seed {seed}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--rounds", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("corpus", nargs="?")
    asked = parser.parse_args()
    if math.inf == asked.seconds == asked.rounds:
        parser.error("one of --seconds and --rounds is needed")
    with tempfile.TemporaryDirectory() as fleeting:
        folder = pathlib.Path(asked.corpus or fleeting)
        shared = mmap.mmap(-1, 1 << 16)
        worker = multiprocessing.get_context("fork").Process(
            target=work, args=(folder, asked.seed, asked.rounds, asked.seconds, shared))
        worker.start()
        worker.join()
        if worker.exitcode == 0:
            return 0
        number, size = struct.unpack("<QQ", shared[:16])
        fed = shared[16:16 + size]
        (folder / "crash").write_bytes(fed)
        print(f"fuzz_python: ended with {worker.exitcode} in round {number} of seed {asked.seed}, fed "
              f"{fed!r}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
