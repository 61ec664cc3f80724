#!/usr/bin/env bash
# Type-checks on Linux what is compiled for Apple's platforms alone.
#
# Usage: Scripts/check-apple.sh
#
# Scripts/apple/XCUIAutomation.swiftinterface has the names of Apple's module, as public documentation has them;
# nothing of it runs. The modules that UITest needs are compiled with EINSTEIN_CHECK_APPLE and without the bodies
# of their functions, then UITest, and then sources that use it.
set -euo pipefail
cd "$(dirname "$0")/.."

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
imports=(-I "$out" -I Modules/CLibXML2)
# The compiler of the interface does not pass flags for Clang on.
export CPATH
CPATH=$(pkg-config --variable=includedir libxml-2.0)/libxml2
flags=(
  -swift-version 6 -package-name einstein -D EINSTEIN_CHECK_APPLE "${imports[@]}"
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
)

module() {
  find "Modules/$1" -name '*.swift' -print0 | xargs -0 swiftc "${flags[@]}" "${@:2}" -parse-as-library \
    -wmo -module-name "$1" -emit-module -emit-module-path "$out/$1.swiftmodule"
}
for name in Identifier Diagnostics JSON Hierarchy Predicate XMLSupport Query Reporting Actions Springboard; do
  module "$name" -Xfrontend -experimental-skip-all-function-bodies
done

swiftc -frontend -compile-module-from-interface Scripts/apple/XCUIAutomation.swiftinterface \
  -module-name XCUIAutomation "${imports[@]}" \
  -o "$out/XCUIAutomation.swiftmodule"

module UITest -warnings-as-errors
for version in 5 6; do
  swiftc -typecheck -swift-version "$version" -warnings-as-errors -parse-as-library "${imports[@]}" \
    -module-name Sample Scripts/apple/PageObjects.swift
done
echo "The sources for Apple's platforms type-check."
