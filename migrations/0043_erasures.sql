-- People whose data is being deleted. As long as a row is here its person begins no game, and a restart goes on with it.
CREATE TABLE erasures (
    person BIGINT NOT NULL PRIMARY KEY,
    -- The negative number that takes the place of the id in games.
    pseudonym BIGINT NOT NULL,
    -- 1: rows have been changed, so that ratings must wait with being recomputed.
    erasing BIGINT NOT NULL DEFAULT 0
);

-- Fingerprints of people whose data has been deleted, and when: for a while they are new to the worldwide ratings, as their
-- results against the same opponents cannot be counted on.
CREATE TABLE erased (
    fingerprint BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Deleting looks for a person in every column that can hold one.
CREATE INDEX challenges_by_opponent ON challenges (opponent) WHERE opponent IS NOT NULL;
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE INDEX bans_by_player ON bans (player);
CREATE INDEX server_cards_by_author ON server_cards (author);
