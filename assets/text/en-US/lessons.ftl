# The lessons. A lesson is `<game>-<lesson>`, a step `<game>-<lesson>-<step>`: two lines, then a hint, what is said when it is
# done (it also follows “The solution is …”, so it doesn’t praise), and words for particular wrong answers, in the order of `wrong` in the lesson's data.

## Cardmate

cardmate-moves = How cards move
cardmate-moves-ten =
    Every card is a piece, and its rank says how it moves: a Ten moves like a rook, any distance straight.
    Take the red Three with your Ten on b1.
    .hint = Go straight up the b-file.
    .done = A Ten goes straight, as far as the way is free, and takes by moving onto the card.
cardmate-moves-four =
    Low cards take small steps towards the other side: a Four goes one square diagonally forward, or sideways.
    Move your Four from c3 to d4.
    .hint = d4 is diagonally forward of c3.
    .done = `/piece` shows the moves of any card during a game.
cardmate-moves-back =
    The cards One to Nine can also step one square straight back, but never take by it.
    Your Five on d5 wants to go home: step back to d4.
    .hint = One square towards your own side.
    .done = This step is called the quiet retreat.
cardmate-moves-jack =
    A Jack leaps like a knight, or goes up to two squares in any line if nothing stands in between.
    One of the two cards before you is a knight’s leap away: take the Seven on f5.
    .hint = From d4, f5 is two squares right and one up.
    .done = A leap passes over whatever stands in between.
cardmate-moves-ace =
    An Ace is the strongest card: it moves like a queen and like a knight.
    Take the Seven on h7 with your Ace.
    .hint = c2 and h7 lie on one long diagonal.
    .done = Nobody starts with an Ace, but a One can become an Ace. That’s a later lesson.

cardmate-winning = How to win
cardmate-winning-last =
    There is no check: Kings are taken like other cards. Whoever takes the other side’s last King wins.
    Rearhand has only one King left. Take it!
    .hint = Your Queen stands on the same file as the King.
    .done = You win: that was the last King. The × at the end of a move says so.
cardmate-winning-two =
    Each side begins with two Kings, so losing one doesn’t end the game.
    Take the Seven on d7 with your Eight, which moves like a knight, and attack both Kings at once.
    .hint = From d7 a knight reaches b8 and f8.
    .done = Only one of the two Kings can run.
cardmate-winning-then =
    Rearhand saved the King on b8. The other one is still within your Eight’s reach.
    Take it.
    .hint = A knight’s leap from d7 to f8.
    .done = One King is left, and the game goes on: the + at the end says that a King fell.
cardmate-winning-palace =
    The other way to win: hold both squares of the other side’s palace, e9 and f9, at the end of your move.
    Your Ten is there already. Bring your Nine, which moves like a bishop.
    .hint = From d7 to f9 is a free diagonal.
    .done = You win: the palace is yours. The # at the end says so.

cardmate-suits = Suits decide captures
cardmate-suits-other =
    Cards of different suits can always take each other, whatever their ranks. Even a Deuce takes a Queen!
    Take the Queen of hearts with your Deuce of clubs.
    .hint = A Deuce goes one square diagonally forward.
    .done = Clubs and hearts differ, so ranks don’t matter.
cardmate-suits-higher =
    Within a suit only the higher card takes the lower. Your Five of spades can’t take the Nine of spades.
    Take the other card instead.
    .hint = The Seven of clubs has another suit.
    .done = The Nine, though, may take lower spades. It even must, as you’ll see now.
cardmate-suits-must =
    If a card of yours can take a lower card of its own suit, you must: such captures are compulsory.
    The picture marks the one you have. Take it.
    .hint = It’s your only legal move: the Nine of clubs takes the Three of clubs.
    .done = When your list of moves is short, a compulsory capture is why.
cardmate-suits-choose =
    With several compulsory captures you choose which. Your Ten of clubs can take either of two lower clubs.
    Take the one where nothing can take you back.
    .hint = The Deuce on b8 guards c7: it moves diagonally towards you.
    .done = The card on c7 was guarded.
    .wrong-1 = That’s legal, but the Deuce on b8 takes your Ten back. Look at the other one.
cardmate-suits-king =
    Nothing overrides a compulsory capture, not even a King you could take.
    Your Ten would take the last King and win, but first you have to…
    .hint = The Six of clubs must take the Deuce of clubs.
    .done = This rule cuts both ways, and the next lesson makes a weapon of it.

