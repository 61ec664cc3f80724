/// The words that generated dumps are made of.
struct Vocabulary {
  private var random: SplitMix64
  private var serialNumber = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A text for people: often one that every app has, else a few words of its own.
  mutating func label() -> String {
    switch random.below(100) {
    case ..<46: return random.pick(Self.common)
    case ..<50: return random.pick(Self.foreign)
    case ..<53: return random.pick(Self.foreign) + " \(random.below(10_000))"
    case ..<58: return random.pick(Self.awkward)
    case ..<66: return "\(random.below(24)):\(random.number(in: 10...59)) · \(random.below(60)) min"
    case ..<72: return random.pick(Self.words) + " & " + random.pick(Self.words)
    default:
      let count = random.chance(12) ? random.number(in: 12...40) : random.number(in: 2...5)
      let words = (0..<count).map { _ in random.pick(Self.words) }
      let sentence = words.joined(separator: " ")
      return sentence.prefix(1).uppercased() + sentence.dropFirst()
    }
  }

  /// A name for programs: of its own, or one that all elements of a kind share.
  mutating func identifier(_ role: String) -> String {
    let name = random.pick(Self.screens) + "." + role
    guard random.chance(60) else { return name }
    serialNumber += 1
    return "\(name).\(serialNumber)"
  }

  private static let screens = [
    "home", "search", "orders", "checkout", "settings", "onboarding", "profile", "productDetails",
  ]

  private static let common = [
    "Back", "Cancel", "Done", "Edit", "Search", "Settings", "Close", "Share", "More", "Next",
    "Save", "Delete", "Add", "Home", "Profile", "Notifications", "Log in", "Sign up", "Continue",
    "Skip", "Favorites", "All", "Today", "Yesterday", "New", "Sale", "Free", "0", "1", "2", "On",
    "Off", "Loading…", "Learn more", "See all", "Add to cart", "Help", "About", "Privacy Policy",
    "Vertical scroll bar, 2 pages",
  ]

  private static let foreign = [
    "設定", "ログイン", "お気に入り", "検索する", "カートに追加", "プロフィールを編集", "次へ進む",
    "Café Crème", "Größe ändern", "Señal débil", "Déconnexion", "Übersicht", "Łódź Główna",
    "🎉 Congratulations", "👍🏽 Like", "Rated 4.8 ★", "❤️ Saved", "Настройки", "الإعدادات",
  ]

  private static let awkward = [
    "Terms & Conditions", "He said \"hello\"", "First line\nSecond line", "Salt & Pepper",
    "Delivery: < 30 min", "Total\n$ 24.90", "\"Best of\" list", "R&B", "Don’t ask again",
    "It's here", "A > B", "Name:\nAnna",
  ]

  private static let words = [
    "order", "green", "coffee", "ticket", "morning", "train", "window", "garden", "silver",
    "market", "delivery", "account", "photo", "album", "river", "summer", "winter", "yellow",
    "station", "music", "letter", "weather", "orange", "bridge", "kitchen", "island", "travel",
    "office", "paper", "number", "second", "little", "large", "fresh", "daily", "simple", "open",
    "quick", "early", "late", "north", "south", "center", "street", "house", "friend", "family",
    "minute", "weekend", "holiday", "football", "camera", "mountain", "ocean", "forest", "cloud",
    "shadow", "light", "stone", "bread", "butter", "lemon", "apple", "cherry",
  ]
}
