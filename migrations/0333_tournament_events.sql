-- Discord's scheduled events of tournaments.
CREATE TABLE tournament_events (
    tournament BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id) ON DELETE CASCADE,
    -- Discord's id; NULL: there is none.
    event BIGINT,
    -- scheduled, active, over
    state TEXT NOT NULL,
    -- What it shows, or was to show when Discord refused it.
    shown TEXT NOT NULL
);
