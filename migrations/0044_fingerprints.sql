-- 1: the fingerprints of erased people in `bans` and `blocks` are made with the key of this installation. One row.
CREATE TABLE fingerprints (
    id BIGINT NOT NULL PRIMARY KEY,
    keyed BIGINT NOT NULL
);

INSERT INTO fingerprints (id, keyed) VALUES (1, 0);
