"""What Python gives the module comes in checked, and a deal is its line and its rules wherever it goes.

Usage: python_door_test.py   (PYTHONPATH names the folder of the package)
SCHAFKOPF_LONG_TESTS=1: a thousand random deals instead of a hundred.
"""

import ast
import copy
import doctest
import inspect
import itertools
import math
import multiprocessing
import os
import pathlib
import pickle
import random
import re
import subprocess
import sys
import textwrap
import types
import unittest

import numpy as np
import schafkopf
from schafkopf import _native

import python_deals

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEALS = 1000 if "SCHAFKOPF_LONG_TESTS" in os.environ else 100

WENZ = ("wenz 2 | EA EK EO GZ GK H8 SK S8 | HU E9 E8 GA H9 H7 SA SZ | "
        "EU GU SU EZ E7 HA SO S7 | GO G9 G8 G7 HZ HK HO S9")
#: A Bettel that is made or lost with who leads to it.
BETTEL = ("bettel 1 | SZ EU GU GK H9 EK | S9 HU HZ G9 EZ E9 | "
          "GO SK SO SA HA HO | HK GZ SU EA GA EO")
LEADS = {"options": ["bettel_lead=declarer"]}
HANDS = np.array([[schafkopf.card_bits(hand) for hand in schafkopf.parse(WENZ).hands]])


def run(code):
    """The end of a Python that runs the code: its status, and the last line that it complains with."""
    ended = subprocess.run([sys.executable, "-c", "import schafkopf\n" + code],
                           capture_output=True, text=True, check=False)
    return ended.returncode, ended.stderr.strip().split("\n")[-1]


