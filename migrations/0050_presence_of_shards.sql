-- When each connection to Discord's gateway was last known to be there: what ran out later did so in its absence. Servers
-- are shared out among the connections by their ids, and how many connections there are may change from start to start.
CREATE TABLE shard_presence (
    shard BIGINT NOT NULL,
    -- How many shards there were.
    shards BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (shard, shards)
);

INSERT INTO shard_presence (shard, shards, at) SELECT 0, 1, at FROM presence;
DROP TABLE presence;
