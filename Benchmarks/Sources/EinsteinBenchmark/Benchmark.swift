internal import CBenchmarkSupport

/// Measures everything and prints it, one table after the other.
struct Benchmark {
  private let options: Options
  private var figures = RawFigures()

  private var importAgainstFloor = Expectation("import, against SAX", .atLeast, 0.8, "×")
  private var importAgainstLXML = Expectation("import, against lxml", .atLeast, 3, "×")
  private var exportAgainstDump = Expectation("export, against libxml2", .atLeast, 1, "×")
  private var keptBytes = Expectation("memory kept", .atMost, 110, "B/element")
  private var prefixTime = Expectation("BEGINSWITH AND ==", .atMost, 20, "ns")
  private var prefixAgainstFoundation = Expectation(
    "BEGINSWITH AND ==, against #Predicate",
    .atLeast,
    20,
    "×"
  )
  private var prefixAgainstGNUstep = Expectation(
    "BEGINSWITH AND ==, against GNUstep",
    .atLeast,
    20,
    "×"
  )
  private var foldedTime = Expectation("CONTAINS[cd]", .atMost, 80, "ns")
  private var parseTime = Expectation("reading a predicate", .atMost, 5_000, "ns")
  private var trees = TreeMeasurement()
  private var devices = DeviceMeasurement()
  private var peakAgainstKept = Expectation("peak of a streamed 1 GB", .atMost, 2, "× kept")

  private init(_ options: Options) {
    self.options = options
  }

  /// Measures as the options say.
  static func run(_ options: Options) throws {
    var benchmark = Benchmark(options)
    try benchmark.run()
  }

  /// Measures questions to trees alone.
  static func runTrees(_ options: Options) throws {
    var benchmark = Benchmark(options)
    let files = try [1_000, 100_000].map { try DumpFile(elementCount: $0, in: options.data) }
    try benchmark.trees.run(files, isQuick: options.isQuick, figures: &benchmark.figures)
    benchmark.printExpectations()
  }

  /// Measures the simulated device alone.
  static func runDevices(_ options: Options) throws {
    var benchmark = Benchmark(options)
    try benchmark.devices.run(in: options.data, isQuick: options.isQuick)
    benchmark.printExpectations()
  }

  private mutating func run() throws {
    let sizes = [1_000, 10_000, 100_000] + (options.isQuick ? [] : [1_000_000])
    let files = try sizes.map { try DumpFile(elementCount: $0, in: options.data) }
    let version = String(cString: einstein_libxml2_version())
    Output.result("libxml2 \(version); lxml brings its own\n")
    try measureImport(files)
    try measureExport(files)
    try measureMemory(files)
    try measurePredicates(files)
    try trees.run(
      files.filter { [1_000, 100_000].contains($0.elementCount) },
      isQuick: options.isQuick,
      figures: &figures
    )
    try devices.run(in: options.data, isQuick: options.isQuick)
    try measureStart()
    printExpectations()
    if let json = options.json { try figures.write(to: json) }
  }

  private mutating func measureImport(_ files: [DumpFile]) throws {
    var table = Table(
      "elements",
      "MB",
      "Einstein",
      "from file",
      "SAX",
      "document",
      "lxml",
      "xmllint",
      "× SAX",
      "× document",
      "× lxml"
    )
    for file in files {
      Output.progress("import of \(file.elementCount) elements")
      var peers = try [Workload.floor, .importMemory, .importFile, .document].map {
        try Peer($0, path: file.path)
      }
      peers += optionalPeer("lxml") { lxml in
        options.lxml.isEmpty ? nil : try Peer(lxml, talkingTo: options.lxml + [file.path])
      }
      peers += optionalPeer("xmllint") { xmllint in
        try Peer(xmllint, running: [xmllint, "--noout", "--huge", file.path])
      }
      let race = try Race(peers, rounds: rounds(file), count: count(file))
      figures.add("import.\(file.elementCount)", race)
      let own = Workload.importMemory.rawValue
      let againstFloor = race.speed(of: own, against: Workload.floor.rawValue)
      let againstLXML = race.speed(of: own, against: "lxml")
      importAgainstFloor.note(againstFloor, at: "\(file.elementCount)")
      importAgainstLXML.note(againstLXML, at: "\(file.elementCount)")
      func speed(_ name: String) -> String { megabytesASecond(file, race.median(name)) }
      table.append(
        "\(file.elementCount)",
        (Double(file.byteCount) / 1e6).text(1),
        speed(own),
        speed(Workload.importFile.rawValue),
        speed(Workload.floor.rawValue),
        speed(Workload.document.rawValue),
        speed("lxml"),
        speed("xmllint"),
        againstFloor.text(2),
        race.speed(of: own, against: Workload.document.rawValue).text(2),
        againstLXML.text(2)
      )
    }
    Output.result("Import, MB/s (medians; SAX: libxml2's push parser with empty handlers;")
    Output.result("xmllint: a whole process that reads the file)")
    Output.result("\(table)\n")
  }

