-- What a player means to do with the cards that are yet to be placed: as secret as a hand.
CREATE TABLE placing_plans (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    plan TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
