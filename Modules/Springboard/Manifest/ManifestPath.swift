/// The way to a part of a manifest.
public struct ManifestPath: Hashable, Sendable {
  /// The steps from the whole to the part.
  public private(set) var steps: [Step] = []

  /// A step into a value.
  public enum Step: Hashable, Sendable {
    /// To the value of a key.
    case key(String)
    /// To an element of a list, counted from 0.
    case index(Int)
  }

  init() {}

  subscript(key: String) -> ManifestPath { appending(.key(key)) }

  subscript(index: Int) -> ManifestPath { appending(.index(index)) }

  private func appending(_ step: Step) -> ManifestPath {
    var path = self
    path.steps.append(step)
    return path
  }
}

extension ManifestPath: CustomStringConvertible {
  /// The path as in programs: `screens.login.rules[0].on`.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
