#!/usr/bin/env python3
"""Asks GNUstep and Einstein the same questions, and prints where they disagree.

Usage: Tests/Oracle/compare.py ORACLE EINSTEIN COUNT SEED

The questions are the known cases in which GNUstep is known to be right, and COUNT made by chance,
of the kinds in which GNUstep can be trusted. Exits with 1 when an answer differs.
"""
import concurrent.futures
import json
import os
import pathlib
import random
import subprocess
import sys

VECTORS = pathlib.Path(__file__).resolve().parent.parent / "Fixtures/predicate/vectors.json"

# Einstein has one exit code for what cannot be read and what cannot be evaluated.
EINSTEIN = {0: "true", 1: "false", 65: "error"}
GNUSTEP = {"true": "true", "false": "false", "error": "error", "parse error": "error"}


def known():
    """The known cases that GNUstep answers as Apple's engine does."""
    for vector in json.loads(VECTORS.read_text())["vectors"]:
        if vector["oracle"]["gnustep-1.28"] == "agree":
            yield {
                "name": vector["id"],
                "format": vector["format"],
                "object": vector["object"],
                "args": vector.get("args", []),
                "vars": vector.get("vars", {}),
            }


class Chance:
    """Predicates at random, and objects to ask them of.

    Left out is what GNUstep 1.28 does otherwise than Apple: compounds without parentheses, empty
    literals, escapes, order of strings, options of ==, special characters in LIKE, prefixes longer
    than the text, key paths before arithmetic, division of integers, text outside of ASCII.
    """

    KEYS = {
        "number": ["n", "m", "x", "rect.x", "rect.width"],
        "bool": ["on", "off"],
        "text": ["label", "name", "inner.text"],
        "nil": ["gone", "absent", "rect.absent"],
    }
    SEARCHES = ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES"]
    NAMES = ["n", "m", "x"]
    LETTERS = "abAB1 -"

    def __init__(self, seed):
        self.random = random.Random(seed)

    def question(self, number):
        return {
            "name": f"random {number}",
            "format": self.predicate(self.random.randint(1, 4)),
            "object": self.object(),
            "args": [],
            "vars": {},
        }

    def object(self):
        return {
            "n": self.integer(), "m": self.integer(), "x": self.real(),
            "rect": {"x": self.integer(), "width": self.real()},
            "on": True, "off": False,
            "label": self.text(3, 9), "name": self.text(3, 9), "inner": {"text": self.text(3, 9)},
            "gone": None,
        }  # fmt: skip

    def predicate(self, depth):
        pick = self.random.choice
        if depth > 1:
            parts = [f"({self.predicate(depth - 1)})" for _ in range(self.random.randint(2, 3))]
            return pick([
                f" {self.word(pick(['AND', 'OR', '&&', '||']))} ".join(parts),
                f"{self.word('NOT')} {parts[0]}",
                f"!{parts[0]}",
            ])
        if self.random.random() < 0.05:
            return self.word(pick(["TRUEPREDICATE", "FALSEPREDICATE"]))
        kinds = [self.numbers, self.numbers, self.strings, self.strings, self.mixed, self.nil]
        return pick(kinds)()

    def numbers(self):
        return self.comparison(
            self.sum(), ["==", "=", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>"], self.sum()
        )

    def strings(self):
        """A question about a text; needles are at most as long as the shortest text."""
        pick = self.random.choice
        key, needle = pick(self.KEYS["text"]), self.text(1, 3)
        operator = pick([*self.SEARCHES, "IN", "==", "!="])
        if operator in ("==", "!="):
            other = pick([self.quoted(needle), *self.KEYS["text"]])
            return self.comparison(key, [operator], other)
        option = pick(["", "", "[c]"])
        operator = self.word(operator) + option
        if operator.upper().startswith("IN"):
            return f"{self.quoted(needle)} {operator} {key}"
        if operator.upper().startswith("LIKE"):
            needle = pick(["*{}*", "{}*", "*{}", "{}"]).format(needle)
        if operator.upper().startswith("MATCHES"):
            needle = pick([".*{}.*", "{}.*", ".*{}", "[ab]+{}.*", "({}|.)*"]).format(needle)
        return f"{key} {operator} {self.quoted(needle)}"

    def mixed(self):
        """Equality of things of different kinds, bools among them."""
        return self.comparison(self.any(), ["==", "=", "!=", "<>"], self.any())

    def nil(self):
        pick = self.random.choice
        nil, key = self.word(pick(["nil", "NULL"])), pick(sum(self.KEYS.values(), []))
        absent, number = pick(self.KEYS["nil"]), self.number()
        return pick([
            self.comparison(key, ["==", "!=", "<>"], nil),
            self.comparison(absent, ["==", "!=", "<", "<=", ">", ">="], number),
            f"{absent} {pick(self.SEARCHES)} 'a'",
        ])

    def comparison(self, left, operators, right):
        sides = [left, right]
        self.random.shuffle(sides)
        space = self.random.choice([" ", " ", "  ", "\t", "\n"])
        return space.join([sides[0], self.random.choice(operators), sides[1]])

    def sum(self):
        if self.random.random() < 0.7:
            return self.number()
        return f"{self.number(self.NAMES)} {self.random.choice('+-*')} {self.number()}"

    def number(self, keys=KEYS["number"]):
        return self.random.choice([
            *keys, str(self.integer()), str(self.real()), self.bool()
        ])  # fmt: skip

    def bool(self):
        word = self.random.choice(["YES", "NO", "TRUE", "FALSE"])
        return self.random.choice([*self.KEYS["bool"], self.word(word)])

    def any(self):
        return self.random.choice([
            self.number(), self.bool(), self.quoted(self.text(1, 3)), "'YES'", "'1'",
            *self.KEYS["text"], *self.KEYS["nil"],
        ])  # fmt: skip

    def integer(self):
        return self.random.choice([0, 1, 2, 3, -1, -2, 7, 100, 2**31, -(2**31) - 1, 2**53])

    def real(self):
        return self.random.choice([0.0, 1.0, 0.5, -0.5, 2.25, -7.0, 1e6, 100.125])

    def text(self, least, most):
        return "".join(self.random.choices(self.LETTERS, k=self.random.randint(least, most)))

    def quoted(self, text):
        quote = self.random.choice("'\"")
        return quote + text + quote

    def word(self, keyword):
        return self.random.choice([keyword, keyword.lower(), keyword.capitalize()])


def ask_gnustep(oracle, question):
    """What GNUstep says, in a process of its own, because some predicates make it crash."""
    text = json.dumps(question).encode()
    result = subprocess.run([oracle], input=text, capture_output=True, timeout=60)
    return GNUSTEP.get(result.stdout.decode().strip(), f"exit code {result.returncode}")


def ask_einstein(tool, question):
    command = [tool, "predicate", "eval", "--object", json.dumps(question["object"])]
    command += ["--vars", json.dumps(question["vars"])]
    if question["args"]:
        command += ["--args", json.dumps(question["args"])]
    command += ["--", question["format"]]
    result = subprocess.run(command, capture_output=True, timeout=60)
    return EINSTEIN.get(result.returncode, f"exit code {result.returncode}")


def main():
    oracle, tool, count, seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    chance = Chance(seed)
    questions = list(known())
    known_count = len(questions)
    questions += [chance.question(number) for number in range(1, count + 1)]

    def ask(question):
        return ask_gnustep(oracle, question), ask_einstein(tool, question)

    answers = {}
    disagreements = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for question, (gnustep, einstein) in zip(questions, pool.map(ask, questions)):
            answers[einstein] = answers.get(einstein, 0) + 1
            if gnustep != einstein:
                disagreements += 1
                print(f"{question['name']}: {question['format']!r}")
                print(f"  of {json.dumps(question['object'])}")
                print(f"  GNUstep: {gnustep}, Einstein: {einstein}")
    counts = ", ".join(f"{answers[answer]} {answer}" for answer in sorted(answers))
    print(
        f"{known_count} known cases and {count} by chance (seed {seed}): {counts};"
        f" {disagreements} disagreements"
    )
    sys.exit(disagreements > 0)


if __name__ == "__main__":
    main()
