# What the rules give as values: games, their goals and options, what there is to do, and how games end.

game-cardmate-summary = Playing cards are the pieces; if a card can take a lower card of its suit, it has to. Capture every enemy King.
game-poker-summary = Chess on a board of playing cards: the cards under your pieces are your poker hand. After every round the better hand scores; five ahead wins.
game-mysterious-summary = Take turns placing your pieces face down, flip them one by one, then play chess from there.
game-summoner-summary = Make pieces of cards from your own deck, summon them next to your King, and mate the other one.

# What one tries to do, in two short lines, as the options say.
goal-cardmate =
    { $palace ->
        [king] Capture every enemy King, or bring one of yours into the enemy palace (purple).
        [none] Capture every enemy King.
       *[occupy] Capture every enemy King, or occupy both purple squares of the enemy palace.
    }{ $repetition ->
        [yes] {" "}Whoever brings a position about for the third time loses.
       *[no] {""}
    }
    Must-take rule: if a card can take a lower card of its suit, it has to.
goal-poker =
    { $hand ->
        [last-five] The cards under the five pieces that you moved last are your poker hand.
        [last-seven] The cards under the seven pieces that you moved last make your poker hand: the best five count.
        [seven] The cards under your King, Queen, Rooks, Knights and best Pawn make your poker hand: the best five count.
       *[five] The cards under your King, Queen, Rooks and best Pawn are your poker hand.
    }{ $armies ->
        [yes] {" "}White has the { $white }, Black the { $black }: what stands in the place of a Queen counts as the Queen, and so on.
       *[no] {""}
    }{ $moved ->
        [yes] {" "}Pieces that have never moved don’t count.
       *[no] {""}
    }{ $wild ->
        [yes] {" "}Deuces are wild.
       *[no] {""}
    }{ $down ->
        [yes] {" "}A card lies face down until a piece stands on it or on the square opposite.
       *[no] {""}
    }{ $hole ->
        [yes] {" "}A secret card of yours counts with every hand.
       *[no] {""}
    }{ $declared ->
        [yes] {" "}After each of Black’s moves both declare a hand in secret, and the better one scores.
       *[no] {" "}After each of Black’s moves the better hand scores.
    }{ $ties ->
        [yes] {" "}Hands that are equal as far as the shorter one goes tie.
       *[no] {""}
    }{ $redeal ->
        [0] {""}
        [one] {" "}The cards are dealt again after every hand.
       *[other] {" "}The cards are dealt again after every { $redeal } hands.
    }
    { $wipeout ->
        [yes] Lead by enough hands, or be ahead in hands when the chess ends.
       *[no] Be ahead in hands when the chess ends.
    }
goal-mysterious =
    { $casual ->
        [yes] Place cards from a shared pack face down on any squares, flip them all, then checkmate with the pieces you find.
       *[no] Place your cards face down on any squares, flip them all, then checkmate with your pieces.
    }
    { $casual ->
        [yes] Nobody knows what a card is, or whose, until it is flipped.
       *[no] Everybody sees where cards lie; only you know what yours are.
    }
goal-summoner =
    { $courier ->
        [yes] Move, then summon pieces next to your King or where a location card says, and make new ones from the cards in your hand.
       *[no] Move, then summon pieces next to your King and make new ones from the cards in your hand.
    }
    Checkmate the other King.

# What a seat has to do, as it follows "to". `.done` is what it has done, as it follows "has" or "have".
task-move = move
    .done = moved
task-declare = declare
    .done = declared
task-place = place
    .done = placed
task-flip = flip
    .done = flipped
task-promote = promote
    .done = promoted
task-summon-king = summon the extra King
    .done = summoned the extra King
task-summon-or-create = summon or create
    .done = summoned or created
task-create = create
    .done = created
task-discard = discard
    .done = discarded

# Why a match ended.
reason-agreement = agreement
reason-resignation = resignation
reason-time = time
reason-aborted = aborted
reason-checkmate = checkmate
reason-stalemate = stalemate
reason-insufficient-material = insufficient material
reason-threefold-repetition = threefold repetition
reason-fifty-moves = fifty moves
reason-last-king-captured = last king captured
reason-palace-conquered = palace conquered
reason-bare-kings = bare kings
reason-no-move = no move
reason-repetition = repetition
reason-hundred-moves = hundred moves
reason-wipeout = wipeout
reason-only-kings-left = only Kings left
reason-fifty-turns = fifty turns without capture, summon or creation

# The list of what can be chosen before a match.
option-entry = **{ $name }**: { $help }
option-entry-value = `{ $value }` { $help }
option-entry-usual = `{ $value }` (usual) { $help }
option-entry-number = Or a number from { $min } to { $max }.
option-entry-number-usual = A number from { $min } to { $max }; { $usual } is usual.
option-entry-text = Or { $takes }.

