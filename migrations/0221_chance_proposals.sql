-- The latest proposal of each match to leave the rest to chance: which version it is for, the seat that made it (0 or 1), and
-- whether it still waits for an answer (1).
CREATE TABLE chance_proposals (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    version BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    is_open BIGINT NOT NULL
);
