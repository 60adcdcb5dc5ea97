-- Who is told of new boards of matches in which they do not play.
CREATE TABLE watchers (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    watcher BIGINT NOT NULL,
    -- 1: of every board; 0: of the end alone.
    every_board BIGINT NOT NULL,
    -- The version of the match of which they have been told, or from which on they watch.
    told BIGINT NOT NULL,
    PRIMARY KEY (match_id, watcher)
);

CREATE INDEX watchers_by_watcher ON watchers (watcher);

-- The message of the first board, which tells the commitment to the seed.
ALTER TABLE matches ADD COLUMN first_board BIGINT;

-- How many matches run is counted whenever somebody looks how the bot is doing: that must not read all there ever were.
CREATE INDEX matches_running ON matches (id) WHERE ended_at IS NULL;
