# Was über jemanden gespeichert ist, und wie es gelöscht wird.

privacy-export = Das ist alles, was über dich gespeichert ist.
privacy-what = Gespeichert sind deine Einstellungen, Decks, Wertungen und Partien. Du kannst alles als Datei bekommen oder löschen.
privacy-get = Als Datei bekommen
privacy-delete-ask = Alles löschen…
privacy-nothing = Über dich ist nichts gespeichert.
privacy-ask = Möchtest du alles löschen, was über dich gespeichert ist? Das löscht deine Einstellungen, Decks, gespeicherten Aufstellungen, Wertungen und deinen Namen. Deine Partien bleiben den anderen erhalten, ohne deinen Namen. Das lässt sich nicht rückgängig machen: Nimm vorher `/privacy`, wenn du eine Kopie möchtest.
privacy-ask-running = Möchtest du alles löschen, was über dich gespeichert ist? Das löscht deine Einstellungen, Decks, gespeicherten Aufstellungen, Wertungen und deinen Namen. Deine Partien bleiben den anderen erhalten, ohne deinen Namen. { $games ->
    [1] **Deine laufende Partie wird aufgegeben.**
   *[other] **Deine { $games } laufenden Partien werden aufgegeben.**
    } Das lässt sich nicht rückgängig machen: Nimm vorher `/privacy`, wenn du eine Kopie möchtest.
privacy-delete = Alles löschen
privacy-keep = Behalten
privacy-kept = Nichts wurde gelöscht.
privacy-deleted = Alles, was über dich gespeichert war, ist gelöscht. Nachrichten in Kanälen bleiben dort stehen: Die Moderation kann sie löschen.
privacy-deleted-player = *gelöschtes Profil*
