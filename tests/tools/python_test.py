"""The Python module against the program: same values, same bytes, same mistakes.

Usage: python_test.py PROGRAM EXAMPLE   (PYTHONPATH names the folder of the package)
"""

import ast
import json
import os
import pathlib
import pickle
import re
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import numpy as np
import schafkopf
from schafkopf import _native

PROGRAM, EXAMPLE = sys.argv.pop(1), sys.argv.pop(1)
WENZ = ("wenz 2 | EA EK EO GZ GK H8 SK S8 | HU E9 E8 GA H9 H7 SA SZ | "
        "EU GU SU EZ E7 HA SO S7 | GO G9 G8 G7 HZ HK HO S9")
RAMSCH = WENZ.replace("wenz 2", "ramsch -")
HAND = "EU GU EA EZ EK GA HA S7"


def program(*arguments, text=""):
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True,
                          check=False).stdout


def short_deals(count, contract="wenz"):
    return program("deal", str(count), "--deck", "short", "--seed", "5", "--contract", contract,
                   "--declarer", "1").splitlines()


class Deals(unittest.TestCase):
    def test_a_deal_is_read_and_told(self):
        deal = schafkopf.parse(WENZ + " | EA")
        self.assertEqual(str(deal), WENZ + " | EA")
        self.assertEqual(repr(deal), f"Deal('{WENZ} | EA')")
        self.assertEqual((deal.contract, deal.declarer, deal.played), ("wenz", 2, ["EA"]))
        self.assertEqual(set(deal.hands[0]), set("EA EK EO GZ GK H8 SK S8".split()))
        self.assertEqual(deal, schafkopf.Deal(WENZ.lower() + " | ea"))
        self.assertNotEqual(deal, schafkopf.parse(WENZ))
        self.assertNotEqual(deal, 7)
        self.assertEqual(len({deal, schafkopf.parse(WENZ + " | EA")}), 1)
        self.assertEqual(pickle.loads(pickle.dumps(deal)), deal)
        ramsch = schafkopf.parse(RAMSCH)
        self.assertEqual((ramsch.contract, ramsch.declarer), ("ramsch", None))

    def test_mistakes_have_their_place(self):
        with self.assertRaises(schafkopf.DealError) as caught:
            schafkopf.parse("wenz 2 | EA EX")
        line = json.loads(program("solve", "--json", text="wenz 2 | EA EX\n"))
        self.assertEqual(str(caught.exception), line["error"])
        self.assertEqual(caught.exception.column, line["column"])
        self.assertIsInstance(caught.exception, ValueError)

    def test_rules_of_a_table(self):
        line = WENZ.replace("wenz 2", "ruf:E+tout 3")
        with self.assertRaises(schafkopf.DealError):
            schafkopf.parse("ruf:S+tout 0 | EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK | "
                            "HA EK GZ G8 SA SZ S9 S8 | GO SU HZ E7 GA G9 G7 S7")
        deal = schafkopf.parse(
            "ruf:S+tout 0 | EO HO EU H8 H7 E9 E8 SK | SO GU HU HK H9 EA EZ GK | "
            "HA EK GZ G8 SA SZ S9 S8 | GO SU HZ E7 GA G9 G7 S7",
            rules={"options": ["ruf_tout=on"]})
        self.assertEqual(deal.contract, "ruf:S+tout")
        with self.assertRaisesRegex(schafkopf.DealError, "nosuch"):
            schafkopf.parse(line, rules="nosuch")


