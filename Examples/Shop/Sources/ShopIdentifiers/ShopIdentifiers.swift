public import Identifier

/// The screen to sign in on.
public enum LoginID: String, PrettyRawRepresentable {
  case form, mail, password, remember, signIn, error, forgot, resetMail
}

/// The tabs.
public enum TabID: String, PrettyRawRepresentable {
  case shop, search, basket, account
}

/// The list of teas.
public enum CatalogueID: String, PrettyRawRepresentable {
  case notice, products, product, filter, clearFilter, shops
}

/// What the list shows.
public enum FilterID: String, PrettyRawRepresentable {
  case cancel, done, organic, inStock, strength, strengthText, day, options
}

/// One tea.
public enum ProductID: String, PrettyRawRepresentable {
  case page, photo, name, price, chapters, text, stepper, quantity, strength, strengthText, size
  case giftWrap, message, delivery, addToBasket, save, basket
}

/// The search.
public enum SearchID: String, PrettyRawRepresentable {
  case field, hint, results, result
}

/// What is to be bought.
public enum BasketID: String, PrettyRawRepresentable {
  case items, line, hint, count, order, empty
}

/// The order, while it is placed and afterwards.
public enum OrderID: String, PrettyRawRepresentable {
  case message, progress, retry, done
}

/// What the shop knows of its customer.
public enum AccountID: String, PrettyRawRepresentable {
  case settings, mail, changePassword, note, noteState, newsletter, shops, write, signOut, version
}

/// A new password.
public enum PasswordID: String, PrettyRawRepresentable {
  case form, old, new, again, hint, save
}

/// Where the shops are.
public enum ShopsID: String, PrettyRawRepresentable {
  case map, nearest, find
}
