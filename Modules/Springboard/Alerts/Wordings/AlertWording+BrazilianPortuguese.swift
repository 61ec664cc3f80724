extension AlertWording {
  /// Portuguese, as in Brazil.
  ///
  /// Titles: DeviceAgent and AutoMate. "Permitir", "Não Permitir", "Permitir Uma Vez", "Permitir Durante
  /// o Uso do App": measured on iOS 26.3 (flutter-probe). Tracking: public guides.
  static let brazilianPortuguese = AlertWording(
    texts: [
      .notifications: "“%@” Deseja Enviar Notificações",
      .notificationsMessage:
        "As notificações podem incluir alertas, sons e avisos nos ícones. Elas podem ser configuradas nos Ajustes.",
      .locationAccess: "Permitir que “%@” acesse sua localização?",
      .locationUse: "Permitir que “%@” use a sua localização?",
      .locationAlsoAccess:
        "Permitir que “%@” também tenha acesso à sua localização mesmo quando você não estiver usando o app?",
      .locationAlsoUse:
        "Permitir que “%@” também use a sua localização mesmo quando você não estiver usando o app?",
      .preciseLocation: "Permitir que “%@” use a sua localização precisa uma vez?",
      .photos: "“%@” Deseja Ter Acesso às Suas Fotos",
      .fullPhotos: "“%@” deseja ter acesso total à sua Fototeca.",
      .addPhotos: "“%@” Deseja Adicionar às Suas Fotos",
      .camera: "“%@” Deseja Ter Acesso à Câmera",
      .microphone: "“%@” Deseja Ter Acesso ao Microfone",
      .contacts: "“%@” Deseja Ter Acesso aos Seus Contatos",
      .shareContacts: "Como você deseja compartilhar os contatos?",
      .calendar: "“%@” Deseja Ter Acesso ao Seu Calendário",
      .fullCalendar: "“%@” Deseja Ter Acesso Total ao Seu Calendário",
      .addCalendar: "“%@” Deseja Adicionar ao Seu Calendário",
      .reminders: "“%@” Deseja Ter Acesso aos Seus Lembretes",
      .tracking:
        "Permitir que “%@” rastreie suas atividades entre apps e sites de outras empresas?",
      .bluetooth: "“%@” Deseja Usar Bluetooth",
      .localNetwork: "“%@” deseja buscar e conectar a dispositivos na sua rede local.",
      .paste: "“%@” deseja colar de “%@”",
      .pasteMessage: "Deseja permitir isso?",
      .motion: "“%@” Deseja Ter Acesso às Suas Atividades de Movimento e Preparo Físico",
      .speech: "“%@” Deseja Ter Acesso ao Reconhecimento de Fala",
      .speechMessage:
        "Dados de fala deste app serão enviados à Apple para processar as solicitações. Isso também ajudará a Apple a melhorar sua tecnologia de reconhecimento de fala.",
      .faceID: "Deseja permitir que “%@” use o Face ID?",
      .homeKit: "“%@” Deseja Acessar os Dados do App Casa",
      .mediaLibrary:
        "“%@” deseja ter acesso ao Apple Music, suas atividades de música e vídeo, e à biblioteca de mídia.",
      .siri: "Deseja Usar “%@” com a Siri?",
      .siriMessage:
        "Alguns dos seus dados de %@ serão enviados à Apple para processar as solicitações.",
      .savePassword: "Salvar a senha?",
      .openInApplication: "Abrir no “%@”?",
      .removeApplication: "Remover “%@”?",
      .removeApplicationMessage:
        "Ao remover da Tela de Início, o app continua na Biblioteca de Apps.",
      .deleteApplication: "Apagar “%@”?",
      .deleteApplicationMessage: "Apagar este app também apaga os dados dele.",
      .allow: "Permitir", .okay: "OK", .acknowledge: "OK",
      .deny: "Não Permitir", .denyAccess: "Não Permitir",
      .allowOnce: "Permitir Uma Vez", .allowWhileUsing: "Permitir Durante o Uso do App",
      .keepWhileUsing: "Manter Apenas Durante o Uso",
      .changeToAlways: "Alterar para Permitir Sempre",
      .selectPhotos: "Selecionar Fotos…", .allowAllPhotos: "Permitir Acesso a Todas as Fotos",
      .limitAccess: "Limitar Acesso…", .allowFullAccess: "Permitir Acesso Total",
      .proceed: "Continuar", .selectContacts: "Selecionar Contatos",
      .shareAllContacts: "Compartilhar Todos os %@ Contatos",
      .askNotToTrack: "Pedir ao App para Não Rastrear",
      .allowPaste: "Permitir Colar", .denyPaste: "Não Permitir Colar",
      .savePasswordButton: "Salvar Senha", .save: "Salvar", .notNow: "Agora Não",
      .open: "Abrir", .cancel: "Cancelar",
      .deleteAppButton: "Apagar App", .removeFromHomeScreen: "Remover da Tela de Início",
      .delete: "Apagar", .removeAppItem: "Remover App", .deleteAppItem: "Apagar App",
    ],
    earlier: [
      (
        before: .init(14),
        texts: [
          .speech: "“%@” Deseja Ter Acesso ao Reconhecimento de Voz",
          .homeKit: "“%@” Deseja Ter Acesso aos Seus Dados",
        ]
      )
    ],
    formerTitles: [
      (
        "Permitir que “%@” tenha acesso à sua localização enquanto você estiver usando o app?",
        .location
      ),
      ("Permitir que “%@” acesse sua localização enquanto você estiver usando o app?", .location),
      (
        "Permitir que “%@” tenha acesso à sua localização mesmo quando você não estiver usando o app?",
        .location
      ),
      ("“%@” Deseja Enviar-lhe Notificações", .notifications),
    ],
    formerButtons: [("Apenas Durante Uso do App", .allow), ("Permitir Sempre", .allow)],
    unsure: [
      .notificationsMessage, .fullPhotos, .shareContacts, .fullCalendar, .addCalendar, .paste,
      .pasteMessage, .savePassword, .removeApplication, .removeApplicationMessage,
      .deleteApplication, .deleteApplicationMessage, .keepWhileUsing, .changeToAlways,
      .selectPhotos, .allowAllPhotos, .limitAccess, .allowFullAccess, .selectContacts,
      .shareAllContacts, .denyPaste, .savePasswordButton, .save, .deleteAppButton,
      .removeFromHomeScreen, .delete, .removeAppItem, .deleteAppItem,
    ]
  )
}