class Identity(unittest.TestCase):
    def test_rules_are_part_of_a_deal(self):
        book, table = schafkopf.parse(WENZ), schafkopf.parse(WENZ, LEADS)
        self.assertEqual(str(book), str(table))
        self.assertNotEqual(book, table)
        self.assertNotEqual(hash(book), hash(table))
        self.assertEqual(len({book, table, schafkopf.parse(WENZ, LEADS)}), 2)
        self.assertEqual((book.rules, table.rules), ({}, LEADS))
        self.assertEqual(repr(book), f"Deal('{WENZ}')")
        self.assertEqual(repr(table), f"Deal('{WENZ}', rules={LEADS})")
        self.assertEqual(schafkopf.Deal(WENZ, rules="defaults"), book)
        sauspiel = schafkopf.parse(WENZ, "sauspiel")
        self.assertEqual(schafkopf.parse(WENZ, sauspiel.rules), sauspiel)
        with self.assertRaises(TypeError):
            sorted([book, table])

    def test_rules_decide_the_value_everywhere(self):
        deal = schafkopf.parse(BETTEL, LEADS)
        values = [python_deals.value(schafkopf.parse(BETTEL)), python_deals.value(deal)]
        self.assertEqual(sorted(values), [0, 1])
        for other in (copy.copy(deal), copy.deepcopy([deal])[0], pickle.loads(pickle.dumps(deal)),
                      eval(repr(deal), vars(schafkopf))):
            self.assertEqual((other, python_deals.value(other)), (deal, values[1]))
        self.assertEqual(schafkopf.solve([BETTEL], rules=LEADS).tolist(), values[1:])
        cards = schafkopf.solve_cards(BETTEL, rules=LEADS)
        self.assertEqual(cards, schafkopf.solve_cards(deal))
        self.assertNotEqual(list(cards), list(schafkopf.solve_cards(BETTEL)))
        answer = schafkopf.answer({"verb": "solve", "deal": str(deal), **deal.rules})
        self.assertEqual(answer["value"], values[1])
        hands = np.array([[schafkopf.card_bits(hand) for hand in deal.hands]])
        made = schafkopf.solve(hands, contract="bettel", declarer=1, rules=LEADS)
        self.assertEqual(made.tolist(), values[1:])

    def test_a_deal_by_other_rules_is_refused(self):
        deals = [schafkopf.parse(BETTEL, LEADS), BETTEL]
        self.assertEqual(len(set(schafkopf.solve(deals, rules=LEADS))), 1)
        with self.assertRaisesRegex(ValueError, "deal 1: expected one by the rules"):
            schafkopf.solve([BETTEL, schafkopf.parse(BETTEL)], rules=LEADS)
        with self.assertRaisesRegex(ValueError, "deal 0: expected one by the rules {}"):
            schafkopf.solve_cards(deals[0], rules="defaults")

    def test_errors_are_the_same_in_another_process(self):
        caught = []
        for ask in (lambda: schafkopf.parse("wenz 2 | EA EX"), lambda: schafkopf.ask("EU G1"),
                    lambda: schafkopf.answer({"verb": "none"})):
            with self.assertRaises(ValueError) as error:
                ask()
            caught.append(error.exception)
        for error, protocol in itertools.product(caught, range(pickle.HIGHEST_PROTOCOL + 1)):
            for other in (pickle.loads(pickle.dumps(error, protocol)), copy.deepcopy(error)):
                self.assertIs(type(other), type(error))
                self.assertEqual((str(other), vars(other)), (str(error), vars(error)))
        self.assertEqual(schafkopf.DealError("x").column, 1)

    def test_every_contract_and_option_goes_anywhere(self):
        """Random deals through pickle, copy, deepcopy and a pool of fresh processes."""
        options = python_deals.options_of((ROOT / "engine" / "RULES.md").read_text(encoding="utf-8"))
        self.assertGreater(len(options), 60)
        contracts, names = python_deals.CONTRACTS, sorted(options)
        told = {row["name"].split(":")[0].split("+")[0]
                for row in schafkopf.answer({"verb": "rules"})["contracts"]}
        self.assertLessEqual(told, {python_deals.name_of(one) for one in contracts})
        every = random.Random(1)
        deals, used = [], set()
        for i in range(DEALS):
            contract = contracts[i % len(contracts)] if DEALS >= 1000 else every.choice(contracts)
            option = names[i % len(names)]
            deal, rules = python_deals.random_deal(contract, options, option, i)
            self.assertEqual(deal, schafkopf.Deal(str(deal), rules))
            deals.append(deal)
            used.add((contract, option))
        expected = [python_deals.identity(deal) for deal in deals]
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            again = pickle.loads(pickle.dumps(deals, protocol))
            self.assertEqual(again, deals)
            self.assertEqual([hash(deal) for deal in again], [hash(deal) for deal in deals])
        pickled = pickle.loads(pickle.dumps(deals))
        for others in (pickled, list(map(copy.copy, deals)), copy.deepcopy(deals)):
            self.assertEqual([python_deals.identity(deal) for deal in others], expected)
        for deal in deals:
            self.assertEqual(eval(repr(deal), vars(schafkopf)), deal)
        with multiprocessing.get_context("spawn").Pool(2) as pool:
            self.assertEqual(pool.map(python_deals.identity, deals, chunksize=25), expected)
            self.assertEqual(pool.map(copy.copy, deals, chunksize=25), deals)
        values = [one[4] for one in expected]
        self.assertGreater(len(deals) - values.count(None), DEALS // 2)
        ruled = sum(values[i] != python_deals.value(unruled)
                    for i, unruled in enumerate(map(by_the_book, deals)) if unruled is not None)
        print(f"{DEALS} deals, {len({one for one, _ in used})} of {len(contracts)} contracts, "
              f"{len({one for _, one in used})} of {len(names)} options: equal values and hashes; "
              f"{values.count(None)} without a value, {ruled} worth another by the book")


def by_the_book(deal):
    """The same line by the rule book's rules, where it can be read so."""
    try:
        return schafkopf.Deal(str(deal))
    except schafkopf.DealError:
        return None


class Whole(unittest.TestCase):
    """There is no deal that was not made of a line and rules."""

    def test_none_is_half_made(self):
        deal = schafkopf.Deal
        for make in (lambda: deal.__new__(deal), lambda: object.__new__(deal),
                     lambda: deal.__base__.__new__(deal), lambda: deal.__new__(int), deal,
                     lambda: type("Other", (deal,), {}), lambda: deal(WENZ).__setstate__(WENZ),
                     lambda: setattr(type("A", (), {})(), "__class__", deal),
                     lambda: setattr(deal(WENZ), "x", 1), lambda: setattr(deal, "__str__", repr)):
            with self.assertRaises((TypeError, AttributeError)):
                made = make()
                str(made)

    def test_it_cannot_be_made_again(self):
        deal = schafkopf.Deal(WENZ)
        try:
            deal.__init__(BETTEL)
        except TypeError:
            pass
        self.assertEqual(deal, schafkopf.Deal(WENZ))

    def test_its_parts_are_asked_of_a_deal_alone(self):
        for name in ("__str__", "__repr__", "__hash__", "__reduce__", "__copy__", "__deepcopy__"):
            method = vars(schafkopf.Deal)[name]
            rest = [None] if name == "__deepcopy__" else []
            for other in (None, 1, "x", schafkopf.Deal):
                with self.subTest(name, other=other):
                    code = f"schafkopf.Deal.{name}(*{[None] + rest})"
                    if other is None:
                        self.assertEqual(run(code)[0], 1, "an exception, no crash")
                    with self.assertRaises(TypeError):
                        method(other, *rest)
        self.assertIs(schafkopf.Deal.__eq__(None, None), NotImplemented)
        for name in ("contract", "declarer", "hands", "played", "rules"):
            self.assertEqual(run(f"schafkopf.Deal.{name}.fget(None)")[0], 1, "an exception, no crash")

    def test_pickles_of_before_are_refused(self):
        """Those of 44 bytes, and those with a line but without its rules."""
        plain = b"\x80\x04\x95!\x00\x00\x00\x00\x00\x00\x00\x8c\x11schafkopf._native\x8c\x04Deal\x93)\x81."
        of_before = plain[:-1] + b"\x8c" + bytes([len(WENZ)]) + WENZ.encode() + b"b."
        for old in (plain, of_before):
            unframed = old[:2] + old[11:]
            status, error = run(f"import pickle\nstr(pickle.loads({unframed!r}))")
            self.assertEqual(status, 1, error)
            self.assertIn("TypeError: expected a deal line", error)
            self.assertIn("before a Deal kept its rules", error)


class Index:
    """What Python takes for a whole number."""

    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number


class Doors(unittest.TestCase):
    """Whatever is no whole number within its range, or no text, is refused by every function."""

    NO_NUMBERS = (1.0, 1.9, math.nan, math.inf, "1", b"1", True, False, np.float64(1), np.True_, 1j,
                  object(), {}, Index(1.0), np.array([1.0]))
    NUMBERS_BEYOND = (2**32 + 2, 2**64 + 1, -2**63 - 1, 10**5000, -2, np.int64(2**40),
                      np.uint64(2**64 - 1))
    NO_TEXTS = (None, 1, 1.5, b"wenz", bytearray(b"wenz"), ["wenz"], object(), "wenz\0xyz", "\ud800",
                "\0")

    @staticmethod
    def short(value):
        """What a failure shows: huge numbers have no repr."""
        return "huge" if isinstance(value, int) and abs(value) > 2**70 else repr(value)[:50]

    def refuse(self, function, value):
        with self.assertRaises((TypeError, ValueError), msg=self.short(value)):
            function(value)

    def test_numbers(self):
        takers = {
            "declarer": lambda value: schafkopf.solve(HANDS, contract="wenz", declarer=value),
            "declarers": lambda value: schafkopf.solve(HANDS, contract="wenz", declarer=[value]),
            "native": lambda value: _native.make_deals(HANDS, "wenz", value),
            "threshold": lambda value: schafkopf.solve([WENZ], value),
            "threads": lambda value: schafkopf.solve([WENZ], threads=value),
            "threads of answers": lambda value: schafkopf.answer({"verb": "rules"}, threads=value),
            "threads of JSON": lambda value: schafkopf.answer_json("{}", threads=value),
            "threads of ask": lambda value: schafkopf.ask("EU", threads=value),
        }
        for name, taker in takers.items():
            for value in (*self.NO_NUMBERS, *self.NUMBERS_BEYOND):
                with self.subTest(name, value=self.short(value)):
                    self.refuse(taker, value)
        for name, beyond in (("declarer", 4), ("threshold", 122), ("threads", 1025)):
            self.refuse(takers[name], beyond)
        for two in (2, np.int8(2), np.uint64(2), Index(2), [2], (2,), np.array(2), np.array([2])):
            self.assertEqual(schafkopf.solve(HANDS, contract="wenz", declarer=two).tolist(), [45])

    def test_texts(self):
        takers = {
            "line": schafkopf.parse,
            "Deal": schafkopf.Deal,
            "solve": lambda value: schafkopf.solve([value]),
            "solve_cards": schafkopf.solve_cards,
            "contract": lambda value: schafkopf.solve(HANDS, contract=value, declarer=2),
            "contracts": lambda value: schafkopf.solve(HANDS, contract=[value], declarer=2),
            "question": schafkopf.answer_json,
            "card": lambda value: schafkopf.card_bits([value]),
            "hand": schafkopf.ask,
        }
        for (name, taker), value in itertools.product(takers.items(), self.NO_TEXTS):
            with self.subTest(name, value=value):
                self.refuse(taker, 7 if (name, value) == ("contract", ["wenz"]) else value)
        for text in ("wenz\0", WENZ + "\0", "\0" + WENZ):
            self.refuse(schafkopf.parse, text)

    def test_rules(self):
        for rules in (1, 1.5, b"sauspiel", ["sauspiel"], "sauspiel\0", {"rules": 1}, {"rules": "a\0"},
                      {"options": ["must_overtake=on\0"]}, {"options": [None]}, {"seat": math.nan},
                      {"tariff": 10}, {"rules": "\ud800"}, {1: 2}, {(1, 2): 3}, [("rules", "short")],
                      {"options": {"must_overtake": "on"}}, "", "nosuch", {"rule_file": "\0"}):
            with self.subTest(rules=rules):
                self.refuse(lambda value: schafkopf.parse(WENZ, value), rules)
                self.refuse(lambda value: schafkopf.solve([WENZ], rules=value), rules)
                self.refuse(lambda value: schafkopf.solve(HANDS, contract="wenz", declarer=2,
                                                          rules=value), rules)
        self.assertEqual(schafkopf.parse(WENZ, types.MappingProxyType(LEADS)).rules, LEADS)

    def test_arrays(self):
        good = HANDS.astype(np.int64)
        solve = lambda hands: schafkopf.solve(hands, contract="wenz", declarer=2)
        self.assertEqual(solve(good).tolist(), [45])
        read_only = good.copy()
        read_only.flags.writeable = False
        swapped = good.astype(">i8")
        strided = np.repeat(good, 2, axis=1)[:, ::2]
        for hands in (read_only, swapped, strided, np.asfortranarray(good), good.astype(np.uint64),
                      good.astype(np.uint32)[::-1]):
            self.assertEqual(solve(hands).tolist(), [45])
        for high in (1 << 32, 1 << 40, -1 << 63, -1):
            wrong = good.copy()
            wrong[0, 0] |= high
            self.refuse(solve, wrong)
        wrong = good.astype(np.uint64)
        wrong[0, 0] |= np.uint64(1 << 63)
        self.refuse(solve, wrong)
        for kind in (float, bool, complex, object, str, "M8[s]", "m8[s]", np.float16):
            self.refuse(solve, np.zeros((1, 4), dtype=kind))
        self.refuse(solve, good.astype(float))
        self.refuse(solve, np.full((1, 4), math.nan))
        for shape in ((4,), (1, 3), (4, 1), (1, 1, 4), (), (0,), (2, 0)):
            self.refuse(solve, np.zeros(shape, dtype=np.uint32))
        self.assertEqual(solve(np.zeros((0, 4), dtype=np.uint32)).tolist(), [])
        self.refuse(_native.make_deals, good.tolist())
        for seats in ([1.9], [math.nan], [2**32 + 2], ["2"], [True], [-2], [2**63], [[2]]):
            self.refuse(lambda value: schafkopf.solve(good, contract="wenz", declarer=value),
                        np.array(seats, dtype=np.uint64 if seats == [2**63] else None))

    def test_cards_and_callbacks(self):
        self.assertEqual(schafkopf.card_bits(["S7", "EA", "EA"]), 1 | 1 << 31)
        for cards in ("EO", ["EOx"], ["E"], ["eo"], [""], 7, None, ["EX"], [b"EO"]):
            self.refuse(schafkopf.card_bits, cards)
        for call in (1, "f", []):
            self.refuse(lambda value: schafkopf.answer({"verb": "rules"}, stop=value), call)
            self.refuse(lambda value: _native.answer_json("{}", 1, value, None), call)
        hand = "EU GU EA EZ EK GA HA S7"
        told = []
        stopped = schafkopf.ask(hand, worlds=5000, progress=told.append, stop=lambda: told and "yes")
        self.assertTrue(stopped["interrupted"])
        with self.assertRaises(ValueError):
            schafkopf.ask(hand, worlds=5000, stop=lambda: np.zeros(2))

    def test_what_is_solved_is_held(self):
        """Deals whose list is emptied while they are solved."""
        deals = [schafkopf.parse(WENZ), schafkopf.parse(BETTEL)] * 10
        expected = _native.solve_batch(list(deals), None, 1).tolist()

        def stop():
            deals.clear()
            return False

        self.assertEqual(_native.solve_batch(deals, None, 1, stop).tolist(), expected)

    def test_no_declarer_where_nobody_declares(self):
        self.refuse(lambda value: _native.make_deals(HANDS, "ramsch", value), 2)
        self.assertEqual(_native.make_deals(HANDS, "ramsch", None)[0].contract, "ramsch")
        self.refuse(lambda value: _native.make_deals(HANDS, "wenz", value), None)


class Examples(unittest.TestCase):
    """Whatever the documents show is so."""

    def test_of_the_package(self):
        finder = doctest.DocTestFinder()
        tested = [test for part in (schafkopf, _native) for test in finder.find(part)]
        runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
        for test in tested:
            test.globs.update(vars(schafkopf), schafkopf=schafkopf)
            self.assertEqual(runner.run(test).failed, 0, test.name)
        self.assertGreaterEqual(runner.tries, 10)

    def options_in(self, text):
        """Every NAME=VALUE in quotes."""
        return re.findall(r"[\"'](\w+=[\w/]+)[\"']", text)

    def test_options_that_are_named(self):
        found = []
        for path in sorted((ROOT / "tools" / "python").rglob("*.py*")):
            found += self.options_in(path.read_text(encoding="utf-8"))
        found += self.options_in((ROOT / "tools" / "python" / "module.cpp").read_text(encoding="utf-8"))
        self.assertGreater(len(found), 3)
        for option in found:
            self.assertEqual(schafkopf.parse(WENZ, {"options": [option]}).rules["options"], [option])

    def test_of_the_document(self):
        """Each line of its Python, and what the comment behind it shows."""
        readme = (ROOT / "docs/programs.md").read_text(encoding="utf-8")
        block = next(block for block in re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
                     if "import schafkopf" in block)
        names = {}
        shown = 0
        for line in filter(None, block.split("\n")):
            code, _, comment = line.partition("  # ")
            if not isinstance(ast.parse(code.strip()).body[0], ast.Expr):
                exec(code, names)
                continue
            found = repr(eval(code.strip(), names))
            expected = re.split(r"; |, \.\.\.", comment.strip())[0]
            self.assertTrue(found.startswith(expected), line)
            shown += bool(expected)
        self.assertGreaterEqual(shown, 3)

    def test_types_name_what_is_there(self):
        stub = ast.parse((ROOT / "tools/python/schafkopf/_native.pyi").read_text(encoding="utf-8"))
        functions = {one.name: one for one in stub.body if isinstance(one, ast.FunctionDef)}
        classes = {one.name: one for one in stub.body if isinstance(one, ast.ClassDef)}
        public = {name for name in dir(_native) if not name.startswith("_")}
        self.assertEqual(public, {*functions, *classes, "version", "NO_VALUE"})
        for name, function in functions.items():
            signature = getattr(_native, name).__doc__.split("\n")[0]
            self.assertEqual(re.findall(r"(\w+): ", signature),
                             [argument.arg for argument in function.args.args], name)
        members = {one.name for one in classes["Deal"].body if isinstance(one, ast.FunctionDef)}
        self.assertLessEqual(members, set(dir(schafkopf.Deal)))
        self.assertLessEqual({one for one in dir(schafkopf.Deal) if not one.startswith("_")}, members)
        for name in ("solve", "parse", "card_bits", "answer", "ask"):
            self.assertTrue(inspect.signature(getattr(schafkopf, name)).parameters)


if __name__ == "__main__":
    unittest.main()