cardmate-forcing = Suits that force
cardmate-forcing-lure =
    The Nine of spades on e6 blocks your Ten’s way to the last King. Make it leave!
    Put your Deuce of spades where the Nine has to take it.
    .hint = A Nine moves diagonally. Which square diagonally forward of d3 does it reach?
    .done = The Nine is higher and of the same suit, so it must take, and it’s Rearhand’s only move.
cardmate-forcing-open =
    The Nine had to take, and the e-file is open.
    Finish it.
    .hint = Your Ten moves straight up the e-file.
    .done = You win. A small card given away bought the whole game.
cardmate-forcing-royal =
    Kings must make compulsory captures too. Your Ten watches the d-file.
    Lure the King of spades onto it.
    .hint = Your Deuce of spades can go to d8, next to the King.
    .done = The King outranks the Deuce, so he has to take it.
cardmate-forcing-catch =
    The King had to step onto the d-file.
    Take him.
    .hint = Straight up from d1.
    .done = You win. Before each move, look which suits of yours the other side could use like this!

cardmate-ones = Ones become Aces
cardmate-ones-enter =
    A One that enters the other half of the board, beyond the line in the middle, may become the Ace of its suit.
    Your One of diamonds stands before the line. Move it across and promote it.
    .hint = One square forward, and choose the Ace.
    .done = From the weakest card to the strongest!
    .wrong-1 = It may stay a One, but an Ace is far stronger. Promote it!
cardmate-ones-use =
    The King came within reach of your new Ace: queen’s moves and knight’s leaps.
    Take it.
    .hint = From d5, e7 is a knight’s leap.
    .done = You win.
cardmate-ones-declined =
    This One entered without promoting. It can’t promote while it stays in the other half, and its way is blocked: the Eight of spades outranks it.
    Step back across the line, so that it can enter again.
    .hint = The quiet retreat: one square straight back.
    .done = Stepping back isn’t taking, but it’s allowed.
cardmate-ones-again =
    Your One is in its own half again.
    Enter once more, and promote this time.
    .hint = e5, as an Ace.
    .done = Usually you’d promote at the first chance.

cardmate-kings = Kings in danger
cardmate-kings-fork =
    Rearhand has two Kings, and your Eight moves like a knight.
    Attack both Kings at once.
    .hint = From one square a knight reaches both c8 and g8.
    .done = A fork: Rearhand can save only one of the Kings.
cardmate-kings-take =
    One King ran away.
    Take the other.
    .hint = From e7 to g8.
    .done = One to go.
cardmate-kings-shield =
    A high card is safe from lower cards of its own suit: they can’t take it.
    Put your Queen of spades on the d-file where only spades are aimed at her: not next to the King of diamonds.
    .hint = The Five and the Seven are spades. The King reaches d8.
    .done = Lower spades can’t touch the Queen.
cardmate-kings-danger =
    You have one King left, and the Queen on e7 attacks him. Nobody announces check here, so watch out for it yourself!
    Save him with your Ten.
    .hint = Put the Ten between the Queen and your King.
    .done = A last King that is left in danger is taken, and the game is over.

cardmate-palaces = Fighting for the palace
cardmate-palaces-defend =
    A Queen stands in your palace on e0, and the Eight on g2 can leap to f0: both squares would be Rearhand’s.
    Stop it.
    .hint = Your Ten stands on the same rank as the Queen.
    .done = One square is enough to keep the palace.
cardmate-palaces-guard =
    Your Ten holds e9. The Nine of hearts stands on f9, and your Eight of hearts can’t take it: same suit, lower rank.
    Lure the Nine away with a low heart.
    .hint = Your Three of hearts can step back to d7, on the Nine’s diagonal.
    .done = The Nine has to take.
cardmate-palaces-conquer =
    f9 is empty.
    Enter it and win.
    .hint = A knight’s leap from e7.
    .done = You win. You now know what Cardmate is about: suits, forcing, Kings and palaces. Play a game!

## Poker Chess

