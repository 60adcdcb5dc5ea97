-- Servers that have a daily puzzle posted: where, at which full hour of which time zone, and when the next is due.
CREATE TABLE daily_settings (
    server BIGINT NOT NULL PRIMARY KEY,
    channel BIGINT NOT NULL,
    hour BIGINT NOT NULL,
    zone TEXT NOT NULL,
    -- The game of all puzzles; NULL: all games in turn.
    game TEXT,
    next_at BIGINT NOT NULL
);

CREATE INDEX daily_settings_by_time ON daily_settings (next_at);

-- The daily puzzles of servers, at most one a day.
CREATE TABLE daily_puzzles (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    server BIGINT NOT NULL,
    -- The day in the server's time zone, counted from the year 1.
    day BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- When its solution is shown; 1: that is so.
    closes_at BIGINT NOT NULL,
    closed BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    UNIQUE (server, day)
);

CREATE INDEX daily_puzzles_open ON daily_puzzles (closes_at) WHERE closed = 0;
CREATE INDEX daily_puzzles_unannounced ON daily_puzzles (id) WHERE announced < version;

-- What became of people's first tries. Only these count.
CREATE TABLE daily_attempts (
    daily BIGINT NOT NULL REFERENCES daily_puzzles (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (daily, player)
);

CREATE INDEX daily_attempts_by_player ON daily_attempts (player);
