#!/usr/bin/env python3
"""Every reader of bytes that strangers may have written is fed by a fuzzer.

A reader is a public function of a header in ROOMS that takes text, a path, a line or JSON, and may
refuse it or is named as one (Read, Parse, Open ...); a function for C that takes text; whatever
Python sees of the module. A fuzzer, tests/fuzz/fuzz_*.cpp or .py, says in comments which it feeds:

    // Reads: ParseCard, ScoreSheet::Next.

Prints each reader that no fuzzer names, each name that no header has, each fuzzer that is not built
or, in C++, has no kept texts, each question and kind of job without one; ends with 1 if there is any.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

ROOMS = [
    "engine/text", "tools/answers", "tools/language", "tools/batch", "tools/book", "tools/play",
    "tools/serve", "tools/cli", "tools/verbs", "tools/env", "tools/arena",
]

# What is no stranger's, and why. A class stands for all its functions.
OURS = {
    "AtField": "the name of a field",
    "EngineProcess": "lines of ours; what is answered is read by others",
    "EngineSeats": "a command that the user names",
    "ReadFields": "what AddFields has read",
    "Fields": "names of ours in an object that Fields::Read has read",
    "FieldsAt": "what AddFields has read",
    "File": "names of files; what is in them is read by others",
    "PageFiles": "the page that comes with the program",
    "ReadAsked": "the options of a verb, as an object for Fields::Read",
    "ReadFileText": "the name of a file",
    "ResultsFile": "the name of a file, whose text ReadResults reads",
    "TomlKeys": "keys of ours in a table that ParseToml has read",
    "TypedFields": "names of ours in an object that ReadJson has read",
}

# Text in itself; and what is text, or the name of a file, where the function is called a reader.
TEXT = re.compile(r"string_view|InputLine|Json\b|Fields\b|EngineText|istream|char ?\*")
NAMED = re.compile(r"std::string\b|toml::")
REFUSES = re.compile(r"StatusOr\b|std::(optional|variant)\b")
READS = re.compile(r"(Read|Parse|Open|Load|Verify|Split|From|Set|Take)([A-Z]\w*)?$")


def without_comments(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r'"(\\.|[^"\\])*"', '""', text)
    text = re.sub(r"//[^\n]*", "", text)
    return re.sub(r"^\s*#.*(\\\n.*)*$", "", text, flags=re.M)


def declarations(text):
    """Yields (class or "", declaration) of all that is public in a header."""
    scopes = []  # of each open brace: [kind, name, whether what follows is public]
    begun = ""
    for token in re.findall(r"[{};]|\b(?:public|private|protected)\s*:(?!:)|(?:(?!\b(?:public|private|protected)\s*:(?!:))[^{};])+",
                            without_comments(text)):
        access = re.match(r"(public|private|protected)\s*:", token)
        if access:
            scopes[-1][2] = access.group(1) == "public"
            begun = ""
        elif token == "{":
            head = re.search(r"\b(class|struct|enum|union|namespace)\b(?:\s+class)?\s*(\w*)[^()]*$",
                             begun.strip())
            kind = head.group(1) if head else "body"
            public = kind in ("namespace", "struct", "union") or kind == "body"
            if kind == "body" and all(s[0] != "body" and s[2] for s in scopes):
                yield scopes[-1][1] if scopes and scopes[-1][0] != "namespace" else "", begun
            name = head.group(2) if head else ""
            scopes.append([kind, name, public])
            begun = ""
        elif token == "}":
            if scopes:
                scopes.pop()
            begun = ""
        elif token == ";":
            if all(s[0] not in ("body", "enum") and s[2] for s in scopes):
                yield scopes[-1][1] if scopes and scopes[-1][0] != "namespace" else "", begun
            begun = ""
        else:
            begun += token


def functions_of(text):
    """Names of the functions that a header of C++ declares, and whether each is a reader."""
    found = {}
    for owner, declaration in declarations(text.replace("= {}", "")):
        function = re.search(r"^(.*?)\b(\w+)\s*\((.*)\)[^()]*$", " ".join(declaration.split()))
        if not function:
            continue
        returns, name, takes = function.groups()
        if not returns.strip() or "operator" in returns:
            continue
        called = READS.match(name) and (TEXT.search(takes) or NAMED.search(takes))
        name = f"{owner}::{name}" if owner else name
        found[name] = bool(called or REFUSES.search(returns) and TEXT.search(takes)) or (
            found.get(name, False))
    return found


def readers_of_c(text):
    return {name for name, takes in re.findall(r"\b(schafkopf_\w+)\(([^()]*)\);",
                                               without_comments(text))
            if re.search(r"const char ?\*", takes)}


def readers_of_python(text):
    return set(re.findall(r'(?:\.def|class_<\w+>(?: \w+)?)\(\s*(?:module,\s*)?"([a-zA-Z]\w*)"', text))


def read_by(text):
    """What the comments of a fuzzer name."""
    names = set()
    comments = " ".join(re.findall(r"^(?://|#) ?(.*)$", text, flags=re.M))
    for fed in re.findall(r"\bReads: ([^.]*)\.", comments):
        names.update(name.strip() for name in fed.split(","))
    return names


def names_of(name):
    return {name, name.split("::")[0]}


def try_oneself():
    header = """
      namespace schafkopf {
      struct Row { std::string_view name; std::optional<int> at; };
      class Shelf {
       public:
        // Opens (or not) what is there.
        static absl::StatusOr<Shelf> Open(const std::string& path);
        int size() const { return Count("x"); }
       private:
        absl::Status ReadHidden(absl::string_view text);
      };
      inline absl::StatusOr<Seat> ReadSeat(
          absl::string_view text) {
        return ParseOther(text);
      }
      std::optional<Card> CardOf(absl::string_view text);
      std::string Print(const Card& card);
      }
    """
    expected = {"Shelf::Open": True, "Shelf::size": False, "ReadSeat": True, "CardOf": True,
                "Print": False}
    assert functions_of(header) == expected, functions_of(header)
    assert readers_of_c("status schafkopf_x(const char* line, size_t length);") == {"schafkopf_x"}
    assert readers_of_python('py::class_<Deal>(module, "Deal").def("__str__", 1); m.def("ask", A)'
                             ) == {"Deal", "ask"}
    assert read_by("// Reads: A,\n// B::C. Reads:\n// D.\n// reads: E.") == {"A", "B::C", "D"}


def main():
    try_oneself()
    readers = {}
    known = set()
    for room in ROOMS:
        for header in sorted((ROOT / room).rglob("*.h")):
            for name, reads in functions_of(header.read_text()).items():
                known.add(name)
                if reads:
                    readers[name] = header.relative_to(ROOT)
    for path, find in (("tools/c/schafkopf.h", readers_of_c),
                       ("tools/python/module.cpp", readers_of_python),
                       ("tools/python/tables.cpp", readers_of_python)):
        for name in find((ROOT / path).read_text()):
            known.add(name)
            readers[name] = path

    wrong = []
    folder = ROOT / "tests/fuzz"
    built = (ROOT / "tests/CMakeLists.txt").read_text()
    fed = {}
    for fuzzer in sorted([*folder.glob("fuzz_*.cpp"), *folder.glob("fuzz_*.py")]):
        if fuzzer.stem == "fuzz_test":
            continue
        for name in read_by(fuzzer.read_text()):
            fed[name] = fuzzer.name
        if not re.search(rf"\b(fuzz_)?{fuzzer.stem[5:]}\b", built):
            wrong.append(f"{fuzzer.name}: not in tests/CMakeLists.txt")
        seeds = folder / "seeds" / fuzzer.stem
        if fuzzer.suffix == ".cpp" and not (seeds.is_dir() and any(seeds.iterdir())):
            wrong.append(f"{fuzzer.name}: nothing in {seeds.relative_to(ROOT)}")
    for name in sorted(readers):
        if name not in fed and not names_of(name) & OURS.keys():
            wrong.append(f"{readers[name]}: {name} reads text, and no fuzzer names it")
    for name in sorted(fed):
        if name not in known:
            wrong.append(f"{fed[name]}: no header has {name}")
    used = {part for name in readers for part in names_of(name)}
    wrong += [f"OURS: no header has {name}" for name in sorted(OURS) if name not in used]
    wrong += [f"OURS: {name} is fed" for name in sorted(OURS) if name in fed]

    for fuzzer, table, row, wanted in (
            ("fuzz_answer", "tools/answers/questions.cpp", r'Row<\w+>\("(\w+)",', '"question":"{}"'),
            ("fuzz_batch", "tools/batch/kinds/kind_*.cpp", r'JobKind k\w+ = \{"([\w-]+)"', 'kind = "{}"')):
        seeds = " ".join(seed.read_bytes().decode(errors="replace")
                         for seed in sorted((folder / "seeds" / fuzzer).iterdir()))
        rows = [name for path in sorted(ROOT.glob(table))
                for name in re.findall(row, path.read_text(), flags=re.M)]
        if not rows:
            wrong.append(f"{table}: no rows found")
        wrong += [f"{fuzzer}: no kept text has {wanted.format(name)}" for name in rows
                  if wanted.format(name) not in seeds]
    for line in wrong:
        print(line)
    print(f"{len(readers)} readers, {len(fed)} of them named by fuzzers")
    return 1 if wrong else 0


sys.exit(main())
