//! Games of teams: a vote is closed once, whoever looks; who has joined a team stays in it.

use super::{ALICE, BOB, CAROL, CHANNEL, House, invitation};
use trickmate_host::workers::Lane;
use trickmate_host::{
    Answer, Ballot, ChannelId, GameService, Invitation, MatchId, MessageId, NewTeamGame, PlayerId, RequestId,
    ServerId, ServiceError, TeamGameId, TeamOpponent, TeamRequestError, Version, is_plannable,
};
use trickmate_rules::Seat;

const DAVE: PlayerId = PlayerId::new(4);

/// Begins Cardmate between Alice, Bob and Dave, and Carol; returns the game of teams, of which it is match 1.
async fn begin(house: &House) -> TeamGameId {
    let terms = NewTeamGame {
        request: RequestId::new(1),
        server: ServerId::new(10),
        channel: CHANNEL,
        organizer: ALICE,
        game: "cardmate".to_owned(),
        options: Vec::new(),
        opponent: None,
        time: None,
    };
    let teams = house.service.teams();
    let id = teams.create(terms).await.unwrap();
    for (player, seat) in
        [(ALICE, Seat::First), (BOB, Seat::First), (DAVE, Seat::First), (CAROL, Seat::Second)]
    {
        teams.join(id, player, seat, CHANNEL).await.unwrap();
    }
    assert_eq!(teams.begin(id, ALICE, RequestId::new(2)).await.unwrap().get(), 1);
    teams.run_teams(&[]).await.unwrap();
    id
}

