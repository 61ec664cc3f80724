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
    match($0, /Executed [0-9]+/)
    xctest = substr($0, RSTART + 9, RLENGTH - 9)
    match($0, / in [0-9.]+/)
    seconds = substr($0, RSTART + 4, RLENGTH - 4)
  }
  /Test run with [0-9]+ tests?/ {
    match($0, /with [0-9]+/)
    testing = substr($0, RSTART + 5, RLENGTH - 5)
    match($0, /after [0-9.]+/)
    more = substr($0, RSTART + 6, RLENGTH - 6)
  }
  /^Test Case .* (passed|failed|skipped) \(/ || / Test .* (passed|failed|skipped) after / ||
    / error: / || / recorded an issue / || (/^↳ / && hasIssue) {
    lines[++count] = $0
  }
  !/^↳ / { hasIssue = / recorded an issue / }
  { all = all $0 "\n" }
  END {
    if (!(xctest + testing) || result && !count) {
      printf "%s", all
      exit
    }
    printf "%d UI tests in %.2f seconds\n\n", xctest + testing, seconds + more
    for (i = 1; i <= count; i++) print lines[i]
  }
' "$log"
exit "$result"
