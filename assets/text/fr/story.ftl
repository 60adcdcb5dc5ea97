# What actions did, in messages and in the descriptions of pictures.

story-you = Tu
story-your = Ton camp
story-your-inside = ton camp
story-owner = { $name }
story-and = { $first } et { $last }
story-sentence = { $told }.
story-turn = { $you ->
    [yes] Tu as
   *[no] { $player ->
        [Blancs] Les Blancs ont
        [Noirs] Les Noirs ont
       *[other] { $player } a
    }
    } { $actions }.
story-check = Échec !

## One action

story-moved = { $you ->
    [yes] Tu as
   *[no] { $name ->
        [Blancs] Les Blancs ont
        [Noirs] Les Noirs ont
       *[other] { $name } a
    }
    } joué { NAME($piece, form: "the") } de { $from } en { $to }
story-took = { $you ->
    [yes] Tu as
   *[no] { $name ->
        [Blancs] Les Blancs ont
        [Noirs] Les Noirs ont
       *[other] { $name } a
    }
    } pris { $theirs_you ->
    [yes] { NAME($victim, form: "your") }
   *[no] { NAME($victim, form: "the") }
    } en { $on } avec { NAME($piece, form: "the") }
story-promoted = { $you ->
    [yes] Tu as
   *[no] { $name ->
        [Blancs] Les Blancs ont
        [Noirs] Les Noirs ont
       *[other] { $name } a
    }
    } promu le pion { $on } en { NAME($piece, form: "word") }

## Actions of a turn, as they follow the player and "a"

story-did-move = joué { NAME($piece, form: "the") } de { $from } en { $to }
story-did-take = pris { $theirs_you ->
    [yes] { NAME($victim, form: "your") }
   *[no] { NAME($victim, form: "the") }
    } en { $on } avec { NAME($piece, form: "the") }
story-did-castle = fait le { $side ->
    [king] petit
   *[queen] grand
    } roque
story-did-place = placé { NAME($piece, form: "a") } en { $on }
story-did-place-card = placé une carte en { $on }
story-did-flip = retourné la carte en { $on }
story-did-flip-piece = retourné la carte en { $on } : { $theirs_you ->
    [yes] { NAME($piece, form: "your") }
   *[no] { NAME($piece, form: "a") } { NAME($theirs, form: "of") }
    }
story-did-promote = promu le pion { $on } en { NAME($piece, form: "word") }
story-did-take-off = retiré le roi maté de l’échiquier
story-did-summon = invoqué { NAME($piece, form: "the") } en { $on }
story-did-summon-with = invoqué { NAME($piece, form: "the") } en { $on } avec { $cards }
story-did-create = créé une pièce : { NAME($piece, form: "word") }
story-did-extend = complété { NAME($piece, form: "the") } de la réserve : { NAME($into, form: "word") }
story-did-discard = défaussé { NAME($card, form: "the") }
story-did-end = terminé { $you ->
    [yes] ton
   *[no] son
    } tour
story-did-declare = déclaré une main
story-became = { $told }, promotion en { NAME($piece, form: "word") }
story-exchanged = { $told }, avec échange contre { NAME($piece, form: "the") }

## What a hint would do, as it follows its frame

story-do-move = jouer { NAME($piece, form: "the") } de { $from } en { $to }
story-do-take = prendre { NAME($victim, form: "the") } en { $on } avec { NAME($piece, form: "the") }
story-do-castle = faire le { $side ->
    [king] petit
   *[queen] grand
    } roque
story-do-place = placer { NAME($piece, form: "a") } en { $on }
story-do-place-card = placer une carte en { $on }
story-do-flip = retourner la carte en { $on }
story-do-promote = promouvoir le pion { $on } en { NAME($piece, form: "word") }
story-do-take-off = retirer le roi maté de l’échiquier
story-do-summon = invoquer { NAME($piece, form: "the") } en { $on }
story-do-summon-with = invoquer { NAME($piece, form: "the") } en { $on } avec { $cards }
story-do-create = créer une pièce : { NAME($piece, form: "word") }
story-do-extend = compléter { NAME($piece, form: "the") } de la réserve : { NAME($into, form: "word") }
story-do-discard = défausser { NAME($card, form: "the") }
story-do-end = terminer le tour
story-do-declare = déclarer cette main
story-do-become = { $told }, promotion en { NAME($piece, form: "word") }

## Poker hands

story-hand-won = { $you ->
    [yes] Tu gagnes la main
   *[no] { $name ->
        [Blancs] Les Blancs gagnent la main
        [Noirs] Les Noirs gagnent la main
       *[other] { $name } gagne la main
    }
    } : { $high } contre { $low }.
story-hand-won-with = { $you ->
    [yes] Tu gagnes la main
   *[no] { $name ->
        [Blancs] Les Blancs gagnent la main
        [Noirs] Les Noirs gagnent la main
       *[other] { $name } gagne la main
    }
    } : { $high }.
story-hand-won-against = { $you ->
    [yes] Tu gagnes la main
   *[no] { $name ->
        [Blancs] Les Blancs gagnent la main
        [Noirs] Les Noirs gagnent la main
       *[other] { $name } gagne la main
    }
    } contre { $low }.
story-hand-won-hidden = { $you ->
    [yes] Tu gagnes la main.
   *[no] { $name ->
        [Blancs] Les Blancs gagnent la main.
        [Noirs] Les Noirs gagnent la main.
       *[other] { $name } gagne la main.
    }
    }
story-hand-drawn = Les mains sont égales.
story-leads = { $you ->
    [yes] Tu mènes
   *[no] { $player ->
        [Blancs] Les Blancs mènent
        [Noirs] Les Noirs mènent
       *[other] { $player } mène
    }
    } { $high }–{ $low }.
story-level = Égalité, { $won }–{ $won }.

story-written = { $told } ({ $notation })
story-where = { $moves } · partie { $game }
story-done = C’est fait.