poker-hands = Your poker hand
poker-hands-queen =
    It’s chess, but most squares hold a card. Your hand: the cards under your King, your Queen, up to two Rooks and one Pawn.
    You hold aces and tens. Move the Queen to a square that makes it aces and kings.
    .hint = A Pawn of yours stands on the king of diamonds, d2. Another king lies on e2.
    .done = Queen and Pawn stand on kings now, and the Rooks on aces.
    .wrong-1 = That makes the same hand, but it’s your King who walks. Use the Queen.
poker-hands-pawn =
    Only one Pawn counts, whichever is best for you. Your Queen and your Rook stand on jacks.
    Make three jacks.
    .hint = b5 holds the jack of clubs. Which Pawn can take there?
    .done = That’s three of a kind. Knights never count, and a piece on a bare square adds nothing.
poker-hands-straight =
    There are other deals. In this one, royal-flush, King and Queen stand on aces, and the Rooks on jacks.
    Find the move that makes a straight from ten to ace.
    .hint = Castling moves King and Rook at once.
    .done = The King stands on a queen, the Rook on a king, and the rest was there.

poker-scoring = Winning hands
poker-scoring-black =
    After each of Black’s moves both hands are compared, and the better one scores. So Black decides at once.
    You’re Black. White holds aces and tens, and so do you. Win the hand with your Queen.
    .hint = A king lies in front of your own King, on e7.
    .done = Aces and kings beat aces and tens: Black wins the hand.
poker-scoring-short =
    A hand may have fewer than five cards. White holds only ace, ten, six here: it’s the high cards that count.
    You’re Black, and your Rook stands on an ace. Win the hand.
    .hint = Your King could step onto a king.
    .done = Ace and king beat ace, ten and six, though you hold fewer cards.
poker-scoring-equal =
    Suits never break ties: with equal hands nobody scores. White holds aces and kings now.
    You’re Black. Don’t let White win this hand: use your Queen.
    .hint = What White did, you can do as well.
    .done = Equal hands, no score.

poker-castling = Castling costs aces
poker-castling-cost =
    In the usual deal the aces lie in the corners, under the Rooks, and tens under King and Queen.
    You’re Black. Castle, and see what becomes of your two pair.
    .hint = Choose O-O.
    .done = Only ace high is left: King and Rook left a ten and an ace. Castling keeps the King safe but costs you a good hand.
poker-castling-keep =
    You could castle. But your aces win hands where they are.
    Improve the hand instead, with your Queen.
    .hint = Aces and kings.
    .done = Many games are won with a King that never castled.
    .wrong-1 = Legal, but it throws away an ace and a ten: only ace high is left.
    .wrong-2 = The hand is right, but the King walks into the open. Use the Queen.
poker-castling-need =
    But good cards don’t protect your King. Black threatens mate on a1.
    Find the only move that stops it.
    .hint = This time castling is right.
    .done = Hands are worth a lot, but not as much as the King.

poker-wipeout = Wipeout
poker-wipeout-fifth =
    A lead of five hands wins at once: a wipeout. You’re Black and lead by four, 5 to 1.
    Win this hand by taking a card away from White.
    .hint = White’s pair of aces lies under the Rooks. Your Bishop attacks one of them.
    .done = Wipeout! A lost Rook isn’t replaced: White’s pair was gone.
    .wrong-1 = That wins too: without a Queen your Bishop adds the ace on a8 to your hand! But this step asks for a capture.
poker-wipeout-stop =
    Now White leads by four and holds aces and kings. If White wins this hand, the game is over.
    You’re Black. Don’t lose this hand: use your Queen.
    .hint = An equal hand is enough.
    .done = Nobody scores, and the game goes on.
poker-wipeout-lead =
    Only the lead counts, not how many hands you’ve lost. White leads 7 to 3, so one more wins.
    You’re Black: win this hand, or it’s over.
    .hint = Bring your King onto a king again.
    .done = It’s 7 to 4 now, a lead of three.

poker-mate = Mate and stalemate
poker-mate-bonus =
    Checkmate ends the game and is worth four hands. Black leads 3 to 0.
    Mate, and win by one hand.
    .hint = The back rank is open.
    .done = Mate makes it 4 to 3.
poker-mate-draw =
    Black leads 4 to 0, so mate only makes it even, but the next hand could lose everything.
    Mate, and take the draw.
    .hint = The back rank again.
    .done = 4 to 4 is a draw. Mate isn’t everything here.
