"""Whole verbs as people run them: on which files, by which command, and what they answer."""

import json
import os
import pathlib
import resource
import subprocess
import time


def kind_of(contract):
    """`solo+tout` of `solo:H+tout`."""
    name, _, rest = contract.partition(":")
    return name + "+tout" if rest.endswith("+tout") else name


def recorded(path):
    """The finished games of a file, or of the *.txt of a folder: {(kind, deck): lines}."""
    files = sorted(path.glob("*.txt")) if path.is_dir() else [path] if path.exists() else []
    games = {}
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            fields = [field.strip() for field in line.partition("#")[0].split("|")]
            if len(fields) < 6 or fields[0].startswith("passed"):
                continue
            hand = len(fields[1].replace(" ", "")) // 2
            if len(fields[5].replace(" ", "")) == 4 * 2 * hand:
                deck = "long" if hand == 8 else "short"
                games.setdefault((kind_of(fields[0].split()[0]), deck), []).append(line)
    return games


def deal_of(line):
    """Contract, declarer's seat and the four hands of a deal line."""
    fields = [field.strip() for field in line.partition("#")[0].split("|")]
    contract, seat = fields[0].split()[:2]
    return contract, int(seat), [hand.replace(" ", "") for hand in fields[1:5]]


def declarer_hand(line):
    _, seat, hands = deal_of(line)
    return f"{hands[seat]} {seat}"


def bid(line):
    return f"{declarer_hand(line)} {deal_of(line)[0]}"


def game(line):
    return line


def start(line):
    """The deal line of the first card."""
    return "|".join(line.partition("#")[0].split("|")[:5])


class Verb:
    """One verb: `text_of` makes a line of its input of a deal line, `kind` names a kind of job."""

    def __init__(self, text_of, arguments=(), kind=None, promised=False):
        self.text_of, self.arguments, self.kind = text_of, arguments, kind
        self.promised = promised  # builds that solve alike answer alike

    def write(self, folder, lines):
        """The input, and the job where there is one."""
        text = "".join(self.text_of(line) + "\n" for line in lines)
        (folder / "input").write_text(text, encoding="utf-8")
        if self.kind:
            (folder / "job.toml").write_text(
                f'[input]\nfile = "input"\n[question]\nkind = "{self.kind}"\n', encoding="utf-8")

    def command(self, program, folder, threads, output="answers"):
        if self.kind:
            given = ["batch", folder / "job.toml", "--output", folder / output]
        else:
            given = [argument.format(input=folder / "input") for argument in self.arguments]
        return [str(word) for word in [program, *given, "--threads", threads]]

    def answers(self, said, folder, output="answers"):
        """JSON objects, one for each line of input or one for all."""
        text = (folder / output).read_text(encoding="utf-8") if self.kind else said
        return [json.loads(line) for line in text.splitlines()]


def job(kind):
    text_of = {"ask": declarer_hand, "post-mortem": game, "review": game}.get(kind, start)
    return Verb(text_of, kind=kind, promised=kind not in ("ask", "review"))


ASK = ("ask", "{input}", "--json")
# By the names that the tables use.
VERBS = {
    "ask": Verb(declarer_hand, ASK),  # every contract of a hand
    "ask-one": Verb(bid, ASK),        # the one that was played
    "post-mortem": job("post-mortem"),
    "play": Verb(game, ("match", "play:20", "--games", "{input}", "--json")),
}
KINDS = ["value", "cards", "table", "post-mortem", "ask", "review"]


def mixed(lists, count):
    """So many lines, of each list in turn."""
    longest = max(map(len, lists), default=0)
    return [lines[i] for i in range(longest) for lines in lists if i < len(lines)][:count]


class Running:
    """A program that has been started; REQUIRES: only one that is asked for its processor time."""

    def __init__(self, command, folder):
        for left in pathlib.Path(folder).glob(command_output(command) + "*"):
            left.unlink()
        self.command = command
        self.before = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.start = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        text=True)

    def end(self):
        """What it printed; fills in `seconds` and `user_seconds`."""
        said, complaint = self.process.communicate()
        self.seconds = time.monotonic() - self.start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.user_seconds = after.ru_utime - self.before.ru_utime
        if self.process.returncode != 0:
            raise OSError(f"{' '.join(self.command)} ended with {self.process.returncode}:\n"
                          f"{complaint}")
        return said


def command_output(command):
    return os.path.basename(command[command.index("--output") + 1]) if "--output" in command else "-"
