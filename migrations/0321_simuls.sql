-- Simultaneous games: one host against several guests.
CREATE TABLE simuls (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- Discord's id of the request that made it.
    request BIGINT NOT NULL UNIQUE,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    host BIGINT NOT NULL,
    game TEXT NOT NULL,
    -- A JSON object.
    options TEXT NOT NULL,
    time TEXT NOT NULL,
    rated BIGINT NOT NULL,
    places BIGINT NOT NULL,
    -- The host's seat: first, second, alternating, drawn
    seats TEXT NOT NULL,
    -- open, running, finished, cancelled
    state TEXT NOT NULL DEFAULT 'open',
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    -- The message at the end; 0 if there will be none.
    closing BIGINT,
    created_at BIGINT NOT NULL,
    began_at BIGINT,
    ended_at BIGINT
);

CREATE INDEX simuls_unannounced ON simuls (id) WHERE announced < version;
CREATE INDEX simuls_running ON simuls (id) WHERE state = 'running';
CREATE INDEX simuls_by_host ON simuls (host);
CREATE INDEX simuls_by_server ON simuls (server);

CREATE TABLE simul_guests (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    simul BIGINT NOT NULL REFERENCES simuls (id) ON DELETE CASCADE,
    guest BIGINT NOT NULL,
    -- The board, from 1; NULL before it begins.
    board BIGINT,
    match_id BIGINT REFERENCES matches (id),
    -- host, guest, draw, none
    result TEXT,
    joined_at BIGINT NOT NULL,
    UNIQUE (simul, guest)
);

CREATE UNIQUE INDEX simul_guests_by_match ON simul_guests (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX simul_guests_by_guest ON simul_guests (guest);
