-- What players wish; what is NULL they have not said.
-- A theme's name, e.g. dark.
ALTER TABLE wishes ADD COLUMN theme TEXT;
-- Who sits at the bottom of pictures made for this player: own, first.
ALTER TABLE wishes ADD COLUMN bottom TEXT;
-- How the player learns that it is their turn: ping, direct, none.
ALTER TABLE wishes ADD COLUMN notify TEXT;
-- 1: private answers have the board as text too.
ALTER TABLE wishes ADD COLUMN text_boards BIGINT;
-- So many minutes before a deadline the player is reminded; 0: never.
ALTER TABLE wishes ADD COLUMN reminder BIGINT;
-- Hours of the day between which the player is not disturbed; both NULL: there are none.
ALTER TABLE wishes ADD COLUMN quiet_from BIGINT;
ALTER TABLE wishes ADD COLUMN quiet_to BIGINT;
-- A time zone of IANA's, e.g. Europe/Berlin.
ALTER TABLE wishes ADD COLUMN zone TEXT;
-- 0: does not appear on leaderboards.
ALTER TABLE wishes ADD COLUMN listed BIGINT;

-- The time control of challenges that name none, as it is typed; NULL: the bot's own.
ALTER TABLE servers ADD COLUMN time TEXT;
-- 0: no rated games here.
ALTER TABLE servers ADD COLUMN rated BIGINT NOT NULL DEFAULT 1;

-- The channels where games may be arranged; a server without any here allows all.
CREATE TABLE server_channels (
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    PRIMARY KEY (server, channel)
);

-- Who may not play on a server.
CREATE TABLE bans (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (server, player)
);

-- Who may not challenge whom.
CREATE TABLE blocks (
    player BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);

CREATE INDEX challenges_by_challenger ON challenges (challenger, state);
