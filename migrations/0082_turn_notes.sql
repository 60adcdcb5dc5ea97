-- The direct message that tells a player of their turn: it goes when that is over.
CREATE TABLE turn_notes (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
