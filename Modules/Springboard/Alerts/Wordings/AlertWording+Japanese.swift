extension AlertWording {
  /// Japanese.
  ///
  /// Titles: DeviceAgent and AutoMate. "許可", "許可しない", "1度だけ許可", "アプリの使用中は許可": measured on
  /// iOS 26.3 (flutter-probe). Tracking, paste and keeping passwords: the simulator's own strings
  /// (bajutsu). Photos: public UI tests. From which version on "App" is written "アプリ" is not known;
  /// 17 is taken.
  static let japanese = AlertWording(
    texts: [
      .notifications: "“%@”は通知を送信します。よろしいですか?",
      .notificationsMessage: "通知方法は、テキスト、サウンド、アイコンバッジが利用できる可能性があります。通知方法は“設定”で設定できます。",
      .locationAccess: "“%@”に位置情報の利用を許可しますか?",
      .locationUse: "“%@”に位置情報の使用を許可しますか?",
      .locationAlsoAccess: "“%@”を使用していないときでも位置情報の利用を許可しますか?",
      .locationAlsoUse: "“%@”を使用していないときでも位置情報の使用を許可しますか?",
      .preciseLocation: "“%@”に正確な位置情報の使用を1度だけ許可しますか?",
      .photos: "“%@”から“写真”にアクセスしようとしています",
      .fullPhotos: "“%@”が写真ライブラリへのフルアクセスを求めています。",
      .addPhotos: "“%@”で写真をライブラリに追加しようとしています",
      .camera: "“%@”がカメラへのアクセスを求めています",
      .microphone: "“%@”がマイクへのアクセスを求めています",
      .contacts: "“%@”が連絡先へのアクセスを求めています",
      .shareContacts: "連絡先の共有方法を選択してください",
      .calendar: "“%@”がカレンダーへのアクセスを求めています",
      .fullCalendar: "“%@”がカレンダーへのフルアクセスを求めています",
      .addCalendar: "“%@”がカレンダーへの追加を求めています",
      .reminders: "“%@”がリマインダーへのアクセスを求めています",
      .tracking: "“%@”が他社のアプリやWebサイトを横断してあなたのアクティビティの追跡することを許可しますか?",
      .bluetooth: "“%@”がBluetoothの使用を求めています",
      .localNetwork: "“%@”がローカルネットワーク上のデバイスの検索および接続を求めています。",
      .paste: "“%@”が“%@”からペーストしようとしています",
      .pasteMessage: "これを許可しますか?",
      .motion: "“%@”がモーションとフィットネスのアクティビティへのアクセスを求めています",
      .speech: "“%@”が音声認識へのアクセスを求めています",
      .speechMessage: "このAppからの音声データはリクエストを処理するためにAppleに送信されます。また、音声認識技術の向上にも役立てられます。",
      .faceID: "“%@”にFace IDの使用を許可しますか?",
      .homeKit: "“%@”がホームデータへのアクセスを求めています",
      .mediaLibrary: "“%@”がApple Music、ミュージックとビデオの履歴、およびメディアライブラリにアクセスを求めています。",
      .siri: "“%@”をSiriで使用しますか?",
      .siriMessage: "%@データの一部は、リクエストを処理するためにAppleに送信されます。",
      .savePassword: "パスワードを保存しますか?",
      .openInApplication: "“%@”で開きますか?",
      .removeApplication: "“%@”を取り除きますか?",
      .removeApplicationMessage: "ホーム画面から取り除いてもアプリライブラリには残ります。",
      .deleteApplication: "“%@”を削除しますか?",
      .deleteApplicationMessage: "このアプリを削除すると、データも削除されます。",
      .allow: "許可", .okay: "OK", .acknowledge: "OK",
      .deny: "許可しない", .denyAccess: "許可しない",
      .allowOnce: "1度だけ許可", .allowWhileUsing: "アプリの使用中は許可",
      .keepWhileUsing: "“使用中のみ許可”のままにする", .changeToAlways: "“常に許可”に変更",
      .selectPhotos: "写真を選択…", .allowAllPhotos: "すべての写真へのアクセスを許可",
      .limitAccess: "アクセスを制限…", .allowFullAccess: "フルアクセスを許可",
      .proceed: "続ける", .selectContacts: "連絡先を選択",
      .shareAllContacts: "すべての連絡先（%@件）を共有",
      .askNotToTrack: "アプリにトラッキングしないように要求",
      .allowPaste: "ペーストを許可", .denyPaste: "ペーストを許可しない",
      .savePasswordButton: "パスワードを保存", .save: "保存", .notNow: "今はしない",
      .open: "開く", .cancel: "キャンセル",
      .deleteAppButton: "アプリを削除", .removeFromHomeScreen: "ホーム画面から取り除く",
      .delete: "削除", .removeAppItem: "アプリを削除", .deleteAppItem: "アプリを削除",
    ],
    earlier: [
      (
        before: .init(14),
        texts: [
          .photos: "“%@”が写真へのアクセスを求めています",
          .addPhotos: "“%@”が写真をライブラリに追加しようとしています",
        ]
      ),
      (
        before: .init(17),
        texts: [
          .allowWhileUsing: "Appの使用中は許可", .askNotToTrack: "Appにトラッキングしないように要求",
          .tracking: "“%@”が他社のAppやWebサイトを横断してあなたのアクティビティの追跡することを許可しますか?",
          .deleteAppButton: "Appを削除", .removeAppItem: "Appを削除", .deleteAppItem: "Appを削除",
          .removeApplicationMessage: "ホーム画面から取り除いてもAppライブラリには残ります。",
          .deleteApplicationMessage: "このAppを削除すると、データも削除されます。",
        ]
      ),
    ],
    formerTitles: [("“%@”の使用中に位置情報の利用を許可しますか?", .location)],
    formerButtons: [("このAppの使用中のみ許可", .allow), ("常に許可", .allow)],
    unsure: [
      .notificationsMessage, .fullPhotos, .shareContacts, .fullCalendar, .addCalendar, .paste,
      .pasteMessage, .savePassword, .removeApplication, .removeApplicationMessage,
      .deleteApplication, .deleteApplicationMessage, .keepWhileUsing, .changeToAlways,
      .limitAccess, .selectContacts, .shareAllContacts, .deleteAppButton, .removeFromHomeScreen,
      .delete, .removeAppItem, .deleteAppItem,
    ]
  )
}
