"""bench/studies/book.py, on a book of a few hands.

Usage: book_study_test.py PROGRAM
SCHAFKOPF_LONG_TESTS=1: the study as a whole, too.
"""

import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

STUDIES = pathlib.Path(__file__).resolve().parents[2] / "bench" / "studies"
sys.dont_write_bytecode = True
sys.path.insert(0, str(STUDIES))
import book_compare  # noqa: E402
from book_parts import games, hands, rules, seats, text  # noqa: E402

PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
JOB = """rules = "short"
[input]
sample = 25
[question]
kind = "book"
worlds = 8
[output]
{output}
"""


def line(bid, passing, errors=(0.0, 0.0)):
    """An answer of `ask`, cut short."""
    call = {"contract": "wenz", "bid_cents": bid, "bid_error": errors[0], "table_win": 0.5}
    return {"hand": "EU GU EA EZ EK GA", "seat": 0, "verdict": "play", "pass_cents": passing,
            "passing": {"cents_error": errors[1]}, "contracts": [call]}


class Parts(unittest.TestCase):
    def test_trumps_are_those_of_the_contract(self):
        hand = "EO GU HA EA EZ SA"
        self.assertEqual(hands.trumps(hand.split(), "solo:E"), ["EO", "GU", "EA", "EZ"])
        self.assertEqual(hands.trumps(hand.split(), "ruf:S"), ["EO", "GU", "HA"])
        self.assertEqual(hands.trumps(hand.split(), "farbwenz:S+tout"), ["GU", "SA"])
        self.assertEqual(hands.strength(hand, "wenz"), (1, 1, 3, 0))
        self.assertEqual(hands.strength(hand, "solo:E"), (4, 1, 2, 0))
        self.assertEqual(hands.strength("EO EU HA EZ GZ GK", "geier"), (1, 1, 1, 2))

    def test_hands_differ_by_more_than_names_of_plain_suits(self):
        of = hands.shape("EU GU EA EZ GA HK", "wenz")
        self.assertEqual(hands.shape("EU GU SA SZ HA EK", "wenz"), of)
        self.assertNotEqual(hands.shape("EU HU EA EZ GA HK", "wenz"), of)
        self.assertNotEqual(hands.shape("EO EU HA EZ GK SA", "ruf:E"), hands.shape("EO EU HA EZ GK SA", "ruf:G"))
        self.assertEqual(hands.shape("EO EU HA EZ GK SA", "ruf:E"), hands.shape("EO EU HA GZ EK SA", "ruf:G"))

    def test_rules_ask_for_what_they_say(self):
        needs = rules.Needs(2, sauen=2)
        self.assertEqual(needs.words("wenz"), "2 Unter, 2 Sauen")
        self.assertTrue(needs.met("EU GU EA EZ EK GA", "wenz"))
        self.assertFalse(needs.met("EU GU EA EZ EK GK", "wenz"))
        self.assertTrue(rules.Needs(points=6).met("EU GU EA EZ EK GA", "wenz"))
        self.assertFalse(rules.Needs(points=7).met("EU GU EA EZ EK GA", "wenz"))
        self.assertFalse(rules.Needs(2, covered=True).met("EU GU EA EZ EK GK", "wenz"))

    def test_the_better_of_two_equals_reads_too_high(self):
        even = hands.Answer(line(10, 10, (1.96 * 3, 1.96 * 4)))
        self.assertAlmostEqual(seats.too_high(even), 5 / math.sqrt(2 * math.pi))
        self.assertAlmostEqual(seats.too_high(hands.Answer(line(90, 10, (1.96, 1.96)))), 0)

    def test_the_lowest_are_kept_one_of_each_shape(self):
        lowest = text.Lowest(2)
        for key, form in ((3, "a"), (2, "b"), (1, "b"), (5, "c"), (2.5, "c")):
            lowest.add(key, form, None)
        self.assertEqual([entry[:2] for entry in lowest.entries], [(1, "b"), (2.5, "c")])

    def test_a_difference_is_within_both_errors_or_not(self):
        known = {"table_win": 0.5, "table_error": 0.03, "cents": 10, "cents_error": 4}
        near = {"table_win": 0.54, "table_error": 0.04, "cents": 15, "cents_error": 3}
        self.assertEqual(book_compare.within(known, near), (True, True))
        self.assertEqual(book_compare.within(known, near | {"table_win": 0.551}), (False, True))
        self.assertEqual(book_compare.within(known, near | {"cents": 15.1}), (True, False))

    def test_quantiles(self):
        counts = {10 * number: 1 for number in range(1, 101)}
        self.assertEqual(games.quantiles(counts), [1, 5, 50, 95])


