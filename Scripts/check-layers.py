#!/usr/bin/env python3
"""Checks that modules import only what they may.

Usage: Scripts/check-layers.py

Each target has a layer, from the table in CONTRIBUTING.md. A target may depend only on targets of
lower layers, and its sources may import only targets that it declares: the compiler lets imports
of dependencies' dependencies pass.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)
ROW = re.compile(r"^\| (\d+) \| `([\w`, ]+)` \|", re.MULTILINE)


def main():
    layers = {}
    for layer, names in ROW.findall((ROOT / "CONTRIBUTING.md").read_text()):
        for name in re.findall(r"\w+", names):
            layers[name] = int(layer)
    package = json.loads(
        subprocess.run(
            ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True
        ).stdout
    )
    targets = {target["name"]: target for target in package["targets"]}
    problems = []
    for name, target in targets.items():
        declared = set()
        for dependency in target["dependencies"]:
            (kind,) = dependency.keys()
            declared.add(dependency[kind][0])
        is_test = target["type"] == "test" or name == "TestSupport"
        if not is_test:
            if name not in layers:
                problems.append(f"CONTRIBUTING.md gives target '{name}' no layer")
                continue
            for other in declared & layers.keys():
                if layers[other] >= layers[name]:
                    problems.append(
                        f"target '{name}' (layer {layers[name]}) depends on '{other}' "
                        f"(layer {layers[other]}); arrows go down only"
                    )
        folder = ROOT / (target.get("path") or f"Tests/{name}")
        for file in sorted(folder.rglob("*.swift")):
            for module in sorted(set(IMPORT.findall(file.read_text()))):
                if module in targets and module != name and module not in declared:
                    problems.append(
                        f"{file.relative_to(ROOT)} imports '{module}', "
                        f"which target '{name}' does not declare"
                    )
                if module == "CLibXML2" and name not in ("XMLSupport", "XMLSupportTests"):
                    problems.append(f"{file.relative_to(ROOT)} imports CLibXML2")
                if module.startswith("Foundation") and name in ("Identifier", "Hierarchy"):
                    problems.append(f"{file.relative_to(ROOT)} imports {module}")
    for problem in problems:
        print(f"check-layers: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
