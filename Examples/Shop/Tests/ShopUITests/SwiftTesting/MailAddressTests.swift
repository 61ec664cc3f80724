// Swift Testing drives no iPhone yet, but the simulated device. Each test has one of its own, so that
// they run at the same time.
#if os(Linux)
import Testing

@Suite(.device)
struct MailAddressTests {
  @Test(arguments: ["mira", "mira@", "@example.com", "mira@example", "mira noor@example.com"])
  func isRefused(mail: String) {
    let login = LoginPage.launch()
    login.signIn(mail: mail)
    #expect(login.error.label == "That is not an e-mail address")
  }

  @Test(arguments: ["mira@example.com", "m.ito@tea.example", "a+b@example.org"])
  func isTaken(mail: String) {
    let login = LoginPage.launch()
    let catalogue = login.signIn(mail: mail)
    #expect(!login.error.exists)
    #expect(catalogue.list.waitForExistence(timeout: 5))
  }
}
#endif
