//! Teams that play elsewhere: who may invite, accept and join, and where.

use std::time::Duration;

use super::{ALICE, BOB, CAROL, CHANNEL, House};
use trickmate_host::{
    AwayAnswer, AwayPlace, AwayState, ChannelId, InvitationCode, NewTeamGame, PlayerId, RequestId, ServerId,
    ServiceError, Shard, TeamGame, TeamGameId, TeamGameState, TeamRequestError, Timestamp,
};
use trickmate_rules::Seat;

const HOME: ServerId = ServerId::new(10);
/// A server of another connection, if there are two.
const ABROAD: ServerId = ServerId::new((1 << 22) + 20);
const OTHER: AwayPlace = AwayPlace { server: HOME, channel: ChannelId::new(101) };
const FOREIGN: AwayPlace = AwayPlace { server: ABROAD, channel: ChannelId::new(200) };

/// Makes a game of two teams, as Alice.
async fn make(house: &House, request: i64) -> TeamGameId {
    let terms = NewTeamGame {
        request: RequestId::new(request),
        server: HOME,
        channel: CHANNEL,
        organizer: ALICE,
        game: "cardmate".to_owned(),
        options: Vec::new(),
        opponent: None,
        time: None,
    };
    house.service.teams().create(terms).await.unwrap()
}

fn code(game: &TeamGame) -> InvitationCode {
    game.away.as_ref().unwrap().code
}

/// Answers an invitation, as a manager.
async fn answer(
    house: &House,
    code: InvitationCode,
    player: PlayerId,
    place: AwayPlace,
    accepts: bool,
) -> Result<TeamGame, ServiceError> {
    let answer = AwayAnswer { code, player, place, manages: true, accepts };
    house.service.teams().answer_away(answer).await
}

#[track_caller]
fn refused<T: std::fmt::Debug>(result: Result<T, ServiceError>, error: TeamRequestError) {
    match result {
        Err(ServiceError::Team(refusal)) => assert_eq!(refusal, error),
        other => panic!("{other:?} instead of {error:?}"),
    }
}

#[tokio::test]
async fn only_the_organizer_invites_and_only_one_team_that_nobody_has_joined() {
    let house = House::new().await;
    let teams = house.service.teams();
    let id = make(&house, 1).await;
    refused(teams.invite_away(id, BOB, Some(OTHER)).await, TeamRequestError::NotYours(ALICE));
    let here = AwayPlace { channel: CHANNEL, ..OTHER };
    refused(teams.invite_away(id, ALICE, Some(here)).await, TeamRequestError::SameChannel);
    // Whoever has joined stays where they are: the other side plays elsewhere.
    teams.join(id, BOB, Seat::Second, CHANNEL).await.unwrap();
    let invited = teams.invite_away(id, ALICE, Some(OTHER)).await.unwrap();
    assert_eq!(invited.away.as_ref().unwrap().seat, Seat::First);
    refused(teams.invite_away(id, ALICE, None).await, TeamRequestError::Invited);
    refused(teams.join(id, CAROL, Seat::First, CHANNEL).await, TeamRequestError::Elsewhere);
    refused(teams.join(id, CAROL, Seat::First, OTHER.channel).await, TeamRequestError::Elsewhere);
    refused(teams.begin(id, ALICE, RequestId::new(2)).await, TeamRequestError::NoMember(Seat::First));
    let declined = answer(&house, code(&invited), CAROL, OTHER, false).await.unwrap();
    assert_eq!(declined.away.unwrap().state, AwayState::Declined);
    // Now both can play here, and then neither elsewhere.
    teams.join(id, CAROL, Seat::First, CHANNEL).await.unwrap();
    refused(teams.invite_away(id, ALICE, Some(OTHER)).await, TeamRequestError::BothJoined);
    teams.begin(id, ALICE, RequestId::new(2)).await.unwrap();
    refused(teams.invite_away(id, ALICE, Some(OTHER)).await, TeamRequestError::Closed);
}

