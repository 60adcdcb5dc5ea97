-- Servers that have removed the bot, and when: their games are paused, and after a while what is stored of them is erased.
CREATE TABLE departures (
    server BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- 1: the match's server has removed the bot, and the players are still to be told; 2: they have been told. The clocks of
-- such a match have paused = 2.
ALTER TABLE matches ADD COLUMN paused BIGINT NOT NULL DEFAULT 0;

CREATE INDEX matches_by_server ON matches (server, ended_at);
CREATE INDEX matches_paused ON matches (server) WHERE paused = 1;
