//! The service behind Trickmate, without Discord: players, matches, clocks, ratings, and the database that stores them.
//!
//! Requests come in, stored actions and events go out. The database is the truth, whatever Discord shows. After every
//! commit an [`Event`] names the news to announce; after a restart [`GameService::unannounced`] returns those still
//! missing.

mod access;
mod analysis;
mod arrays;
mod attempts;
mod bounded;
mod clocks;
mod computer;
mod conditional_moves;
mod daily;
mod db;
mod decks;
mod departures;
mod error;
mod event;
mod fair_play;
mod game_service;
mod given_name;
pub mod glicko;
mod hands;
mod highlights;
mod ids;
mod imports;
mod invalid_requests;
mod invitations;
mod leaderboard;
mod lessons;
mod limits;
mod lived_time;
mod local_time;
mod matches;
mod metrics;
mod names;
mod offers;
mod placing_plans;
mod preferences;
mod privacy;
mod profile;
mod puzzles;
mod ratings;
mod recent;
mod registrations;
mod roles;
mod seasons;
mod series;
mod server_cards;
mod servers;
mod shard_leases;
mod simuls;
mod spectators;
mod studies;
mod teams;
mod tournaments;
mod turns;
mod unannounced;
mod vacations;
mod wall_clock;
pub mod workers;
mod world;

