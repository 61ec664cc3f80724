extension AlertWording {
  /// Chinese in simplified characters.
  ///
  /// Titles: DeviceAgent, AutoMate, and recorded dumps of iOS 12 (crifan). "允许", "不允许", "允许一次",
  /// "使用App时允许": measured on iOS 26.3 (flutter-probe). Tracking and the network of mainland China:
  /// public tests and a recorded dump. "您" became "你" at an unknown version; 15 is taken, and either is
  /// recognised.
  static let simplifiedChinese = AlertWording(
    texts: current,
    earlier: [
      (before: .init(15), texts: current.mapValues { String($0.map { $0 == "你" ? "您" : $0 }) })
    ],
    formerTitles: [
      ("允许“%@”在您使用该应用时访问您的位置吗？", .location),
      ("允许“%@”在您使用该App时访问您的位置吗？", .location),
      ("允许“%@”在您并未使用该应用时访问您的位置吗？", .location),
      ("“%@”想给您发送推送通知", .notifications),
    ],
    formerButtons: [("仅在使用应用期间", .allow), ("始终允许", .allow)],
    unsure: [
      .shareContacts, .fullPhotos, .fullCalendar, .addCalendar, .paste, .pasteMessage,
      .savePassword, .removeApplication, .removeApplicationMessage, .deleteApplication,
      .deleteApplicationMessage, .keepWhileUsing, .changeToAlways, .selectPhotos, .limitAccess,
      .allowFullAccess, .selectContacts, .shareAllContacts, .denyPaste, .savePasswordButton,
      .save, .deleteAppButton, .removeFromHomeScreen, .delete, .removeAppItem, .deleteAppItem,
    ]
  )

  private static let current: [AlertPhrase: String] = [
    .notifications: "“%@”想给你发送通知",
    .notificationsMessage: "“通知”可能包括提醒、声音和图标标记。这些可在“设置”中配置。",
    .locationAccess: "允许“%@”访问你的位置？",
    .locationUse: "允许“%@”使用你的位置？",
    .locationAlsoAccess: "允许“%@”在你并未使用该App时访问你的位置吗？",
    .locationAlsoUse: "允许“%@”在你并未使用该App时使用你的位置吗？",
    .preciseLocation: "允许“%@”使用你的精确位置一次？",
    .photos: "“%@”想访问你的照片",
    .fullPhotos: "“%@”想要完全访问你的照片图库。",
    .addPhotos: "“%@”想要加入你的“照片”",
    .camera: "“%@”想访问你的相机",
    .microphone: "“%@”想访问你的麦克风",
    .contacts: "“%@”想访问你的通讯录",
    .shareContacts: "你想要如何共享联系人？",
    .calendar: "“%@”想访问你的日历",
    .fullCalendar: "“%@”想要完全访问你的日历",
    .addCalendar: "“%@”想要添加到你的日历",
    .reminders: "“%@”想访问你的提醒事项",
    .tracking: "允许“%@”跟踪你在其他公司的App和网站上的活动吗？",
    .bluetooth: "“%@”想要使用蓝牙",
    .localNetwork: "“%@”想要查找并连接到本地网络上的设备。",
    .paste: "“%@”想要从“%@”粘贴",
    .pasteMessage: "要允许此操作吗？",
    .motion: "“%@”想访问你的活动与体能训练记录",
    .speech: "“%@”想访问语音识别",
    .speechMessage: "部分来自此应用的语音数据将发送给 Apple 以处理你的请求。这还将帮助 Apple 改进语音识别技术。",
    .faceID: "你要允许“%@”使用面容ID吗？",
    .homeKit: "“%@”想访问你的家庭数据",
    .mediaLibrary: "“%@”想要访问Apple Music、你的音乐与视频的相关活动以及你的媒体资料库",
    .siri: "你要通过Siri来使用“%@”吗？",
    .siriMessage: "你的部分“%@”数据将发送给 Apple 以处理你的请求。",
    .savePassword: "存储密码？",
    .openInApplication: "在“%@”中打开？",
    .wirelessData: "允许“%@”使用无线数据？",
    .wirelessDataMessage: "关闭无线数据时，部分功能可能无法使用。",
    .removeApplication: "移除“%@”？",
    .removeApplicationMessage: "从主屏幕移除后，App仍会保留在App资源库中。",
    .deleteApplication: "删除“%@”？",
    .deleteApplicationMessage: "删除此App也将删除其数据。",
    .allow: "允许", .okay: "好", .acknowledge: "好",
    .deny: "不允许", .denyAccess: "不允许",
    .allowOnce: "允许一次", .allowWhileUsing: "使用App时允许",
    .keepWhileUsing: "保持仅使用期间", .changeToAlways: "更改为始终允许",
    .selectPhotos: "选择照片…", .allowAllPhotos: "允许访问所有照片",
    .limitAccess: "限制访问…", .allowFullAccess: "允许完全访问",
    .proceed: "继续", .selectContacts: "选择联系人", .shareAllContacts: "共享所有%@位联系人",
    .askNotToTrack: "要求App不跟踪",
    .allowPaste: "允许粘贴", .denyPaste: "不允许粘贴",
    .savePasswordButton: "存储密码", .save: "存储", .notNow: "以后",
    .open: "打开", .cancel: "取消",
    .wirelessAndCellular: "无线局域网与蜂窝移动网络", .wirelessOnly: "仅限无线局域网",
    .deleteAppButton: "删除App", .removeFromHomeScreen: "从主屏幕移除",
    .delete: "删除", .removeAppItem: "移除App", .deleteAppItem: "删除App",
  ]
}
