#!/usr/bin/env bash
# Makes a package with 'einstein new' of a dump in a temporary folder, and runs its tests.
# Usage: Scripts/check-new.sh [DUMP...]
# Without dumps it takes Examples/Dumps/shop-login.xml. What is built is kept in .build/new for the next time.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"

dumps=()
for dump in "$@"; do dumps+=("$(realpath "$dump")"); done
[ ${#dumps[@]} -gt 0 ] || dumps=("$root/Examples/Dumps/shop-login.xml")

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

cd "$root"
swift build --product einstein
einstein="$(swift build --show-bin-path)/einstein"

"$einstein" new "$folder/Checked" --einstein "$root" --from "${dumps[@]}"
cmp "${dumps[0]}" "$folder"/Checked/Tests/CheckedUITests/AppModels/checked/screens/"$(basename "${dumps[0]}")"

# A run without tests would pass as well.
log="$folder/log"
swift test --package-path "$folder/Checked" --scratch-path "$root/.build/new" 2>&1 | tee "$log"
grep -Eq 'Executed [1-9][0-9]* tests?, with 0 failures' "$log"
grep -Eq 'Test run with [1-9][0-9]* tests?.* passed' "$log"
