#!/usr/bin/env bash
# Feeds the languages with texts made by chance from the known cases, under the address sanitizer,
# and fails on the first crash, hang or contradiction.
# Usage: Scripts/fuzz.sh [SECONDS]
#
# Each language gets its share of the time. The text that failed is left in Fuzzing/.build/failures.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}
build=Fuzzing/.build
fuzzers=(PredicateFuzzer ClassChainFuzzer XPathFuzzer)
export SWIFT_BACKTRACE=enable=no

# SwiftPM does not look for new files in a package that another one depends on, until its manifest
# seems new.
touch Fuzzing/Package.swift
for fuzzer in "${fuzzers[@]}"; do
  swift build --package-path Fuzzing --product "$fuzzer" \
    -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld
done

mkdir -p "$build/failures"
python3 - "$build" <<'PYTHON'
import json, os, re, sys
build = sys.argv[1]

def write_seeds(fuzzer, texts):
    os.makedirs(f"{build}/corpus/{fuzzer}", exist_ok=True)
    words = set()
    for number, text in enumerate(texts):
        with open(f"{build}/corpus/{fuzzer}/seed-{number}", "w") as file:
            file.write(text)
        words.update(re.findall(r"@?[A-Za-z:]+|[^\sA-Za-z0-9']+", text))
    with open(f"{build}/words-{fuzzer}", "w") as file:
        for word in sorted(words):
            word = "".join(c if c.isascii() and c.isalnum() else "".join(f"\\x{b:02x}" for b in c.encode()) for c in word)
            file.write(f'"{word}"\n')

predicates = json.load(open("Tests/Fixtures/predicate/vectors.json"))["vectors"]
write_seeds("PredicateFuzzer", [vector["format"] for vector in predicates])
chains = json.load(open("Tests/Fixtures/classchain/vectors.json"))
formats = [test["format"] for test in chains["predicate_attribute_tests"]]
write_seeds(
    "ClassChainFuzzer",
    [vector["query"] for vector in chains["valid_chains"]]
    + chains["invalid_chains"]
    + [f"**/*[`{format}`]" for format in formats]
    + [f"**/XCUIElementTypeCell[${format}$][-1]/*" for format in formats],
)
tests = ["XPathGrammarTests", "XPathEvaluationTests", "XPathSyntaxErrorTests"]
sources = "".join(open(f"Tests/QueryTests/XPath/{name}.swift").read() for name in tests)
quoted = re.findall(r'"((?:[^"\\]|\\.)*)"', sources)
write_seeds("XPathFuzzer", [text.replace('\\"', '"') for text in quoted if "/" in text or "(" in text])
PYTHON

for fuzzer in "${fuzzers[@]}"; do
  echo "== $fuzzer"
  "$build/debug/$fuzzer" -max_total_time="$((seconds / ${#fuzzers[@]}))" -timeout=20 -max_len=2048 \
    -rss_limit_mb=2048 -detect_leaks=0 -dict="$build/words-$fuzzer" \
    -artifact_prefix="$build/failures/" -print_final_stats=1 "$build/corpus/$fuzzer"
done
