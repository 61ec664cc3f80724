/// The first word of a line of a script.
package enum ScriptVerb: String, Hashable, Sendable, CaseIterable {
  case tap
  case doubleTap = "double-tap"
  case longPress = "long-press"
  case swipe
  case drag
  case type
  case clear
  case set
  case scrollTo = "scroll-to"
  case press
  case rotate
  case wait
  case waitFor = "wait-for"
  case launch
  case activate
  case terminate
  case open
  case alert
  case reset
  case tree
  case find
  case expect
  case screen
  case apps
  case log
  case save
  case help
  case quit

  /// What follows the verb, in the form of a usage line.
  package var usage: String {
    switch self {
    case .tap, .doubleTap: "LOCATOR | X,Y"
    case .longPress: "LOCATOR | X,Y  [SECONDS]"
    case .swipe: "up|down|left|right  [LOCATOR]"
    case .drag: "LOCATOR | X,Y  to  LOCATOR | X,Y"
    case .type: "TEXT"
    case .clear, .scrollTo, .find: "LOCATOR"
    case .set: "LOCATOR VALUE"
    case .press: "home|volume-up|volume-down|action|camera"
    case .rotate: "portrait|portrait-upside-down|landscape-left|landscape-right|face-up|face-down"
    case .wait: "SECONDS"
    case .waitFor: "[not] LOCATOR  [SECONDS]"
    case .launch: "[BUNDLE] [ARGUMENT…]"
    case .activate, .terminate, .tree: "[BUNDLE]"
    case .open: "URL"
    case .alert: "[accept|dismiss|LABEL]"
    case .reset: "PERMISSION"
    case .expect: "[not] LOCATOR  [PREDICATE]"
    case .save: "FILE"
    case .help: "[EVENT]"
    case .screen, .apps, .log, .quit: ""
    }
  }

  /// What the event does, in a few words.
  package var summary: String {
    switch self {
    case .tap: "touches an element, scrolled onto the screen first, or a point"
    case .doubleTap: "touches it twice"
    case .longPress: "holds a finger on it, for a second if nothing else is said"
    case .swipe: "swipes over the app, or over an element"
    case .drag: "drags from one place to another"
    case .type: #"types into the field with the focus; \n is return, \u{8} deletes"#
    case .clear: "empties a field"
    case .set: "gives a field, switch, slider, picker wheel or segments a value"
    case .scrollTo: "scrolls until an element is on the screen"
    case .press: "presses a button of the device"
    case .rotate: "turns the device"
    case .wait: "lets time pass, which takes none"
    case .waitFor: "waits until an element is there, or not there any more; 10 seconds at most"
    case .launch: "starts an app anew, by default the first one"
    case .activate: "brings an app to the front"
    case .terminate: "ends an app"
    case .open: "opens an address in the app that handles it"
    case .alert: "shows the alert in front, or presses one of its buttons"
    case .reset: "has the app ask again for what it was allowed or denied"
    case .tree: "prints the elements of the app in front, or of another"
    case .find: "prints the elements that a locator finds"
    case .expect: "fails unless an element is there, or is not, or satisfies a predicate"
    case .screen: "names the screen that the app in front shows"
    case .apps: "lists the apps and what they are doing"
    case .log: "prints all that has happened on the device"
    case .save: "writes the elements of the app in front to a dump: .xml, .json or .txt"
    case .help: "explains the events, or one of them"
    case .quit: "ends"
    }
  }
}
