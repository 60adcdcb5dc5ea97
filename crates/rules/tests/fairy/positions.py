#!/usr/bin/env python3
"""Random positions of Summoner's Chess with the legal moves that Fairy-Stockfish finds in them.

    pip install pyffish==0.0.90        # Fairy-Stockfish (GPL-3.0-or-later) as a Python module
    python3 tests/fairy/positions.py > tests/fairy/positions.txt

The tests need neither: they read the file that is written, which tests/summoner/fairy.rs holds against the rules. The same
program and the same pyffish write the same file; statistics go to stderr.

The file. Lines that begin with `#` are comments. `pieces VERSION a=MAKE-UP b=MAKE-UP ...` names the letters of the positions that
follow; k is the King, p a Pawn. A make-up is a list of cards with commas, `+Rider` behind those that are ridden. A
position is a line of six fields: board and turn as in FEN, the square that a Pawn has just passed over or `-`, how many men give
check, how many are pinned, and the legal moves: squares of departure, each with its squares of arrival behind
a colon (`a1:a2b2`); `-` alone is mate or stalemate.
"""

import itertools
import random
import sys
from collections import Counter

import pyffish

# The cards as Fairy-Stockfish reads them. Its Betza differs from that of docs/betza.md: `fN` has the two forward-most leaps
# there (here `ffN`), and all four that go forward are `fhN` (here `fN`). A Rider on the four leaps is `fhNN` then.
CARDS = {
    "Peasant": "fmW",
    "Sword": "fcW",
    "Novice": "fmF",
    "Spear": "fcF",
    "Scout": "fhmN",
    "Pike": "fhcN",
    "Soldier": "fW",
    "Courtier": "sW",
    "Retreater": "bR",
    "Acolyte": "fF",
    "Horse": "fN",
    "Go-Between": "fbW",
    "Wazir": "W",
    "Dabbabah": "D",
    "Ferz": "F",
    "Alfil": "A",
    "Vao": "mBcpB",
    "Cannon": "mRcpR",
    "Lance": "fR",
    "Rank-Mover": "sR",
    "Knight": "N",
    "Guard": "mcFmcW",
    "Bishop": "B",
    "File-Mover": "fbR",
    "Rook": "R",
    "KnightRider": "NN",
}

# The same cards with a Rider. Fairy-Stockfish has no unlimited rides of Dabbabah and Alfil.
RIDDEN = {
    "Peasant": "fmR",
    "Sword": "fcR",
    "Novice": "fmB",
    "Spear": "fcB",
    "Scout": "fhmNN",
    "Pike": "fhcNN",
    "Soldier": "fR",
    "Courtier": "sR",
    "Acolyte": "fB",
    "Horse": "fNN",
    "Go-Between": "fbR",
    "Wazir": "R",
    "Ferz": "B",
    "Knight": "NN",
    "Guard": "mcRmcB",
}

# The piece cards of the courier version.
COURIER = {name: CARDS[name] for name in ("Ferz", "Wazir", "Alfil", "Dabbabah", "Vao", "Cannon")}
COURIER |= {name: CARDS[name] for name in ("Knight", "Guard", "Bishop", "Rook", "KnightRider")}
COURIER |= {"Archbishop": "BN", "Marshall": "RN", "Queen": "Q", "Amazon": "QN"}

PARTS = CARDS | {f"{card}+Rider": betza for card, betza in RIDDEN.items()}
HOPPERS = {"Cannon", "Vao"}

# Fairy-Stockfish keeps the directions in which a piece captures by riding and those in which it captures over a screen as one
# set. A piece that rides one way only along the lines of its Cannon or Vao then captures the other way too, without
# a screen: a Black piece of `fcB` and `mBcpB` takes from h1 on a8. Such pieces are left out here; like the ridden Dabbabah and
# Alfil they are among those that tests/summoner/combined.rs compares with another program.
MISREAD = {
    "Cannon": {"Sword+Rider", "Soldier+Rider", "Lance", "Retreater"},
    "Vao": {"Spear+Rider", "Acolyte+Rider"},
}

# So many of 40 positions should be of each kind, if chance finds one in so many tries.
WANTED = ["quiet"] * 14 + ["check"] * 11 + ["double"] * 4 + ["pin"] * 10 + ["stalemate"]
TRIES = 8
SEED = 2026


def both(betza):
    """The same with `mc` before a bare atom: of cards written one behind the other `N` and `N` would be read as the ride `NN`."""
    return betza if betza[0].islower() else f"mc{betza}"


