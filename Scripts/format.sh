#!/usr/bin/env bash
# Formats the Swift sources in place, or with --check says what is not formatted or breaks a rule.
# Usage: Scripts/format.sh [--check]
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ "${1:-}" == --check ]]; then
  git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel
else
  git ls-files -z '*.swift' | xargs -0 swift format format --parallel --in-place
fi
