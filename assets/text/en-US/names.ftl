# Words that the rules give: pieces, cards and the like. A key is `name-` and the English word in kebab-case. Sentences ask
# for a word with `NAME($piece)`, or for one of its forms with `NAME($piece, form: "dative")`; each language has the forms it needs.

## Games

name-cardmate = Cardmate
name-poker-chess = Poker Chess
name-mysterious-chess = Mysterious Chess
name-summoner-s-chess = Summoner’s Chess

## Seats

name-white = White
name-black = Black
name-forehand = Forehand
name-rearhand = Rearhand

## Chessmen; the forms are those that sentences of this language need

name-pawn = Pawn
name-knight = Knight
name-bishop = Bishop
name-rook = Rook
name-queen = Queen
name-king = King
name-extra-king = extra King

## Pieces of the armies of Chess with Different Armies

name-waffle = Waffle
name-fad = Fad
name-bede = Bede
name-archbishop = Archbishop
name-fibnif = Fibnif
name-charging-knight = Charging Knight
name-charging-rook = Charging Rook
name-colonel = Colonel
name-woody-rook = Woody Rook
name-half-duck = Half-Duck
name-short-rook = Short Rook
name-chancellor = Chancellor

## The armies

name-fabulous-fides = Fabulous FIDEs
name-colorbound-clobberers = Colorbound Clobberers
name-nutty-knights = Nutty Knights
name-remarkable-rookies = Remarkable Rookies

## Movement cards of Summoner’s Chess

name-acolyte = Acolyte
name-alfil = Alfil
name-amazon = Amazon
name-any = Any
name-cannon = Cannon
name-clone = Clone
name-courtier = Courtier
name-dabbabah = Dabbabah
name-escort = Escort
name-ferz = Ferz
name-file-mover = File-Mover
name-go-between = Go-Between
name-guard = Guard
name-horse = Horse
name-joker = Joker
name-knightrider = KnightRider
name-lance = Lance
name-marshall = Marshall
name-novice = Novice
name-peasant = Peasant
name-pike = Pike
name-rank-mover = Rank-Mover
name-retreater = Retreater
name-rider = Rider
name-scout = Scout
name-soldier = Soldier
name-spear = Spear
name-sword = Sword
name-vao = Vao
name-wazir = Wazir
name-wildcard = Wildcard
name-windmill = Windmill

## Suits

name-clubs = Clubs
name-diamonds = Diamonds
name-hearts = Hearts
name-spades = Spades

## Facts on the sheet of a piece

name-army = Army
name-made-of = Made of
name-moves = Moves
name-stands-for = Stands for
name-value = Value
name-where = Where
name-csipgs-value = csipgs value

name-compulsory-capture = compulsory capture

## Ranks of cards in words: one, and several

rank-one = one
    .plural = ones
rank-deuce = deuce
    .plural = deuces
rank-three = three
    .plural = threes
rank-trey = three
    .plural = threes
rank-four = four
    .plural = fours
rank-five = five
    .plural = fives
rank-six = six
    .plural = sixes
rank-seven = seven
    .plural = sevens
rank-eight = eight
    .plural = eights
rank-nine = nine
    .plural = nines
rank-ten = ten
    .plural = tens
rank-jack = jack
    .plural = jacks
rank-queen = queen
    .plural = queens
rank-king = king
    .plural = kings
rank-ace = ace
    .plural = aces

## Poker hands. `$high` and `$low` are ranks: `RANK($high)` or `RANK($high, form: "plural")`, with more forms as a language needs them

hand-none = no cards
hand-high-card = { RANK($high) } high
hand-pair = pair of { RANK($high, form: "plural") }
hand-two-pair = two pair, { RANK($high, form: "plural") } and { RANK($low, form: "plural") }
hand-three-of-a-kind = three of a kind, { RANK($high, form: "plural") }
hand-straight = straight, { RANK($high) } high
hand-flush = flush, { RANK($high) } high
hand-full-house = full house, { RANK($high, form: "plural") } over { RANK($low, form: "plural") }
hand-four-of-a-kind = four of a kind, { RANK($high, form: "plural") }
hand-straight-flush = straight flush, { RANK($high) } high
hand-royal-flush = royal flush
hand-five-of-a-kind = five of a kind, { RANK($high, form: "plural") }

## Letters of the chessmen on boards, buttons and in moves, as players of this language write them; records stay English

letter-king = K
letter-queen = Q
letter-rook = R
letter-bishop = B
letter-knight = N