# What can be chosen before a match, and each of its values.
option-cardmate-deal = How the cards are dealt.
    .value-predefined = The inventor’s deal.
    .value-suits = The ranks keep their squares, the suits are shuffled.
    .value-places = Each side’s ranks are shuffled too, alike for both sides.
    .value-wild = All 52 cards are shuffled.
    .value-published = The inventor’s random setup: as suits, but the Kings’ suits are not shuffled.
    .value-suit-setup = As suits, and each side has two suits of seven cards and two of six.
    .value-kings = The Kings are shuffled over the palaces, all other cards over the other squares.
option-cardmate-palace = How a palace is conquered.
    .value-occupy = By occupying both of its squares.
    .value-king = By bringing a King into it.
    .value-off = Not at all: only Kings count. The inventor had an optional rule, now lost: perhaps this one.
option-cardmate-repetition = What the third occurrence of a position means.
    .value-draw = A draw.
    .value-loses = Whoever brings it about loses. The inventor had an optional rule, now lost: perhaps this one.
option-poker-deal = Which card lies on which square.
    .value-corner-aces = The aces lie in the corners.
    .value-rande-schande = The low cards lie near the Kings.
    .value-twisted-corner-aces = As corner-aces, but each row’s cards on e to h lie in reverse order.
    .value-royal-flush = The high cards lie on the first rank.
    .value-random = White’s cards are shuffled, Black’s mirror them.
option-poker-hands = Who says which hand counts.
    .value-speak = The cards speak: the best hand counts.
    .value-declare = Each side that has a choice declares in secret.
option-poker-wipeout = The lead in hands that wins at once.
    .value-off = No lead wins at once.
option-poker-bonus = The hands credited for checkmate.
    .value-usual = Three quarters of the wipeout limit, rounded; 10 if wipeout is off.
option-poker-unmoved = Whether pieces that never moved pull cards.
    .value-yes = They do.
    .value-no = They are passed over.
option-poker-pull = Which pieces pull cards.
    .value-rank = King, Queen, Rooks and one Pawn.
    .value-recent = Those that moved last, of any kind.
option-poker-size = How many pieces pull cards, of which five count.
    .value-5 = Five.
    .value-7 = Seven: two Knights pull as well.
option-poker-faces = How the cards lie at first.
    .value-up = Face up.
    .value-down = Face down, until a piece first stands on the square or on the one opposite; only with the random deal.
option-poker-hole = Whether each player has a secret card.
    .value-0 = Nobody has one.
    .value-1 = Each player has a card that only they know until the end; it counts with every hand.
option-poker-redeal = After how many hands the cards are dealt again.
    .value-off = Never.
option-poker-short = What wins where one hand runs out of kickers.
    .value-longer = The longer hand wins.
    .value-tie = The hands tie.
option-poker-wild = Which cards are wild.
    .value-none = None.
    .value-deuces = Each deuce counts as what is best for its holder.
option-poker-white-army = White’s pieces beside King and Pawns.
    .value-fide = The usual ones: the Fabulous FIDEs.
    .value-clobberers = The Colorbound Clobberers: Archbishop, Bedes, Fads and Waffles.
    .value-nutters = The Nutty Knights: Colonel, Charging Rooks, Charging Knights and Fibnifs.
    .value-rookies = The Remarkable Rookies: Chancellor, Short Rooks, Half-Ducks and Woody Rooks.
option-poker-black-army = Black’s pieces beside King and Pawns.
    .value-fide = { option-poker-white-army.value-fide }
    .value-clobberers = { option-poker-white-army.value-clobberers }
    .value-nutters = { option-poker-white-army.value-nutters }
    .value-rookies = { option-poker-white-army.value-rookies }
option-mysterious-variant = Who knows what each card is.
    .value-secret = Each player places cards from their own hand and keeps them secret.
    .value-casual = All cards are shuffled into one pack, and nobody knows what is placed.
option-summoner-variant = Which version is played.
    .value-standard = Own decks; cards are combined into pieces.
    .value-courier = Pawns, equal packs of whole pieces, location cards.
option-summoner-cards = The cards from which decks are built (standard):
    .value-published = The published cards.
option-summoner-deck-white = White’s deck (standard):
option-summoner-deck-black = Black’s deck (standard):

# The decks that come with the game.
deck-ready-balanced = A little of everything.
deck-ready-swarm = Many small pieces that cost next to nothing.
deck-ready-riders = Short steps that Riders make long.
deck-ready-leapers = Knights, Dabbabahs and Alfils.
deck-ready-artillery = Cannons and Vaos, and screens for them.
deck-ready-ringwalkers = Escorts and Windmills.
deck-ready-mimics = Clones of whatever is good.
