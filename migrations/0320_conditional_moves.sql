-- What a player means to answer to moves of the opponent: as secret as a hand.
CREATE TABLE conditional_moves (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    -- The version of the match at which the tree begins, and the one up to which it has been followed.
    base BIGINT NOT NULL,
    followed BIGINT NOT NULL,
    -- Another number with every change.
    revision BIGINT NOT NULL,
    -- A JSON array of moves, each with the number of the one before it.
    tree TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