class Values(unittest.TestCase):
    def test_values_are_those_of_the_program(self):
        lines = short_deals(60)
        expected = [int(value) for value in program("solve", text="\n".join(lines)).split()]
        for threads in (1, 3, 0):
            values = schafkopf.solve(lines, threads=threads)
            self.assertEqual(values.dtype, np.int16)
            self.assertEqual(values.tolist(), expected)
        won = schafkopf.solve([schafkopf.parse(line) for line in lines], 61)
        self.assertEqual(won.dtype, np.bool_)
        self.assertEqual(won.tolist(), [value >= 61 for value in expected])
        self.assertEqual(schafkopf.solve([]).tolist(), [])

    def test_hands_as_an_array(self):
        lines = short_deals(30)
        deals = [schafkopf.parse(line) for line in lines]
        hands = np.array([[schafkopf.card_bits(hand) for hand in deal.hands] for deal in deals],
                         dtype=np.uint32)
        expected = schafkopf.solve(lines).tolist()
        for kind in (np.uint32, np.int64):
            array = hands.astype(kind)
            self.assertEqual(schafkopf.solve(array, contract="wenz", declarer=1).tolist(), expected)
        each = schafkopf.solve(hands, contract=["wenz"] * 30, declarer=np.full(30, 1))
        self.assertEqual(each.tolist(), expected)
        self.assertEqual(schafkopf.solve(np.asfortranarray(hands), contract="wenz",
                                         declarer=[1]).tolist(), expected)
        with self.assertRaisesRegex(schafkopf.DealError, "deal 1: expected"):
            wrong = hands.copy()
            wrong[1, 0] ^= 3
            schafkopf.solve(wrong, contract="wenz", declarer=1)
        for arguments in ({}, {"contract": ["wenz"] * 2}, {"contract": "wenz", "declarer": [1, 1]}):
            with self.assertRaises((TypeError, ValueError)):
                schafkopf.solve(hands, **arguments)
        with self.assertRaises(ValueError):
            schafkopf.solve(hands[:, :3], contract="wenz", declarer=1)

    def test_each_card(self):
        line = json.loads(program("solve", "--json", "--each-card", text=WENZ))
        self.assertEqual(schafkopf.solve_cards(WENZ), line["cards"])
        self.assertEqual(list(schafkopf.solve_cards(WENZ)), list(line["cards"]))

    def test_what_has_no_value(self):
        with self.assertRaisesRegex(ValueError, "deal 1: .*ramsch"):
            schafkopf.solve([WENZ, RAMSCH])
        with self.assertRaises(ValueError):
            schafkopf.solve_cards(RAMSCH)
        with self.assertRaises(ValueError):
            schafkopf.solve([WENZ], threshold=122)
        with self.assertRaises(TypeError):
            schafkopf.solve([None])
        with self.assertRaises(TypeError):
            schafkopf.solve([WENZ], contract="wenz")

    def test_other_threads_run_on(self):
        """While deals are solved Python code of another thread gets on."""
        lines = short_deals(400)
        counted = 0
        done = threading.Event()

        def count():
            nonlocal counted
            while not done.is_set():
                counted += 1
                time.sleep(0.0005)

        counter = threading.Thread(target=count)
        deals = [schafkopf.parse(line) for line in lines]
        counter.start()
        before = counted
        schafkopf.solve(deals, threads=1)
        during = counted - before
        done.set()
        counter.join()
        self.assertGreater(during, 5)


