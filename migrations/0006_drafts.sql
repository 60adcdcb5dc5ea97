-- What a player has done in a turn of several actions that is not over yet: it is committed when the turn is ended.
CREATE TABLE drafts (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    -- The version of the match that it goes on from.
    base BIGINT NOT NULL,
    -- How often it has been changed at this version.
    revision BIGINT NOT NULL,
    -- JSON array of actions in the game's notation.
    actions TEXT NOT NULL,
    -- Discord's id of the request that changed it last.
    request BIGINT NOT NULL
);
