# The decks of Summoner's Chess, and the cards of servers.

## Headings

deck-created = Ton nouveau deck **{ $name }**
deck-imported = Importé comme ton deck **{ $name }**
deck-copied = Copié comme ton deck **{ $name }**
deck-used = Ton deck pour les nouvelles parties est maintenant **{ $name }**
deck-shown = **{ $name }**
deck-shared = { $player } partage un deck : **{ $name }**
deck-exported = **{ $name }** en texte :
deck-renamed = Deck renommé en **{ $name }**.
deck-deleted = **{ $name }** est supprimé. Ton deck actif est **{ $used }**. Les parties commencées continuent avec les cartes qu’elles ont.

## The list

deck-list-own = **Tes decks** ({ $count } sur { $max })
deck-list-none = Aucun pour l’instant. *Nouveau deck…* en commence un, et tu peux copier un deck prédéfini : ouvre-le ci-dessous.
deck-list-presets = **Decks prédéfinis**
deck-list-note = -# Tu joues chaque nouvelle partie d’Échecs de l’invocateur avec ton deck actif. Personne d’autre ne sait lequel c’est.
deck-list-open = Ouvrir un deck
deck-list-size = { $name } · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
deck-list-missing = utilise des cartes que ce serveur n’a pas
deck-list-incomplete = incomplet
deck-list-in-use = ▸ **{ $deck } · actif**
deck-list-other = ▹ { $deck }

## One deck

deck-cards = { $count ->
    [0] Pas encore de cartes : ajoutes-en avec +.
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
    }
deck-not-yet = Ce deck n’est pas encore jouable : { $why }.
deck-not-here = Ce deck n’est pas jouable ici : ce serveur n’a pas { $cards }.
deck-worth = Valeur : { $worth }.
deck-worth-open = Valeur : { $worth }, sans compter { $count ->
    [one] une carte dont le coût dépend de ce qu’on joue avec.
   *[other] { $count } cartes dont le coût dépend de ce qu’on joue avec.
    }
deck-lacks = Ce deck n’est pas encore jouable : il manque { $count ->
    [one] une carte
   *[other] { $count } cartes
    }. Un deck en a de { $min } à { $max }.
deck-take-out = Tu peux les enlever : elles viennent en dernier dans l’éditeur.
deck-sample = Une main d’essai de **{ $name }** : { $cards }
deck-sample-heading = Main d’essai
deck-delete = Supprimer **{ $name }** ? Les parties commencées continuent avec les cartes qu’elles ont.
deck-button-new = Nouveau deck…
deck-button-sample = Main d’essai
deck-button-another = Une autre main
deck-button-use = Utiliser
deck-button-in-use = Actif
deck-button-more = Plus…
deck-button-rename = Renommer…
deck-button-copy = Copier…
deck-button-delete = Supprimer…
deck-button-delete-it = Supprimer
deck-button-all = Tous les decks

## The form and the menu

deck-form = Importer un deck
deck-form-new = Nouveau deck
deck-form-copy = Copier un deck
deck-form-rename = Renommer un deck
deck-form-name = Nom du deck
deck-form-cards = Ses cartes
deck-form-example =
    4 Knight
    3 Rider
    …
deck-choice = Ton deck pour les nouvelles parties est maintenant **{ $name }**, et tu joueras aussi cette partie avec lui. Personne d’autre ne le voit. Tu peux en choisir un autre ci-dessous tant que le défi est ouvert.
deck-choice-other = Un autre deck
deck-choice-own = À toi, { $count } cartes.

## Cards of a server

card-list = **Cartes des Échecs de l’invocateur** : { $published } publiées, { $own ->
    [0] aucune propre à ce serveur (avec la permission « Gérer le serveur », on peut en ajouter avec `/card add`)
    [one] une propre à ce serveur
   *[other] { $own } propres à ce serveur
    }
card-list-heading = Cartes
card-list-page = Page { $page } sur { $pages }
card-line = **{ NAME($name) }** `{ $moves }` · valeur { $value }
card-line-without-moves = **{ NAME($name) }** · valeur { $value }
card-added = Carte ajoutée. Les decks de ce serveur peuvent désormais l’utiliser.
card-added-estimated = Carte ajoutée. Les decks de ce serveur peuvent désormais l’utiliser. Sa valeur est estimée d’après sa mobilité.
card-retired = Carte retirée : { $card }. Les parties commencées la gardent ; les decks qui la contiennent sont inutilisables ici tant qu’elle n’en est pas enlevée.
card-fact = { $name } : { $text }

## `/piece`

piece-heading = **{ NAME($name) }**
piece-heading-game = **{ NAME($name) }** (partie { $game })
piece-made-of = Faite de { $cards }
piece-suggestion = { $square } : { NAME($name) } ({ $place })
piece-suggestion-card = Carte { NAME($name) }
