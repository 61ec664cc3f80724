#!/usr/bin/env bash
# Runs every check that CI runs: format, layers, a build without warnings, all tests, the sources for Apple's
# platforms, the example, a package that the tool makes, the README, and a minute of random predicates and class chains.
# Usage: Scripts/check.sh
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '== %s\n' "$*"; }

Scripts/setup.sh

step "format"
Scripts/format.sh --check

step "layers"
Scripts/check-layers.py
swift build --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors

step "tests"
Scripts/test.sh

step "sources for Apple's platforms"
Scripts/check-apple.sh

step "the example's UI tests"
Scripts/example.sh | head -1

step "a package that einstein new makes"
Scripts/check-new.sh | tail -1

step "examples in the README and the documentation"
Scripts/check-readme.py README.md Documentation/*.md

step "a minute of random predicates and class chains"
Scripts/fuzz.sh 60

step "release build"
swift build -c release -Xswiftc -warnings-as-errors