class Questions(unittest.TestCase):
    def test_answers_are_the_bytes_of_the_program(self):
        self.assertEqual(
            schafkopf.answer_json(json.dumps({"verb": "ask", "hand": HAND, "worlds": 40})) + "\n",
            program("ask", "--json", "--worlds", "40", *HAND.split()))
        self.assertEqual(
            schafkopf.answer({"verb": "rules", "rules": "short"}),
            json.loads(program("rules", "--json", "--rules", "short")))
        self.assertEqual(
            schafkopf.ask(HAND, contract="wenz", worlds=40, lang="de", seat=2)["sentence"],
            json.loads(program("ask", "--json", "--worlds", "40", "--contract", "wenz", "--lang",
                               "de", "--seat", "2", HAND))["sentence"])

    def test_mistakes_have_their_field(self):
        with self.assertRaises(schafkopf.QuestionError) as caught:
            schafkopf.ask("EU G1")
        error = caught.exception
        self.assertEqual((error.field, error.column), ("hand", 5))
        self.assertIn("hand: expected", str(error))

    def test_early_answers_and_stop(self):
        early = []
        answer = schafkopf.ask(HAND, worlds=40, progress=early.append)
        self.assertEqual(len(early), 5)
        self.assertTrue(early[0]["pocket"])
        self.assertTrue(all(one["early"] for one in early))
        self.assertNotIn("early", answer)
        told = []
        stopped = schafkopf.ask(HAND, worlds=5000, progress=told.append, stop=lambda: bool(told))
        self.assertTrue(stopped["interrupted"])

    def test_what_callbacks_raise_is_raised(self):
        def fail(*_):
            raise RuntimeError("enough")

        with self.assertRaisesRegex(RuntimeError, "enough"):
            schafkopf.ask(HAND, worlds=40, progress=fail)
        with self.assertRaisesRegex(RuntimeError, "enough"):
            schafkopf.ask(HAND, worlds=40, stop=fail)

    def test_ctrl_c_ends_it(self):
        code = ("import os, signal, threading, schafkopf\n"
                "threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
                f"schafkopf.ask('{HAND}', worlds=10000000, contract='wenz')\n")
        ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                               timeout=60, check=False)
        self.assertIn("KeyboardInterrupt", ended.stderr)


def told_in(node):
    """What a stub, or a class of it, defines for others: by its names."""
    named = {getattr(each, "name", None) or each.target.id: each for each in node.body
             if isinstance(each, (ast.ClassDef, ast.FunctionDef, ast.AnnAssign))}
    return {name: each for name, each in named.items() if name.startswith("__") or name[0] != "_"}


class Package(unittest.TestCase):
    def test_everything_is_typed_and_explained(self):
        folder = os.path.dirname(schafkopf.__file__)
        self.assertTrue(os.path.exists(os.path.join(folder, "py.typed")))
        self.assertIn(schafkopf.__version__, program("--version"))
        for name in schafkopf.__all__:
            if callable(getattr(schafkopf, name)) and name not in ("Deal", "DealError"):
                self.assertTrue(getattr(schafkopf, name).__doc__, name)

    def test_the_stub_is_the_module(self):
        stub = ast.parse(pathlib.Path(_native.__file__).with_name("_native.pyi").read_text("utf-8"))
        told = told_in(stub)
        self.assertEqual(set(told), {name for name in vars(_native) if not name.startswith("_")})
        for name, node in told.items():
            there = getattr(_native, name)
            if isinstance(node, ast.ClassDef):
                inside = told_in(node)
                self.assertLessEqual(set(inside), set(dir(there)), name)
                self.assertLessEqual({each for each in vars(there) if not each.startswith("_")}, set(inside))
            elif isinstance(node, ast.FunctionDef):
                # As pybind11 begins what it says of a function: each with its default.
                parameters, = re.findall(rf"^{name}\((.*)\) -> ", there.__doc__, flags=re.M)
                found = [(each.split(":")[0], each.partition(" = ")[2]) for each in parameters.split(", ")]
                missing = len(node.args.args) - len(node.args.defaults)
                defaults = [""] * missing + [ast.unparse(each) for each in node.args.defaults]
                self.assertEqual([(each.arg, default) for each, default in
                                  zip(node.args.args, defaults)], found, name)
            else:
                self.assertEqual(type(there).__name__, node.annotation.id, name)

    def test_the_example_draws(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = os.path.join(folder, "wenz.svg")
            run = subprocess.run([sys.executable, EXAMPLE, picture, "20"], capture_output=True,
                                 text=True, check=False)
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertIn("won with open cards: ", run.stdout)
            with open(picture, encoding="utf-8") as file:
                drawn = file.read()
            self.assertEqual(drawn.count("<rect"), 5)


if __name__ == "__main__":
    unittest.main()
