extension CommandSpecification {
  /// The parts of the usage line after the name of the command.
  var usageArguments: [String] {
    let hasOptionsOfItsOwn = options.count > 1
    return (hasOptionsOfItsOwn ? ["[OPTIONS]"] : []) + positionals.map(\.usageTerm)
  }
}