poker-mate-stalemate =
    When chess ends without mate, whoever won more hands wins. You lead 2 to 0.
    Stalemate wins for you. Find the only move that stalemates.
    .hint = Take the last squares from the King on h8 without giving check.
    .done = You win by stalemate! A leader may also force a perpetual check.
    .wrong-1 = Mate wins as well, but this step asks for stalemate.

poker-pieces = Which pieces pull
poker-pieces-bishop =
    Without a Queen one of your Bishops pulls a card in her place. You hold two aces and a ten.
    Make it aces and tens.
    .hint = The other red ten lies on d1.
    .done = The Bishop stands in for the Queen.
poker-pieces-sure =
    You’re White, so Black still moves before the hands are compared.
    Find the Bishop’s move that wins the hand whatever Black does.
    .hint = The Bishop can pull a ten, too.
    .done = Aces and tens, and Black has no answer.
poker-pieces-steal =
    A lost Rook isn’t replaced, so taking one takes its card out of the hand for good.
    You’re Black. Take a card that White needs, and win the hand.
    .hint = White’s aces lie under the Rooks.
    .done = You now know how hands are won, kept and stolen. With another army, what stands in a piece’s place pulls as that piece. Play a game!

## Mysterious Chess

mysterious-placing = Placing cards
mysterious-placing-king =
    First both players place their 16 cards face down, one at a time, anywhere on the board. Others can’t see what yours are.
    A King placed on e1 may castle later. Place yours there.
    .hint = Choose the King, then e1.
    .done = A black King needs e8 for this.
mysterious-placing-rook =
    Castling also needs a Rook of yours in the corner: a1 or h1 for White. Black has covered d7; only Black knows with what.
    Place a Rook on h1.
    .hint = Choose a Rook, then h1.
    .done = Whether you can castle is settled when all cards are face up.
mysterious-placing-pawn =
    A white Pawn that lies on rank 8 promotes as soon as its card is flipped.
    Place a Pawn on rank 8.
    .hint = Any free square of the top rank.
    .done = That’s nearly a second Queen. Watch out, your opponent can do the same on your side.

mysterious-flipping = Flipping cards
mysterious-flipping-flip =
    Once all cards are placed, the players take turns flipping them: any card they like, whoever placed it.
    Flip the card on d5.
    .hint = Choose d5.
    .done = It was a black Pawn.
mysterious-flipping-promote =
    A Pawn on its last rank promotes the moment it’s flipped, and its owner chooses, whoever flipped it.
    It was the last card, and chess begins. Choose a piece that mates.
    .hint = It needs to move along the rank.
    .done = Mate on the first move! A side in check moves first, and without a legal move it has lost.
mysterious-flipping-last =
    Only one card is left, your Rook. Chess begins as soon as it’s up.
    Flip it.
    .hint = There is only one thing to do.
    .done = You win: Black is in check, moves first, and has no move.

mysterious-first = The first move
mysterious-first-both =
    The pieces lie as they were placed, so anything can be attacked at the start. A side in check moves first, otherwise White.
    Both Kings are in check here, so it’s White. Leave the check by taking.
    .hint = Your King can take the Rook on f1.
    .done = Now Black has to leave the other check.
mysterious-first-kings =
    Even Kings can lie side by side: then each checks the other. A King is never taken, so yours must step away.
    Step away so that Black is mated by your Rook.
    .hint = Your King must still cover b7 and b8.
    .done = The King steps away, and the Rook mates.
mysterious-first-check =
    You’re Black, and the Rook on e5 checks your King.
    Take it.
    .hint = Your Bishop reaches e5.
    .done = From here on it’s ordinary chess.

mysterious-pawns = Pawns and castling
mysterious-pawns-one =
    A Pawn can lie on its own first rank. From there it steps one square.
    Move the Pawn on d1.
    .hint = One square forward.
    .done = From its first rank a Pawn can’t step two squares.
mysterious-pawns-two =
    On its second rank it may step two squares, even though it came from the first.
    Move it from d2 to d4.
    .hint = Two squares forward.
    .done = Only the rank counts, not whether the Pawn has moved before.
mysterious-pawns-passant =
    Black’s Pawn has just passed your Pawn with a double step, d7 to d5.
    Take it en passant.
    .hint = Your Pawn takes diagonally, onto d6.
    .done = En passant works as in chess.