@unittest.skipUnless("SCHAFKOPF_LONG_TESTS" in os.environ, "without SCHAFKOPF_LONG_TESTS")
class Study(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.folder = pathlib.Path(holder.name)
        cls.run_program("job.toml", 'format = "jsonl"', "hands.jsonl")
        cls.run_program("sample.toml", 'format = "binary"\nzstd = true', "sample.rows.zst")
        subprocess.run([PROGRAM, "book", "sample.book", "--from", "sample.toml"], cwd=cls.folder, check=True,
                       stdout=subprocess.DEVNULL)
        subprocess.run([STUDIES / "book.py", PROGRAM, cls.folder / "sample.book", cls.folder], check=True)
        cls.text = (cls.folder / "short-book.md").read_text(encoding="utf-8")
        cls.answers = cls.ask()

    @classmethod
    def run_program(cls, job, output, result):
        (cls.folder / job).write_text(JOB.format(output=output), encoding="utf-8")
        subprocess.run([PROGRAM, "batch", job, "--output", result], cwd=cls.folder, check=True,
                       stderr=subprocess.DEVNULL)

    @classmethod
    def ask(cls):
        """What the program itself says of the hands of the sample."""
        records = map(json.loads, (cls.folder / "hands.jsonl").read_text(encoding="utf-8").splitlines())
        drawn = {record["hand"] for record in records if record["rows"][0]["of"] == "passing"}
        questions = "".join(f"{hand} {seat}\n" for hand in sorted(drawn) for seat in range(4))
        told = subprocess.run([PROGRAM, "ask", "-", "--book", cls.folder / "sample.book", "--json"],
                              input=questions, stdout=subprocess.PIPE, text=True, check=True)
        return [json.loads(told_line) for told_line in told.stdout.splitlines()]

    def cells(self, first, heading):
        """The rest of the last row that begins so, in the section."""
        section = self.text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
        rows = re.findall(rf"^\| {re.escape(first)} \| (.*) \|$", section, re.MULTILINE)
        self.assertTrue(rows, section)
        return rows[-1].split(" | ")

    def test_every_hand_of_the_book_is_read(self):
        self.assertEqual(len(self.answers), 100)
        self.assertIn("100 answers; 538,284 questions", " ".join(self.text.split()))

    def test_calls_are_those_of_ask(self):
        clear = [answer for answer in self.answers
                 if answer["verdict"] == "play" and answer["best"].startswith("ruf")]
        self.assertEqual(self.cells("Rufspiel", "How often each game is best")[4], f"{len(clear)}.0 %")

    def test_a_seat_is_worth_the_better_of_playing_and_passing(self):
        for seat in range(4):
            here = [answer for answer in self.answers if answer["seat"] == seat]
            passing = statistics.fmean(answer["pass_cents"] for answer in here)
            worth = statistics.fmean(max(answer["pass_cents"], *(call["bid_cents"] for call in answer["contracts"]))
                                     for answer in here)
            cells = self.cells(f"seat {seat}", "What a seat is worth")
            self.assertEqual(cells[:3], [f"{worth:+.1f}", f"{passing:+.1f}", f"{worth - passing:+.1f}"])
            lost = self.cells("nobody plays", "Rules of thumb against the book")[1 + seat]
            self.assertEqual(lost, f"{worth - passing:.1f}")

    def test_summarize_says_the_same_as_ask(self):
        wins = [call["table_win"] for answer in self.answers for call in answer["contracts"]
                if call["contract"] == "wenz"]
        cells = self.cells("`wenz`", "The same from summarize")
        self.assertEqual(cells[:2], [str(len(wins)), f"{100 * statistics.fmean(wins):.2f} %"])
        self.assertIn("schafkopf summarize sample.rows.zst --by game", self.text)

    def test_every_picture_is_shown_and_drawn(self):
        shown = re.findall(r"!\[[^]]+\]\((book-[a-z]+\.svg)\)", self.text)
        self.assertEqual(sorted(shown), sorted(path.name for path in self.folder.glob("book-*.svg")))
        self.assertEqual(len(shown), 7)
        for name in shown:
            root = xml.etree.ElementTree.parse(self.folder / name).getroot()
            self.assertGreater(len(root), 10, name)

    def compare(self, *options):
        lines = "".join(f"{answer['hand']} {answer['seat']}\n" for answer in self.answers)
        (self.folder / "questions").write_text(lines, encoding="utf-8")
        told = subprocess.run([STUDIES / "book_compare.py", PROGRAM, self.folder / "sample.book",
                               self.folder / "questions", "--hands", "40", *options], stdout=subprocess.PIPE,
                              text=True, check=True).stdout.splitlines()
        counted = re.match(r"(\d+) hands: chances within the errors in ([0-9.]+)%, cents in ([0-9.]+)%", told[-1])
        self.assertTrue(counted, told)
        return [float(number) for number in counted.groups()]

    def test_a_book_says_what_ask_says(self):
        hands, chances, cents = self.compare("--worlds", "40")
        self.assertEqual(hands, 40)
        self.assertGreaterEqual(min(chances, cents), 82.5)  # 33 of 40 where 38 are to be

    def test_what_is_no_book_is_refused(self):
        run = subprocess.run([STUDIES / "book.py", PROGRAM, self.folder / "job.toml", self.folder / "none"],
                             stderr=subprocess.PIPE, check=False)
        self.assertNotEqual(run.returncode, 0)
        self.assertIn(b"job.toml", run.stderr)


if __name__ == "__main__":
    unittest.main()
