-- The version of the game's rules, card lists and ready decks with which the match began.
ALTER TABLE matches ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;
