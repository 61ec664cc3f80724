/// The arguments of commands that read dumps.
enum DumpOptions {
  static let dumps = Arguments<String>(
    "DUMP",
    help: """
      A file; a folder, in which all .xml, .json and .txt files that are dumps are read (with \
      --lenient also .log and .md); or - for standard input.
      """,
    type: .path,
    minimum: 1
  )

  static let lenient = Flag(
    "lenient",
    short: "l",
    help: """
      Repair what is wrong with a dump, and find dumps inside logs, JSON and Markdown; every repair \
      is told on standard error.
      """
  )

  static let jobs = Option<Int>(
    "jobs",
    short: "j",
    placeholder: "N",
    help: "Read N files at the same time. Without it, as many as there are processors.",
    type: .integer(1...256)
  )
}
