//! The origin of seeds: every fixed fact about a match counts, and the secret stays secret before the end.

use sha2::{Digest, Sha256};
use trickmate_rules::{GAMES, Match, Options, OriginError, Record, Seat, Secret, SeedOrigin};

fn origin() -> SeedOrigin {
    SeedOrigin {
        secret: Secret::new([7; 32]),
        match_number: 17,
        challenge: 1_234_567_890_123_456_789,
        accept: 1_234_567_890_987_654_321,
        challenger: Seat::First,
        by_lot: false,
    }
}

fn options(game: usize, given: &[(&str, &str)]) -> Options {
    Options::new(GAMES[game].options(), given.iter().copied()).unwrap()
}

/// Begins a match in this way.
fn begun(origin: &SeedOrigin, game: usize, given: &[(&str, &str)]) -> Match {
    let options = options(game, given);
    let seed = origin.seed(GAMES[game], &options);
    Match::new(GAMES[game], options, seed)
}

#[test]
fn the_hashes_are_those_of_the_documented_texts() {
    let hash = |label: &str, text: &str| {
        hex::encode(Sha256::new().chain_update(label).chain_update([7; 32]).chain_update(text).finalize())
    };
    let (origin, options) = (origin(), options(0, &[("deal", "wild")]));
    assert_eq!(origin.secret.commitment(), hash("trickmate secret 1\n", ""));
    let terms = "match 17\ngame cardmate\nrules 1\nchallenge 1234567890123456789\naccept 1234567890987654321\n\
                 challenger forehand chosen\noption deal 4 wild\noption palace 6 occupy\n";
    assert_eq!(origin.terms(GAMES[0], &options), terms);
    assert_eq!(origin.seed(GAMES[0], &options).to_hex(), hash("trickmate seed 1\n", terms));
    let ids = "challenge 1234567890123456789\naccept 1234567890987654321\n";
    let lot = u8::from_str_radix(&hash("trickmate seats 1\n", ids)[..2], 16).unwrap();
    let seat = Seat::ALL[usize::from(lot % 2)];
    assert_eq!(origin.secret.lot(origin.challenge, origin.accept), seat);
}

#[test]
fn everything_that_is_fixed_decides_about_the_seed() {
    let base = origin();
    let mut seeds = vec![base.seed(GAMES[0], &options(0, &[])).to_hex()];
    for other in [
        SeedOrigin { secret: Secret::new([8; 32]), ..base.clone() },
        SeedOrigin { match_number: 18, ..base.clone() },
        SeedOrigin { challenge: base.challenge + 1, ..base.clone() },
        SeedOrigin { accept: base.accept + 1, ..base.clone() },
        SeedOrigin { challenger: Seat::Second, ..base.clone() },
        SeedOrigin { by_lot: true, ..base.clone() },
    ] {
        seeds.push(other.seed(GAMES[0], &options(0, &[])).to_hex());
    }
    seeds.push(base.seed(GAMES[0], &options(0, &[("palace", "king")])).to_hex());
    for (number, game) in GAMES.iter().enumerate().skip(1) {
        seeds.push(base.seed(*game, &options(number, &[])).to_hex());
    }
    for deck in ["deck-white", "deck-black"] {
        seeds.push(base.seed(GAMES[3], &options(3, &[(deck, "30 Soldier")])).to_hex());
    }
    let count = seeds.len();
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), count);
}

#[test]
fn an_option_that_came_later_changes_no_seed_unless_it_is_chosen() {
    for (game, name, other) in [(0, "repetition", "loses"), (1, "short", "tie")] {
        let terms = |given: &[(&str, &str)]| origin().terms(GAMES[game], &options(game, given));
        assert!(!terms(&[]).contains(name), "{}", terms(&[]));
        assert!(terms(&[(name, other)]).contains(&format!("option {name} {} {other}\n", other.len())));
    }
}

#[test]
fn the_lot_gives_both_seats() {
    let drawn = |accept| origin().secret.lot(1, accept);
    let first = (0..200).filter(|accept| drawn(*accept) == Seat::First).count();
    assert!((60..140).contains(&first), "{first} of 200");
}

#[test]
fn a_finished_record_tells_all_and_a_running_one_no_secret() {
    let origin = origin();
    for game in 0..GAMES.len() {
        let mut game = begun(&origin, game, &[]);
        let (secret, commitment) = (origin.secret.to_hex(), origin.secret.commitment());
        let running = Record::public(&game, origin.tags(&game));
        assert!(!running.to_string().contains(&secret), "{running}");
        assert_eq!(running.tag("SecretCommitment"), Some(&*commitment));
        assert_eq!(running.seed_origin(game.game()), Err(OriginError::Missing("Secret")));
        game.play("draw").unwrap();
        let over: Record = Record::public(&game, origin.tags(&game)).to_string().parse().unwrap();
        assert_eq!(over.tag("Secret"), Some(&*secret));
        assert_eq!(over.seed_origin(game.game()).as_ref(), Ok(&origin));
        assert_eq!(origin.check(&over.replay().unwrap()), Ok(()));
    }
}

#[test]
fn another_seed_and_other_seats_are_noticed() {
    let base = origin();
    let game = begun(&base, 1, &[("deal", "random")]);
    let other = SeedOrigin { match_number: 18, ..base.clone() };
    assert!(matches!(other.check(&game), Err(OriginError::OtherSeed(_))));
    let drawn = base.secret.lot(base.challenge, base.accept);
    for (seat, expected) in [(drawn, Ok(())), (drawn.other(), Err(OriginError::OtherSeats))] {
        let by_lot = SeedOrigin { challenger: seat, by_lot: true, ..base.clone() };
        assert_eq!(by_lot.check(&begun(&by_lot, 1, &[])), expected);
    }
}

#[test]
fn tags_that_make_no_sense_are_refused() {
    let game = begun(&origin(), 0, &[]);
    let record = |tag: &str, value: &str| {
        let mut tags = origin().tags(&game);
        tags.push(("Secret".to_owned(), origin().secret.to_hex()));
        tags.iter_mut().filter(|(name, _)| name == tag).for_each(|found| found.1 = value.to_owned());
        Record { tags, ..Record::default() }.seed_origin(GAMES[0])
    };
    assert!(record("Match", "17").is_ok());
    for (tag, value) in [
        ("Match", "x"),
        ("Challenge", "99999999999999999999"),
        ("Accept", ""),
        ("Challenger", "white lot"),
        ("Challenger", "forehand"),
        ("Challenger", "forehand maybe"),
        ("Secret", "07"),
        ("Secret", ""),
    ] {
        let refused = record(tag, value).unwrap_err();
        assert!(refused.to_string().contains(&format!("{tag} is ")), "{refused}");
    }
}

#[test]
fn the_debug_form_hides_the_secret() {
    let text = format!("{:?}", origin());
    assert!(text.contains("Secret(hidden)") && !text.contains("7, 7") && !text.contains("0707"), "{text}");
}
