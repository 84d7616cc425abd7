#!/usr/bin/env python3
"""What the documents name is there: files, links, verbs, options, presets, variables, rooms; and the
answers they show are those of the program.

An example is a transcript and stands in its document alone: a fence whose first line is
`$ COMMAND`, with what the command prints below it, or a part of a page between
`<!-- $ COMMAND -->` and `<!-- end -->`. Commands are run by bash in a copy of docs/examples, those of
a document one after the other, with `schafkopf` in the path. With --write their output is put into
the documents, with --only those of the named ones.

Prints each place that is stale as DOCUMENT:LINE: reason, and ends with 1 if there is one.
Usage: tests/documents_test.py PROGRAM [--write] [--only DOCUMENT...]
"""

import argparse
import concurrent.futures
import difflib
import fnmatch
import functools
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program")
    parser.add_argument("--write", action="store_true", help="put the answers into the documents")
    parser.add_argument("--only", nargs="+", help="run the examples of these documents alone")
    return parser.parse_args()


ARGUMENTS = arguments()
PROGRAM = ARGUMENTS.program
# Whatever language whoever runs this speaks.
os.environ.update({"SCHAFKOPF_LANG": "en"})

# Folders that make or hold something else than files of the repository.
MADE = ("build/",)
# Words that stand for a name in a path: FILE, NAME, FLOOR.
STANDS_FOR = re.compile(r"(?<![A-Za-z])[A-Z]{3,}(?![A-Za-z])(?<!README)(?<!RULES)"
                        r"(?<!LIESMICH)(?<!CHANGELOG)(?<!LICENSE)(?<!CONTRIBUTING)(?<!SECURITY)"
                        r"(?<!CITATION)")


def files_of_repository():
    skipped = {".git", "build", "node_modules", "__pycache__"}
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in skipped]
        for name in files:
            yield (pathlib.Path(folder) / name).relative_to(ROOT).as_posix()


FILES = sorted(files_of_repository())
FOLDERS = {parent.as_posix() for file in FILES for parent in pathlib.PurePath(file).parents}
TOP = {file.split("/")[0] for file in FILES if "/" in file}
DOCUMENTS = [file for file in FILES if file.endswith(".md")]
# What is run, without the program and the texts about it.
SCRIPTS = "\n".join((ROOT / file).read_text(errors="replace") for file in FILES
                    if not file.endswith((".md", ".h", ".png", ".svg", ".txt"))
                    and not file.startswith("tests/fuzz/seeds"))


def help_of(*verb):
    return subprocess.run([PROGRAM, *verb, "--help"], capture_output=True, text=True,
                          check=True).stdout


HELP = help_of()
VERBS = re.findall(r"^  ([a-z][a-z-]*) ", HELP.split("Subcommands:")[1], flags=re.M)
OPTIONS = {verb: set(re.findall(r"--[a-z][a-z-]*", help_of(verb))) for verb in VERBS}
OPTIONS[""] = set(re.findall(r"--[a-z][a-z-]*", HELP))
EVERY_OPTION = set().union(*OPTIONS.values())
PRESETS = json.loads((ROOT / "CMakePresets.json").read_text())


class Document:
    """A document by lines, each with the code in it."""

    def __init__(self, name):
        self.name = name
        self.text = (ROOT / name).read_text()
        self.lines = self.text.split("\n")
        self.fences = []  # (line where it begins, language, lines)
        self.code = []  # (line, text) of spans, indented lines and fences
        fence = None
        for number, line in enumerate(self.lines, 1):
            mark = re.match(r" *(```+)(\w*)$", line)
            if mark and fence is None:
                fence = (number, mark.group(2), [])
            elif mark:
                self.fences.append(fence)
                fence = None
            elif fence is not None:
                fence[2].append(line)
                if fence[1] != "":
                    self.code.append((number, line))
            elif line.startswith("    "):
                self.code.append((number, line))
        outside = re.sub(r"```.*?```", lambda block: "\n" * block.group().count("\n"), self.text,
                         flags=re.S)
        for span in re.finditer(r"`([^`]+)`", outside):
            number = outside.count("\n", 0, span.start()) + 1
            self.code.append((number, span.group(1).replace("\n", " ")))

    def anchors(self):
        for heading in re.findall(r"^#+ (.*)$", self.text, flags=re.M):
            yield re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def is_there(path):
    path = path.rstrip("/")
    if path in FOLDERS or path in FILES:
        return True
    pattern = STANDS_FOR.sub("*", path)
    if pattern == path and "*" not in path:
        return False
    return any(fnmatch.fnmatch(file, pattern) for file in [*FILES, *FOLDERS])


