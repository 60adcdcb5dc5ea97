# Die Decks des Beschwörerschachs, und die Karten von Servern.

## Überschriften

deck-created = Dein neues Deck **{ $name }**
deck-imported = Importiert als dein Deck **{ $name }**
deck-copied = Kopiert als dein Deck **{ $name }**
deck-used = Dein Deck für neue Partien ist jetzt **{ $name }**
deck-shown = **{ $name }**
deck-shared = { $player } zeigt ein Deck: **{ $name }**
deck-exported = **{ $name }** als Text:
deck-renamed = Das Deck heißt jetzt **{ $name }**.
deck-deleted = **{ $name }** ist gelöscht. Dein aktives Deck ist **{ $used }**. Begonnene Partien gehen mit ihren Karten weiter.

## Die Liste

deck-list-own = **Deine Decks** ({ $count } von { $max })
deck-list-none = Noch keine. *Neues Deck…* legt eins an, und ein fertiges kannst du kopieren: Öffne es unten.
deck-list-presets = **Fertige Decks**
deck-list-note = -# Jede neue Partie Beschwörerschach spielst du mit deinem aktiven Deck. Nur du weißt, welches das ist.
deck-list-open = Ein Deck öffnen
deck-list-size = { $name } · { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
deck-list-missing = enthält Karten, die es auf diesem Server nicht gibt
deck-list-incomplete = unvollständig
deck-list-in-use = ▸ **{ $deck } · aktiv**
deck-list-other = ▹ { $deck }

## Ein Deck

deck-cards = { $count ->
    [0] Noch keine Karten: Füge mit + welche hinzu.
    [one] { $count } Karte: { $cards }
   *[other] { $count } Karten: { $cards }
    }
deck-not-yet = Du kannst noch nicht damit spielen: { $why }.
deck-not-here = Hier kannst du nicht damit spielen: Dieser Server hat { $cards } nicht.
deck-worth = Wert: { $worth }.
deck-worth-open = Wert: { $worth }, ohne { $count ->
    [one] eine Karte, deren Kosten davon abhängen, womit sie gespielt wird.
   *[other] { $count } Karten, deren Kosten davon abhängen, womit sie gespielt werden.
    }
deck-lacks = Du kannst noch nicht damit spielen: Es { $count ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $count } Karten
    }. Ein Deck hat { $min } bis { $max }.
deck-take-out = Du kannst sie herausnehmen: Sie stehen im Editor zuletzt.
deck-sample = Eine Probehand aus **{ $name }**: { $cards }
deck-sample-heading = Probehand
deck-delete = **{ $name }** löschen? Begonnene Partien gehen mit ihren Karten weiter.
deck-button-new = Neues Deck…
deck-button-sample = Probehand
deck-button-another = Andere Hand
deck-button-use = Aktivieren
deck-button-in-use = Aktiv
deck-button-more = Mehr…
deck-button-rename = Umbenennen…
deck-button-copy = Kopieren…
deck-button-delete = Löschen…
deck-button-delete-it = Löschen
deck-button-all = Alle Decks

## Das Formular und das Menü

deck-form = Ein Deck importieren
deck-form-new = Neues Deck
deck-form-copy = Ein Deck kopieren
deck-form-rename = Ein Deck umbenennen
deck-form-name = Name des Decks
deck-form-cards = Seine Karten
deck-form-example =
    4 Knight
    3 Rider
    …
deck-choice = Dein Deck für neue Partien ist jetzt **{ $name }**, und auch diese Partie spielst du damit. Das siehst nur du. Solange die Herausforderung offen ist, kannst du unten ein anderes wählen.
deck-choice-other = Anderes Deck
deck-choice-own = Dein Deck, { $count } Karten.

## Karten eines Servers

card-list = **Karten des Beschwörerschachs**: { $published } veröffentlichte, { $own ->
    [0] keine eigenen dieses Servers (wer „Server verwalten“ darf, kann mit `/card add` welche hinzufügen)
    [one] eine eigene dieses Servers
   *[other] { $own } eigene dieses Servers
    }
card-list-heading = Karten
card-list-page = Seite { $page } von { $pages }
card-line = **{ NAME($name) }** `{ $moves }` · Wert { $value }
card-line-without-moves = **{ NAME($name) }** · Wert { $value }
card-added = Karte hinzugefügt. Ab jetzt können Decks auf diesem Server sie verwenden.
card-added-estimated = Karte hinzugefügt. Ab jetzt können Decks auf diesem Server sie verwenden. Ihr Wert ist nach ihrer Beweglichkeit geschätzt.
card-retired = Ausgemustert: { NAME($card) }. Begonnene Partien behalten die Karte; Decks mit ihr sind hier erst wieder spielbar, wenn sie herausgenommen ist.
card-fact = { NAME($name) }: { NAME($text) }

## `/piece`

piece-heading = **{ NAME($name) }**
piece-heading-game = **{ NAME($name) }** (Partie { $game })
piece-made-of = Besteht aus { $cards }
piece-suggestion = { $square }: { NAME($name) } ({ $place })
piece-suggestion-card = Karte { NAME($name) }
