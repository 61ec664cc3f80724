#!/usr/bin/env python3
"""Checks that the examples in README.md are what the tool prints, or writes them anew.

Usage: Scripts/check-readme.py [--write] [FILE ...]

An example is a block of code that begins with "$ einstein"; each such line is a command, and what
follows is what it prints, on either stream. Commands run in the folder of the package, with the
tool that `swift build` has built.
"""
import difflib
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"(?<=```console\n)(\$ einstein .*?)(?=```)", re.DOTALL)


def run(command):
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    result = subprocess.run(
        ["bash", "-c", command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={"PATH": f"{folder}:/usr/bin:/bin", "LANG": "C.UTF-8"},
    )
    return result.stdout


def renewed(block):
    text = ""
    for line in block.group(1).splitlines():
        if line.startswith("$ "):
            text += f"{line}\n{run(line[2:])}"
    return text


def main():
    arguments = sys.argv[1:]
    is_writing = "--write" in arguments
    names = [name for name in arguments if name != "--write"] or ["README.md"]
    is_stale = False
    for name in names:
        path = ROOT / name
        old = path.read_text()
        # Documents may do without; the README may not.
        if name == "README.md" and not BLOCK.search(old):
            print(f"check-readme: {name} has no examples", file=sys.stderr)
            is_stale = True
        new = BLOCK.sub(renewed, old)
        if is_writing:
            path.write_text(new)
        elif new != old:
            is_stale = True
            sys.stderr.writelines(
                difflib.unified_diff(
                    old.splitlines(True), new.splitlines(True), name, "what the tool prints"
                )
            )
            print("check-readme: run Scripts/check-readme.py --write", file=sys.stderr)
    sys.exit(1 if is_stale else 0)


if __name__ == "__main__":
    main()
