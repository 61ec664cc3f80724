import Reporting

extension ValueType<DumpFormat> {
  /// The formats that trees can be written in, by id or alias.
  static let dumpFormat = ValueType.choice(
    DumpFormat.all.map { format in
      Choice(format.id, format, aliases: [format.alias].compactMap(\.self), help: format.summary)
    }
  )
}
