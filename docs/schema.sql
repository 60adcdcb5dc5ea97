-- The tables as they are now, in SQLite's words. They are made by the files of `migrations/`, which say how they came about.
-- A test keeps this file true; TRICKMATE_UPDATE_REFERENCES=1 cargo test schema writes it again.

CREATE TABLE absences (
    match_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, at)
);

CREATE TABLE actions (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- Counted from 1.
    ply BIGINT NOT NULL,
    -- 0, 1, or NULL for what both agreed on.
    seat BIGINT,
    text TEXT NOT NULL,
    request BIGINT NOT NULL UNIQUE,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, ply)
);

CREATE TABLE analyses (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    match_id BIGINT NOT NULL UNIQUE REFERENCES matches (id),
    -- What has been judged so far: crates/study/src/analysis/packed.rs says how it is written.
    judged TEXT NOT NULL,
    -- 1: all is judged. 2: it could not be.
    done BIGINT NOT NULL DEFAULT 0,
    -- The message that tells of it.
    channel BIGINT,
    message BIGINT,
    -- 1: it has told that the analysis is under way. 2: what came out.
    announced BIGINT NOT NULL DEFAULT 0
, spent BIGINT NOT NULL DEFAULT 0);

CREATE INDEX analyses_to_make ON analyses (id) WHERE done = 0;

CREATE INDEX analyses_to_tell ON analyses (id) WHERE announced < 2;

CREATE TABLE analysis_choices (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- Its place in the analysis, from 0.
    number BIGINT NOT NULL,
    -- A line of the text: crates/study/src/analysis/packed.rs says how it is written.
    line TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- The queue, as crates/host/src/attempts/item.rs names it, and the number of the item there.
    queue TEXT NOT NULL,
    item BIGINT NOT NULL,
    -- The version of the match, for work that is done for one version.
    version BIGINT NOT NULL,
    -- How many processes have died over it, or how often it has failed for good.
    deaths BIGINT NOT NULL,
    -- The process that is at it; NULL if none is.
    process BIGINT,
    -- Since when it is not tried any more, in milliseconds.
    parked_at BIGINT,
    -- 1 when the players have been told that it is parked.
    told BIGINT NOT NULL DEFAULT 0,
    -- 1 when a player has had it tried once more.
    asked BIGINT NOT NULL DEFAULT 0,
    UNIQUE (queue, item)
);