def stale_paths(document):
    for number, code in document.code:
        for word in re.findall(r"[\w./*{},-]+", code):
            word = word.rstrip(".,").removeprefix("./")
            top = word.split("/")[0]
            if "/" in word and top in TOP and not word.startswith(MADE):
                if not is_there(word):
                    yield number, f"no file {word}"
            elif re.fullmatch(r"[a-z]\w*\.(h|cpp|py|mjs|cmake)", word) and word == code.strip():
                if not any(file.endswith("/" + word) for file in FILES):
                    yield number, f"no file {word}"


def stale_links(document):
    for number, line in enumerate(document.lines, 1):
        for link in re.findall(r"\]\(([^)\s]+)\)", line):
            path, _, anchor = link.partition("#")
            if "://" in link or path.startswith("mailto:"):
                continue
            target = os.path.normpath(os.path.join(os.path.dirname(document.name), path))
            if path and target not in FILES and target not in FOLDERS:
                yield number, f"no file {link}"
            elif path and target in FOLDERS and f"{target}/README.md" not in FILES:
                yield number, f"no page {link}, as the site has none of a folder without README.md"
            elif anchor and target.endswith(".md" if path else ""):
                other = Document(target) if path else document
                if anchor not in other.anchors():
                    yield number, f"no heading {link}"


def commands(code):
    """The words behind `schafkopf` of each command in a line."""
    for command in re.split(r"[|;&]|\$\(|<\(", code):
        found = re.match(r"\s*\$?\s*(?:[A-Z_]+=\S+ )*(?:[\w./-]+/)?schafkopf\s+(.*)$", command)
        if found:
            yield found.group(1).split()


def stale_commands(document):
    for number, code in document.code:
        unquoted = re.sub(r'"[^"]*"', "TEXT", code.replace("\\|", "|").split("  #")[0])
        for words in commands(unquoted):
            verb = words[0] if not words[0].startswith("-") else ""
            if verb.isupper() or verb in ("...", "`...`"):
                continue
            verb = verb.strip(")}'\"")
            if verb not in OPTIONS:
                yield number, f"no verb {verb}"
                continue
            for word in words:
                option = re.match(r"--[a-z][a-z-]*", word)
                if option and option.group() not in OPTIONS[verb] | {"--help", "--lang"}:
                    yield number, f"{verb or 'the program'} has no {option.group()}"
        # By itself, or of some other program.
        option = re.match(r"--[a-z][a-z-]*", code)
        if option:
            option = option.group()
            if option not in EVERY_OPTION and option not in SCRIPTS:
                yield number, f"no option {option}"


def names_of(kind):
    return {preset["name"] for preset in PRESETS[kind] if not preset.get("hidden")}


def stale_changes(document):
    """Changes of the sources that a document shows, and that could not be made any more."""
    for number, language, shown in document.fences:
        if language == "diff" and shutil.which("git"):
            tried = subprocess.run(["git", "apply", "--check", "-"], cwd=ROOT, capture_output=True,
                                   input="\n".join(shown) + "\n", text=True, check=False)
            if tried.returncode != 0:
                yield number, f"no such change: {tried.stderr.strip()}"


def stale_presets(document):
    for number, code in document.code:
        for name in re.findall(r"--preset (\w+)", code):
            kind = ("buildPresets" if "--build" in code.split(f"--preset {name}")[0].split("&&")[-1]
                    else "packagePresets" if "cpack" in code.split("&&")[-1]
                    and "cmake" not in code.split("&&")[-1] else "configurePresets")
            if name not in names_of(kind):
                yield number, f"no preset {name} among {kind}"


