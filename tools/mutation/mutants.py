"""Mutants of C++ sources: small faults, found by the tokens of a file that clang-format has laid out,
and the source in which all of them are compiled at once, each behind its number."""

import bisect
import collections
import dataclasses
import re

TOKEN = re.compile(r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<directive>^[ \t]*\#(?:\\\n|[^\n])*)
  | (?P<string>(?:u8|[uUL])?R"(?P<fence>[^(]*)\(.*?\)(?P=fence)"|(?:u8|[uUL])?"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+')
  | (?P<number>\.?\d(?:'?[\w.]|(?<=[eEpP])[+-])*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign><<=|>>=|<=>|\.\.\.|->\*?|::|\+\+|--|<<|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|(?<=\ )>>|[^\s])
""", re.X | re.S | re.M)

ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
STOPS = ASSIGNMENTS | {";", ",", "?", ":", "return", "else", "do", "throw"}
CONTROL = {"if", "while", "for", "switch", "constexpr"}
BEFORE_BLOCK = {")", "]", ";", "else", "do", "const", "noexcept", "override", "final", "mutable", "try", ":"}

# What stands between two operands, with a space on each side.
BINARY = {
    "<": ["<=", ">="], ">": [">=", "<="], "<=": ["<", ">"], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"],
    "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"],
    "+=": ["-=", "="], "-=": ["+=", "="], "*=": ["+="], "/=": ["*="], "%=": ["/="],
    "&=": ["|=", "="], "|=": ["&=", "="], "^=": ["|="], "<<=": [">>="], ">>=": ["<<="],
}
# What may stand in for a word, of the same type where this is used.
WORDS = {
    "true": "false", "false": "true", "min": "max", "max": "min",
    "any_of": "all_of", "all_of": "any_of", "none_of": "any_of",
    "min_element": "max_element", "max_element": "min_element",
    "lower_bound": "upper_bound", "upper_bound": "lower_bound", "front": "back", "back": "front",
    "first": "second", "second": "first", "countl_zero": "countr_zero", "countr_zero": "countl_zero",
    "Highest": "Lowest", "Lowest": "Highest", "Contains": "Intersects", "Intersects": "Contains",
    "Insert": "Remove", "Remove": "Insert", "least": "most", "most": "least",
    "declarer": "partner", "partner": "declarer", "win": "schneider", "declarers": "opponents",
    "opponents": "declarers", "lower": "upper", "upper": "lower",
}
SYMMETRIC = {"min", "max", "swap", "clamp", "pair", "make_pair"}


@dataclasses.dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int
    spaced: bool  # white space stands before it
    match: int = -1  # the other bracket
    within: int = -1  # the bracket that it stands in
    brace: str = ""  # of a {: block, enum, scope or init


@dataclasses.dataclass
class Mutant:
    file: str
    operator: str
    line: int  # from 1
    text: str  # of that line, stripped
    begin: int  # what is mutated: these bytes ...
    end: int
    becomes: str
    first: int  # ... and the tokens that are compiled twice: an expression, or a whole statement
    last: int
    kind: str  # "value", "condition", "statement"; "constant": the compiler itself computes it
    key: str = ""
    number: int = 0


def tokens_of(text):
    found, before = [], 0
    for hit in TOKEN.finditer(text):
        if hit.lastgroup not in ("comment", "directive"):
            kind = "string" if hit.group("string") else hit.lastgroup
            found.append(Token(kind, hit.group(), hit.start(), hit.end(), hit.start() > before or hit.start() == 0))
        before = hit.end()
    return found


class Source:
    """A file, its tokens and what can be read off them."""

    def __init__(self, name, text, enums):
        self.name, self.text, self.enums = name, text, enums
        self.tokens = tokens_of(text)
        self.line_starts = [0] + [hit.end() for hit in re.finditer("\n", text)]
        self._match_brackets()
        self.constant = self._constant_ranges()

    def word(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def _match_brackets(self):
        stack = []
        for index, token in enumerate(self.tokens):
            text, before = token.text, self.word(index - 1)
            if token.kind != "sign":
                token.within = stack[-1] if stack else -1
                continue
            angle = text == "<" and before != "operator" and (before == "template" or not token.spaced)
            closes = text in ")]}" or (text == ">" and not token.spaced and stack and self.word(stack[-1]) == "<")
            if closes and stack:
                token.match = stack.pop()
                self.tokens[token.match].match = index
            token.within = stack[-1] if stack else -1
            if text in "([{" or angle:
                token.brace = self._brace_kind(index) if text == "{" else ""
                stack.append(index)

    def _brace_kind(self, index):
        before = self.tokens[index - 1] if index else None
        if before is None:
            return "scope"
        if before.text in ("{", "}"):
            outer = self.tokens[index - 1 if before.text == "{" else before.match]
            if before.text == "}" and outer.brace == "init":
                return "block"  # after a constructor's initialisers
            return "init" if outer.brace == "init" else "block"
        if before.text in BEFORE_BLOCK:
            return "block"
        back = index - 1
        while back >= 0 and self.word(back) not in (";", "{", "}", "(", ")", ",", "="):
            if self.word(back) == "enum":
                return "enum"
            if self.word(back) in ("class", "struct", "namespace", "union"):
                return "scope" if self.word(back - 1) != "enum" else "enum"
            back -= 1
        return "block" if "->" in [self.word(k) for k in range(back, index)] and self.word(back) == ")" else "init"

    def _statement_end(self, index):
        """The next ; or block at the same depth."""
        while index < len(self.tokens) and self.word(index) != ";":
            token = self.tokens[index]
            index = token.match if token.match > index else index
            index += 1
        return index

    def _constant_ranges(self):
        """Where the compiler computes, or reads types: spans of tokens."""
        spans = []
        for index, token in enumerate(self.tokens):
            if token.text in ("static_assert", "assert", "alignas", "sizeof", "decltype", "requires", "noexcept") \
                    and self.word(index + 1) == "(":
                spans.append((index, self.tokens[index + 1].match, "never"))
            elif token.text in ("using", "typedef", "operator", "virtual", "case"):
                end = index + 1 if token.text == "operator" else self._statement_end(index)
                if token.text == "case":
                    end = next(k for k in range(index, end) if self.word(k) == ":")
                spans.append((index, end, "never"))
            elif token.text == "<" and token.match > index and not token.brace or token.brace == "enum":
                spans.append((index, token.match, "never"))
            elif token.text == "[" and self.word(index + 1) == "[":
                spans.append((index, token.match, "never"))
            elif token.text == "constexpr" and self.word(index - 1) == "if":
                spans.append((index, self.tokens[index + 1].match, "constant"))
            elif token.text == "constexpr":
                ahead = index + 1
                while self.word(ahead) not in ("=", "{", "(", ";", "operator", ""):
                    ahead = self.tokens[ahead].match if self.tokens[ahead].match > ahead else ahead
                    ahead += 1
                if self.word(ahead) in ("=", "{"):
                    spans.append((index, self._statement_end(ahead), "constant"))
            elif token.text == "consteval":
                body = next(k for k in range(index, len(self.tokens)) if self.tokens[k].brace == "block")
                spans.append((index, self.tokens[body].match, "constant"))
        return spans

    def place_kind(self, index):
        """Of a token: "never" mutated, "constant", or "" for code."""
        kinds = {kind for first, last, kind in self.constant if first <= index <= last}
        return "never" if "never" in kinds else "constant" if kinds else ""

    def extent(self, index, assignment=False):
        """The tokens of the whole expression around an operator or a value."""
        stops = {";", ","} if assignment else STOPS
        first = index
        while first > 0:
            before = self.tokens[first - 1]
            if before.match >= 0 and before.match < first - 1:
                if before.text == "}" and self.tokens[before.match].brace != "init":
                    break
                if before.text == ")" and self.word(before.match - 1) in CONTROL:
                    break
                first = before.match
                continue
            if before.match > first - 1 or before.text in STOPS or before.text in ("(", "[", "{"):
                break
            first -= 1
        last = index
        while last + 1 < len(self.tokens):
            after = self.tokens[last + 1]
            if after.text in stops or (after.match >= 0 and after.match < last + 1):
                break
            last = after.match if after.match > last + 1 else last + 1
        return first, last

    def in_function(self, index):
        while index >= 0:
            index = self.tokens[index].within
            if index >= 0 and self.tokens[index].text == "{":
                return self.tokens[index].brace == "block"
        return False

    def mutants(self):
        found = []
        for index, token in enumerate(self.tokens):
            place = self.place_kind(index)
            if place == "never":
                continue
            for operator, begin, end, becomes, span, kind in self._at(index, token):
                line = bisect.bisect_right(self.line_starts, begin)
                line_text = self.text[self.line_starts[line - 1]:].split("\n", 1)[0].strip()
                found.append(Mutant(self.name, operator, line, line_text, begin, end, becomes,
                                    span[0], span[1], place or kind))
        counts = collections.Counter()
        for mutant in found:
            key = (mutant.operator, mutant.text)
            counts[key] += 1
            again = f" ({counts[key]})" if counts[key] > 1 else ""
            mutant.key = f"{mutant.file}: {mutant.operator}{again}\n{mutant.text}"
        return found

    def _at(self, index, token):
        """Mutations that begin at a token: (operator, begin, end, becomes, span of tokens, kind)."""
        text, after = token.text, self.tokens[index + 1] if index + 1 < len(self.tokens) else None
        if after is None:
            return
        span = lambda: self.extent(index)  # noqa: E731
        if token.kind == "sign":
            if text in BINARY and token.spaced and after.spaced:
                for other in BINARY[text]:
                    yield (f"{text} becomes {other}", token.start, token.end, other,
                           self.extent(index, text in ASSIGNMENTS), "value")
            elif text in ("!", "~", "-") and not after.spaced and self._is_prefix(index):
                # Twice `!`, for a bool stands in its place: an optional would swallow the bool beside it.
                yield f"{text} dropped", token.start, token.end, "!!" if text == "!" else "", span(), "value"
            elif text in ("++", "--"):
                other = {"++": "--", "--": "++"}[text]
                yield f"{text} becomes {other}", token.start, token.end, other, span(), "value"
        elif token.kind == "number":
            for other in self._numbers(text):
                unsigned = "u" if re.match("u?int.*_t|size_t", self.word(token.within - 1)) and other.isdigit() else ""
                yield f"{text} becomes {other}", token.start, token.end, other + unsigned, span(), "value"
        elif token.kind == "word":
            yield from self._at_word(index, token, after)
        yield from self._statements(index)

    def _at_word(self, index, token, after):
        text = token.text
        if text in WORDS and self.word(index - 1) not in ("*", "&") and self.word(index + 1) not in ("{",):
            named = self.word(index - 1) == "." and self.word(index + 1) == "=" or not self._is_use(index)
            if not named:
                yield (f"{text} becomes {WORDS[text]}", token.start, token.end, WORDS[text],
                       self.extent(index), "value")
        if self.word(index - 1) == "::" and self.word(index - 2) in self.enums:
            values = self.enums[self.word(index - 2)]
            if text in values and len(values) > 1:
                other = values[(values.index(text) + 1) % len(values)]
                yield f"{text} becomes {other}", token.start, token.end, other, self.extent(index), "value"
        if after.text == "(" and text in ("if", "while", "for"):
            yield from self._condition(index)
        elif after.text == "(" and self.in_function(index) and self._is_use(index) and text not in SYMMETRIC:
            commas = [k for k in range(index + 2, after.match)
                      if self.word(k) == "," and self.tokens[k].within == index + 1]
            if len(commas) == 1:
                one = self.text[self.tokens[index + 2].start:self.tokens[commas[0] - 1].end]
                two = self.text[self.tokens[commas[0] + 1].start:self.tokens[after.match - 1].end]
                if one != two:
                    yield ("arguments swapped", self.tokens[index + 2].start, self.tokens[after.match - 1].end,
                           f"{two}, {one}", self.extent(index), "value")

    def _is_prefix(self, index):
        before = self.tokens[index - 1]
        return before.kind == "sign" and before.text not in (")", "]", "}") or before.text == "return"

    def _is_use(self, index):
        """Whether a word is not the name in a declaration or its type."""
        before = self.tokens[index - 1]
        if before.kind == "word" and before.text not in ("return", "else", "do", "throw"):
            return False
        return not (before.text in ("&", "*", ">", "&&") and not before.spaced)

    @staticmethod
    def _numbers(text):
        digits = re.fullmatch(r"(\d[\d']*)([uUlL]*)", text)
        if digits:
            value = int(digits[1].replace("'", ""))
            return [f"{other}{digits[2]}" for other in (value + 1, value - 1) if other >= 0]
        if re.fullmatch(r"\d+\.\d*", text):
            return [repr(float(text) * 2 + (float(text) == 0))]
        return []

    def _condition(self, index):
        first, last = index + 2, self.tokens[index + 1].match - 1
        parts = [k for k in range(first, last + 1) if self.word(k) == ";" and self.tokens[k].within == index + 1]
        if self.word(index) == "for":
            if len(parts) != 2:
                return
            first, last = parts[0] + 1, parts[1] - 1
        elif parts:
            first = parts[0] + 1
        inside = [self.word(k) for k in range(first, last + 1) if self.tokens[k].within == index + 1]
        if first > last or ASSIGNMENTS & set(inside):
            return
        begin, end = self.tokens[first].start, self.tokens[last].end
        alternatives = [("condition negated", f"!({self.text[begin:end]})")]
        if self.word(index) == "if":
            alternatives += [("condition true", "true"), ("condition false", "false")]
        for operator, becomes in alternatives:
            if self.word(index) != "for" or operator == "condition negated":
                yield operator, begin, end, becomes, (first, last), "condition"

    def _statements(self, index):
        """Of a statement that begins here: without it, or with another end."""
        before, token = self.tokens[index - 1], self.tokens[index]
        starts = before.text in (";", "else", "do") or before.text == "{" and before.brace == "block" or \
            before.text == "}" and self.tokens[before.match].brace == "block" or \
            before.text == ")" and self.word(before.match - 1) in CONTROL
        if not starts or not self.in_function(index) or self.word(token.within) != "{":
            return
        last = self._statement_end(index)
        if any(self.tokens[k].within == token.within and self.tokens[k].brace == "block"
               for k in range(index, min(last, len(self.tokens)))) or last >= len(self.tokens):
            return
        if self.tokens[last].within != token.within:
            return
        begin, end, span = token.start, self.tokens[last].end, (index, last)
        if token.text in ("break", "continue"):
            other = {"break": "continue", "continue": "break"}[token.text]
            yield f"{token.text} becomes {other}", begin, end, other + ";", span, "statement"
            yield f"{token.text} deleted", begin, end, ";", span, "statement"
        elif token.text == "return":
            yield from self._returns(index, last)
        elif self._is_expression(index, last):
            yield "statement deleted", begin, end, ";", span, "statement"

    def _returns(self, index, last):
        inside = [self.word(k) for k in range(index + 1, last) if self.tokens[k].within == self.tokens[index].within]
        begin, end, span = self.tokens[index].start, self.tokens[last].end, (index, last)
        if not inside:
            yield "return deleted", begin, end, ";", span, "statement"
        elif set(inside) & {"<", ">", "<=", ">=", "==", "!=", "&&", "||", "!"} and "?" not in inside:
            yield "returns true", begin, end, "return true;", span, "statement"
            yield "returns false", begin, end, "return false;", span, "statement"
        elif inside[-1] not in ("true", "false", "0", "kNone", "nullopt", "nullptr") and \
                self.word(index + 1) != "{" and "OkStatus" not in inside:
            yield "returns nothing", begin, end, "return {};", span, "statement"

    def _is_expression(self, index, last):
        if self.word(index) in ("++", "--"):
            return True
        if self.word(index) in CONTROL or self.tokens[index].kind != "word" and self.word(index) not in ("*", "("):
            return False
        depth = self.tokens[index].within
        for k in range(index, last):
            token, before = self.tokens[k], self.tokens[k - 1]
            if token.within != depth:
                continue
            if token.text in ASSIGNMENTS:
                return k > index
            if token.text == "(" and k > index and self.tokens[k].match > k:
                rest = {self.word(j) for j in range(k, last) if self.tokens[j].within == depth}
                return before.kind == "word" and before.text not in CONTROL and not rest & {"->"} or bool(
                    rest & ASSIGNMENTS)
            if k > index and token.kind == "word" and (before.kind == "word" or before.text in (">", "&", "*")):
                return False
            if token.text in ("using", "static", "const", "auto", "return", "struct", "enum", "case", "default"):
                return False
        return False


def enums_of(texts):
    """The enumerators of each enum of which there is one by its name."""
    found, twice = {}, set()
    for text in texts:
        for name, body in re.findall(r"enum class (\w+)[^{;]*\{([^}]*)\}", text):
            values = re.findall(r"(\w+)\s*(?:=[^,]*)?(?:,|$)", re.sub(r"//[^\n]*", "", body))
            twice |= {name} if name in found else set()
            found[name] = values
    return {name: values for name, values in found.items() if name not in twice}


def plain(text):
    """C++ on one line, without comments."""
    return " ".join(re.sub(r"//[^\n]*", "", text).split())


def schema(source, mutants):
    """The source with all the mutants, and for each of its lines from 1 the mutant that stands there."""
    groups = collections.defaultdict(list)
    for mutant in mutants:
        kind = "statement" if mutant.kind == "statement" else "value"
        groups[(mutant.first, mutant.last, kind)].append(mutant)
    # Outer before inner; a statement is outside an expression of the same tokens.
    order = sorted(groups, key=lambda g: (g[0], -g[1], g[2] != "statement"))
    tokens, text = source.tokens, source.text

    def span_text(first, last, inner):
        out, at = [], tokens[first].start
        while inner:
            here = inner.pop(0)
            own = []
            while inner and inner[0][0] <= here[1]:
                own.append(inner.pop(0))
            out += [text[at:tokens[here[0]].start], group_text(here, own)]
            at = tokens[here[1]].end
        return "".join(out) + text[at:tokens[last].end]

    def group_text(group, inner):
        first, last, kind = group
        begin, end = tokens[first].start, tokens[last].end
        own = groups[group]
        condition = any(mutant.kind == "condition" for mutant in own)
        wrap = "static_cast<bool>({})" if condition else "({})"
        out = "{" if kind == "statement" else "("
        for mutant in own:
            changed = plain(text[begin:mutant.begin] + mutant.becomes + text[mutant.end:end])
            asked = f"schafkopf::mutation::Runs({mutant.number})"
            mark = f"/*mutant {mutant.number}*/"
            if kind == "statement":
                out += f"\n{mark} if ({asked}) {{ {changed} }} else\n"
            else:
                out += f"\n{mark} {asked} ? {wrap.format(changed)} :\n"
        original = span_text(first, last, inner)
        return out + (original + " }" if kind == "statement" else wrap.format(original) + ")")

    inner = [g for g in order]
    body = span_text(0, len(tokens) - 1, inner) if tokens else ""
    head, tail = text[:tokens[0].start], text[tokens[-1].end:]
    result = '#include "tools/mutation/mutant.h"\n' + head + body + tail
    lines = {}
    for number, line in enumerate(result.split("\n"), 1):
        hit = re.match(r"/\*mutant (\d+)\*/", line)
        if hit:
            lines[number] = int(hit[1])
    return result, lines
