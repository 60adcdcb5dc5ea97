# What the pictures of `/rules` show: `rules-<game>-<lesson>-<step>`, the position of that lesson.

rules-marks-button = What the marks mean
rules-marks = What the marks on a board of { $title } mean.

rules-cardmate-suits-choose = In the picture your Ten must take one of the two marked cards: it outranks both. You choose which.
rules-cardmate-moves-four = In the picture your Four on c3 may go to the marked squares: diagonally forward, or sideways.
rules-cardmate-winning-palace = In the picture your Ten holds one square of the palace. When your Nine takes the other, you win.
rules-poker-hands-queen = In the picture the cards under your pieces make aces and tens. A better square for the Queen makes a better hand.
rules-poker-wipeout-fifth = In the picture Black leads by four hands. One more is a wipeout.
rules-mysterious-placing-king = In the picture White is about to place the first card. A King on e1 may castle later.
rules-mysterious-flipping-flip = In the picture some cards lie open, and the marked one is about to be flipped.
rules-mysterious-first-both = In the picture both Kings are in check as the chess begins, so White moves first.
rules-summoner-turn-summon = In the picture a piece waits in the reserve. It may enter on an empty square next to its King.
rules-summoner-pieces-both = In the picture your piece on d4 is made of two cards, a Knight and a Ferz: it moves as both.
rules-summoner-exchange-arrive = In the picture your Soldier reaches the last rank, where it could never move again: exchange it.
