import Actions
import Foundation
import Hierarchy
import Identifier
import Predicate
import Query
import Springboard
import Testing

/// Page objects as they are written against earlier versions, which have to compile as they are.
private struct LoginAccessID {
  enum SignIn: String { case signIn, phoneNumber, password }
  enum Forget: String, PrettyRawRepresentable { case phoneNumber }
}

private typealias SignInPage = LoginAccessID.SignIn

private enum LoginPage {
  static func logIn(_ phone: String, _ password: String) {
    SignInPage.phoneNumber.element.assertBreak(predicate: .exists(true))?.clearAndType(text: phone)
    SignInPage.password.element.waitUntilExists().element.tapAndType(text: password)
    SignInPage.signIn.element.assert(predicate: .isEnabled(true)).tap()
  }

  static var isShown: Bool {
    SignInPage.signIn.element.waitUntil(predicate: .isHittable(true), timeout: 1).result
      == .completed
  }
}

@Suite("Page objects written against earlier versions compile and work") struct PageObjectTests {
  private let scene = ActionScene {
    On(.tap("id=signIn")) {
      After(seconds: 1) {
        Insert(
          ElementRecord(.staticText, identifier: "hello", label: "Hello ${id=phoneNumber}"),
          into: "class=Window"
        )
        Remove("id=signIn")
      }
    }
  } elements: {
    ElementRecord.row(0, .textField, "phoneNumber", value: "old", placeholder: "Phone")
    ElementRecord.row(1, .secureTextField, "password", placeholder: "Password")
    ElementRecord.row(2, .button, "signIn")
    ElementRecord.row(3, .textField, "LoginAccessID_Forget_phoneNumber")
    ElementRecord.row(4, .switch, "remember", value: "1")
  }

  @Test func signsIn() {
    scene.session.asCurrent {
      #expect(LoginPage.isShown)
      LoginPage.logIn("0123456", "secret")
      let (result, hello) = "hello".element.waitUntilExists(timeout: 5)
      #expect(result == WaitResult.completed)
      #expect(hello.label == "Hello 0123456")
      #expect(SignInPage.password.element.value as? String == "••••••")
      #expect(!LoginPage.isShown)
    }
    #expect(scene.messages == [])
  }

  @Test func chainsInAllTheirForms() {
    scene.session.asCurrent {
      LoginAccessID.Forget.phoneNumber.element
        .assertBreak(predicates: [.exists(true), .isEnabled(true)], logic: .and)?
        .waitUntil(predicates: [.isHittable(true), .exists(true)], logic: .and, timeout: 3)
        .element
        .clearAndType(text: "1", timeout: 5)
        .tapAndType(text: "2")
        .wait(1)
        .hideKeyboard(inApp: scene.app)
      "remember".element.setSwitch(on: false).setSwitch(on: true, timeout: 3).wait()
      SignInPage.signIn.element.waitUntilExistsAssert().forceTap().tapIfExists(timeout: 0)
      "hello".element.assert(predicate: .exists(true), timeout: 10)
      let all = [SignInPage.phoneNumber, .password].elements(predicates: [.isEnabled(true)])
      #expect(all.compactMap { $0.assertBreak(predicate: .exists(true)) }.count == 2)
    }
    #expect(scene.app.textFields["LoginAccessID_Forget_phoneNumber"].value as? String == "12")
    #expect(scene.messages == [])
  }
}
