-- Analyses of finished matches: asked for once, made choice by choice, kept.
CREATE TABLE analyses (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    match_id BIGINT NOT NULL UNIQUE REFERENCES matches (id),
    -- What has been judged so far: crates/study/src/analysis/packed.rs says how it is written.
    judged TEXT NOT NULL,
    -- 1: all is judged. 2: it could not be.
    done BIGINT NOT NULL DEFAULT 0,
    -- The message that tells of it.
    channel BIGINT,
    message BIGINT,
    -- 1: it has told that the analysis is under way. 2: what came out.
    announced BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX analyses_to_make ON analyses (id) WHERE done = 0;
CREATE INDEX analyses_to_tell ON analyses (id) WHERE announced < 2;

-- Challenges whose match begins in a position of another: the game’s options and the position as JSON.
CREATE TABLE setups (
    challenge BIGINT NOT NULL PRIMARY KEY REFERENCES challenges (id),
    options TEXT NOT NULL,
    position TEXT NOT NULL
);
