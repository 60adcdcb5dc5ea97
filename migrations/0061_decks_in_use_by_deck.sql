-- A deck that is deleted goes out of use: found without reading who else uses one.
CREATE INDEX decks_in_use_by_deck ON decks_in_use (deck) WHERE deck IS NOT NULL;
