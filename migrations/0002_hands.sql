-- The direct message that shows a player what only they may know of a match.
CREATE TABLE hands (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    -- NULL: there is none any more, or the player takes none.
    message BIGINT,
    -- The version of the match that it shows.
    version BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

-- What players wish.
CREATE TABLE wishes (
    player BIGINT NOT NULL PRIMARY KEY,
    -- 0: no direct messages.
    direct BIGINT NOT NULL
);
