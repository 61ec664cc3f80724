import Hierarchy
import Reporting

let path = CommandLine.arguments[1]
let mode = CommandLine.arguments[2]
do {
  let dumps = try DumpReader(isLenient: mode == "l").readAll(try .file(path))
  for d in dumps {
    print(d.tree.count, d.tree.wrapper ?? "-", d.repairs.count)
    for r in d.repairs.prefix(8) { print("  ", r.position, r) }
    let x = try DumpFormat.xcuitestXML.text(of: d.tree)
    let t2 = try DumpReader().read(DumpSource(x)).tree
    let j = try DumpFormat.json.text(of: d.tree)
    let t3 = try DumpReader().read(DumpSource(j)).tree
    print("identity", t2 == d.tree, t3 == d.tree)
    if mode == "x" { print(x) }
    if mode == "j" { print(j) }
    if mode == "t" { print(try DumpFormat.text.text(of: d.tree)) }
  }
} catch let error as DumpError { print("ERROR", error.position as Any, error) }