def square(file, rank):
    return "abcdefgh"[file] + str(rank + 1)


class Pieces:
    """Up to 25 make-ups on letters, as two variants of Fairy-Stockfish: one with a King, one where its piece is as any other."""

    number = 0

    def __init__(self, makeups, courier=False):
        letters = [letter for letter in "abcdefghijlmnopqrstuvwxyz" if not (courier and letter == "p")]
        assert len(makeups) <= len(letters)
        self.courier = courier
        self.makeups = dict(zip(letters, makeups))
        Pieces.number += 1
        self.royal, self.plain = f"royal{Pieces.number}", f"plain{Pieces.number}"
        known = COURIER if courier else PARTS
        lines = ["knight = -", "bishop = -", "rook = -", "queen = -", "castling = false"]
        lines += ["promotionPieceTypes = -", "mandatoryPawnPromotion = false"]
        lines += [] if courier else ["pawn = -"]
        for place, (letter, makeup) in enumerate(self.makeups.items(), 1):
            betza = "".join(both(known[part]) for part in makeup)
            lines.append(f"customPiece{place} = {letter}:{betza}")
        text = "\n".join(lines)
        pyffish.load_variant_config(f"[{self.royal}:chess]\n{text}\n")
        pyffish.load_variant_config(f"[{self.plain}:chess]\n{text}\nking = -\ncommoner = k\n")

    def header(self):
        names = [f"{letter}={','.join(makeup)}" for letter, makeup in self.makeups.items()]
        return " ".join(["pieces", "courier" if self.courier else "standard", *names])


class Position:
    def __init__(self, pieces, men, turn, passed="-"):
        self.pieces, self.men, self.turn, self.passed = pieces, men, turn, passed

    def fen(self, turn=None, without=None):
        rows = []
        for rank in range(7, -1, -1):
            row, empty = "", 0
            for file in range(8):
                man = self.men.get((file, rank))
                if man is None or (file, rank) == without:
                    empty += 1
                    continue
                row += (str(empty) if empty else "") + man
                empty = 0
            rows.append(row + (str(empty) if empty else ""))
        turn = turn or self.turn
        return f"{'/'.join(rows)} {turn} - {self.passed if turn == self.turn else '-'} 0 1"

    def moves(self):
        """The legal moves."""
        return pyffish.legal_moves(self.pieces.royal, self.fen(), [])

    def free(self, turn):
        """The moves of a side as if Kings could be taken like others."""
        return pyffish.legal_moves(self.pieces.plain, self.fen(turn), [])

    def other(self):
        return "b" if self.turn == "w" else "w"

    def checkers(self, turn):
        """The squares from which men of the other side could take the King of this one."""
        own, other = ("K", "b") if turn == "w" else ("k", "w")
        king = next(square(*at) for at, man in self.men.items() if man == own)
        froms = {move[:2] for move in self.free(other) if move[2:4] == king}
        return [at for at in self.men if square(*at) in froms]

    def settle(self, keeps_checks):
        """Takes men off until the side that has moved is not in check, nor the one to move if so wished; False if a King
        is in the way."""
        while True:
            wrong = self.checkers(self.other()) + ([] if keeps_checks else self.checkers(self.turn))
            if not wrong:
                return True
            for at in wrong:
                if self.men.pop(at) in "Kk":
                    return False
                if square(*at) == self.passer():
                    self.passed = "-"

    def passer(self):
        """The square of the Pawn that has just made a double step."""
        return self.passed[0] + ("5" if self.turn == "w" else "4")

    def pinned(self, moves):
        """The men that lose a move because the King would be in check without them."""
        legal = set(moves)
        held = {move[:2] for move in self.free(self.turn) if move not in legal}
        men = [at for at, man in self.men.items() if square(*at) in held and man not in "Kk"]
        return [at for at in men if pyffish.gives_check(self.pieces.royal, self.fen(without=at), [])]


def anything(chance, pieces, wanted):
    """A position in which chance has put Kings and pieces anywhere; it may not be a valid one."""
    squares = [(file, rank) for file in range(8) for rank in range(8)]
    chance.shuffle(squares)
    turn = chance.choice("wb")
    men, passed = {}, "-"
    if pieces.courier and chance.random() < 0.4:
        passed = just_passed(chance, turn, men, squares)
    men |= {squares.pop(): "K", squares.pop(): "k"}
    letters = list(pieces.makeups)
    # Who has no move has little more than the King.
    own = 0.1 if wanted == "stalemate" else 0.5
    for _ in range(chance.choice((2, 3, 4, 6, 8, 10, 12, 16))):
        letter = chance.choice(letters)
        if pieces.courier and chance.random() < 0.4:
            letter = "p"
        is_white = (chance.random() < own) == (turn == "w")
        men[squares.pop()] = letter.upper() if is_white else letter
    return Position(pieces, men, turn, passed)


