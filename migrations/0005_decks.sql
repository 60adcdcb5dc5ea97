-- The decks that players have built.
CREATE TABLE decks (
    id BIGINT NOT NULL PRIMARY KEY,
    owner BIGINT NOT NULL,
    name TEXT NOT NULL,
    -- The name in lower case: a player has no two decks whose names differ only in that.
    folded TEXT NOT NULL,
    -- Numbers and names of cards, e.g. 3 Wazir, 2 Knight.
    cards TEXT NOT NULL,
    UNIQUE (owner, folded)
);

-- The deck that a player brings to a match; one who is not here brings the default.
CREATE TABLE decks_in_use (
    player BIGINT NOT NULL PRIMARY KEY,
    -- An own deck, or the name of a ready one; one of the two is NULL.
    deck BIGINT REFERENCES decks (id) ON DELETE CASCADE,
    ready TEXT
);

-- The cards that servers have added. Matches have copies of them in their options.
CREATE TABLE server_cards (
    server BIGINT NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    betza TEXT NOT NULL,
    value BIGINT NOT NULL,
    -- Who added it.
    author BIGINT NOT NULL,
    PRIMARY KEY (server, folded)
);
