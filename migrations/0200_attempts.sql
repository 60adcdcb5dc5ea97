-- Work that goes on after a restart and is under way, or over which processes have died. What has succeeded is not here.
CREATE TABLE attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- The queue, as crates/host/src/attempts/item.rs names it, and the number of the item there.
    queue TEXT NOT NULL,
    item BIGINT NOT NULL,
    -- The version of the match, for work that is done for one version.
    version BIGINT NOT NULL,
    -- How many processes have died over it, or how often it has failed for good.
    deaths BIGINT NOT NULL,
    -- The process that is at it; NULL if none is.
    process BIGINT,
    -- Since when it is not tried any more, in milliseconds.
    parked_at BIGINT,
    -- 1 when the players have been told that it is parked.
    told BIGINT NOT NULL DEFAULT 0,
    -- 1 when a player has had it tried once more.
    asked BIGINT NOT NULL DEFAULT 0,
    UNIQUE (queue, item)
);
