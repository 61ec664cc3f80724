import Hierarchy
import Reporting

/// The screen of a package that is made without any dumps: a form with a field, a switch and a button.
enum ExampleScreen {
  /// The path that its file is named by.
  static let path = "form.xml"

  /// What happens on it, as it stands in the manifest.
  static let rules = """
            {
              on: { tap: "id=send" },
              do: { alert: { title: "Thank you, ${id=name}", buttons: [{ label: "OK" }] } },
            },
    """

  static let dump = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Example" label="Example" enabled="true" visible="true" x="0" y="0" width="390" height="844">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="Form" enabled="true" visible="true" x="0" y="47" width="390" height="44">
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Form" name="Form" label="Form" enabled="true" visible="true" x="171" y="58" width="48" height="21"/>
        </XCUIElementTypeNavigationBar>
        <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="Name" name="name" label="" placeholderValue="Name" enabled="true" visible="true" x="24" y="115" width="342" height="44"/>
        <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="News by mail" name="News by mail" label="News by mail" enabled="true" visible="true" x="24" y="180" width="200" height="21"/>
        <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" value="0" name="news" label="News by mail" enabled="true" visible="true" x="315" y="175" width="51" height="31"/>
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="send" label="Send" enabled="true" visible="true" x="24" y="230" width="342" height="50"/>
      </XCUIElementTypeWindow>
    </XCUIElementTypeApplication>

    """
}
