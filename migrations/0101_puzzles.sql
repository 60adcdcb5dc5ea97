-- Puzzles that people have tried. The puzzles themselves are part of the program.
CREATE TABLE puzzle_attempts (
    player BIGINT NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    -- 1: the first time it was solved without a wrong answer.
    solved BIGINT NOT NULL,
    -- The last time.
    at BIGINT NOT NULL,
    PRIMARY KEY (player, game, puzzle)
);

-- How well people solve: a rating that only the first attempt at a puzzle changes.
CREATE TABLE puzzle_solvers (
    player BIGINT NOT NULL,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tried BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    -- Puzzles solved one after another up to now, and the most.
    streak BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);

-- How hard puzzles are, by those who have tried them.
CREATE TABLE puzzle_ratings (
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tried BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (game, puzzle)
);