@functools.cache
def variables_read(under):
    """Variables of the environment that the sources of some folders read."""
    found = set()
    for file in FILES:
        if file.startswith(under) and not file.startswith("tests/fuzz/seeds"):
            text = (ROOT / file).read_text(errors="replace")
            found.update(re.findall(r'getenv\("(SCHAFKOPF_\w+)"', text))
            found.update(re.findall(r'name : \{"(SCHAFKOPF_\w+)"', text))  # of several, in turn
            found.update(re.findall(r'environ(?:\.get\(|\[)"(SCHAFKOPF_\w+)"', text))
            found.update(re.findall(r"process\.env\.(SCHAFKOPF_\w+)", text))
            if "\n# Environment:" in text:
                found.update(re.findall(r"^#   (SCHAFKOPF_\w+) ", text, flags=re.M))
    return found


def stale_variables(document):
    known = variables_read(("engine", "solver", "tools", "tests", "bench")) | set(
        re.findall(r"\bSCHAFKOPF_\w+", (ROOT / "CMakeLists.txt").read_text())) | set(
        re.findall(r"\bSCHAFKOPF_\w+", (ROOT / "tools/c/schafkopf.h").read_text()))
    for number, code in document.code:
        for name in re.findall(r"\bSCHAFKOPF_\w+", code):
            if name not in known:
                yield number, f"nobody reads {name}"


def wings():
    text = (ROOT / "tools/arrows").read_text()
    return re.findall(r'^    "(\w+(?:/\w+)?)": \[', text, flags=re.M)


def chapter(document, title):
    return document.text.split(f"\n## {title}\n")[1].split("\n## ")[0]


def contents_link(folder, name):
    """Whether the page README.md of a folder leads to one of its pages."""
    page = os.path.basename(name)
    return page == "README.md" or f"]({page}" in (ROOT / folder / "README.md").read_text()


def missing():
    """What a document has to name, and does not."""
    contents, contributing = Document("docs/README.md"), Document("CONTRIBUTING.md")
    verbs = chapter(contents, "Verbs")
    for verb in VERBS:
        if not re.search(rf"`{verb}\b", verbs):
            yield contents.name, f"chapter Verbs lacks {verb}"
    for name in DOCUMENTS:
        folder = os.path.dirname(name)
        if folder.startswith("docs") and not contents_link(folder, name):
            yield f"{folder}/README.md", f"does not lead to {name}"
    for name, most in (("README.md", 8192), ("LIESMICH.md", 4096)):
        if (ROOT / name).stat().st_size > most:
            yield name, f"is longer than {most} bytes"
    version = re.search(r"project\(schafkopf VERSION ([\d.]+)", source("CMakeLists.txt")).group(1)
    if f"\nversion: {version}\n" not in source("CITATION.cff"):
        yield "CITATION.cff", f"is not of version {version}"
    for document in (Document("docs/how-it-works.md"), contributing):
        house = chapter(document, "The house")
        for wing in wings():
            if not re.search(rf"\b{wing.split('/')[-1]}\b", house):
                yield document.name, f"chapter The house lacks {wing}"
    build = chapter(contributing, "Build and check")
    for name in names_of("configurePresets"):
        if f"`{name}`" not in build:
            yield "CONTRIBUTING.md", f"chapter Build and check lacks preset {name}"
        if name not in names_of("buildPresets"):
            yield "CMakePresets.json", f"no build preset {name}"
    for name in sorted(variables_read(("tests",))):
        if f"`{name}" not in build:
            yield "CONTRIBUTING.md", f"chapter Build and check lacks {name}, which tests read"


class Example:
    """A transcript or a part that is printed: where, which commands, and what stands below each."""

    def __init__(self, first, last, commands, shown, fenced):
        self.first, self.last = first, last  # lines between the marks, from 0, last excluded
        self.commands, self.shown, self.fenced = commands, shown, fenced

    def lines(self, outputs):
        """What should stand there, if that is what the commands print."""
        if not self.fenced:
            return outputs[0]
        return [line for command, output in zip(self.commands, outputs)
                for line in [f"$ {command}", *output]]


