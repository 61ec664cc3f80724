// The least that a Swift program takes to start and end, for comparison with the tool.
