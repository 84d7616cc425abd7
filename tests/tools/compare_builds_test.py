"""bench/compare-builds, bench/compare-threads and bench/paired.py: the program against itself and against doubles of it.

Usage: compare_builds_test.py PROGRAM
SCHAFKOPF_LONG_TESTS=1: what takes seconds, too.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

BENCH = pathlib.Path(__file__).resolve().parents[2] / "bench"
sys.dont_write_bytecode = True
sys.path.insert(0, str(BENCH))
from paired import Ratio, t95  # noqa: E402

PROGRAM = ""
LONG = unittest.skipUnless("SCHAFKOPF_LONG_TESTS" in os.environ, "without SCHAFKOPF_LONG_TESTS")

# Runs the program and changes what it says about each deal: `line` is one JSON object.
DOUBLE = """#!/usr/bin/env python3
import json, random, subprocess, sys
done = subprocess.run(["{program}", *sys.argv[1:]], capture_output=True, text=True)
if "--json" not in sys.argv:
    sys.stdout.write(done.stdout)
    sys.exit(done.returncode)
for line in map(json.loads, done.stdout.splitlines()):
    {change}
    print(json.dumps(line))
"""


class CompareBuilds(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def double(self, change):
        path = self.folder / "double"
        path.write_text(DOUBLE.format(program=PROGRAM, change=change), encoding="utf-8")
        path.chmod(0o755)
        return path

    def compare(self, old, new, *options):
        command = [BENCH / "compare-builds", old, new, "--games", self.folder / "none", "--deck",
                   "short", "--count", "10", "--max-minutes", "0.1", *options]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def row(self, run, contract, question):
        """Time ratio, its interval, ratio of nodes."""
        pattern = rf"^{contract} +short +{question} +10 +\d+ +(\S+) +(\S+) \.\. (\S+) +(\S+)  "
        found = re.search(pattern, run.stdout, re.MULTILINE)
        self.assertIsNotNone(found, run.stdout + run.stderr)
        return [float(field) for field in found.groups()]

    def test_a_program_is_as_fast_as_itself(self):
        run = self.compare(PROGRAM, PROGRAM, "--contract", "wenz", "--question", "win",
                           "--question", "cards", "--precision", "0.3")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("All answers agree: 20 compared.", run.stdout)
        for question in ("win", "cards"):
            ratio, low, high, nodes = self.row(run, "wenz", question)
            self.assertLessEqual(low, ratio)
            self.assertLessEqual(ratio, high)
            self.assertTrue(0.6 < ratio < 1.6, run.stdout)
            self.assertEqual(nodes, 1)

    @LONG
    def test_a_faster_program_is_found_faster(self):
        quick = self.double("line['processor_milliseconds'] /= random.uniform(3, 5); line['nodes'] *= 2")
        run = self.compare(PROGRAM, quick, "--contract", "wenz", "--question", "value",
                           "--precision", "0.5", "--max-minutes", "1")
        ratio, low, high, nodes = self.row(run, "wenz", "value")
        self.assertTrue(low < ratio < high < 1, run.stdout)
        self.assertTrue(0.15 < ratio < 0.4, run.stdout)
        self.assertEqual(nodes, 2)
        self.assertIn("  faster\n", run.stdout)

    @LONG
    def test_a_clock_that_runs_on_tells_nothing(self):
        # As where other programs take the processor meanwhile.
        waits = self.double("line['milliseconds'] *= random.uniform(3, 5)")
        run = self.compare(PROGRAM, waits, "--contract", "wenz", "--question", "value", "--precision", "0.3")
        self.assertTrue(0.6 < self.row(run, "wenz", "value")[0] < 1.6, run.stdout)
        # Nor do builds agree on the processor's time if one of them does not tell it.
        older = self.double("del line['processor_milliseconds']; line['milliseconds'] *= 4")
        run = self.compare(PROGRAM, older, "--contract", "wenz", "--question", "value", "--precision", "0.5")
        self.assertTrue(2.5 < self.row(run, "wenz", "value")[0] < 6.5, run.stdout)

    def test_another_answer_is_named(self):
        for question, change in (
                ("win", "line['reached'] ^= line['line'] == 3"),
                ("value", "line['value'] += line['line'] == 3"),
                ("cards", "c = line['cards']; c[min(c)] -= line['line'] == 3"),
                ("game", "if line['line'] == 3 and 'plays' in line: line['plays'].pop()")):
            run = self.compare(PROGRAM, self.double(change), "--contract", "solo", "--question",
                               question)
            self.assertEqual(run.returncode, 1, question + run.stdout + run.stderr)
            deals = subprocess.run([PROGRAM, "deal", "3", "--deck", "short", "--contract", "solo:H",
                                    "--declarer", "1", "--given", "aces(1)>=2"],
                                   capture_output=True, text=True, check=True).stdout
            self.assertIn(f"The answers differ (solo, {question}) on\n", run.stdout)
            self.assertIn(deals.splitlines()[2], run.stdout)

    @LONG
    def test_whole_verbs(self):
        other = self.double("line['sentence'] = line.pop('best', 0)")
        run = self.compare(PROGRAM, other, "--contract", "wenz", "--question", "ask-one",
                           "--question", "post-mortem", "--question", "play")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        for verb in ("ask-one", "post-mortem", "play"):
            self.assertRegex(run.stdout, rf"(?m)^all games short +{verb} +10 +\d+ +\d+\.\d+  ")
        self.assertIn("ask-one, short deck: 10 of 10 answers differ, as they may.", run.stdout)
        self.assertIn("play, short deck: 1 of 1 answers differ, as they may.", run.stdout)
        self.assertIn("All answers that must agree: 10 compared.", run.stdout)

    def test_a_post_mortem_must_agree(self):
        path = self.folder / "spoiler"
        path.write_text(f"""#!/bin/sh
{PROGRAM} "$@" || exit
[ "$1" != batch ] || sed -i '3s/"cost":0/"cost":1/' "$4"
""", encoding="utf-8")
        path.chmod(0o755)
        run = self.compare(PROGRAM, path, "--contract", "wenz", "--question", "post-mortem")
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        self.assertIn("The answers differ (all games, post-mortem) on\n", run.stdout)

    def test_bad_arguments(self):
        self.assertEqual(self.compare("no-such-revision", PROGRAM).returncode, 2)
        self.assertEqual(self.compare(PROGRAM, PROGRAM, "--precision", "0").returncode, 2)
        broken = self.double("sys.exit(3)")
        run = self.compare(PROGRAM, broken, "--contract", "wenz", "--question", "win")
        self.assertEqual(run.returncode, 74)


class CompareThreads(unittest.TestCase):
    def test_whole_runs(self):
        def said(*arguments, **options):
            return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=True,
                                  **options).stdout
        deals = said("deal", "4", "--contract", "wenz", "--declarer", "1", "--deck", "short")
        lines = said("solve", "--json", "--line", "-", input=deals).splitlines()
        with tempfile.TemporaryDirectory() as folder:
            games = pathlib.Path(folder) / "games.txt"
            games.write_text("".join(f"{deal} | {' '.join(json.loads(line)['play'])}\n"
                                     for deal, line in zip(deals.splitlines(), lines)),
                             encoding="utf-8")
            for verb in ("batch-value", "batch-post-mortem", "batch-table"):
                run = subprocess.run([BENCH / "compare-threads", PROGRAM, "--verb", verb, "--deck",
                                      "short", "--pairs", "2", "--games", games],
                                     capture_output=True, text=True, check=False)
                self.assertEqual(run.returncode, 0, run.stderr)
                self.assertRegex(run.stdout, rf"^{verb}: 2 threads reach \d+\.\d+ \(")
            run = subprocess.run([BENCH / "compare-threads", PROGRAM, "--verb", "ask", "--deck",
                                  "long", "--games", games],
                                 capture_output=True, text=True, check=False)
            self.assertEqual(run.returncode, 2, run.stderr)


class Paired(unittest.TestCase):
    def test_the_interval_is_students(self):
        ratio = Ratio()
        for above in (1.0, 1.1, 1.21):
            ratio.add(above, 1.0)
        self.assertAlmostEqual(ratio.value, 1.1)
        # The logarithms 0, d, 2d: deviation d, half-width 4.303 d / sqrt(3).
        self.assertAlmostEqual(ratio.high / ratio.value, 1.1 ** (4.303 / 3**0.5))
        self.assertFalse(ratio.narrow(0.01, 3))
        self.assertTrue(ratio.narrow(0.3, 3))
        self.assertFalse(ratio.narrow(0.3))

    def test_quantiles(self):
        self.assertAlmostEqual(t95(40), 2.021, 2)
        self.assertAlmostEqual(t95(120), 1.980, 2)


if __name__ == "__main__":
    PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main()
