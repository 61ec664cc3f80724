#!/usr/bin/env bash
# Runs the UI tests of Examples/Shop, and says first how many they are and how long they took.
# Usage: Scripts/example.sh [arguments of swift test]
set -euo pipefail
cd "$(dirname "$0")/.."

export SWIFT_BACKTRACE=enable=no
log=$(mktemp)
trap 'rm -f "$log"' EXIT

if ! swift build --package-path Examples/Shop --build-tests >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
result=0
swift test --package-path Examples/Shop --skip-build "$@" >"$log" 2>&1 || result=$?
# XCTest tells the total last; Swift Testing, which runs afterwards, has a line of its own.
awk -v result="$result" '
  /Executed [0-9]+ tests?, with/ {
    for (i = 1; i <= NF; i++) if ($i == "Executed") xctest = $(i + 1)
    match($0, /in [0-9.]+/)
    seconds = substr($0, RSTART + 3, RLENGTH - 3)
  }
  /Test run with [0-9]+ tests?/ {
    for (i = 1; i <= NF; i++) {
      if ($i == "with") testing = $(i + 1)
      if ($i == "after") more = $(i + 1)
    }
  }
  /^Test Case .* (passed|failed|skipped) \(/ || /^. (Test|Suite) .* (passed|failed) after/ ||
    /error: / || /recorded an issue/ || (result != 0 && !/^Test Case|^Test Suite|^\[/) {
    lines[++count] = $0
  }
  END {
    printf "%d UI tests in %.2f seconds\n\n", xctest + testing, seconds + more
    for (i = 1; i <= count; i++) print lines[i]
  }
' "$log"
exit "$result"