/// Votes as a member at a version; returns whether the ballot was taken.
async fn vote(service: &GameService, player: PlayerId, choice: &str, version: i64) -> bool {
    let ballot =
        Ballot { player, version: Some(Version::new(version)), revision: None, choice: choice.to_owned() };
    let hosted = service.matches().hosted_match(MatchId::new(1)).await.unwrap();
    service.teams().vote(hosted, ballot).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_closed_once_by_many_who_look_while_ballots_come() {
    let house = House::new().await;
    begin(&house).await;
    // Alice has voted; the time is over while two others vote for something else.
    assert!(vote(&house.service, ALICE, "4Ci3", 0).await);
    house.database.execute("UPDATE team_votes SET closes_at = 0").await;
    let mut tasks = Vec::new();
    for (player, choice) in [(BOB, "7Cb1"), (DAVE, "7Cb1")] {
        let service = house.service.clone();
        tasks.push(tokio::spawn(async move { assert!(!vote(&service, player, choice, 0).await) }));
    }
    for _ in 0..8 {
        let service = house.service.clone();
        tasks.push(tokio::spawn(async move { service.teams().run_teams(&[]).await.map(|_| ()).unwrap() }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    // The ballot that has the absolute majority closes the vote while others look.
    let looks = || house.service.teams().run_teams(&[]);
    let (taken, one, other) = tokio::join!(vote(&house.service, CAROL, "4Db6", 1), looks(), looks());
    assert!(taken && one.is_ok() && other.is_ok());
    let texts = house.database.texts("SELECT text FROM actions ORDER BY ply").await;
    assert_eq!(texts, ["4Ci3", "4Db6"]);
    // The next vote is open, once.
    let votes = "SELECT COUNT(*) FROM team_votes WHERE version = 2 AND choice IS NULL";
    assert_eq!(house.database.number(votes).await, Some(1));
}

#[tokio::test]
async fn only_members_have_messages_about_turns_of_their_team() {
    let house = House::new().await;
    begin(&house).await;
    let turns = house.store.turns();
    let note = |player: i64| {
        turns.set_member_note(
            MatchId::new(1),
            PlayerId::new(player),
            (ChannelId::new(50), MessageId::new(60 + player)),
        )
    };
    // A deleted member has another number in the team.
    note(DAVE.get()).await.unwrap();
    note(77).await.unwrap();
    let noted = turns.turn_notes(MatchId::new(1)).await.unwrap();
    assert_eq!(noted, [(ChannelId::new(50), MessageId::new(64))]);
}

#[tokio::test]
async fn what_is_decided_is_carried_out_after_a_restart() {
    let house = House::new().await;
    begin(&house).await;
    house.database.execute("UPDATE team_votes SET choice = '4Ci3'").await;
    let house = house.again().await;
    house.service.teams().run_teams(&[]).await.unwrap();
    house.service.teams().run_teams(&[]).await.unwrap();
    assert_eq!(house.database.texts("SELECT text FROM actions").await, ["4Ci3"]);
    assert_eq!(house.database.number("SELECT version FROM team_votes").await, Some(1));
}

#[tokio::test]
async fn who_has_joined_a_team_stays_there_even_after_an_erasure() {
    let house = House::new().await;
    let id = begin(&house).await;
    assert!(vote(&house.service, BOB, "4Ci3", 0).await);
    let data = house.service.privacy().personal_data(BOB).await.unwrap();
    assert_eq!(data["team_members"][0]["seat"], 0);
    assert_eq!(data["team_ballots"][0]["choice"], "4Ci3");
    house.service.privacy().leave(BOB).await.unwrap();
    house.service.privacy().forget(BOB).await.unwrap();
    assert_eq!(house.database.number("SELECT COUNT(*) FROM team_ballots").await, Some(2));
    assert_eq!(house.database.number("SELECT COUNT(*) FROM team_members WHERE player < 0").await, Some(1));
    let other = house.service.teams().join(id, BOB, Seat::Second, CHANNEL).await;
    assert!(matches!(other, Err(ServiceError::Team(TeamRequestError::OtherTeam(Seat::First)))));
    // The game continues without.
    assert_eq!(house.service.matches().hosted_match(MatchId::new(1)).await.unwrap().game.outcome(), None);
    for player in [ALICE, DAVE] {
        assert!(vote(&house.service, player, "4Ci3", 0).await);
    }
    assert_eq!(house.database.texts("SELECT text FROM actions").await, ["4Ci3"]);
}

#[tokio::test]
async fn chance_is_voted_for_only_where_it_can_decide() {
    let house = House::new().await;
    begin(&house).await;
    for choice in ["random", "Random!"] {
        assert!(!vote(&house.service, ALICE, choice, 0).await);
    }
    // The seat and the version come before what is chosen.
    let hosted = || house.service.matches().hosted_match(MatchId::new(1));
    for (player, version, is_stale) in [(CAROL, 0, false), (ALICE, 1, true)] {
        let ballot = Ballot {
            player,
            version: Some(Version::new(version)),
            revision: None,
            choice: "no move at all".to_owned(),
        };
        let refusal = house.service.teams().vote(hosted().await.unwrap(), ballot).await.unwrap_err();
        assert_eq!(matches!(refusal, ServiceError::Stale), is_stale, "{refusal}");
    }
    assert_eq!(house.database.number("SELECT COUNT(choice) FROM team_ballots").await, Some(0));
}

#[tokio::test]
async fn a_refused_decision_gets_no_more_time() {
    let house = House::new().await;
    begin(&house).await;
    let deadline = house.database.number("SELECT closes_at FROM team_votes").await;
    // What older programs have taken may be no action at all.
    house.database.execute("UPDATE team_ballots SET choice = 'random', number = 1").await;
    house.database.execute("UPDATE team_ballots SET choice = '4Ci3', number = 2 WHERE player = 4").await;
    house.database.execute("UPDATE team_votes SET choice = 'random'").await;
    house.service.teams().run_teams(&[]).await.unwrap();
    let open = "SELECT closes_at FROM team_votes WHERE version = 0 AND choice IS NULL";
    assert_eq!(house.database.number(open).await, deadline);
    // Its time is over: the other choice is left.
    house.database.execute("UPDATE team_votes SET closes_at = 0").await;
    house.service.teams().run_teams(&[]).await.unwrap();
    assert_eq!(house.database.texts("SELECT text FROM actions").await, ["4Ci3"]);
}

#[tokio::test]
async fn a_match_of_their_team_is_found_like_one_of_their_own() {
    let house = House::new().await;
    begin(&house).await;
    let matches = house.service.matches();
    for (player, is_to_act) in [(ALICE, true), (DAVE, true), (CAROL, false)] {
        assert_eq!(matches.match_here(player, CHANNEL).await.unwrap().id.get(), 1);
        let listed = matches.matches_of(player, CHANNEL, 9, |_| true).await.unwrap();
        assert_eq!(listed.len(), 1);
        assert_eq!(listed[0].is_to_act(player), is_to_act, "{player}");
        assert_eq!(
            matches.match_page(player, trickmate_host::PageNumber::FIRST, 9).await.unwrap().matches.len(),
            1
        );
    }
    let stranger = PlayerId::new(5);
    assert!(matches!(matches.match_here(stranger, CHANNEL).await, Err(ServiceError::NothingHere)));
    assert!(matches.matches_of(stranger, CHANNEL, 9, |_| true).await.unwrap().is_empty());
    // Each plays another one, where they are not to act.
    let between = Invitation { challenger: DAVE, opponent: Some(ALICE), ..invitation(9) };
    let challenge = house.service.invitations().invite(between).await.unwrap();
    let answered = house.service.invitations().answer(challenge.id, ALICE, Answer::Accept, RequestId::new(0));
    answered.await.unwrap();
    let other = matches.match_of_challenge(challenge.id).await.unwrap().id;
    assert_eq!(matches.match_here(DAVE, CHANNEL).await.unwrap().id, other, "two to act: the latest");
    assert_eq!(matches.match_here(ALICE, CHANNEL).await.unwrap().id.get(), 1, "it is her team's turn there");
}

#[tokio::test]
async fn a_game_of_teams_neither_goes_on_in_direct_messages_nor_is_planned() {
    let house = House::new().await;
    let teams = house.service.teams();
    let terms = NewTeamGame {
        request: RequestId::new(1),
        server: ServerId::new(10),
        channel: CHANNEL,
        organizer: ALICE,
        game: "cardmate".to_owned(),
        options: Vec::new(),
        opponent: Some((Seat::First, TeamOpponent::Person(BOB))),
        time: None,
    };
    let id = teams.create(terms).await.unwrap();
    teams.join(id, ALICE, Seat::Second, CHANNEL).await.unwrap();
    let game = teams.begin(id, BOB, RequestId::new(2)).await.unwrap();
    let hosted = house.service.matches().hosted_match(game).await.unwrap();
    let mut between_two = hosted.clone();
    between_two.teams = None;
    let look = move || [hosted, between_two].map(|hosted| is_plannable(&hosted));
    assert_eq!(house.service.workers().run(Lane::Game, look).await.unwrap(), [false, true]);
    house.service.departures().server_left(ServerId::new(10)).await.unwrap();
    house.database.execute("UPDATE departures SET at = 0").await;
    let taken = house.service.departures().take_direct(game, BOB).await;
    assert!(matches!(taken, Err(ServiceError::Team(TeamRequestError::InTeams))), "{taken:?}");
}