def examples_of(lines):
    place = 0
    while place < len(lines):
        printed = re.match(r"<!-- \$ (.*) -->$", lines[place])
        fence = re.match(r"```(console)?$", lines[place])
        begin = place + 1
        if printed:
            place = lines.index("<!-- end -->", begin)
            yield Example(begin, place, [printed.group(1)], [lines[begin:place]], False)
        elif fence:
            place = lines.index("```", begin)
            if lines[begin].startswith("$ "):
                commands, shown = [], []
                for line in lines[begin:place]:
                    if line.startswith("$ "):
                        commands.append(line[2:])
                        shown.append([])
                    else:
                        shown[-1].append(line)
                yield Example(begin, place, commands, shown, True)
        elif lines[place].startswith("```"):
            place = lines.index("```", begin)
        place += 1


def outputs_of(examples):
    """What the commands of a document print, in its order."""
    with tempfile.TemporaryDirectory() as folder:
        there = pathlib.Path(folder) / "examples"
        shutil.copytree(ROOT / "docs/examples", there)
        (pathlib.Path(folder) / "bin").mkdir()
        (pathlib.Path(folder) / "bin/schafkopf").symlink_to(pathlib.Path(PROGRAM).resolve())
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(("SCHAFKOPF", "LC_", "LANG"))}
        environment |= {"PATH": f"{folder}/bin:{os.environ['PATH']}", "LANG": "C.UTF-8", "NO_COLOR": "1",
                        "XDG_DATA_HOME": folder, "HOME": folder}
        # As on a terminal, unless the command itself writes into a pipe.
        terminal = environment | {"SCHAFKOPF_COLUMNS": "140"}
        return [[subprocess.run(["bash", "-c", command], cwd=there, text=True,
                                env=environment if " | " in command else terminal,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT).stdout.rstrip("\n").split("\n")
                 for command in example.commands] for example in examples]


def plain(lines):
    return [line.rstrip() for line in lines]


def stale_answers(name):
    """Of the examples of a document; --write puts there what the program prints."""
    lines = (ROOT / name).read_text().split("\n")
    examples = list(examples_of(lines))
    found = []
    outputs = outputs_of(examples) if examples else []
    for example, printed in reversed(list(zip(examples, outputs))):
        expected = plain(example.lines(printed))
        if lines[example.first:example.last] == expected:
            continue
        if ARGUMENTS.write:
            lines[example.first:example.last] = expected
            continue
        change = next(line for line in difflib.ndiff(lines[example.first:example.last], expected)
                      if line[0] in "-+")
        found.append(f"{name}:{example.first}: `{example.commands[0]}` prints otherwise: {change!r}; "
                     "write it anew by documents_test.py PROGRAM --write")
    if ARGUMENTS.write:
        (ROOT / name).write_text("\n".join(lines))
    return found


def stale_tables():
    """Tables between marks that the program prints; --write puts them there."""
    for table in "\n".join(run("rules --markdown")).split("\n\n"):
        begin, end = table.split("\n")[0], table.split("\n")[-1]
        name = next(name for name in DOCUMENTS if begin in source(name))
        before, rest = source(name).split(begin)
        after = rest.split(end)[1]
        if before + table + after == source(name):
            continue
        if ARGUMENTS.write:
            (ROOT / name).write_text(before + table + after)
            continue
        yield name, (f"{begin} the table below is not that of `schafkopf rules --markdown`; write it anew by "
                     "documents_test.py PROGRAM --write")


def untried(document):
    """Commands that are shown as examples and are none: fences in no language that run nothing."""
    for number, language, shown in document.fences:
        if language == "" and shown and re.match(r"(tools/)?schafkopf ", shown[0]):
            yield number, "begin the command by `$ `, or the fence by ```sh"


def answer_in_picture(name):
    """What the program said when the picture of the page was made (tests/web/picture.mjs)."""
    png = (ROOT / name).read_bytes()
    place = 8
    while place < len(png):
        size = int.from_bytes(png[place:place + 4], "big")
        kind, data = png[place + 4:place + 8], png[place + 8:place + 8 + size]
        if kind == b"iTXt" and data.startswith(b"schafkopf\0"):
            return data.split(b"\0", 5)[5].decode().rstrip("\n").split("\n")
        place += size + 12
    return [""]