mysterious-pawns-castle =
    King and Rook were placed on e1 and h1, so White may castle.
    Castle.
    .hint = The King goes two squares towards the Rook.
    .done = The Rook gives check at once.

mysterious-wild = Wild setups
mysterious-wild-edge =
    After a random setup Kings stand anywhere, often among enemies. You’re Black.
    Mate the King on g3.
    .hint = Your Rook can go to h3.
    .done = Before anything else, look for mates.
mysterious-wild-crowd =
    Your pieces are scattered over the whole board, and the black King stands among them.
    Mate the King on c3.
    .hint = The Rook on e8 looks down the e-file.
    .done = On e3 the Rook covers the whole rank.
mysterious-wild-chase =
    Not every mate comes at once. Drive the King on a4 into a net.
    Find the move after which you mate whatever Black answers.
    .hint = Start with a check along the fourth rank.
    .done = The King has one square left.
mysterious-wild-caught =
    The King went to b3.
    Mate.
    .hint = Your Rook follows.
    .done = Caught in the open.

mysterious-promoting = Promoting well
mysterious-promoting-rook =
    Pawns often start near the last rank, so promotions decide games. A Queen isn’t always best.
    Promote so that you mate with the next move.
    .hint = A Queen would leave Black without a move, and stalemate is a draw.
    .done = After promotion to a Rook, Black has one move left, and then it’s mate.
    .wrong-1 = Stalemate: Black has no move and isn’t in check, so it would be a draw.
mysterious-promoting-knight =
    Your Pawn on f7 may become any piece.
    Promote with a check that also attacks the Queen.
    .hint = From f8, which piece reaches both d7 and h7?
    .done = A fork: the Knight attacks King and Queen.
mysterious-promoting-fork =
    The King moved out of check.
    Take what is left.
    .hint = The Queen on d7.
    .done = You now know placing, flipping and what comes after. Play a game!

## Summoner's Chess

summoner-pieces = Pieces made of cards
summoner-pieces-both =
    A piece has the moves of all the cards it’s made of. Yours on d4 is a Knight and a Ferz: knight’s leaps, and one step diagonally.
    Take the Bishop on e5.
    .hint = e5 is one step diagonally from d4.
    .done = That was the Ferz in it.
summoner-pieces-pawn =
    Some cards only move, others only capture. A Peasant moves one forward, a Spear captures one diagonally forward.
    Together they make a pawn. The way ahead is blocked: make its only move.
    .hint = The Guard on e5 is diagonally forward.
    .done = The Spear in it captures, and the Peasant in it moves.
summoner-pieces-cannon =
    A Cannon moves like a rook, but to capture it needs exactly one piece in between.
    Take the Rook on a7.
    .hint = Your Soldier on a3 is the piece in between.
    .done = The Cannon captured over the Soldier.

summoner-turn = A turn in five phases
summoner-turn-move =
    Each turn: draw a card, Move, Summon, Create, discard down to seven. Drawing is automatic, and you must move.
    Move the Soldier on a2.
    .hint = A Soldier goes one square forward.
    .done = Your turn goes on.
summoner-turn-summon =
    Summon: a piece of your reserve may enter on an empty square next to your King, one each turn.
    Your Knight, W1, waits in the reserve. Summon it on e2.
    .hint = Choose Summon, W1, e2.
    .done = The Knight can move from your next turn on.
summoner-turn-create =
    Create: play cards from your hand to make pieces in your reserve. Their values together may not exceed your limit: the number of your pieces on the board, King included, when the turn began.
    Your limit is 2: play what you can afford.
    .hint = A Wazir costs 3, a Soldier 1.
    .done = A Soldier waits in your reserve now.
summoner-turn-end =
    Nothing more can be played.
    End your turn.
    .hint = There is only one thing to do.
    .done = A Wazir costs 3: with more pieces on the board your limit grows.

summoner-spending = What to spend
summoner-spending-limit =
    You had four pieces on the board when your turn began, King included, so your limit is 4. A Knight costs 6.
    Begin with the most expensive card you can afford: make a new piece from your Wazir.
    .hint = A Wazir costs 3.
    .done = 1 point is left.
summoner-spending-add =
    Cards may also be added to a piece in your reserve. One point is left.
    Add your Soldier to W1.
    .hint = Choose Create, Soldier, onto W1.
    .done = W1 is a Wazir and a Soldier now.
