-- What members hold is looked up again at stated times, however many results there are meanwhile.
CREATE TABLE earlier_role_updates AS SELECT server, wanted, done FROM role_updates;
DROP TABLE role_updates;

-- How often the roles of a server were to be brought up to date, and how often they have been.
CREATE TABLE role_updates (
    server BIGINT NOT NULL PRIMARY KEY,
    wanted BIGINT NOT NULL,
    done BIGINT NOT NULL DEFAULT 0,
    -- The update up to which what members hold is looked up again; 0: none.
    verify BIGINT NOT NULL DEFAULT 0,
    next_at BIGINT NOT NULL,
    -- When that is wanted again.
    verify_at BIGINT NOT NULL DEFAULT 0
);

INSERT INTO role_updates (server, wanted, done, next_at) SELECT server, wanted, done, 0 FROM earlier_role_updates;
DROP TABLE earlier_role_updates;

CREATE INDEX role_updates_by_time ON role_updates (next_at);
CREATE INDEX role_updates_unfinished ON role_updates (server) WHERE done < wanted;
