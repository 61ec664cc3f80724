#!/usr/bin/env bash
# Installs what the package needs and a new machine may lack: libxml2 and pkg-config.
# Usage: Scripts/setup.sh
set -euo pipefail

if pkg-config --exists libxml-2.0 2>/dev/null; then exit 0; fi

if [[ "$(uname)" == Darwin ]]; then
  # Apple's SDK has a libxml2 of its own, which is the one that is used there.
  exit 0
elif command -v apt-get >/dev/null; then
  sudo=""
  [[ "$(id -u)" == 0 ]] || sudo=sudo
  $sudo apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq libxml2-dev pkg-config >/dev/null
else
  echo "setup: install libxml2 with its headers, and pkg-config" >&2
  exit 1
fi
