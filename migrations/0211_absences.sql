-- A match whose server has removed the bot. paused is 1: the players are still to be told, 3: they may choose now and are
-- still to be told, 5: it has ended unrated and they are still to be told; 2, 4 and 6: they have been told.
DROP INDEX matches_paused;
CREATE INDEX matches_paused ON matches (server) WHERE paused <> 0;

-- 4: it is played in direct messages. 1, 2: the first, second player wants that, and the other has not agreed yet.
ALTER TABLE matches ADD COLUMN direct BIGINT NOT NULL DEFAULT 0;

-- The rated matches that were paused because a server removed the bot, and when.
CREATE TABLE absences (
    match_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, at)
);
