-- Where games against the computer are played on a server: 'thread' or 'direct'; NULL: where they are begun.
ALTER TABLE servers ADD COLUMN computer_games TEXT;
