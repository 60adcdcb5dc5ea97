# The decks of Summoner’s Chess, and the cards of servers.

## Headings

deck-created = Your new deck **{ $name }**
deck-imported = Imported as your deck **{ $name }**
deck-copied = Copied as your deck **{ $name }**
deck-used = Your deck for new games is now **{ $name }**
deck-shown = **{ $name }**
deck-shared = { $player } shares a deck: **{ $name }**
deck-exported = **{ $name }** as text:
deck-renamed = Deck renamed to **{ $name }**.
deck-deleted = Deleted **{ $name }**. Your deck in use is **{ $used }**. Games that have begun go on with the cards they have.

## The list

deck-list-own = **Your decks** ({ $count } of { $max })
deck-list-none = None yet. *New deck…* begins one, and a preset can be copied: open it below.
deck-list-presets = **Preset decks**
deck-list-note = -# You play every new game of Summoner’s Chess with your deck in use. Only you know which one it is.
deck-list-open = Open a deck
deck-list-size = { $name } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
deck-list-missing = uses cards this server doesn’t have
deck-list-incomplete = not complete
deck-list-in-use = ▸ **{ $deck } · in use**
deck-list-other = ▹ { $deck }

## One deck

deck-cards = { $count ->
    [0] No cards yet: put some in with +.
    [one] { $count } card: { $cards }
   *[other] { $count } cards: { $cards }
    }
deck-not-yet = You can’t play with it yet: { $why }.
deck-not-here = You can’t play with it here: this server doesn’t have { $cards }.
deck-worth = Worth { $worth }.
deck-worth-open = Worth { $worth }, without { $count ->
    [one] one card whose cost depends on what it’s played with.
   *[other] { $count } cards whose cost depends on what they’re played with.
    }
deck-lacks = You can’t play with it yet: it needs { $count ->
    [one] one more card
   *[other] { $count } more cards
    }. A deck has { $min } to { $max }.
deck-take-out = You can take them out: they come last in the editor.
deck-sample = A sample hand from **{ $name }**: { $cards }
deck-sample-heading = Sample hand
deck-delete = Delete **{ $name }**? Games that have begun go on with the cards they have.
deck-button-new = New deck…
deck-button-sample = Sample hand
deck-button-another = Another hand
deck-button-use = Use
deck-button-in-use = In use
deck-button-more = More…
deck-button-rename = Rename…
deck-button-copy = Copy…
deck-button-delete = Delete…
deck-button-delete-it = Delete
deck-button-all = All decks

## The form and the menu

deck-form = Import a deck
deck-form-new = New deck
deck-form-copy = Copy a deck
deck-form-rename = Rename a deck
deck-form-name = Name of the deck
deck-form-cards = Its cards
deck-form-example =
    4 Knight
    3 Rider
    …
deck-choice = Your deck for new games is now **{ $name }**, and you’ll play this game with it too. Only you can see this. You can choose another one below while the challenge is open.
deck-choice-other = Another deck
deck-choice-own = Yours, { $count } cards.

## Cards of a server

card-list = **Cards of Summoner’s Chess**: { $published } published, { $own ->
    [0] none of this server’s own (members with the Manage Server permission can add some with `/card add`)
    [one] one of this server’s own
   *[other] { $own } of this server’s own
    }
card-list-heading = Cards
card-list-page = Page { $page } of { $pages }
card-line = **{ $name }** `{ $moves }` · value { $value }
card-line-without-moves = **{ $name }** · value { $value }
card-added = Card added. Decks on this server can use it from now on.
card-added-estimated = Card added. Decks on this server can use it from now on. Its value is estimated from its mobility.
card-retired = Retired: { $card }. Games that have begun keep it; decks with it cannot be used here until it is taken out of them.
card-fact = { $name }: { $text }

## `/piece`

piece-heading = **{ $name }**
piece-heading-game = **{ $name }** (game { $game })
piece-made-of = Made of { $cards }
piece-suggestion = { $square }: { $name } ({ $place })
piece-suggestion-card = Card { $name }
