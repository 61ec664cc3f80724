import Hierarchy
import Reporting

let path = CommandLine.arguments[1]
let bytes = try DumpSource.file(path).readToEnd(limit: nil)
for _ in 0..<7 {
  let clock = ContinuousClock()
  var d: Dump?
  let t = try clock.measure { d = try DumpReader().read(DumpSource(bytes)) }
  var n = 0
  let w = try clock.measure { try DumpFormat.xcuitestXML.write(d!.tree) { n += $0.count } }
  let j = try clock.measure { try DumpFormat.json.write(d!.tree) { n += $0.count } }
  let x = try clock.measure { try DumpFormat.text.write(d!.tree) { n += $0.count } }
  func mb(_ t: Duration) -> Double { Double(bytes.count) / (Double(t.components.attoseconds) / 1e18 + Double(t.components.seconds)) / 1e6 }
  print("read", mb(t), "write", mb(w), "json", mb(j), "text", mb(x))
}
