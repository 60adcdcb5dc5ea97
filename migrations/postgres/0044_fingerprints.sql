-- 1: the fingerprints of erased people in `bans` and `blocks` are made with the key of this installation. One row.
CREATE TABLE fingerprints (
    id BIGINT NOT NULL PRIMARY KEY,
    keyed BIGINT NOT NULL
);

INSERT INTO fingerprints (id, keyed) VALUES (1, 0);

-- The key of this installation, in hexadecimal digits; all processes need the same. One row.
CREATE TABLE fingerprint_keys (
    id BIGINT NOT NULL PRIMARY KEY,
    key TEXT NOT NULL
);