  private mutating func measureExport(_ files: [DumpFile]) throws {
    var table = Table("elements", "Einstein", "libxml2", "× libxml2")
    for file in files {
      Output.progress("export of \(file.elementCount) elements")
      let peers = try [Workload.documentExport, .export].map { try Peer($0, path: file.path) }
      let race = try Race(peers, rounds: rounds(file), count: count(file))
      figures.add("export.\(file.elementCount)", race)
      let own = Workload.export.rawValue
      let other = Workload.documentExport.rawValue
      let ratio = race.speed(of: own, against: other)
      exportAgainstDump.note(ratio, at: "\(file.elementCount)")
      table.append(
        "\(file.elementCount)",
        megabytesASecond(file, race.median(own)),
        megabytesASecond(file, race.median(other)),
        ratio.text(2)
      )
    }
    Output.result("Export of what was read, MB/s (medians; libxml2: xmlDocDumpFormatMemory)")
    Output.result("\(table)\n")
  }

  private mutating func measureMemory(_ files: [DumpFile]) throws {
    var table = Table(
      "elements",
      "kept",
      "peak",
      "peak / kept",
      "document kept",
      "document peak",
      "× kept"
    )
    for file in files {
      Output.progress("memory for \(file.elementCount) elements")
      let tree = try MemoryUse(of: .tree, path: file.path)
      let document = try MemoryUse(of: .document, path: file.path)
      figures.add("memory.\(file.elementCount).tree", tree)
      figures.add("memory.\(file.elementCount).document", document)
      let elements = Double(file.elementCount)
      keptBytes.note(tree.kept / elements, at: "\(file.elementCount)")
      table.append(
        "\(file.elementCount)",
        (tree.kept / elements).text(1),
        (tree.peak / elements).text(1),
        (tree.peak / tree.kept).text(2),
        (document.kept / elements).text(),
        (document.peak / elements).text(),
        (document.kept / tree.kept).text(1)
      )
    }
    Output.result("Memory, bytes an element (import of a file; peak: at most, while importing)")
    Output.result("\(table)\n")
    if options.isLarge { try measureLargeFile() }
  }

  private mutating func measureLargeFile() throws {
    let file = try DumpFile(elementCount: 4_200_000, in: options.data)
    Output.progress("memory for \(file.elementCount) elements")
    let tree = try MemoryUse(of: .tree, path: file.path)
    figures.add("memory.\(file.elementCount).tree", tree)
    let elements = Double(file.elementCount)
    peakAgainstKept.note(tree.peak / tree.kept, at: "\(file.elementCount)")
    keptBytes.note(tree.kept / elements, at: "\(file.elementCount)")
    var table = Table(
      "elements",
      "GB",
      "MB/s",
      "kept MB",
      "kept B/element",
      "peak MB",
      "peak / kept"
    )
    table.append(
      "\(file.elementCount)",
      (Double(file.byteCount) / 1e9).text(2),
      megabytesASecond(file, tree.seconds),
      (tree.kept / 1e6).text(),
      (tree.kept / elements).text(1),
      (tree.peak / 1e6).text(),
      (tree.peak / tree.kept).text(2)
    )
    Output.result("A large file, streamed (one import)")
    Output.result("\(table)\n")
  }

