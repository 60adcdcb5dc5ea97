# Was geschehen ist, in Nachrichten und in Bildbeschreibungen.

story-you = Du
story-your = Dein
story-your-inside = dein
story-owner = von { $name }
story-and = { $first } und { $last }
story-sentence = { $told }.
story-turn = { $player } { $actions }.
story-check = Schach!

## Eine Aktion

story-moved = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
    } { NAME($piece, form: "acc") } von { $from } nach { $to }
story-took = { $you ->
    [yes] Du schlägst
   *[no] { $name } schlägt
    } { $theirs_you ->
    [yes] { NAME($victim, form: "your") }
   *[no] { NAME($victim, form: "acc") }
    } auf { $on } mit { NAME($piece, form: "dat") }
story-promoted = { $you ->
    [yes] Du wandelst
   *[no] { $name } wandelt
    } den Bauern auf { $on } in { NAME($piece, form: "a") } um

## Aktionen eines Zuges, nach dem Namen

story-did-move = { $you ->
    [yes] ziehst
   *[no] zieht
    } { NAME($piece, form: "acc") } von { $from } nach { $to }
story-did-take = { $you ->
    [yes] schlägst
   *[no] schlägt
    } { $theirs_you ->
    [yes] { NAME($victim, form: "your") }
   *[no] { NAME($victim, form: "acc") }
    } auf { $on } mit { NAME($piece, form: "dat") }
story-did-castle = { $you ->
    [yes] rochierst
   *[no] rochiert
    } { $side ->
    [king] kurz
   *[queen] lang
    }
story-did-place = { $you ->
    [yes] legst
   *[no] legt
    } { NAME($piece, form: "a") } auf { $on }
story-did-place-card = { $you ->
    [yes] legst
   *[no] legt
    } eine Karte auf { $on }
story-did-flip = { $you ->
    [yes] deckst
   *[no] deckt
    } { $on } auf
story-did-flip-piece = { $you ->
    [yes] deckst
   *[no] deckt
    } auf { $on } { $theirs_you ->
    [yes] { NAME($piece, form: "your") }
   *[no] { NAME($piece, form: "a") } von { NAME($theirs) }
    } auf
story-did-promote = { $you ->
    [yes] wandelst
   *[no] wandelt
    } den Bauern auf { $on } in { NAME($piece, form: "a") } um
story-did-take-off = { $you ->
    [yes] nimmst
   *[no] nimmt
    } den mattgesetzten König vom Brett
story-did-summon = { $you ->
    [yes] beschwörst
   *[no] beschwört
    } { NAME($piece, form: "acc") } auf { $on }
story-did-summon-with = { $you ->
    [yes] beschwörst
   *[no] beschwört
    } { NAME($piece, form: "acc") } auf { $on } mit { $cards }
story-did-create = { $you ->
    [yes] erschaffst
   *[no] erschafft
    } { NAME($piece, form: "a") }
story-did-extend = { $you ->
    [yes] baust
   *[no] baut
    } { NAME($piece, form: "acc") } in der Reserve zu { NAME($into) } aus
story-did-discard = { $you ->
    [yes] wirfst
   *[no] wirft
    } { NAME($card, form: "a") } ab
story-did-end = { $you ->
    [yes] beendest deinen Zug
   *[no] beendet den Zug
    }
story-did-declare = { $you ->
    [yes] sagst
   *[no] sagt
    } eine Hand an
story-became = { $told } und { $you ->
    [yes] wandelst
   *[no] wandelt
    } in { NAME($piece, form: "a") } um
story-exchanged = { $told }, getauscht gegen { NAME($piece, form: "acc") } aus der Reserve

## Was ein Tipp tun würde, nach „Ich würde“

story-do-move = { NAME($piece, form: "acc") } von { $from } nach { $to } ziehen
story-do-take = { NAME($victim, form: "acc") } auf { $on } mit { NAME($piece, form: "dat") } schlagen
story-do-castle = { $side ->
    [king] kurz
   *[queen] lang
    } rochieren
story-do-place = { NAME($piece, form: "a") } auf { $on } legen
story-do-place-card = eine Karte auf { $on } legen
story-do-flip = { $on } aufdecken
story-do-promote = den Bauern auf { $on } in { NAME($piece, form: "a") } umwandeln
story-do-take-off = den mattgesetzten König vom Brett nehmen
story-do-summon = { NAME($piece, form: "acc") } auf { $on } beschwören
story-do-summon-with = { NAME($piece, form: "acc") } auf { $on } mit { $cards } beschwören
story-do-create = { NAME($piece, form: "a") } erschaffen
story-do-extend = { NAME($piece, form: "acc") } in der Reserve zu { NAME($into) } ausbauen
story-do-discard = { NAME($card, form: "a") } abwerfen
story-do-end = den Zug beenden
story-do-declare = diese Hand ansagen
story-do-become = { $told } und in { NAME($piece, form: "a") } umwandeln

## Pokerhände

story-hand-won = { $you ->
    [yes] Deine Hand
   *[no] Die Hand von { $name }
    } gewinnt: { $high } gegen { $low }.
story-hand-won-with = { $you ->
    [yes] Deine Hand
   *[no] Die Hand von { $name }
    } gewinnt: { $high }.
story-hand-won-against = { $you ->
    [yes] Deine Hand
   *[no] Die Hand von { $name }
    } gewinnt gegen { $low }.
story-hand-won-hidden = { $you ->
    [yes] Deine Hand
   *[no] Die Hand von { $name }
    } gewinnt.
story-hand-drawn = Die Hände sind gleich.
story-leads = { $player } { $you ->
    [yes] führst
   *[no] führt
    } { $high }:{ $low }.
story-level = Es steht { $won }:{ $won }.

story-written = { $told } ({ $notation })
story-where = { $moves } · Partie { $game }
story-done = Erledigt.