def just_passed(chance, turn, men, squares):
    """Lets a Pawn of the other side make its double step beside one of the own side; the square that it passed over."""
    start, passed, stop, pawns = (6, 5, 4, "pP") if turn == "w" else (1, 2, 3, "Pp")
    file = chance.randrange(8)
    beside = chance.choice([near for near in (file - 1, file + 1) if 0 <= near < 8])
    for at in ((file, start), (file, passed), (file, stop), (beside, stop)):
        squares.remove(at)
    men[file, stop], men[beside, stop] = pawns
    return square(file, passed)


def found(chance, pieces, wanted):
    """A valid position, if possible of the wanted kind, with its moves, the men that give check and the pinned ones."""
    for attempt in itertools.count(1):
        position = anything(chance, pieces, wanted)
        if not position.settle(wanted in ("check", "double")):
            continue
        checkers = position.checkers(position.turn)
        if len(checkers) < {"check": 1, "double": 2}.get(wanted, 0) and attempt < TRIES:
            continue
        moves = position.moves()
        if wanted == "stalemate" and moves and attempt < TRIES:
            continue
        pinned = position.pinned(moves)
        if wanted == "pin" and not pinned and attempt < TRIES:
            continue
        return position, moves, checkers, pinned


def compact(moves):
    if not moves:
        return "-"
    pairs = sorted({(move[:2], move[2:4]) for move in moves})
    groups = itertools.groupby(pairs, key=lambda pair: pair[0])
    return " ".join(f"{start}:{''.join(end for _, end in ends)}" for start, ends in groups)


def write(chance, pieces, count, statistics):
    print(pieces.header())
    for number in range(count):
        position, moves, checkers, pinned = found(chance, pieces, WANTED[number % len(WANTED)])
        board, turn = position.fen().split()[:2]
        print(board, turn, position.passed, len(checkers), len(pinned), compact(moves))
        makeups = [pieces.makeups.get(position.men[at].lower(), ("Pawn",)) for at in checkers]
        pawns = [square(*at) for at, man in position.men.items() if man in "Pp" and pieces.courier]
        statistics["positions"] += 1
        statistics["moves"] += len(moves)
        statistics["Black to move"] += turn == "b"
        statistics["in check"] += bool(checkers)
        statistics["in check by two or more"] += len(checkers) > 1
        statistics["in check by a hopper"] += any(HOPPERS & set(makeup) for makeup in makeups)
        statistics["with a pinned man"] += bool(pinned)
        statistics["mates"] += not moves and bool(checkers)
        statistics["stalemates"] += not moves and not checkers
        passing = [move for move in moves if move[:2] in pawns and move[0] != move[2]]
        statistics["with a capture in passing"] += any(move[2:4] == position.passed for move in passing)


def is_misread(makeup):
    return any(card in makeup and rides & set(makeup) for card, rides in MISREAD.items())


def batches(makeups):
    return [makeups[start : start + 25] for start in range(0, len(makeups), 25)]


def main():
    chance = random.Random(SEED)
    statistics = Counter()
    print("# The legal moves of random positions as Fairy-Stockfish finds them")
    print(f"# ({pyffish.info()}, pyffish {'.'.join(map(str, pyffish.version()))}).")
    print("# Written by tests/fairy/positions.py, which tells how to read it.")
    singles = [(part,) for part in PARTS]
    pairs = [pair for pair in itertools.combinations(PARTS, 2) if not is_misread(pair)]
    chance.shuffle(pairs)
    triples = [three for three in itertools.combinations(PARTS, 3) if not is_misread(three)]
    triples = chance.sample(triples, 250)
    for makeups, count in ((singles, 250), (pairs, 60), (triples, 60)):
        for batch in batches(makeups):
            write(chance, Pieces(batch), count, statistics)
    write(chance, Pieces([(card,) for card in COURIER], courier=True), 400, statistics)
    for what, number in statistics.items():
        print(f"{number} {what}", file=sys.stderr)


if __name__ == "__main__":
    main()
