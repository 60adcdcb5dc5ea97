-- What is known of people as members of a server: shown and used for that server alone. `players` has the names that
-- people have everywhere.
CREATE TABLE members (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL,
    -- The name on this server.
    name TEXT NOT NULL,
    -- When they joined, as Discord says; NULL: it does not say.
    joined_at BIGINT,
    PRIMARY KEY (server, player)
);

CREATE INDEX members_by_player ON members (player);

-- These may be names from some server. The next interaction of each player brings the right one.
DELETE FROM players;
