"""Nothing is loaded from the current folder, in which there is a trap under the name of every library that is.

Usage: traps_test.py --compiler COMPILER [--example C_EXAMPLE] [--python PYTHON --module FOLDER] PROGRAM
  C_EXAMPLE  the built tests/tools/install_example/solve.c
  PYTHON, FOLDER  the interpreter, and what holds its package
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ARGUMENTS = argparse.Namespace()
DEAL = ("wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ |"
        " EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9")
# Whatever loads it leaves a mark.
TRAP = """
#include <fcntl.h>
#include <unistd.h>
__attribute__((constructor)) static void Spring() { close(open("MARK", O_CREAT | O_WRONLY, 0600)); }
"""
MORE_NAMES = ("libgcc_s.so.1", "libtbbmalloc.so.2", "libtbbbind.so.3", "libschafkopf.so", "libschafkopf.so.1",
              "libschafkopf_core.so.0.1", "libschafkopf_answers.so.0.1", "libnss_files.so.2")
# Where the loader looks for variants in a folder, and where a path that begins in this one might lead.
FOLDERS = (".", "glibc-hwcaps/x86-64-v2", "glibc-hwcaps/x86-64-v3", "tls", "x86_64", "lib", "../lib", "schafkopf")


class Traps(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name).resolve()
        self.clean, self.games, self.mark = self.folder / "clean", self.folder / "games", self.folder / "mark"
        self.clean.mkdir()
        self.games.mkdir()
        deals, script = self.folder / "deals", self.folder / "script.py"
        deals.write_text(DEAL + "\n", encoding="utf-8")
        script.write_text(f"import schafkopf\nprint(schafkopf.solve(['{DEAL}'])[0])\n", encoding="utf-8")
        program = ARGUMENTS.program.resolve()
        self.commands = [[program, "solve", deals],
                         [program, "ask", "EU GU HU SU EA EZ GA HA", "--contract", "wenz", "--worlds", "2"]]
        if ARGUMENTS.example:
            self.commands.append([ARGUMENTS.example.resolve(), deals])
        if ARGUMENTS.python:
            self.commands.append([ARGUMENTS.python, script])

    def run_in(self, folder, command):
        """What the command prints in that folder, and what the loader tells."""
        told = self.folder / "told"
        told.mkdir()
        kept = {name: value for name, value in os.environ.items() if not name.startswith("LD_")}
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env={
            **kept, "PYTHONPATH": str(ARGUMENTS.module or ""), "LD_DEBUG": "libs",
            "LD_DEBUG_OUTPUT": str(told / "ld")})
        lines = "".join(file.read_text(encoding="utf-8", errors="replace") for file in told.iterdir())
        shutil.rmtree(told)
        return run, lines

    def build(self, name, source, *options):
        """A program or library of the source, in the folder of all."""
        text = self.folder / f"{name}.cpp"
        text.write_text(source, encoding="utf-8")
        subprocess.run([ARGUMENTS.compiler, text, *options, "-o", self.folder / name], check=True)
        return self.folder / name

    def lay_traps(self, names):
        trap = self.build("trap.so", TRAP.replace("MARK", str(self.mark)), "-shared", "-fPIC", "-nostdlib",
                          "-Wl,-soname,libtrap.so")
        for folder in FOLDERS:
            (self.games / folder).mkdir(parents=True, exist_ok=True)
            for name in names:
                shutil.copy(trap, self.games / folder / name)
        return trap

    def test_no_trap_is_loaded(self):
        answers, names = [], set(MORE_NAMES)
        for command in self.commands:
            run, lines = self.run_in(self.clean, command)
            self.assertEqual(run.returncode, 0, run.stderr)
            needed = re.findall(r"find library=(\S+)", lines)
            self.assertIn("libc.so.6", needed)
            names.update(name for name in needed if "/" not in name)
            answers.append(run.stdout)
        self.lay_traps(names)
        for command, answer in zip(self.commands, answers):
            with self.subTest(command=" ".join(map(str, command))):
                run, lines = self.run_in(self.games, command)
                self.assertFalse(self.mark.exists(), "a trap was loaded")
                tried = re.findall(r"(?:trying file=|calling init: )(.*)", lines)
                self.assertTrue(tried)
                for path in tried:
                    self.assertTrue(path.startswith("/"), f"{path} is looked for in the current folder")
                    self.assertFalse(path.startswith(str(self.folder)), f"{path} is looked for among the traps")
                self.assertEqual((run.returncode, run.stdout), (0, answer), run.stderr[-1000:])

    def test_a_trap_is_found_where_the_loader_is_told_of_the_current_folder(self):
        trap = self.lay_traps(["libtrap.so"])
        program = self.build("program", "int main() {}\n", "-Wl,--no-as-needed", trap, "-Wl,-rpath,::")
        run, lines = self.run_in(self.games, [program])
        self.assertTrue(self.mark.exists(), run.stderr[-1000:])
        self.assertRegex(lines, r"trying file=[^/]")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--example", type=pathlib.Path)
    parser.add_argument("--python")
    parser.add_argument("--module", type=pathlib.Path)
    parser.parse_args(namespace=ARGUMENTS)
    unittest.main(argv=[sys.argv[0]])


if __name__ == "__main__":
    main()