def stale_pictures():
    for document, name in ("README.md", "docs/pictures/page.png"), ("LIESMICH.md", "docs/pictures/seite.png"):
        command = re.search(r"\$ schafkopf (ask .*)", Document(document).text).group(1)
        if answer_in_picture(name) != run(command):
            yield name, "shows another answer than the program's; see picture.mjs"


def source(file):
    return (ROOT / file).read_text()


def figures():
    """Numbers that docs/testing.md states, and what they are in the sources of the tests."""
    counts = re.findall(r'\{"[^"]+", (\d+), (\d+), (\d+), (\d+)\}',
                        source("tests/engine/position_test.cpp"))
    games = len(source("tests/solver/digests.txt").splitlines())
    sizes = [int(size) for size in re.search(
        r"kCounts = \{([^}]*)\}",
        source("tests/solver/digests_test.cpp").replace("'", "")).group(1).split(",")]
    ideas = source("tests/solver/ideas_test.cpp")
    switches = re.search(r"kSwitches\[\] = \{(.*?)\};", ideas, flags=re.S).group(1)
    recorded = source("tests/engine/games_test.cpp")
    yield r"([\d,]+) fixed counts", 4 * len(counts)
    yield r"in ([\d,]+) lines of play", sum(int(number) for row in counts for number in row)
    yield r"([\d,]+) games of 500 positions", games
    yield r"found in ([\d,]+) endgames", games * sizes[2]
    yield r"compares with ([\d,]+) of them", games * sizes[1]
    yield r"([\d,]+) switches", switches.count("&SearchIdeas::")
    yield r"([\d,]+) played", int(re.search(r"EXPECT_EQ\(played, (\d+)\)", recorded).group(1))
    yield r"([\d,]+) passed", int(re.search(r"EXPECT_EQ\(passed, (\d+)\)", recorded).group(1))
    yield r"([\d,]+) tests of several cases", sum(
        len(re.findall(r"^TEST", source(f"tests/engine/{name}_test.cpp"), flags=re.M))
        for name in ("cases", "special_cases"))


def stale_figures():
    text = source("docs/testing.md")
    for pattern, figure in figures():
        stated = re.findall(pattern, text)
        if not stated or any(int(number.replace(",", "")) != figure for number in stated):
            yield "docs/testing.md", f"states {stated} for {pattern}, which is {figure:,}"


def run(command):
    return subprocess.run([PROGRAM, *shlex.split(command)], capture_output=True, text=True,
                          check=True).stdout.rstrip("\n").split("\n")


def try_oneself():
    assert not is_there("engine/play/called_sau.h") and is_there("engine/play/position.h")
    assert is_there("tools/verbs/NAME.cpp") and not is_there("tools/verbs/NAME.rs")
    assert list(commands('echo x | tools/schafkopf solve - --line')) == [["solve", "-", "--line"]]
    lines = ["```", "$ a", "1", "$ b", "2", "```", "```sh", "$ c", "```", "<!-- $ d -->", "3", "<!-- end -->"]
    two, one = examples_of(lines)
    assert two.commands == ["a", "b"] and two.shown == [["1"], ["2"]] and one.commands == ["d"]
    assert two.lines([["1"], ["4"]]) == ["$ a", "1", "$ b", "4"] and one.lines([["5"]]) == ["5"]
    assert "SCHAFKOPF_TEST_SCALE" in variables_read(("tests",))


def main():
    try_oneself()
    wrong = []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for found in pool.map(stale_answers, ARGUMENTS.only or DOCUMENTS):
            wrong += found
    if not ARGUMENTS.only:
        wrong += [f"{name}: {reason}" for name, reason in [*missing(), *stale_pictures(),
                                                           *stale_figures(), *stale_tables()]]
    for name in ARGUMENTS.only or DOCUMENTS:
        document = Document(name)
        for check in (stale_paths, stale_links, stale_commands, stale_presets, stale_variables,
                      stale_changes, untried):
            wrong += [f"{name}:{number}: {reason}" for number, reason in check(document)]
    for line in wrong:
        print(line)
    print(f"{len(DOCUMENTS)} documents, {len(VERBS)} verbs")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