  private mutating func measurePredicates(_ files: [DumpFile]) throws {
    guard let file = files.first(where: { $0.elementCount == PredicateSubjects.count }) else {
      return
    }
    Output.progress("predicates over \(PredicateSubjects.count) subjects")
    var peers = try PredicateWorkload.allCases.map { workload in
      try Peer(
        workload.rawValue,
        talkingTo: Program.command("serve", workload.rawValue, file.path)
      )
    }
    peers += optionalPeer("gnustep") { gnustep in
      options.gnustep.isEmpty ? nil : try Peer(gnustep, talkingTo: options.gnustep)
    }
    let race = try Race(peers, rounds: options.isQuick ? 3 : 15)
    figures.add("predicates", race)
    func nanoseconds(_ name: String) -> Double? {
      race.median(name).map { $0 * 1e9 / Double(PredicateSubjects.count) }
    }
    let prefix = PredicateWorkload.prefix.rawValue
    prefixTime.note(nanoseconds(prefix), at: "\(file.elementCount)")
    prefixAgainstFoundation.note(
      race.speed(of: prefix, against: PredicateWorkload.foundationPrefix.rawValue),
      at: "\(file.elementCount)"
    )
    prefixAgainstGNUstep.note(
      race.speed(of: prefix, against: "gnustep"),
      at: "\(file.elementCount)"
    )
    foldedTime.note(
      nanoseconds(PredicateWorkload.folded.rawValue),
      at: "\(file.elementCount)"
    )
    parseTime.note(nanoseconds(PredicateWorkload.parse.rawValue), at: "\(file.elementCount)")
    var table = Table("question", "ns", "× Einstein")
    for workload in PredicateWorkload.allCases {
      table.append(
        workload.title,
        nanoseconds(workload.rawValue).text(1),
        race.speed(of: workload.reference.rawValue, against: workload.rawValue).text(1)
      )
    }
    table.append(
      "\(PredicateWorkload.prefixFormat), GNUstep",
      nanoseconds("gnustep").text(1),
      race.speed(of: prefix, against: "gnustep").text(1)
    )
    Output.result("Predicates, ns a subject (medians; × Einstein: how much faster its columns are)")
    Output.result("\(table)\n")
  }

  private mutating func measureStart() throws {
    Output.progress("start of the tool")
    let file = try DumpFile(elementCount: 4, in: options.data)
    let nothing = "nothing"
    var peers = [try Peer(nothing, running: [Program.sibling("DoNothing")])]
    let tool = options.tool.joined(separator: " ")
    peers += optionalPeer(tool) { tool in
      options.tool.isEmpty ? nil : try Peer(tool, running: options.tool + [file.path])
    }
    peers += optionalPeer("xmllint") { xmllint in
      try Peer(xmllint, running: [xmllint, "--noout", file.path])
    }
    let race = try Race(peers, rounds: options.isQuick ? 10 : 30)
    figures.add("start", race)
    var table = Table("program", "ms", "× nothing")
    for (name, title) in [
      (nothing, "a Swift program that does nothing"), ("xmllint", "xmllint --noout"),
      (tool, "einstein"),
    ] {
      let milliseconds = race.median(name).map { $0 * 1000 }
      let ratio = race.speed(of: name, against: nothing).map { 1 / $0 }
      table.append(title, milliseconds.text(1), ratio.text(2))
    }
    Output.result("Cold start on a dump of \(file.byteCount) bytes (medians)")
    Output.result("\(table)\n")
  }

  private func printExpectations() {
    var table = Table("expectation", "expected", "worst measured", "at elements", "verdict")
    for expectation in [
      importAgainstFloor, importAgainstLXML, exportAgainstDump, keptBytes, peakAgainstKept,
      prefixTime, prefixAgainstFoundation, prefixAgainstGNUstep, foldedTime, parseTime,
    ] + trees.expectations + devices.expectations {
      let cells = expectation.cells
      table.append(
        expectation.subject,
        cells.expected,
        cells.measured,
        cells.place,
        cells.verdict
      )
    }
    Output.result("Expectations (worst of all sizes)")
    Output.result("\(table)")
  }

  /// A peer that may be missing, as a list of at most one; says why when it is.
  private func optionalPeer(_ name: String, _ make: (String) throws -> Peer?) -> [Peer] {
    do {
      if let peer = try make(name) { return [peer] }
      Output.progress("skipped: \(name) (not given)")
    } catch {
      Output.progress("skipped: \(name) (\(error))")
    }
    return []
  }

  private func megabytesASecond(_ file: DumpFile, _ seconds: Double?) -> String {
    seconds.map { Double(file.byteCount) / 1e6 / $0 }.text()
  }

  private func rounds(_ file: DumpFile) -> Int {
    if options.isQuick { return 3 }
    return file.elementCount < 1_000_000 ? 9 : 5
  }

  /// So many times that a round takes long enough to be timed.
  private func count(_ file: DumpFile) -> Int { max(1, 10_000_000 / file.byteCount) }
}