#[tokio::test]
async fn an_invitation_is_answered_once_where_it_is_for_by_somebody_who_may() {
    let house = House::new().await;
    let teams = house.service.teams();
    let id = make(&house, 1).await;
    let invited = teams.invite_away(id, ALICE, Some(OTHER)).await.unwrap();
    let code_here = code(&invited);
    let unknown = InvitationCode::new(-1);
    refused(answer(&house, unknown, BOB, OTHER, true).await, TeamRequestError::NoInvitation);
    refused(answer(&house, code_here, BOB, FOREIGN, true).await, TeamRequestError::NoInvitation);
    refused(answer(&house, code_here, ALICE, OTHER, true).await, TeamRequestError::OwnInvitation);
    house.service.access().ban(HOME, BOB).await.unwrap();
    assert!(matches!(answer(&house, code_here, BOB, OTHER, true).await, Err(ServiceError::Banned)));
    let accepted = answer(&house, code_here, CAROL, OTHER, true).await.unwrap();
    assert_eq!(accepted.away.unwrap().state, AwayState::Accepted);
    refused(answer(&house, code_here, CAROL, OTHER, false).await, TeamRequestError::NoInvitation);
    // Each team is joined at its own place only.
    refused(teams.join(id, CAROL, Seat::First, OTHER.channel).await, TeamRequestError::Elsewhere);
    refused(teams.join(id, CAROL, Seat::Second, CHANNEL).await, TeamRequestError::Elsewhere);
    teams.join(id, CAROL, Seat::Second, OTHER.channel).await.unwrap();
    refused(teams.join(id, CAROL, Seat::First, CHANNEL).await, TeamRequestError::OtherTeam(Seat::Second));
}

#[tokio::test]
async fn another_server_needs_a_manager_and_room() {
    let house = House::new().await;
    let teams = house.service.teams();
    let id = make(&house, 1).await;
    let code = code(&teams.invite_away(id, ALICE, None).await.unwrap());
    let member = AwayAnswer { code, player: BOB, place: FOREIGN, manages: false, accepts: true };
    refused(teams.answer_away(member).await, TeamRequestError::NotManager);
    refused(answer(&house, code, BOB, OTHER, true).await, TeamRequestError::SameServer);
    for number in 0..20 {
        let full = format!(
            "INSERT INTO team_games (request, server, channel, organizer, game, options, vote_length, created_at) \
             VALUES (1000 + {number}, {ABROAD}, 1, 7, 'cardmate', '{{}}', 1, 0)"
        );
        house.database.execute(full).await;
    }
    refused(answer(&house, code, BOB, FOREIGN, true).await, TeamRequestError::TooMany);
    house.database.execute(format!("DELETE FROM team_games WHERE server = {ABROAD}")).await;
    let game = answer(&house, code, BOB, FOREIGN, true).await.unwrap();
    assert_eq!(game.away.as_ref().unwrap().home(), Some(FOREIGN));
    // A ban counts where the team plays.
    house.service.access().ban(ABROAD, CAROL).await.unwrap();
    let banned = teams.join(id, CAROL, Seat::Second, FOREIGN.channel).await;
    assert!(matches!(banned, Err(ServiceError::Banned)), "{banned:?}");
    teams.join(id, CAROL, Seat::First, CHANNEL).await.unwrap();
}

#[tokio::test]
async fn an_unanswered_invitation_expires_and_leaves_the_game_open() {
    let house = House::with(Duration::ZERO).await;
    let teams = house.service.teams();
    let id = make(&house, 1).await;
    let code = code(&teams.invite_away(id, ALICE, Some(OTHER)).await.unwrap());
    refused(answer(&house, code, BOB, OTHER, true).await, TeamRequestError::NoInvitation);
    refused(teams.invited_game(code).await, TeamRequestError::NoInvitation);
    teams.run_teams(&[]).await.unwrap();
    let game = teams.team_game(id).await.unwrap();
    assert_eq!((game.state, game.away.unwrap().state), (TeamGameState::Open, AwayState::Expired));
    teams.join(id, BOB, Seat::Second, CHANNEL).await.unwrap();
    // Nothing more is due.
    assert_eq!(teams.run_teams(&[]).await.unwrap(), None);
}

