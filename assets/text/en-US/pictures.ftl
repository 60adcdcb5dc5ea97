# What is written in pictures, and their descriptions (alt texts) for those who do not see them. Descriptions are lists of
# short sentences; the full stops are set by the code.

## The state of a match, in pictures and descriptions

picture-computer = Computer, level { $level }
picture-comma = {", "}
picture-and = { $first } and { $second }
picture-winner = winner
picture-draw = draw
picture-aborted = aborted
picture-to-act = to { $task }
picture-turn = { $players } to { $task }
picture-result-won = { $player } wins: { $reason }
picture-result-aborted = Aborted
picture-result-draw = Draw: { $reason }
picture-obligation = { $name }: { $obligation }
picture-obligations = { $name }, one of { $count }: { $obligations }
picture-last-move = Last move { $number } { $action }
picture-king = { $seat }'s King
picture-check = { $count ->
    [one] { $kings } is in check
   *[other] { $kings } are in check
    }
picture-score = Hands won: { $first } { $first_won }, { $second } { $second_won }
picture-level = Level
picture-leads = { $seat } leads by { $lead }
picture-lead-wins = { $lead }; a lead of { $limit } wins
picture-no-wipeout = { $lead }; no wipeout
picture-secret-chooses = chooses in secret
picture-secret-declared = has declared
picture-secret-hole = keeps a card secret
# Below a card that lies on no square.
picture-hole = hole
picture-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
    }
picture-deck-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
picture-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
    } { $year }
picture-stock = { $hand } in hand · { $deck } to draw
picture-stock-points = { $hand } in hand · { $deck } to draw · { $points } to spend
picture-kinds = { $kind } ×{ $count }
picture-captured-none = No captures
picture-captured = Captured
picture-captured-pieces = { $count ->
    [one] Captured { $count } piece
   *[other] Captured { $count } pieces
    }
picture-better-hand = { $seat }: better hand

## Hands and decks

picture-more = +{ $count } more
picture-to-place = To place
picture-reserve = Reserve
picture-hand = Hand
picture-card-rider = 1 + card
picture-card-missing = no card
picture-card-as-paid = as paid
picture-deck-values = Cards of each value
picture-deck-more = more
picture-deck-others = others

## How pieces move

picture-fact = { $name }: { $text }
picture-forward-up = Forward is up.
picture-forward-down = Forward is down.
legend-both = moves or captures
legend-move = only moves
legend-capture = only captures
legend-ride = keeps going until something is in the way
legend-hop-capture = captures beyond exactly one piece
legend-hop-move = moves beyond exactly one piece
legend-slide = a friend to go around, any number of steps
legend-step = a friend to go around, one step

## The marks on a board, in a legend

mark-from = the last move began here
mark-to = the last move ended here
mark-pointed = just placed or flipped, or what a hint or lesson points at
mark-check = this King is in check
mark-must-move = this card must take, unless another marked one does
mark-must-be-taken = this card must be taken
mark-palace = a palace: the other side wins by holding both squares (the option palace can change this)
mark-hand = this card counts in { $seat }’s poker hand
mark-covered = a card face down: you can’t see what it is
mark-own = your own card face down: only you see the piece
mark-code = made of the cards Knight and Ferz: it moves as both
mark-code-rider = made of the card Wazir with a Rider: it repeats its step
mark-code-copy = a copy of a Wazir
mark-code-more = made of the card Soldier and 2 more: see /piece
mark-name-from = A ring
mark-name-to = A bright frame
mark-name-pointed = Corners and a bright square
mark-name-check = A red square with an exclamation mark
mark-name-must-move = A blue frame with an arrow
mark-name-must-be-taken = Red corners with a cross
mark-name-palace = A purple square with a crown
mark-name-disc = A blue disc
mark-name-diamond = A purple diamond
mark-name-covered = A card’s back
mark-name-own = A card’s back with a piece

## Descriptions

alt-players = { $first }, { $second }
alt-player = { $player } ({ $seat })
alt-from-to = { $action } from { $from } to { $to }
alt-on = { $action } on { $to }
alt-marked = Marked with corners: { $squares }
alt-palaces = Palaces: { $squares }
alt-turn-moved = The piece moved before that went from { $from } to { $to }
alt-kings = { $seat } has { $kings } and { $count ->
    [one] { $count } card
   *[other] { $count } cards
    } in all
