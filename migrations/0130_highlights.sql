-- Servers that have the highlights of each week posted: where, the time zone whose Mondays count, and when the next are due.
CREATE TABLE highlight_settings (
    server BIGINT NOT NULL PRIMARY KEY,
    channel BIGINT NOT NULL,
    zone TEXT NOT NULL,
    next_at BIGINT NOT NULL
);

CREATE INDEX highlight_settings_by_time ON highlight_settings (next_at);

-- The weeks whose highlights have been posted or are to be; what is in them follows from the matches.
CREATE TABLE highlights (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    -- From when to when, in milliseconds.
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    announced BIGINT NOT NULL DEFAULT 0,
    UNIQUE (server, until)
);

CREATE INDEX highlights_unannounced ON highlights (id) WHERE announced = 0;
CREATE INDEX matches_ended_by_server ON matches (server, ended_at) WHERE ended_at IS NOT NULL;
