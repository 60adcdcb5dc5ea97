-- Ratings that have to be computed anew because a result counts no more: those of a game and scope from a result on.
CREATE TABLE reratings (
    game TEXT NOT NULL,
    scope BIGINT NOT NULL,
    next_result BIGINT NOT NULL,
    PRIMARY KEY (game, scope)
);

CREATE INDEX rating_changes_by_scope ON rating_changes (game, scope, result_number);
