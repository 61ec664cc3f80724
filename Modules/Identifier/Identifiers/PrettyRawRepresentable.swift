/// A string enum whose cases are named by their place in the types around them.
///
/// ```swift
/// enum LoginAccessID {
///   enum Forget: String, PrettyRawRepresentable {
///     case phoneNumber
///     case setting = "HomeSetting3"
///   }
/// }
/// LoginAccessID.Forget.phoneNumber.prettyRawValue  // "LoginAccessID_Forget_phoneNumber"
/// LoginAccessID.Forget.setting.prettyRawValue      // "HomeSetting3"
/// ```
public protocol PrettyRawRepresentable: RawRepresentable where RawValue == String {}

extension PrettyRawRepresentable {
  /// The path of the type without its module and the case name, joined by `_`.
  ///
  /// - A raw value written by hand wins: it differs from the case name. One that repeats the case
  ///   name cannot be told from none.
  /// - Generic arguments are dropped: `Box<Int>.Kind.a` gives `Box_Kind_a`.
  /// - A local type is named without the function around it, but with the type around that; a type
  ///   in an extension is named as if it stood in the type itself.
  /// - A value that is no enum case gives its raw value. So does an enum in a module compiled with
  ///   `-disable-reflection-metadata`, because the binary then holds no case names; compile the
  ///   app and its tests alike.
  public var prettyRawValue: String {
    let rawValue = rawValue
    guard enumCaseName(of: self) == rawValue else { return rawValue }
    let path = ReflectedTypeName.path(in: String(reflecting: Self.self))
    return (path + [rawValue]).joined(separator: "_")
  }
}
