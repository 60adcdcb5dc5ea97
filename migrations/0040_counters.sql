-- The last number that has been given in each table: numbers of rows that are deleted are not given again.
CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    last BIGINT NOT NULL
);

INSERT INTO counters (name, last) VALUES
    ('challenges', (SELECT COALESCE(MAX(id), 0) FROM challenges)),
    ('matches', (SELECT COALESCE(MAX(id), 0) FROM matches)),
    ('offers', (SELECT COALESCE(MAX(id), 0) FROM offers)),
    ('decks', (SELECT COALESCE(MAX(id), 0) FROM decks)),
    ('imports', (SELECT COALESCE(MAX(id), 0) FROM imports)),
    ('results', (SELECT COALESCE(MAX(result_number), 0) FROM matches));

CREATE TRIGGER count_challenge AFTER INSERT ON challenges BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'challenges' AND last < NEW.id;
END;
CREATE TRIGGER count_match AFTER INSERT ON matches BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'matches' AND last < NEW.id;
END;
CREATE TRIGGER count_offer AFTER INSERT ON offers BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'offers' AND last < NEW.id;
END;
CREATE TRIGGER count_deck AFTER INSERT ON decks BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'decks' AND last < NEW.id;
END;
CREATE TRIGGER count_import AFTER INSERT ON imports BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'imports' AND last < NEW.id;
END;
CREATE TRIGGER count_result AFTER UPDATE OF result_number ON matches WHEN NEW.result_number IS NOT NULL BEGIN
    UPDATE counters SET last = NEW.result_number WHERE name = 'results' AND last < NEW.result_number;
END;