alt-no-king = no King
alt-captured = { $seat } has captured { $captured }
alt-other-cards = { $seat }'s other cards
alt-score = { $score }. { $lead }
alt-secret = { $seat } { $state }
alt-hand = { $seat }'s hand is { $hand }
alt-hand-cards = { $seat }'s hand is { $hand }: { $cards }
alt-hand-better = { $seat }'s hand is { $hand }, the better one
alt-hand-better-cards = { $seat }'s hand is { $hand }, the better one: { $cards }
alt-sentence = { $sentence }.
alt-kind = { $count ->
    [one] { NAME($name) }
   *[other] { NAME($name) }s
    } { $squares }
alt-has = { $seat } has { $pieces }
alt-face-down = { $seat }'s cards face down: { $cards }
alt-unknown = { $count ->
    [one] { $count } unknown card face down
   *[other] { $count } unknown cards face down
    }
alt-holds = { $seat } holds { $cards }
alt-holds-cards = { $seat } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
alt-rank = rank { $rank } { $cards }
alt-squares = Cards of the squares from a to h
alt-pieces = { $seat }'s pieces
alt-reserve = { $seat }'s reserve
alt-stock = { $seat } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }, { $deck } to draw
alt-list = { $heading }: { $items }
alt-list-more = { $heading }: { $items } and { $count } more
alt-to-place = You still have to place { $pieces }
alt-own-reserve = Your reserve
alt-own-hand = Your hand
alt-moves = Moves of { $piece }
alt-deck = Deck { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
alt-deck-value = { $count } of { $value }
alt-deck-cards = Cards
alt-deck-card = { $count } { $card }
alt-card-value = { $card } (value { $value })
alt-deck-card-value = { $count } { $card } (value { $value })
alt-plot-once = { $name }: { $rating } on { $day }.
alt-plot = { $name }: { $first } on { $first_day }, { $last } on { $last_day }; at most { $max }, at least { $min }.

## The curve of an analysis

picture-curve-percent = { $value }%
picture-curve-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
    }
alt-curve = { $title }, over { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
    }.
alt-curve-line = { $name }: { $first } at first, { $middle } in the middle, { $last } in the end; at most { $max }, at least { $min }.
alt-curve-turning = Turning point { $number } at ply { $ply }: { $value }.

## How a piece moves

move-sentence = { $kind ->
    [quiet] Moves without capturing
    [capture] Captures only
   *[both] Moves and captures
    } { $distance } { $directions }{ $path ->
    [lame] , not over other pieces
    [jumping] , only over another piece
    [hopping] , beyond exactly one piece
    [grasshopper] , to the square next behind the first piece
   *[plain] {""}
    }
move-universal = { $kind ->
    [quiet] Moves to any empty square
    [capture] Captures on any square
   *[both] Moves and captures on any other square
    }
move-around-step = Goes one step around an adjacent friendly piece, either way
move-around-slide = Goes any number of steps around one adjacent friendly piece, either way
move-one = one square
move-any = any number of squares
move-up-to = up to { $max } squares
move-leap = by a leap of { $long } squares{ $times }
move-leap-knight = by a knight’s leap{ $times }
move-leap-oblique = by a leap of { $short } and { $long } squares{ $times }
move-repeated = , repeated any number of times
move-repeated-up-to = , repeated up to { $max } times
move-everywhere = { $line ->
    [orthogonal] orthogonally
    [diagonal] diagonally
   *[oblique] in any direction
    }
move-forward = { $line ->
    [orthogonal] straight forward
    [diagonal] diagonally forward
   *[oblique] forward
    }
move-backward = { $line ->
    [orthogonal] straight backward
    [diagonal] diagonally backward
   *[oblique] backward
    }
move-ahead = forward
move-back = backward
move-left = left
move-right = right
move-sideways = sideways
move-diagonally = diagonally { $along } { $across }
move-obliquely = { $ranks } { $along } and { $files } { $across }
