"""What the loader reads in programs and libraries: each looks for others only where it stands itself, and is hardened.

Usage: binaries_test.py --inside FOLDER [--compiler COMPILER] [--sanitized] [--fortified] PATH...
  PATH       a program or library, a folder with some, or @FILE: a file with one such path in each line
  --inside   the folder of the build or of the installation: $ORIGIN leads nowhere else
  --compiler makes bad ones, each of which has to be found out
  --sanitized  without stack protector
  --fortified  the program calls the library's checked functions (_FORTIFY_SOURCE)
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ARGUMENTS = argparse.Namespace()
# Are asked of cards alone and built without a stack protector (CMakeLists.txt).
INNER_LOOPS = ("libschafkopf_solver.", "libschafkopf_estimate.")
OURS = ("schafkopf", "libschafkopf", "_native")  # their names begin so; libraries may come along


def is_elf(path):
    """Whether it is loaded: neither an object nor an archive."""
    with open(path, "rb") as file:
        head = file.read(18)
    return head[:4] == b"\x7fELF" and head[16] in (2, 3)


def expand(path):
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.rglob("*")
                  if file.is_file() and not file.is_symlink() and is_elf(file))


def read(path, *options):
    return subprocess.run(["readelf", "--wide", *options, path], capture_output=True, text=True, check=True,
                          env={**os.environ, "LC_ALL": "C"}).stdout


def search_faults(path, dynamic, inside):
    """Whatever it needs is looked for in folders of the system and in those beside it."""
    for kind, entries in re.findall(r"\((RPATH|RUNPATH)\).*\[(.*)\]", dynamic):
        for entry in entries.split(":"):
            if not re.match(r"\$ORIGIN(/|$)", entry):
                yield f"{kind} [{entries}]: expected $ORIGIN/..., found '{entry}'"
                continue
            folder = os.path.normpath(str(path.parent) + entry.removeprefix("$ORIGIN"))
            if not pathlib.Path(folder).is_relative_to(inside):
                yield f"{kind} [{entries}]: {entry} leads out of {inside}"
    for kind, name in re.findall(r"\((NEEDED|SONAME)\).*\[(.*)\]", dynamic):
        if not name or "/" in name:
            yield f"{kind}: expected the name of a library without its folder, found '{name}'"
    for kind in re.findall(r"\((FILTER|AUXILIARY|AUDIT|DEPAUDIT|CONFIG)\)", dynamic):
        yield f"{kind}: expected none"


def hardening_faults(dynamic, segments, is_program):
    flags = " ".join(re.findall(r"\(FLAGS(?:_1)?\)(.*)", dynamic))
    if not re.search(r"\b(BIND_NOW|NOW)\b", flags) or "GNU_RELRO" not in segments:
        yield "expected that all is bound at once and then read-only"
    if "TEXTREL" in dynamic:
        yield "expected code that is loaded as it is"
    if is_program and not re.search(r"\bPIE\b", flags):
        yield "expected a program for any address"
    if re.search(r" RWE ", segments) or "GNU_STACK" not in segments:
        yield "expected nothing that is both written and run"


def protection_faults(path, fortified):
    called = re.findall(r"\bUND\s+(\w+)", read(path, "--dyn-syms"))
    if "__stack_chk_fail" not in called and not path.name.startswith(INNER_LOOPS):
        yield "expected a stack protector"
    if fortified and not any(re.fullmatch(r"__\w+_chk", name) for name in called):
        yield "expected checked functions of the C library, such as __memcpy_chk"


def faults(path, inside, sanitized=False, fortified=False, ours=True):
    """What is wrong with it, a line for each."""
    path = path.resolve()
    dynamic, segments = read(path, "--dynamic"), read(path, "--program-headers")
    interpreter = re.search(r"program interpreter: (.*)\]", segments)
    found = list(search_faults(path, dynamic, inside))
    if interpreter and not interpreter[1].startswith("/"):
        found.append(f"expected the loader's whole path, found {interpreter[1]}")
    if ours:
        found += hardening_faults(dynamic, segments, interpreter is not None)
        if not sanitized and path.name.startswith(OURS):
            found += protection_faults(path, fortified and interpreter is not None)
    return found


class Binaries(unittest.TestCase):
    def test_all_are_sound(self):
        for path in ARGUMENTS.paths:
            files = expand(path)
            self.assertTrue(files, f"{path} holds no program and no library")
            for file in files:
                with self.subTest(file=str(file)):
                    ours = not path.is_dir() or file.name.startswith(OURS)
                    self.assertEqual(faults(file, ARGUMENTS.inside, ARGUMENTS.sanitized,
                                            ARGUMENTS.fortified, ours), [])

    def test_bad_ones_are_found_out(self):
        if not ARGUMENTS.compiler:
            self.skipTest("no compiler")
        bad = {
            "found ''": ["-Wl,-rpath,$ORIGIN:"],
            "found ''\n": ["-Wl,--disable-new-dtags,-rpath,:$ORIGIN"],
            "found 'lib'": ["-Wl,-rpath,lib"],
            "found '/usr/lib/x'": ["-Wl,-rpath,/usr/lib/x"],
            "found '$ORIGINAL'": ["-Wl,-rpath,$ORIGINAL"],
            "leads out of": ["-Wl,-rpath,$ORIGIN/../.."],
            "without its folder": ["-Wl,-soname,lib/x.so"],
            "expected none": ["-Wl,--audit,x.so"],
            "bound at once": ["-Wl,-z,lazy"],
            "then read-only": ["-Wl,-z,norelro"],
            "any address": ["-no-pie"],
            "written and run": ["-Wl,-z,execstack"],
            "stack protector": ["-fno-stack-protector"],
            "checked functions": ["-U_FORTIFY_SOURCE"],
            "whole path": ["-Wl,--dynamic-linker,ld.so"],
        }
        with tempfile.TemporaryDirectory() as holder:
            folder = pathlib.Path(holder).resolve() / "inside"
            (folder / "bin").mkdir(parents=True)
            source, program = folder / "schafkopf.cpp", folder / "bin/schafkopf"
            # What every compiler has checked: a copy of unknown length into an array.
            source.write_text("#include <cstring>\nint main(int most, char** words) {\n"
                              "  char line[99];\n  std::memcpy(line, words[0], most);\n  return line[7];\n}\n",
                              encoding="utf-8")
            usual = ["-fstack-protector-strong", "-D_FORTIFY_SOURCE=2"]
            for option in ("", "-fno-stack-protector", "-U_FORTIFY_SOURCE"):
                subprocess.run([ARGUMENTS.compiler, "-O1", "-fPIE", "-U_FORTIFY_SOURCE", *usual, *option.split(),
                                "-c", source, "-o", folder / f"object{option}"], check=True)
            for word, options in {"": ["-Wl,-rpath,$ORIGIN/../lib"], **bad}.items():
                compiled = "object" + (options[0] if word in ("stack protector", "checked functions") else "")
                with self.subTest(options=options):
                    subprocess.run([ARGUMENTS.compiler, "-pie", "-Wl,-z,relro,-z,now", *options,
                                    folder / compiled, "-o", program], check=True)
                    found = faults(program, folder, fortified=True)
                    self.assertEqual(len(found), 1 if word else 0, found)
                    self.assertIn(word.strip(), "".join(found))


def main():
    parser = argparse.ArgumentParser(fromfile_prefix_chars="@")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    parser.add_argument("--inside", required=True, type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument("--compiler")
    parser.add_argument("--sanitized", action="store_true")
    parser.add_argument("--fortified", action="store_true")
    parser.parse_args(namespace=ARGUMENTS)
    unittest.main(argv=[sys.argv[0]])


if __name__ == "__main__":
    main()