#[tokio::test]
async fn votes_stand_still_while_either_server_has_removed_the_bot() {
    let house = House::new().await;
    let (teams, departures) = (house.service.teams(), house.service.departures());
    let id = make(&house, 1).await;
    let code = code(&teams.invite_away(id, ALICE, None).await.unwrap());
    answer(&house, code, BOB, FOREIGN, true).await.unwrap();
    teams.join(id, ALICE, Seat::First, CHANNEL).await.unwrap();
    teams.join(id, BOB, Seat::Second, FOREIGN.channel).await.unwrap();
    // It does not begin while one of them is away.
    departures.server_left(ABROAD).await.unwrap();
    refused(teams.begin(id, ALICE, RequestId::new(2)).await, TeamRequestError::AwayGone);
    departures.server_joined(ABROAD).await.unwrap();
    let begun = teams.begin(id, ALICE, RequestId::new(2)).await.unwrap();
    teams.run_teams(&[]).await.unwrap();
    let due = async || house.database.number("SELECT COUNT(*) FROM team_votes WHERE choice IS NULL").await;
    for server in [ABROAD, HOME] {
        departures.server_left(server).await.unwrap();
        assert!(house.service.matches().hosted_match(begun).await.unwrap().is_paused);
        house.database.execute("UPDATE team_votes SET closes_at = 0").await;
        assert_eq!(teams.run_teams(&[]).await.unwrap(), None);
        assert_eq!(due().await, Some(1), "the vote stands still");
        house.database.execute("UPDATE team_votes SET closes_at = 9000000000000000").await;
        departures.server_joined(server).await.unwrap();
        assert!(!house.service.matches().hosted_match(begun).await.unwrap().is_paused);
    }
    // The same while the connection of either is away, and the time is made up for.
    for index in [0, 1] {
        let away = Shard { index, count: 2 };
        house.database.execute("UPDATE team_votes SET closes_at = 0").await;
        assert_eq!(teams.run_teams(&[away]).await.unwrap(), None);
        assert_eq!(due().await, Some(1), "the vote stands still");
        house.database.execute("UPDATE team_votes SET closes_at = 10000").await;
        let [since, now] = [5000, 9000].map(Timestamp::new);
        house.store.clocks().compensate_outage(away, Some(since), now, 0).await.unwrap();
        let closes = house.database.number("SELECT closes_at FROM team_votes").await;
        assert_eq!(closes, Some(14_000));
    }
    // Both are away: the time counts from the first removal to the last return, once.
    let at = async |server: ServerId, at: i64| {
        let text = format!("INSERT INTO departures (server, at) VALUES ({server}, {at})");
        house.database.execute(text).await;
    };
    let now = house.service.clock().timestamp().get();
    at(HOME, now - 5000).await;
    at(ABROAD, now - 3000).await;
    house.database.execute(format!("UPDATE team_votes SET closes_at = {now}")).await;
    departures.server_joined(HOME).await.unwrap();
    let closes = async || house.database.number("SELECT closes_at FROM team_votes").await.unwrap();
    assert_eq!(closes().await, now + 2000);
    departures.server_joined(ABROAD).await.unwrap();
    let later = closes().await;
    assert!((now + 5000..now + 65_000).contains(&later), "{}", later - now);
    // Without the bot for long, it ends without a result.
    departures.server_left(ABROAD).await.unwrap();
    house.database.execute(format!("UPDATE departures SET at = 0 WHERE server = {ABROAD}")).await;
    let whole = Shard { index: 0, count: 1 };
    departures.follow_absences(&[whole]).await.unwrap();
    let hosted = house.service.matches().hosted_match(begun).await.unwrap();
    assert!(hosted.game.outcome().is_some_and(|outcome| outcome.is_aborted()));
    departures.erase_departed(&[whole]).await.unwrap();
    assert_eq!(house.database.number("SELECT COUNT(*) FROM away_teams").await, Some(0));
}