summoner-spending-free =
    Nothing is left to spend, but some cards cost nothing.
    Add one of them to W1.
    .hint = A Peasant costs 0.
    .done = Cheap cards keep your hand small and let you use up your limit.

summoner-riders = Riders
summoner-riders-make =
    A Rider is played with another card: that card’s step may then be repeated in one direction while the way is free.
    A Wazir steps one square straight. Make it ride. It costs 3, and the Rider 3 + 1: that’s your limit of 7.
    .hint = Choose Wazir+Rider.
    .done = The new piece moves like a Rook, for 7 instead of 9.
summoner-riders-ride =
    Here it is on the board.
    Take the Knight on c7 with your Wazir-Rider.
    .hint = Straight up the c-file.
    .done = A Rider goes on in one direction as far as the way is free.
summoner-riders-cheap =
    The Rider’s price depends on the card it rides on: 1 more than that card’s value. A Sword costs 0.
    With a limit of 1, make a Sword ride.
    .hint = Choose Sword+Rider.
    .done = For one point you get a piece that captures forward at any distance. It can’t move otherwise, though.

summoner-clones = Clones
summoner-clones-theirs =
    A Clone copies any piece on the board or in a reserve, yours or your opponent’s. It costs what that piece cost, and 1 for each card in it.
    Your limit is 7: clone the Knight on d5.
    .hint = A Knight costs 6, so its Clone costs 7.
    .done = Now you have a Knight of your own.
summoner-clones-king =
    A Clone of a King is a Guard: it steps one square in any direction, and isn’t a King.
    Clone a King, yours or the other one.
    .hint = Choose Clone, then e1 or e8.
    .done = A Guard costs 6, its Clone 7.
summoner-clones-onto =
    A Clone may be added to a piece in your reserve, like any card.
    Add the moves of your Ferz on d2 to W1.
    .hint = Choose Clone, d2, onto W1.
    .done = W1 is a Knight and a Ferz now, and the Ferz stays on the board.

summoner-exchange = Exchange
summoner-exchange-arrive =
    A piece that ends its move where the edge of the board leaves it no move and no capture may be exchanged for any piece in your reserve.
    Your Soldier reaches the last rank. Exchange it for the Rook, W1, and checkmate the King.
    .hint = b7 to b8, exchanged for W1.
    .done = The Rook stands on b8, and the King behind its Peasants has no way out.
summoner-exchange-spear =
    A Spear only captures, one square diagonally forward: on the last rank there is nothing left for it to capture.
    Take the Knight, and exchange the Spear for your Bishop.
    .hint = c7 takes d8, exchanged for W1.
    .done = The Bishop stands on d8, and the Spear waits in your reserve.
    .wrong-1 = Legal, but the Spear stays a Spear. Exchange it for W1.
summoner-exchange-again =
    The exchanged piece isn’t lost: it goes to your reserve.
    Move your Soldier to c8 and exchange it for the Knight.
    .hint = c7 to c8, exchanged for W1.
    .done = The Soldier waits in your reserve as W2.
summoner-exchange-summon =
    What comes to your reserve can be summoned in the same turn.
    Summon the Soldier, W2, on e2, so that it walks again.
    .hint = Choose Summon, W2, e2.
    .done = One Soldier, two lives.

summoner-mate = Check and mate
summoner-mate-rank =
    Kings are checked and mated as in chess: a player in check who has no legal Move has lost.
    Mate the King on g8 with your Rook.
    .hint = The last rank.
    .done = Checkmate: you win.
summoner-mate-quiet =
    Summoning can give mate, too. Your King on g6 is close to the other one, and W1 is a Rook and a Bishop in one.
    Move comes first: step with the Soldier on a2.
    .hint = a2 to a3.
    .done = Now you may summon.
summoner-mate-summon =
    Summon W1 next to your King so that it mates.
    Your King protects the squares around him.
    .hint = Right in front of the other King, where he can’t take it.
    .done = Mate by summon! Watch for Kings that stand close to yours.
summoner-mate-answer =
    It doesn’t work the other way: Move comes before Summon, so you can’t answer a check with a summoned piece.
    The Rook on e5 checks your King. Take it.
    .hint = Your Bishop reaches e5.
    .done = You now know moving, spending and mating. Build a deck with `/deck edit`, and play a game!
