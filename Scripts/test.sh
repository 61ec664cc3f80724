#!/usr/bin/env bash
# Installs what is missing, builds everything, and runs all tests.
# Usage: Scripts/test.sh [arguments of swift test]
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh
swift test -Xswiftc -warnings-as-errors "$@"
