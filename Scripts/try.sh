#!/usr/bin/env bash
# Installs what is missing, builds the tool, and asks a recorded screen three questions.
# Usage: Scripts/try.sh
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh
swift build -c release --product einstein
einstein=.build/release/einstein
dump=Examples/Dumps/shop-login.xml

run() {
  printf '\n$ einstein'
  printf " '%s'" "$@"
  printf '\n'
  "$einstein" "$@"
}
run tree "$dump"
run query "$dump" "label BEGINSWITH 'Sign' AND enabled == NO"
run query "$dump" --xpath 'count(//XCUIElementTypeButton)'

printf '\nThe tool is %s; copy it to a folder in your PATH to call it einstein.\n' "$einstein"
