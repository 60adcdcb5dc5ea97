-- The latest step of the clocks of a process' connections, of which the first is named: a step of which it is not known
-- whether it was stored is not made twice.
CREATE TABLE clock_steps (
    shard BIGINT NOT NULL,
    -- How many shards there were.
    shards BIGINT NOT NULL,
    -- What the clock showed when the step was found to be needed, and by how many milliseconds it was.
    began_at BIGINT NOT NULL,
    step BIGINT NOT NULL,
    PRIMARY KEY (shard, shards)
);
