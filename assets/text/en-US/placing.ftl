# Placing several cards at once, in Mysterious Chess.

placing-rest = Place the rest…
placing-heading = **Place the rest of your cards** · game { $game }
placing-arrays =
    One card is placed each turn, in an order that gives nothing away. If a square is already taken, that card goes somewhere else on your half.
    Ready-made setups: **Fortress**: the King in the corner beside his pieces. **Storm**: King and Queen right behind the Pawns. **Raiders**: Queen and Knights deep in the enemy’s half. In all three your Pawns lie on the last rank, where they are promoted as soon as they are flipped. **As in chess**: every piece at home, Pawns too, which is risky.
    -# Or type several cards at once, such as `Ke1 Qd1 Ra1`.
placing-own = In the next row are the setups that you saved.
placing-unseen =
    One card is placed each turn, somewhere on your half.
    -# Or type several squares at once, such as `a1 b2 c3`.
placing-planned = Your cards are now being placed automatically.
placing-random = At random
placing-chess = As in chess
placing-fortress = Fortress
placing-storm = Storm
placing-raiders = Raiders
placing-stop = Stop
placing-begun = 🂠 **{ $how }**: { $left ->
        [one] one more card
       *[other] { $left } more cards
    } to place, one each turn (game { $game }).
placing-done = 🂠 **{ $how }**: done (game { $game }).
placing-stopped = Stopped. Place the rest of your cards yourself (game { $game }).
placing-none = No more cards are placed automatically in game { $game }. Place your next card yourself, with `/place` or on the board.
placing-over = There are no cards left to place. Use `/board` for the current board.

## Setups that a player keeps

array-save = Save my setup…
array-offer = All your cards are placed. You can save where you put them, and place them with one press in another game.
array-form = Save where you put your cards
array-name = Name of the setup
array-example = My fortress
array-saved = Saved as **{ $name }**. In your next game it is under *Place the rest…*.
array-forget = Forget a setup…
array-forgotten = The setup **{ $name }** is forgotten.
