#!/usr/bin/env bash
# Installs what is missing, and runs the UI tests of the example app: the first line says how long they took.
# Usage: Scripts/try.sh
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh
echo "Building the example and all that it needs, for some minutes …"
Scripts/example.sh
