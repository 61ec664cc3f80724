extension DeviceElement {
  /// The app that the element is looked for in, as its outermost element.
  public var owningApplication: DeviceElement {
    DeviceElement(
      session: session,
      path: ElementPath(application: path.application),
      site: place(nil)
    )
  }

  /// Whether the session is inert after a failure, so that nothing reaches the device any more.
  public var isInert: Bool { session.isInert }
}
