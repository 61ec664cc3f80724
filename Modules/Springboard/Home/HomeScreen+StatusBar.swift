internal import Hierarchy

extension HomeScreen {
  /// The window with the status bar, in the form in which a dump of iOS 18 has it.
  ///
  /// Since iOS 13 the status bar is SpringBoard's (WebDriverAgent's pull request 287); trees of apps stay
  /// as they were recorded, with the bar or without.
  var statusBarWindow: ElementRecord {
    let bar = layout.statusBar
    let side = bar.width / 3
    func place(_ x: Double, _ width: Double) -> Rect {
      Rect(x: x, y: bar.y + bar.height / 4, width: width, height: bar.height / 2)
    }
    let step = side / 3
    let right = bar.maxX - side
    return .part(.window, at: bar) {
      ElementRecord.part(.statusBar, at: bar) {
        ElementRecord.part(at: bar) {
          ElementRecord.part(at: bar) {
            // The lock screen has a clock of its own.
            if !state.isLocked {
              ElementRecord.part(.staticText, label: timeText, at: place(0, side))
            }
            if radios.isAirplaneModeOn {
              ElementRecord.part(label: "Airplane Mode", at: place(right, step))
            } else {
              ElementRecord.part(
                label: "Cellular",
                value: "\(Self.carrier), 4 of 4 bars",
                at: place(right, step)
              )
            }
            if radios.isWiFiOn {
              ElementRecord.part(
                identifier: "3 of 3 Wi-Fi bars",
                value: "SSID, 3 of 3 Wi-Fi bars",
                at: place(right + step, step)
              )
            }
            ElementRecord.part(
              label: "100% battery power",
              value: "Not charging",
              at: place(right + 2 * step, step)
            )
          }
        }
      }
    }
  }

  /// The name of the network, as simulators have it.
  private static let carrier = "Carrier"

  /// The time of the clock: 9:41 when the device is started.
  ///
  /// Regions that count to twelve have AM and PM; others have two digits for the hour.
  var timeText: String {
    let minutes = (9 * 60 + 41 + minute % (24 * 60)) % (24 * 60)
    let (hour, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let padded = rest < 10 ? "0\(rest)" : "\(rest)"
    if ["US", "CA", "AU", "NZ", "IN", "PH"].contains(system.region) {
      return "\((hour + 11) % 12 + 1):\(padded) \(hour < 12 ? "AM" : "PM")"
    }
    return "\(hour < 10 ? "0" : "")\(hour):\(padded)"
  }

  /// The window of the lock screen.
  ///
  /// Public tests know it by `lockscreen-date-view`. The date is that of every picture that shows 9:41, and
  /// stays as it is.
  var lockWindow: ElementRecord {
    let bounds = layout.bounds
    let height = bounds.height / 12
    let date = Rect(x: 0, y: layout.statusBar.maxY, width: bounds.width, height: 2 * height)
    return .part(.window, identifier: "SBCoverSheetWindow", at: bounds) {
      ElementRecord.part(identifier: "lockscreen-date-view", label: timeText, at: date) {
        ElementRecord.part(
          .staticText,
          label: "Tuesday, January 9",
          at: Rect(x: 0, y: date.y, width: bounds.width, height: height)
        )
        ElementRecord.part(
          .staticText,
          label: timeText,
          at: Rect(x: 0, y: date.y + height, width: bounds.width, height: height)
        )
      }
    }
  }
}
