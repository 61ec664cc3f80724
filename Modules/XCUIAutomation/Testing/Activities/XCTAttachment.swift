public import Foundation

/// Something that a test keeps with its record: a text, a picture, a file.
open class XCTAttachment: NSObject {
  /// How long attachments are kept.
  public enum Lifetime: Int, Sendable {
    /// Whether or not the test passes.
    case keepAlways = 0
    /// Only if the test fails.
    case deleteOnSuccess = 1
  }

  /// How well a picture is kept; here pictures are kept as they are.
  public enum ImageQuality: Int, Sendable {
    /// As it is.
    case original = 0
    /// With losses.
    case medium = 1
    /// With more losses.
    case low = 2
  }

  /// What it is called.
  open var name: String?

  /// The kind of the contents.
  public let uniformTypeIdentifier: String

  /// How long it is kept; only if the test fails, unless it is set.
  open var lifetime = Lifetime.deleteOnSuccess

  /// What else is known of it.
  open var userInfo: [AnyHashable: Any]?

  private let payload: Data

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - identifier: The kind of the contents; `public.data` if nil.
  ///   - name: What it is called.
  ///   - payload: The contents.
  ///   - userInfo: What else is known of it.
  public init(
    uniformTypeIdentifier identifier: String?,
    name: String?,
    payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
    self.userInfo = userInfo
  }

  /// Makes it a value for the record of a test.
  func kept(at time: Double) -> TestAttachment {
    TestAttachment(
      name: name,
      uniformTypeIdentifier: uniformTypeIdentifier,
      payload: payload,
      isKeptOnSuccess: lifetime == .keepAlways,
      time: time
    )
  }
}

extension XCTAttachment {
  /// Creates an attachment of data.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment of data of some kind.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - identifier: The kind of the contents, such as `public.json`.
  public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: data)
  }

  /// Creates an attachment of a text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment of a property list; empty if it is none.
  public convenience init(plistObject: Any) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: plistObject,
      format: .xml,
      options: 0
    )
    self.init(data: data ?? Data(), uniformTypeIdentifier: "com.apple.property-list")
  }

  /// Creates an attachment of an object that can be archived; empty if that fails.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - identifier: The kind of the contents.
  public convenience init(
    archivableObject object: any NSSecureCoding,
    uniformTypeIdentifier identifier: String = "com.apple.keyed-archive"
  ) {
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: object,
      requiringSecureCoding: true
    )
    self.init(data: data ?? Data(), uniformTypeIdentifier: identifier)
  }

  /// Creates an attachment of a file as it is now, with its name; empty if it cannot be read.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment of a file of some kind as it is now; empty if it cannot be read.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - identifier: The kind of the contents.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier,
      name: url.lastPathComponent,
      payload: try? Data(contentsOf: url)
    )
  }
}
