public import Query

// On Apple's platforms these types belong to the main actor, and may for that reason be handed to other
// tasks. Here they belong to no actor, so that tests without annotations can use them as well, and the
// compiler has to be told that they may be handed on. What it cannot check is that a test uses them in
// one task at a time, as tests do.

extension TouchTarget: @unchecked Sendable {}

extension DeviceElementQuery: @unchecked Sendable {}