CREATE TABLE away_teams (
    game BIGINT NOT NULL PRIMARY KEY REFERENCES team_games (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    -- What answers the invitation.
    code BIGINT NOT NULL UNIQUE,
    -- asked, accepted, declined, expired
    state TEXT NOT NULL DEFAULT 'asked',
    expires_at BIGINT NOT NULL,
    -- NULL until another server accepts; on the same server known from the start.
    server BIGINT,
    channel BIGINT,
    -- Who has accepted.
    consenter BIGINT,
    -- Its message, and the version of the game that it shows.
    message BIGINT,
    announced BIGINT NOT NULL DEFAULT 0,
    -- Its thread and its board, and the version of the match and the changes of votes that the board shows.
    thread BIGINT,
    board BIGINT,
    board_version BIGINT NOT NULL DEFAULT -1,
    tally_announced BIGINT NOT NULL DEFAULT 0,
    -- 1: its channel is gone.
    lost BIGINT NOT NULL DEFAULT 0,
    -- How often Discord has refused its messages in a row, and until when they are not tried again.
    refusals BIGINT NOT NULL DEFAULT 0,
    refused_until BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX away_teams_asked ON away_teams (expires_at) WHERE state = 'asked';

CREATE INDEX away_teams_by_channel ON away_teams (channel);

CREATE INDEX away_teams_by_consenter ON away_teams (consenter) WHERE consenter IS NOT NULL;

CREATE INDEX away_teams_by_server ON away_teams (server);

CREATE INDEX away_teams_by_thread ON away_teams (thread) WHERE thread IS NOT NULL;

CREATE TABLE bans (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (server, player)
);

CREATE INDEX bans_by_player ON bans (player);

CREATE TABLE blocks (
    player BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TRIGGER count_challenge AFTER INSERT ON challenges BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'challenges' AND last < NEW.id;
END;

CREATE TABLE challenges (
    id BIGINT NOT NULL PRIMARY KEY,
    -- Discord's id of the interaction that asked for it: the same request twice makes one challenge.
    request BIGINT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    -- JSON object: option to value.
    options TEXT NOT NULL,
    server BIGINT,
    channel BIGINT NOT NULL,
    -- The message that shows the challenge, once it is known.
    message BIGINT,
    challenger BIGINT NOT NULL,
    -- NULL: anybody may accept.
    opponent BIGINT,
    -- The challenger's seat: 0, 1, or NULL for a drawn lot.
    seat BIGINT,
    -- open, accepted, declined, withdrawn, expired
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    -- 1 when the message shows the state.
    announced BIGINT NOT NULL
, time TEXT NOT NULL DEFAULT 'none', rated BIGINT NOT NULL DEFAULT 0, secret BLOB, pressed TEXT, odds TEXT, opponent_time TEXT, series TEXT);

CREATE INDEX challenges_by_challenger ON challenges (challenger, state);

CREATE INDEX challenges_by_opponent ON challenges (opponent) WHERE opponent IS NOT NULL;

CREATE INDEX challenges_by_press ON challenges (challenger, pressed) WHERE pressed IS NOT NULL;

CREATE INDEX challenges_by_state ON challenges (state, expires_at);

CREATE INDEX challenges_unannounced ON challenges (id) WHERE announced = 0;

CREATE TABLE chance_proposals (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    version BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    is_open BIGINT NOT NULL
);

CREATE TABLE clock_steps (
    shard BIGINT NOT NULL,
    -- How many shards there were.
    shards BIGINT NOT NULL,
    -- What the clock showed when the step was found to be needed, and by how many milliseconds it was.
    began_at BIGINT NOT NULL,
    step BIGINT NOT NULL,
    PRIMARY KEY (shard, shards)
);

CREATE TABLE clocks (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    -- Milliseconds for every turn in correspondence; NULL in a live match.
    per_turn BIGINT,
    -- Milliseconds that are left when it begins to run again.
    remaining BIGINT NOT NULL,
    -- When it runs out; NULL while it stands.
    deadline BIGINT,
    -- 1: it would run, were the player not on vacation.
    paused BIGINT NOT NULL DEFAULT 0,
    -- When the player is reminded; NULL: not, or not any more.
    remind_at BIGINT, reminding BIGINT,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX clocks_by_deadline ON clocks (deadline) WHERE deadline IS NOT NULL;

CREATE INDEX clocks_by_reminder ON clocks (remind_at) WHERE remind_at IS NOT NULL;

CREATE INDEX clocks_by_reminding ON clocks (match_id) WHERE reminding IS NOT NULL;

CREATE TABLE conditional_moves (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    -- The version of the match at which the tree begins, and the one up to which it has been followed.
    base BIGINT NOT NULL,
    followed BIGINT NOT NULL,
    -- Another number with every change.
    revision BIGINT NOT NULL,
    -- A JSON array of moves, each with the number of the one before it.
    tree TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    last BIGINT NOT NULL
);

CREATE TABLE daily_attempts (
    daily BIGINT NOT NULL REFERENCES daily_puzzles (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (daily, player)
);

CREATE INDEX daily_attempts_by_player ON daily_attempts (player);

CREATE TABLE daily_puzzles (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    server BIGINT NOT NULL,
    -- The day in the server's time zone, counted from the year 1.
    day BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- When its solution is shown; 1: that is so.
    closes_at BIGINT NOT NULL,
    closed BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    UNIQUE (server, day)
);

CREATE INDEX daily_puzzles_open ON daily_puzzles (closes_at) WHERE closed = 0;

CREATE INDEX daily_puzzles_unannounced ON daily_puzzles (id) WHERE announced < version;

CREATE TABLE daily_settings (
    server BIGINT NOT NULL PRIMARY KEY,
    channel BIGINT NOT NULL,
    hour BIGINT NOT NULL,
    zone TEXT NOT NULL,
    -- The game of all puzzles; NULL: all games in turn.
    game TEXT,
    next_at BIGINT NOT NULL
);

CREATE INDEX daily_settings_by_time ON daily_settings (next_at);

CREATE TRIGGER count_deck AFTER INSERT ON decks BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'decks' AND last < NEW.id;
END;

CREATE TABLE decks (
    id BIGINT NOT NULL PRIMARY KEY,
    owner BIGINT NOT NULL,
    name TEXT NOT NULL,
    -- The name in lower case: a player has no two decks whose names differ only in that.
    folded TEXT NOT NULL,
    -- Numbers and names of cards, e.g. 3 Wazir, 2 Knight.
    cards TEXT NOT NULL,
    UNIQUE (owner, folded)
);

CREATE TABLE decks_in_use (
    player BIGINT NOT NULL PRIMARY KEY,
    -- An own deck, or the name of a ready one; one of the two is NULL.
    deck BIGINT REFERENCES decks (id) ON DELETE CASCADE,
    ready TEXT
);

CREATE INDEX decks_in_use_by_deck ON decks_in_use (deck) WHERE deck IS NOT NULL;

CREATE TABLE departures (
    server BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

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

CREATE TABLE erased (
    fingerprint BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE erasures (
    person BIGINT NOT NULL PRIMARY KEY,
    -- The negative number that takes the place of the id in games.
    pseudonym BIGINT NOT NULL,
    -- 1: rows have been changed, so that ratings must wait with being recomputed.
    erasing BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE fingerprints (
    id BIGINT NOT NULL PRIMARY KEY,
    keyed BIGINT NOT NULL
);

CREATE TABLE greetings (
    server BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE hands (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    -- NULL: there is none any more, or the player takes none.
    message BIGINT,
    -- The version of the match that it shows.
    version BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE TABLE highlight_settings (
    server BIGINT NOT NULL PRIMARY KEY,
    channel BIGINT NOT NULL,
    zone TEXT NOT NULL,
    next_at BIGINT NOT NULL
);

CREATE INDEX highlight_settings_by_time ON highlight_settings (next_at);

CREATE TABLE highlights (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    -- From when to when, in milliseconds.
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    announced BIGINT NOT NULL DEFAULT 0,
    UNIQUE (server, until)
);

CREATE INDEX highlights_unannounced ON highlights (id) WHERE announced = 0;

CREATE TRIGGER count_import AFTER INSERT ON imports BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'imports' AND last < NEW.id;
END;

CREATE TABLE imports (
    id BIGINT NOT NULL PRIMARY KEY,
    owner BIGINT NOT NULL,
    -- Discord's id of the interaction that brought it: the same request twice is one import.
    request BIGINT NOT NULL UNIQUE,
    record TEXT NOT NULL,
    -- When it is forgotten.
    expires_at BIGINT NOT NULL
);

CREATE INDEX imports_by_expiry ON imports (expires_at);

CREATE INDEX imports_by_owner ON imports (owner, id);

CREATE TABLE invalid_requests (
    minute BIGINT NOT NULL PRIMARY KEY,
    count BIGINT NOT NULL
);

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

CREATE TRIGGER count_match AFTER INSERT ON matches BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'matches' AND last < NEW.id;
END;

CREATE TRIGGER count_result AFTER UPDATE OF result_number ON matches WHEN NEW.result_number IS NOT NULL BEGIN
    UPDATE counters SET last = NEW.result_number WHERE name = 'results' AND last < NEW.result_number;
END;

CREATE TABLE matches (
    id BIGINT NOT NULL PRIMARY KEY,
    challenge BIGINT NOT NULL UNIQUE REFERENCES challenges (id),
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    -- 32 bytes, secret until the match is over.
    seed BLOB NOT NULL,
    server BIGINT,
    -- The channel where it was arranged, and the thread where it is played, if there is one.
    channel BIGINT NOT NULL,
    thread BIGINT,
    first_player BIGINT NOT NULL,
    second_player BIGINT NOT NULL,
    -- The number of actions committed; every action is committed against the version it was meant for.
    version BIGINT NOT NULL,
    -- Of these, how many Discord has been told of: -1 before the first board.
    announced BIGINT NOT NULL,
    -- The latest board message.
    board BIGINT,
    -- 1 when the channel is gone and the players have been told: nothing is announced until it is moved.
    homeless BIGINT NOT NULL DEFAULT 0,
    -- NULL while the match goes on.
    ended_at BIGINT,
    winner BIGINT,
    reason TEXT,
    created_at BIGINT NOT NULL
, left_to_chance TEXT, time TEXT NOT NULL DEFAULT 'none', rated BIGINT NOT NULL DEFAULT 0, counted BIGINT NOT NULL DEFAULT 1, result_number BIGINT, first_board BIGINT, rules BIGINT NOT NULL DEFAULT 1, secret BLOB, challenge_request BIGINT, accept_request BIGINT, challenger_seat BIGINT, by_lot BIGINT, world_exclusion TEXT, counted_on_server BIGINT NOT NULL DEFAULT 1, paused BIGINT NOT NULL DEFAULT 0, to_act BIGINT, computer BIGINT, level BIGINT, computer_expects BIGINT, hints BIGINT NOT NULL DEFAULT 0, direct BIGINT NOT NULL DEFAULT 0, odds TEXT, second_time TEXT);

CREATE INDEX matches_by_first ON matches (first_player, ended_at);

CREATE INDEX matches_by_place ON matches (COALESCE(thread, channel), (ended_at IS NOT NULL), id DESC);

CREATE UNIQUE INDEX matches_by_result ON matches (result_number) WHERE result_number IS NOT NULL;

CREATE INDEX matches_by_second ON matches (second_player, ended_at);

CREATE INDEX matches_by_server ON matches (server, ended_at);

CREATE INDEX matches_ended_by_server ON matches (server, ended_at) WHERE ended_at IS NOT NULL;

CREATE INDEX matches_left_to_chance ON matches (id) WHERE left_to_chance IS NOT NULL AND ended_at IS NULL;

CREATE INDEX matches_of_computer ON matches (id)
    WHERE computer IS NOT NULL AND ended_at IS NULL AND (to_act IS NULL OR (to_act & (computer + 1)) <> 0);

CREATE INDEX matches_paused ON matches (server) WHERE paused <> 0;

CREATE INDEX matches_running ON matches (id) WHERE ended_at IS NULL;

CREATE INDEX matches_running_by_channel ON matches (channel) WHERE ended_at IS NULL;

CREATE INDEX matches_running_by_thread ON matches (thread) WHERE ended_at IS NULL;

CREATE INDEX matches_unannounced ON matches (id) WHERE announced < version AND homeless = 0;

CREATE TABLE members (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL,
    -- The name on this server.
    name TEXT NOT NULL,
    -- When they joined, as Discord says; NULL: it does not say.
    joined_at BIGINT,
    PRIMARY KEY (server, player)
);

CREATE INDEX members_by_player ON members (player);

CREATE TRIGGER count_offer AFTER INSERT ON offers BEGIN
    UPDATE counters SET last = NEW.id WHERE name = 'offers' AND last < NEW.id;
END;

CREATE TABLE offers (
    id BIGINT NOT NULL PRIMARY KEY,
    -- Discord's id of the interaction that made it: the same request twice makes one offer.
    request BIGINT NOT NULL UNIQUE,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- The seat of who offers, 0 or 1.
    seat BIGINT NOT NULL,
    -- draw, takeback, abort, rematch
    kind TEXT NOT NULL,
    -- The version of the match for which it was made.
    version BIGINT NOT NULL,
    -- open, accepted, declined, withdrawn, lapsed
    state TEXT NOT NULL,
    -- The message that shows it, once there is one, and its channel.
    channel BIGINT,
    message BIGINT,
    created_at BIGINT NOT NULL,
    -- 1 when the message shows the state.
    announced BIGINT NOT NULL
, secret BLOB);

CREATE INDEX offers_by_match ON offers (match_id, state);

CREATE INDEX offers_unannounced ON offers (id) WHERE announced = 0;

CREATE TABLE placing_plans (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    plan TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE TABLE players (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
);

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

CREATE TABLE rating_changes (
    game TEXT NOT NULL,
    scope BIGINT NOT NULL,
    player BIGINT NOT NULL,
    result_number BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    provisional_from BIGINT NOT NULL,
    month BIGINT NOT NULL,
    gained DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, scope, player, result_number)
);

CREATE INDEX rating_changes_by_player ON rating_changes (player, scope, result_number);

CREATE INDEX rating_changes_by_result ON rating_changes (result_number);

CREATE INDEX rating_changes_by_scope ON rating_changes (game, scope, result_number);

CREATE TABLE rating_roles (
    server BIGINT NOT NULL,
    role BIGINT NOT NULL,
    game TEXT NOT NULL,
    -- rating: everybody with this rating or more; top: the first so many of the leaderboard
    kind TEXT NOT NULL,
    threshold BIGINT NOT NULL,
    PRIMARY KEY (server, role)
);

CREATE TABLE ratings (
    game TEXT NOT NULL,
    -- The Discord server where the challenges were made; 0: worldwide.
    scope BIGINT NOT NULL,
    player BIGINT NOT NULL,
    -- Of the latest result.
    result_number BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    -- The rating before the latest result.
    before DOUBLE PRECISION NOT NULL,
    -- Of rated games.
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    -- When the latest result was.
    last_at BIGINT NOT NULL,
    -- When the rating becomes provisional without another game; 0: it is provisional.
    provisional_from BIGINT NOT NULL,
    -- The calendar month of the latest result, 12 for each year and 0 for January, and the points gained in it.
    month BIGINT NOT NULL,
    gained DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, scope, player)
);

CREATE INDEX ratings_by_gain ON ratings (game, scope, month, gained DESC, player, provisional_from) WHERE provisional_from > 0;

CREATE INDEX ratings_by_player ON ratings (player);

CREATE INDEX ratings_by_rating ON ratings (game, scope, rating DESC, player, provisional_from) WHERE provisional_from > 0;

CREATE TABLE registrations (
    application BIGINT NOT NULL PRIMARY KEY,
    digest TEXT NOT NULL,
    versions TEXT NOT NULL
);

CREATE TABLE reratings (
    game TEXT NOT NULL,
    scope BIGINT NOT NULL,
    next_result BIGINT NOT NULL,
    PRIMARY KEY (game, scope)
);

CREATE TABLE role_holders (
    server BIGINT NOT NULL,
    role BIGINT NOT NULL,
    player BIGINT NOT NULL,
    -- giving, given, own (somebody else has given it), absent (no member)
    state TEXT NOT NULL,
    PRIMARY KEY (server, role, player)
);

CREATE INDEX role_holders_by_player ON role_holders (player);

CREATE TABLE role_updates (
    server BIGINT NOT NULL PRIMARY KEY,
    wanted BIGINT NOT NULL,
    done BIGINT NOT NULL DEFAULT 0,
    -- The update up to which what members hold is looked up again; 0: none.
    verify BIGINT NOT NULL DEFAULT 0,
    next_at BIGINT NOT NULL,
    -- When that is wanted again.
    verify_at BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX role_updates_by_time ON role_updates (next_at);

CREATE INDEX role_updates_unfinished ON role_updates (server) WHERE done < wanted;

CREATE TABLE saved_arrays (
    owner BIGINT NOT NULL,
    name TEXT NOT NULL,
    -- The name in lower case: a player has no two arrays whose names differ only in that.
    folded TEXT NOT NULL,
    -- White's placings, e.g. B@c1 K@e1.
    cards TEXT NOT NULL,
    PRIMARY KEY (owner, folded)
);

CREATE TABLE season_places (
    season BIGINT NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    player BIGINT NOT NULL,
    place BIGINT NOT NULL,
    performance BIGINT NOT NULL,
    -- Half points, and the games in which they were made.
    halves BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (season, game, player)
);

CREATE INDEX season_places_by_player ON season_places (player);

CREATE TABLE season_settings (
    server BIGINT NOT NULL PRIMARY KEY,
    channel BIGINT NOT NULL,
    -- quarter, month
    length TEXT NOT NULL,
    zone TEXT NOT NULL
);

CREATE TABLE seasons (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    length TEXT NOT NULL,
    -- The year, and the number of the quarter or the month in it.
    year BIGINT NOT NULL,
    part BIGINT NOT NULL,
    -- From when to when, in milliseconds.
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    -- 1: it is over.
    ended BIGINT NOT NULL DEFAULT 0,
    -- 1: `season_places` is its table; a late or a removed result makes it 0 again.
    settled BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 0,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    UNIQUE (server, since)
);

CREATE UNIQUE INDEX seasons_running ON seasons (server) WHERE ended = 0;

CREATE INDEX seasons_unannounced ON seasons (id) WHERE announced < version;

CREATE INDEX seasons_unsettled ON seasons (until) WHERE settled = 0;

CREATE TABLE series (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- The challenge that began it, whose message shows the score.
    challenge BIGINT NOT NULL UNIQUE REFERENCES challenges (id),
    terms TEXT NOT NULL,
    server BIGINT,
    challenger BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    -- running, over, stopped
    state TEXT NOT NULL DEFAULT 'running',
    -- Why it is over or stopped: points, resigned, agreed, called off, blocked, left
    reason TEXT,
    -- 0: the challenger, 1: the opponent.
    winner BIGINT,
    -- When its next game begins; NULL while one is played.
    next_at BIGINT,
    -- How often cards were swapped, so that the next game begins with the last ones.
    swaps BIGINT NOT NULL DEFAULT 0,
    -- Who wants the next game now, and who wants to stop. 1: the challenger, 2: the opponent.
    ready BIGINT NOT NULL DEFAULT 0,
    stopping BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX series_by_challenger ON series (challenger);

CREATE INDEX series_by_opponent ON series (opponent);

CREATE INDEX series_due ON series (next_at) WHERE next_at IS NOT NULL;

CREATE INDEX series_unannounced ON series (id) WHERE announced < version;

CREATE TABLE series_decks (
    challenge BIGINT NOT NULL REFERENCES challenges (id),
    player BIGINT NOT NULL,
    sideboard TEXT NOT NULL,
    deck TEXT,
    PRIMARY KEY (challenge, player)
);

CREATE INDEX series_decks_by_player ON series_decks (player);

CREATE TABLE series_games (
    series BIGINT NOT NULL REFERENCES series (id) ON DELETE CASCADE,
    -- From 1.
    number BIGINT NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    challenger_seat BIGINT NOT NULL,
    -- The challenger's, in halves; -1 if it was called off, NULL while it is played.
    points BIGINT,
    PRIMARY KEY (series, number)
);

CREATE UNIQUE INDEX series_games_by_match ON series_games (match_id);

CREATE TABLE server_cards (
    server BIGINT NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    betza TEXT NOT NULL,
    value BIGINT NOT NULL,
    -- Who added it.
    author BIGINT NOT NULL,
    PRIMARY KEY (server, folded)
);

CREATE INDEX server_cards_by_author ON server_cards (author);

CREATE TABLE server_channels (
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    PRIMARY KEY (server, channel)
);

CREATE TABLE servers (
    id BIGINT NOT NULL PRIMARY KEY,
    -- 1: every match gets a thread of its own.
    threads BIGINT NOT NULL
, time TEXT, rated BIGINT NOT NULL DEFAULT 1, looking_role BIGINT, language TEXT, last_language TEXT, computer_games TEXT);

CREATE TABLE setups (
    challenge BIGINT NOT NULL PRIMARY KEY REFERENCES challenges (id),
    options TEXT NOT NULL,
    position TEXT NOT NULL
);

CREATE TABLE shard_leases (
    shard BIGINT NOT NULL PRIMARY KEY,
    -- How many shards there are in all.
    shards BIGINT NOT NULL
);

CREATE TABLE shard_presence (
    shard BIGINT NOT NULL,
    -- How many shards there were.
    shards BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (shard, shards)
);

CREATE TABLE simul_guests (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    simul BIGINT NOT NULL REFERENCES simuls (id) ON DELETE CASCADE,
    guest BIGINT NOT NULL,
    -- The board, from 1; NULL before it begins.
    board BIGINT,
    match_id BIGINT REFERENCES matches (id),
    -- host, guest, draw, none
    result TEXT,
    joined_at BIGINT NOT NULL,
    UNIQUE (simul, guest)
);

CREATE INDEX simul_guests_by_guest ON simul_guests (guest);

CREATE UNIQUE INDEX simul_guests_by_match ON simul_guests (match_id) WHERE match_id IS NOT NULL;

CREATE TABLE simuls (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- Discord's id of the request that made it.
    request BIGINT NOT NULL UNIQUE,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    host BIGINT NOT NULL,
    game TEXT NOT NULL,
    -- A JSON object.
    options TEXT NOT NULL,
    time TEXT NOT NULL,
    rated BIGINT NOT NULL,
    places BIGINT NOT NULL,
    -- The host's seat: first, second, alternating, drawn
    seats TEXT NOT NULL,
    -- open, running, finished, cancelled
    state TEXT NOT NULL DEFAULT 'open',
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    -- The message at the end; 0 if there will be none.
    closing BIGINT,
    created_at BIGINT NOT NULL,
    began_at BIGINT,
    ended_at BIGINT
);

CREATE INDEX simuls_by_host ON simuls (host);

CREATE INDEX simuls_by_server ON simuls (server);

CREATE INDEX simuls_running ON simuls (id) WHERE state = 'running';

CREATE INDEX simuls_unannounced ON simuls (id) WHERE announced < version;

CREATE TABLE team_ballots (
    vote BIGINT NOT NULL REFERENCES team_votes (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    choice TEXT,
    number BIGINT,
    PRIMARY KEY (vote, player)
);

CREATE INDEX team_ballots_by_player ON team_ballots (player);

CREATE TABLE team_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- Discord's id of the request that made it.
    request BIGINT NOT NULL UNIQUE,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    organizer BIGINT NOT NULL,
    game TEXT NOT NULL,
    -- A JSON object.
    options TEXT NOT NULL,
    -- The seat that is no team, with its player or the computer's level; NULL: both are teams.
    opponent_seat BIGINT,
    opponent BIGINT,
    level BIGINT,
    -- Time for a vote, in milliseconds.
    vote_length BIGINT NOT NULL,
    -- open, running, over, cancelled
    state TEXT NOT NULL DEFAULT 'open',
    match_id BIGINT REFERENCES matches (id),
    -- The version of the match for which its votes are open, and how often they had to be looked for anew.
    seen BIGINT NOT NULL DEFAULT -1,
    looks BIGINT NOT NULL DEFAULT 0,
    -- Until when it is left alone, since it could not continue.
    rests_until BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    -- Changes of its votes, and those that its board shows.
    tally BIGINT NOT NULL DEFAULT 0,
    tally_announced BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL
, refusals BIGINT NOT NULL DEFAULT 0, refused_until BIGINT NOT NULL DEFAULT 0);

CREATE UNIQUE INDEX team_games_by_match ON team_games (match_id) WHERE match_id IS NOT NULL;

CREATE INDEX team_games_by_opponent ON team_games (opponent) WHERE opponent IS NOT NULL;

CREATE INDEX team_games_by_organizer ON team_games (organizer);

CREATE INDEX team_games_by_server ON team_games (server, id);

CREATE INDEX team_games_running ON team_games (id) WHERE state = 'running';

CREATE INDEX team_games_unannounced ON team_games (id) WHERE announced < version OR tally_announced < tally;

CREATE TABLE team_members (
    game BIGINT NOT NULL REFERENCES team_games (id) ON DELETE CASCADE,
    -- After an erasure a fingerprint, so that nobody comes back for the other team.
    player BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE INDEX team_members_by_player ON team_members (player);

CREATE TABLE team_turn_notes (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    PRIMARY KEY (match_id, player)
);

CREATE INDEX team_turn_notes_by_player ON team_turn_notes (player);

CREATE TABLE team_votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    game BIGINT NOT NULL REFERENCES team_games (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    -- The version of the match and the revision of the turn's draft.
    version BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    closes_at BIGINT NOT NULL,
    -- Number of ballots cast, changes included.
    casts BIGINT NOT NULL DEFAULT 0,
    -- What it has decided, once it is closed; empty if nobody has voted.
    choice TEXT,
    UNIQUE (game, seat, version, revision)
);

CREATE TABLE tournament_dropped_matches (
    match_id BIGINT PRIMARY KEY NOT NULL REFERENCES matches (id),
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE
);

CREATE INDEX tournament_dropped_matches_by_tournament ON tournament_dropped_matches (tournament);

CREATE TABLE tournament_events (
    tournament BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id) ON DELETE CASCADE,
    -- Discord's id; NULL: there is none.
    event BIGINT,
    -- scheduled, active, over
    state TEXT NOT NULL,
    -- What it shows, or was to show when Discord refused it.
    shown TEXT NOT NULL
);

CREATE TABLE tournament_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    -- The board, or the tie in a knock-out, from 1.
    board BIGINT NOT NULL,
    -- The game of the tie, from 1.
    game BIGINT NOT NULL DEFAULT 1,
    -- regular, half, quarter, decider
    speed TEXT NOT NULL DEFAULT 'regular',
    -- Pairing numbers; without Black it is a bye.
    white BIGINT NOT NULL,
    black BIGINT,
    match_id BIGINT REFERENCES matches (id),
    result TEXT,
    UNIQUE (tournament, round, board, game)
);

CREATE UNIQUE INDEX tournament_games_by_match ON tournament_games (match_id) WHERE match_id IS NOT NULL;

CREATE TABLE tournament_medals (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    place BIGINT NOT NULL,
    PRIMARY KEY (tournament, player)
);

CREATE INDEX tournament_medals_by_player ON tournament_medals (player);

CREATE TABLE tournament_players (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,
    -- The pairing number, from 1; NULL before it begins.
    number BIGINT,
    rating BIGINT,
    -- The first round with this player, and the first without.
    entered BIGINT NOT NULL DEFAULT 1,
    withdrawn BIGINT,
    joined_at BIGINT NOT NULL, checked_in BIGINT NOT NULL DEFAULT 0, resting BIGINT NOT NULL DEFAULT 0, stands_in_for BIGINT,
    PRIMARY KEY (tournament, player)
);

CREATE INDEX tournament_players_by_first_player ON tournament_players (stands_in_for) WHERE stands_in_for IS NOT NULL;

CREATE INDEX tournament_players_by_player ON tournament_players (player);

CREATE TABLE tournament_posts (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    message BIGINT, corrections BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, round)
);

CREATE TABLE tournament_reminders (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    sent BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, round, number)
);

CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- Discord's id of the request that made it.
    request BIGINT NOT NULL UNIQUE,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    organizer BIGINT NOT NULL,
    name TEXT NOT NULL,
    -- round robin, double round robin, knockout, swiss
    format TEXT NOT NULL,
    -- Planned rounds; fixed when it begins.
    rounds BIGINT,
    -- Games of a tie in a knock-out.
    best_of BIGINT NOT NULL,
    game TEXT NOT NULL,
    -- A JSON object.
    options TEXT NOT NULL,
    time TEXT NOT NULL,
    rated BIGINT NOT NULL,
    places BIGINT NOT NULL,
    -- Who may join: members with this role, and ratings in this range.
    role BIGINT,
    least_rating BIGINT,
    most_rating BIGINT,
    -- Time for a round, in milliseconds; NULL: as the clocks say.
    round_length BIGINT,
    -- open, running, paused, finished, cancelled
    state TEXT NOT NULL DEFAULT 'open',
    -- The current round; 0 before the first.
    round BIGINT NOT NULL DEFAULT 0,
    deadline BIGINT,
    -- When it has to be looked at, and how often that was asked for.
    next_at BIGINT,
    wakes BIGINT NOT NULL DEFAULT 0,
    -- What its message is to show, and what it shows.
    version BIGINT NOT NULL DEFAULT 1,
    announced BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    created_at BIGINT NOT NULL,
    began_at BIGINT,
    paused_at BIGINT,
    ended_at BIGINT
, starts_at BIGINT, check_in BIGINT, corrections BIGINT NOT NULL DEFAULT 0, asked_to_check_in BIGINT NOT NULL DEFAULT 0);

CREATE INDEX tournaments_by_organizer ON tournaments (organizer);

CREATE INDEX tournaments_by_server ON tournaments (server, id);

CREATE INDEX tournaments_due ON tournaments (next_at) WHERE next_at IS NOT NULL;

CREATE INDEX tournaments_unannounced ON tournaments (id) WHERE announced < version;

CREATE TABLE turn_notes (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- 0 or 1.
    seat BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE TABLE vacations (
    player BIGINT NOT NULL PRIMARY KEY,
    -- The year, in UTC, and how many milliseconds of its allowance are used up.
    year BIGINT NOT NULL,
    used BIGINT NOT NULL,
    -- When the present vacation began and when the allowance will be used up; NULL: the player is not on vacation.
    began_at BIGINT,
    ends_at BIGINT
);

CREATE INDEX vacations_by_end ON vacations (ends_at) WHERE ends_at IS NOT NULL;

CREATE TABLE watchers (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    watcher BIGINT NOT NULL,
    -- 1: of every board; 0: of the end alone.
    every_board BIGINT NOT NULL,
    -- The version of the match of which they have been told, or from which on they watch.
    told BIGINT NOT NULL,
    PRIMARY KEY (match_id, watcher)
);

CREATE INDEX watchers_by_watcher ON watchers (watcher);

CREATE TABLE wishes (
    player BIGINT NOT NULL PRIMARY KEY,
    -- 0: no direct messages.
    direct BIGINT NOT NULL
, theme TEXT, bottom TEXT, notify TEXT, text_boards BIGINT, reminder BIGINT, quiet_from BIGINT, quiet_to BIGINT, zone TEXT, listed BIGINT, warnings BIGINT, language TEXT, last_language TEXT);

CREATE INDEX wishes_unlisted ON wishes (player) WHERE listed = 0;

CREATE TABLE write_probes (
    id BIGINT NOT NULL PRIMARY KEY,
    written_at BIGINT NOT NULL
);
