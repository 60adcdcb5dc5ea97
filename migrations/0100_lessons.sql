-- How far people have come in lessons. The lessons themselves are part of the program.
CREATE TABLE lesson_progress (
    player BIGINT NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    -- The next step to do, from 0.
    step BIGINT NOT NULL,
    -- When it was done to the end, the last time; NULL: not yet.
    finished_at BIGINT,
    -- When something was done in it last.
    at BIGINT NOT NULL,
    PRIMARY KEY (player, game, lesson)
);