pub use crate::access::handle::AccessRequests;
pub use crate::access::row_handle::AccessRows;
pub use crate::analysis::handle::AnalysisRequests;
pub use crate::analysis::row_handle::AnalysisRows;
pub use crate::analysis::{AnalysisRow, AnalysisState, GameAnalysis};
pub use crate::arrays::handle::ArrayRequests;
pub use crate::arrays::row_handle::ArrayRows;
pub use crate::arrays::{ArrayRequestError, MAX_ARRAYS, SavedArray};
pub use crate::attempts::handle::AttemptRequests;
pub use crate::attempts::row_handle::AttemptRows;
pub use crate::attempts::{Attempt, AttemptResult, ParkedItem, ParkedNews, WorkItem, WorkQueue};
pub use crate::clocks::handle::ClockRequests;
pub use crate::clocks::row_handle::ClockRows;
pub use crate::clocks::{
    ClockRow, Clocks, Moments, ParseTimeControlError, Reminder, ReminderRow, SHARED_LOOK, SeatClock, Shard,
    TimeControl,
};
pub use crate::computer::handle::ComputerRequests;
pub use crate::computer::row_handle::ComputerRows;
pub use crate::computer::{
    ComputerGame, ComputerSeat, ComputerTurn, Hint, HintReason, Taken, reasons_over, usual_level,
    visible_reasons,
};
pub use crate::conditional_moves::handle::ConditionalMoveRequests;
pub use crate::conditional_moves::planned_by::PlannedBy;
pub use crate::conditional_moves::row_handle::ConditionalMoveRows;
pub use crate::conditional_moves::{
    ConditionalMoveError, MAX_MOVES, MovePlan, MoveTree, Node, PlannedAt, is_plannable, planned_step,
};
pub use crate::daily::handle::DailyRequests;
pub use crate::daily::row_handle::DailyRows;
pub use crate::daily::{
    Daily, DailyCounts, DailyLineRow, DailyRow, DailySettings, DailySettingsRow, DailyTable, NewDaily,
};
pub use crate::db::Store;
pub use crate::db::{
    BackupError, Contents, Lease, RestoreError, StoreError, TransferError, Transferred, backup, backup_file,
    restore, restore_file, transfer,
};
pub use crate::decks::handle::DeckRequests;
pub use crate::decks::row_handle::DeckRows;
pub use crate::decks::{
    ChosenDeck, DeckId, DeckRequestError, DeckRow, MAX_BROUGHT, MAX_DECKS, NamedDeck, Stored,
};
pub use crate::departures::handle::DepartureRequests;
pub use crate::departures::row_handle::DepartureRows;
pub use crate::departures::{PauseStage, PausedGames, TakenDirect};
pub use crate::error::{Refused, ServiceError};
pub use crate::event::Event;
pub use crate::fair_play::handle::FairPlayRequests;
pub use crate::game_service::GameService;
pub use crate::given_name::MAX_GIVEN_NAME_LEN;
pub use crate::hands::handle::HandRequests;
pub use crate::hands::row_handle::HandRows;
pub use crate::hands::{HandMessage, HandRow};
pub use crate::highlights::handle::HighlightRequests;
pub use crate::highlights::row_handle::HighlightRows;
pub use crate::highlights::{EndedRow, HighlightRow, HighlightSettingsRow, Highlights, Remarkable};
pub use crate::ids::{
    ApplicationId, ChallengeId, ChannelId, DailyId, DayNumber, EventId, HighlightsId, ImportId,
    InvitationCode, MatchId, MessageId, OfferId, OwnDeckId, PageNumber, ParkedId, PlanRevision, PlayerId,
    RequestId, ResultNumber, Revision, RoleId, SeasonId, SeriesId, ServerId, SimulId, TeamGameId, Timestamp,
    TournamentGameId, TournamentId, Version, VoteId, Year,
};
pub use crate::imports::handle::ImportRequests;
pub use crate::imports::row_handle::ImportRows;
pub use crate::imports::{IMPORT_KEPT, Import, MAX_RECORD_LEN, MAX_RECORDED, NewImport, RecordError};
pub use crate::invalid_requests::handle::InvalidRequestRequests;
pub use crate::invalid_requests::row_handle::InvalidRequestRows;
pub use crate::invitations::handle::InvitationRequests;
pub use crate::invitations::row_handle::InvitationRows;
pub use crate::invitations::{
    Answer, CHALLENGE_TTL, Challenge, ChallengeRow, ChallengeState, Invitation, NewChallenge, SeatWish,
    SpecialTerms, SpecialTermsError,
};
pub use crate::leaderboard::handle::LeaderboardRequests;
pub use crate::leaderboard::row_handle::LeaderboardRows;
pub use crate::leaderboard::{
    Leaderboard, LeaderboardPage, LeaderboardRow, LineRange, Own, Period, Ranked, Ranking, Unranked,
};
pub use crate::lessons::handle::LessonRequests;
pub use crate::lessons::row_handle::LessonRows;
pub use crate::lessons::{LessonProgress, LessonRow};
pub use crate::limits::Limits;
pub use crate::matches::handle::MatchRequests;
pub use crate::matches::row_handle::MatchRows;
pub use crate::matches::{
    AT_RANDOM, AbortedBy, ActionRow, Announcing, ChanceProposed, CommitResult, HostedMatch, HostedRow,
    Listed, ListedMatch, ListedRow, MatchEnd, MatchPage, MatchRow, Move, NewMatch, NewSeed, Opened,
    OriginRow, SeriesPlace, is_at_random,
};
pub use crate::metrics::ActivityCounts;
pub use crate::metrics::handle::MetricRequests;
pub use crate::metrics::row_handle::MetricRows;
pub use crate::names::MemberRow;
pub use crate::names::handle::NameRequests;
pub use crate::names::row_handle::NameRows;
pub use crate::offers::handle::OfferRequests;
pub use crate::offers::row_handle::OfferRows;
pub use crate::offers::{AddedOffer, NewOffer, Offer, OfferKind, OfferRow, OfferState, Offered};
pub use crate::placing_plans::handle::PlacingPlanRequests;
pub use crate::placing_plans::row_handle::PlacingPlanRows;
pub use crate::preferences::handle::PreferenceRequests;
pub use crate::preferences::row_handle::PreferenceRows;
pub use crate::preferences::{BoardOrientation, Notification, PreferenceRow, Preferences, QuietHours};
pub use crate::privacy::handle::PrivacyRequests;
pub use crate::privacy::row_handle::PrivacyRows;
pub use crate::privacy::{ERASURE_PAUSE, is_known};
pub use crate::profile::handle::ProfileRequests;
pub use crate::profile::row_handle::ProfileRows;
pub use crate::profile::{
    ComputerRecord, GameRating, PastMatch, Profile, RatedGameRow, ResultRow, WinLossDraw, by_game,
};
pub use crate::puzzles::handle::PuzzleRequests;
pub use crate::puzzles::row_handle::PuzzleRows;
pub use crate::puzzles::{PuzzleAttempt, PuzzleResult, Solver, SolverRow};
pub use crate::ratings::handle::RatingRequests;
pub use crate::ratings::row_handle::RatingRows;
pub use crate::ratings::{Flag, FlagKind, RatingRow, Recomputed, Rerating, Scope};
pub use crate::registrations::handle::RegistrationRequests;
pub use crate::registrations::row_handle::RegistrationRows;
pub use crate::roles::handle::RoleRequests;
pub use crate::roles::row_handle::RoleRows;
pub use crate::roles::{
    HolderState, MAX_ROLES, RatingRole, RoleChange, RoleRequestError, RoleStep, RoleThreshold, RoleUpdate,
};
pub use crate::seasons::handle::SeasonRequests;
pub use crate::seasons::row_handle::SeasonRows;
pub use crate::seasons::{
    LEAST_GAMES, Medal, MedalOf, PlacedPlayer, Season, SeasonLength, SeasonSettings, SeasonTable,
};
pub use crate::series::handle::SeriesRequests;
pub use crate::series::row_handle::SeriesRows;
pub use crate::series::{
    HostedSeries, MAX_SIDEBOARD, MOST_SERIES_GAMES, ParseSeriesError, SeriesDeck, SeriesEnd, SeriesGame,
    SeriesGoal, SeriesReason, SeriesRequestError, SeriesTerms,
};
pub use crate::server_cards::handle::ServerCardRequests;
pub use crate::server_cards::row_handle::ServerCardRows;
pub use crate::server_cards::{ServerCard, ServerCardError, ServerCardRow};
pub use crate::servers::handle::ServerRequests;
pub use crate::servers::row_handle::ServerRows;
pub use crate::servers::{ComputerPlace, ServerRow, ServerSettings};
pub use crate::shard_leases::{ShardLeases, ShardsTaken};
pub use crate::simuls::handle::SimulRequests;
pub use crate::simuls::row_handle::SimulRows;
pub use crate::simuls::{
    HostSeats, HostedSimul, MAX_GUESTS, SIMULS_OF_HOST, SimulBoard, SimulGuest, SimulRequestError,
    SimulResult, SimulState, SimulTerms, WaitingBoard,
};
pub use crate::spectators::handle::SpectatorRequests;
pub use crate::spectators::row_handle::SpectatorRows;
pub use crate::spectators::{WatchLevel, Watcher, WatcherRow};
pub use crate::studies::handle::StudyRequests;
pub use crate::studies::row_handle::StudyRows;
pub use crate::studies::{RatedRow, SetupRow, StudyGame, StudyStart, is_playable};
pub use crate::teams::handle::TeamRequests;
pub use crate::teams::row_handle::TeamRows;
pub use crate::teams::{
    AwayAnswer, AwayPlace, AwayState, AwayTeam, Ballot, Counted, NewTeamGame, RESIGNATION,
    TEAM_GAMES_OF_ORGANIZER, TEAM_GAMES_OF_SERVER, TeamGame, TeamGameState, TeamMember, TeamOpponent,
    TeamRequestError, TeamVote, Teams, VoteChoice, team_of,
};
pub use crate::tournaments::calendar::{CalendarEntry, CalendarState};
pub use crate::tournaments::deadlines::RoundEnd;
pub use crate::tournaments::handle::TournamentRequests;
pub use crate::tournaments::medals::LEAST_FOR_MEDALS;
pub use crate::tournaments::row_handle::TournamentRows;
pub use crate::tournaments::rows::{TOURNAMENTS_OF_ORGANIZER, TOURNAMENTS_OF_SERVER};
pub use crate::tournaments::{
    Entrant, FirstPlayer, HostedTournament, Manager, MayJoin, Placed, Post, Posted, RoundReminder,
    TournamentFormat, TournamentGame, TournamentRequestError, TournamentState, TournamentTerms,
};
pub use crate::turns::handle::TurnRequests;
pub use crate::turns::row_handle::TurnRows;
pub use crate::turns::{DraftAction, DraftRow};
pub use crate::vacations::handle::VacationRequests;
pub use crate::vacations::row_handle::VacationRows;
pub use crate::vacations::{Remind, VACATION_DAYS, Vacation, VacationRow};
pub use crate::wall_clock::Clock;
pub use crate::world::handle::WorldRequests;
pub use crate::world::{WorldExclusion, WorldPolicy, WorldTerms};
pub use trickmate_engine::Level;
