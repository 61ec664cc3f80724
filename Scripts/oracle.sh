#!/usr/bin/env bash
# Asks GNUstep and Einstein the same predicates, and fails when they disagree.
# Usage: Scripts/oracle.sh [COUNT [SEED]]
#
# COUNT predicates are made by chance from SEED (300 and 1 by default), beside the known cases.
# GNUstep's libs-base 1.28 is installed where apt has it, and otherwise nothing is asked.
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-300}
seed=${2:-1}
oracle=.build/oracle/gnustep
export SWIFT_BACKTRACE=enable=no

compile() {
  # The flags are words of a command line.
  # shellcheck disable=SC2046
  $(gnustep-config --variable=CC) -std=gnu11 $(gnustep-config --objc-flags) "$@" \
    $(gnustep-config --base-libs)
}

has_gnustep() {
  command -v gnustep-config && compile -x objective-c -include Foundation/Foundation.h \
    -fsyntax-only -MF /dev/null /dev/null
} >/dev/null 2>&1

install_gnustep() {
  command -v apt-get >/dev/null || return 1
  local sudo=""
  [[ "$(id -u)" == 0 ]] || sudo="sudo -n"
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq libgnustep-base-dev gobjc
} >&2

if ! has_gnustep && ! { install_gnustep && has_gnustep; }; then
  echo "skipped: GNUstep (cannot be installed)" >&2
  exit 0
fi
mkdir -p "$(dirname "$oracle")"
compile -o "$oracle" Tests/Oracle/gnustep_oracle.m

Scripts/setup.sh
swift build -c release --product einstein >&2
python3 Tests/Oracle/compare.py "$oracle" .build/release/einstein "$count" "$seed"
