-- Sideboards that were declared for challenges which began no series.
DELETE FROM series_decks WHERE challenge NOT IN (SELECT challenge FROM series)
    AND challenge NOT IN (SELECT id FROM challenges WHERE state = 'open');
