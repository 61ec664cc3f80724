#!/usr/bin/env bash
# Feeds the predicate language with texts made by chance from the known cases, under the address
# sanitizer, and fails on the first crash, hang or contradiction.
# Usage: Scripts/fuzz.sh [SECONDS]
#
# The text that failed is left in Fuzzing/.build/failures.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}
build=Fuzzing/.build
export SWIFT_BACKTRACE=enable=no

# SwiftPM does not look for new files in a package that another one depends on, until its manifest
# seems new.
touch Fuzzing/Package.swift
swift build --package-path Fuzzing --product PredicateFuzzer \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld

mkdir -p "$build/corpus" "$build/failures"
python3 - "$build" <<'PYTHON'
import json, re, sys
build = sys.argv[1]
vectors = json.load(open("Tests/Fixtures/predicate/vectors.json"))["vectors"]
words = set()
for vector in vectors:
    with open(f"{build}/corpus/{vector['id']}", "w") as file:
        file.write(vector["format"])
    words.update(re.findall(r"@?[A-Za-z:]+|[^\sA-Za-z0-9']+", vector["format"]))
with open(f"{build}/words", "w") as file:
    for word in sorted(words):
        text = "".join(c if c.isascii() and c.isalnum() else "".join(f"\\x{b:02x}" for b in c.encode()) for c in word)
        file.write(f'"{text}"\n')
PYTHON

"$build/debug/PredicateFuzzer" -max_total_time="$seconds" -timeout=20 -max_len=2048 \
  -rss_limit_mb=2048 -detect_leaks=0 \
  -dict="$build/words" -artifact_prefix="$build/failures/" -print_final_stats=1 "$build/corpus"
