internal import Foundation

extension PredicateValue {
  /// The value that an instance of a class is to a predicate.
  init(instance: Any, nesting: Int) {
    switch instance {
    case let subject as any PredicateSubject: self = .object(subject)
    case let handle as any PredicateSubjectConvertible: self = .object(handle.predicateSubject)
    case let object as NSObject: self.init(object, nesting: nesting)
    default: self = .object(ReflectedSubject(instance, Mirror(reflecting: instance)))
    }
  }

  private init(_ object: NSObject, nesting: Int) {
    switch object {
    case let text as NSString: self = .string(String(text))
    case let number as NSNumber: self.init(number)
    case is NSNull: self = .null
    case let date as NSDate: self = .date(date as Date)
    case let dictionary as NSDictionary: self = .object(DictionarySubject(dictionary))
    case let list as NSArray: self.init(members: Array(list), of: list, nesting: nesting)
    case let set as NSSet:
      self.init(members: Array(set), of: set, isSet: true, nesting: nesting)
    case let list as NSOrderedSet: self.init(members: Array(list), of: list, nesting: nesting)
    case let url as NSURL: self = (url as URL).predicateValue(nesting: nesting)
    case let uuid as NSUUID: self = (uuid as UUID).predicateValue(nesting: nesting)
    case let data as NSData: self = (data as Data).predicateValue(nesting: nesting)
    default: self = .object(ReflectedSubject(object, Mirror(reflecting: object)))
    }
  }

  /// A number; whether it is a whole one is told by its type, not by what it is worth.
  private init(_ number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .real(number.doubleValue)
    case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max):
      self = .real(number.doubleValue)
    default: self = .integer(number.int64Value)
    }
  }
}
