-- Roles that a server gives for ratings or ranks in a game.
CREATE TABLE rating_roles (
    server BIGINT NOT NULL,
    role BIGINT NOT NULL,
    game TEXT NOT NULL,
    -- rating: everybody with this rating or more; top: the first so many of the leaderboard
    kind TEXT NOT NULL,
    threshold BIGINT NOT NULL,
    PRIMARY KEY (server, role)
);

-- Members for whom a role was looked at.
CREATE TABLE role_holders (
    server BIGINT NOT NULL,
    role BIGINT NOT NULL,
    player BIGINT NOT NULL,
    -- giving, given, own (somebody else has given it), absent (no member)
    state TEXT NOT NULL,
    PRIMARY KEY (server, role, player)
);

CREATE INDEX role_holders_by_player ON role_holders (player);

-- How often the roles of a server were to be brought up to date, and how often they have been.
CREATE TABLE role_updates (
    server BIGINT NOT NULL PRIMARY KEY,
    wanted BIGINT NOT NULL,
    done BIGINT NOT NULL DEFAULT 0,
    -- 1: what members hold is looked up again.
    verify BIGINT NOT NULL DEFAULT 0,
    next_at BIGINT NOT NULL
);

CREATE INDEX role_updates_by_time ON role_updates (next_at);
CREATE INDEX role_updates_unfinished ON role_updates (server) WHERE done < wanted;
