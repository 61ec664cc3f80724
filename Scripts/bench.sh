#!/bin/bash
# Measures import, export, memory, predicates and start beside libxml2, lxml, xmllint, Foundation
# and GNUstep.
#
#   Scripts/bench.sh [--quick] [--large] [--json FILE]
#
#   --quick      fewer rounds, and no dump of a million elements
#   --large      also the import of a dump of 1 GB, which is generated first
#   --json FILE  also the raw figures
#
# EINSTEIN_TOOL names the command whose start is timed: '.build/release/einstein tree' by default.
# Dumps are generated once, to Benchmarks/data. What is missing of the peers is installed (xmllint
# through apt or Homebrew, lxml through pip into Benchmarks/.build), or left out with a word.
# GNUstep's predicates are timed only where GNUstep is installed (apt: libgnustep-base-dev gobjc).

set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

# The path of a file is as the caller means it, but all else is seen from the package's root.
arguments=()
while [[ $# -gt 0 ]]; do
  case $1 in
    --quick | --large) arguments+=("$1") ;;
    --json)
      [[ ${2-} == /* ]] && arguments+=(--json "$2") || arguments+=(--json "$PWD/${2:?a file}")
      shift
      ;;
    *) sed -n '2,/^$/s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
  esac
  shift
done
cd "$root"
environment=Benchmarks/.build/peers
python=$environment/bin/python
program=Benchmarks/.build/release/EinsteinBenchmark
gnustep=Benchmarks/.build/gnustep_peer

install_packages() {
  if command -v apt-get; then
    if [[ $(id -u) == 0 ]]; then apt-get install -y "$@"; else sudo -n apt-get install -y "$@"; fi
  else
    brew install "$@"
  fi
} >&2

build_gnustep_peer() {
  command -v gnustep-config >/dev/null || return 1
  # The flags are words of a command line.
  # shellcheck disable=SC2046
  $(gnustep-config --variable=CC) -std=gnu11 $(gnustep-config --objc-flags) \
    -o "$gnustep" Benchmarks/Peers/gnustep_peer.m $(gnustep-config --base-libs)
} >&2

if ! command -v xmllint >/dev/null; then
  install_packages libxml2-utils || echo "skipped: xmllint (cannot be installed)" >&2
fi
if ! "$python" -c 'import lxml' 2>/dev/null; then
  { python3 -m venv "$environment" && "$python" -m pip install --quiet lxml; } >&2 \
    || echo "skipped: lxml (cannot be installed)" >&2
fi
peers=()
if "$python" -c 'import lxml' 2>/dev/null; then
  peers=(--lxml "$python Benchmarks/Peers/lxml_peer.py")
fi
mkdir -p "$(dirname "$gnustep")"
if build_gnustep_peer; then
  peers+=(--gnustep "$gnustep")
else
  echo "skipped: GNUstep (not installed)" >&2
fi

swift build -c release --product einstein >&2
# SwiftPM does not look for new files in a package that another one depends on, until its manifest
# seems new.
touch Benchmarks/Package.swift
swift build -c release --package-path Benchmarks >&2
mkdir -p Benchmarks/data
"$program" check >&2
"$program" --data Benchmarks/data --tool "${EINSTEIN_TOOL:-.build/release/einstein tree}" \
  ${peers[@]+"${peers[@]}"} ${arguments[@]+"${arguments[@]}"}
