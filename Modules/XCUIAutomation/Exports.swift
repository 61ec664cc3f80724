// One name of each module, so that the members of their types can be seen where MemberImportVisibility is
// on, and the modules' other names do not get in the way of a test's own. CGVector is the one that sources
// need by its name, since Foundation does not have it on Linux.
@_exported public import struct Hierarchy.ElementTree
@_exported public import enum Predicate.FormatPredicate
@_exported public import struct Query.CGVector

// The list of a target's tests is written to a file that sees what the target re-exports.
@_exported public import TestDiscovery
