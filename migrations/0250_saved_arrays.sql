-- Arrays of Mysterious Chess that players have saved: as secret as a hand.
CREATE TABLE saved_arrays (
    owner BIGINT NOT NULL,
    name TEXT NOT NULL,
    -- The name in lower case: a player has no two arrays whose names differ only in that.
    folded TEXT NOT NULL,
    -- White's placings, e.g. B@c1 K@e1.
    cards TEXT NOT NULL,
    PRIMARY KEY (owner, folded)
);
