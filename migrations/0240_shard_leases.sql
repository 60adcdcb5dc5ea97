-- The total with which each connection to Discord's gateway was last taken by a process. Processes with different totals would
-- serve some servers twice and others not at all. The lock of a lease tells who has a connection now.
CREATE TABLE shard_leases (
    shard BIGINT NOT NULL PRIMARY KEY,
    -- How many shards there are in all.
    shards BIGINT NOT NULL
);
