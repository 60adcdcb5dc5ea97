//! The club behind Trickmate, without Discord: players, matches, clocks, ratings, and the database that keeps them.
//!
//! Requests come in, stored actions and events go out. The database is the truth, whatever Discord shows. After every
//! commit an [`Event`] names the news to announce; after a restart [`GameService::unannounced`] returns those still
//! missing.

mod access;
mod analysis;
mod attempts;
mod bounded;
mod clocks;
mod computer;
mod daily;
mod db;
mod decks;
mod departures;
mod error;
mod event;
mod fair_play;
mod game_service;
pub mod glicko;
mod hands;
mod highlights;
mod imports;
mod invalid_requests;
mod invitations;
mod leaderboard;
mod lessons;
mod limits;
mod lived_time;
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
mod registrations;
mod server_cards;
mod servers;
mod shard_leases;
mod spectators;
mod studies;
mod turns;
mod vacations;
mod wall_clock;
pub mod workers;
mod world;

pub use crate::access::handle::AccessRequests;
pub use crate::access::row_handle::AccessRows;
pub use crate::analysis::handle::AnalysisRequests;
pub use crate::analysis::row_handle::AnalysisRows;
pub use crate::analysis::{AnalysisRow, AnalysisState, GameAnalysis};
pub use crate::attempts::handle::AttemptRequests;
pub use crate::attempts::row_handle::AttemptRows;
pub use crate::attempts::{Attempt, AttemptResult, ParkedItem, ParkedNews, WorkItem, WorkQueue};
pub use crate::clocks::handle::ClockRequests;
pub use crate::clocks::row_handle::ClockRows;
pub use crate::clocks::{
    ClockRow, Clocks, ParseTimeControlError, Reminder, ReminderRow, SeatClock, Shard, TimeControl,
};
pub use crate::computer::handle::ComputerRequests;
pub use crate::computer::row_handle::ComputerRows;
pub use crate::computer::{
    ComputerGame, ComputerSeat, ComputerTurn, Hint, Merit, Taken, merits_over, usual_level,
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
    ChosenDeck, DeckId, DeckRequestError, DeckRow, MAX_BROUGHT, MAX_DECK_NAME_LEN, MAX_DECKS, NamedDeck,
    Stored,
};
pub use crate::departures::handle::DepartureRequests;
pub use crate::departures::row_handle::DepartureRows;
pub use crate::departures::{PauseStage, PausedGames, TakenDirect};
pub use crate::error::{Refused, ServiceError};
pub use crate::event::Event;
pub use crate::fair_play::handle::FairPlayRequests;
pub use crate::game_service::{CHALLENGE_TTL, GameService};
pub use crate::hands::handle::HandRequests;
pub use crate::hands::row_handle::HandRows;
pub use crate::hands::{HandMessage, HandRow};
pub use crate::highlights::handle::HighlightRequests;
pub use crate::highlights::row_handle::HighlightRows;
pub use crate::highlights::{EndedRow, HighlightRow, HighlightSettingsRow, Highlights, Remarkable};
pub use crate::imports::handle::ImportRequests;
pub use crate::imports::row_handle::ImportRows;
pub use crate::imports::{IMPORT_KEPT, Import, MAX_RECORD_LEN, MAX_RECORDED, NewImport, RecordError};
pub use crate::invalid_requests::handle::InvalidRequestRequests;
pub use crate::invalid_requests::row_handle::InvalidRequestRows;
pub use crate::invitations::handle::InvitationRequests;
pub use crate::invitations::row_handle::InvitationRows;
pub use crate::invitations::{
    Answer, Challenge, ChallengeRow, ChallengeState, Invitation, NewChallenge, SeatWish,
};
pub use crate::leaderboard::handle::LeaderboardRequests;
pub use crate::leaderboard::row_handle::LeaderboardRows;
pub use crate::leaderboard::{
    Leaderboard, LeaderboardPage, LeaderboardRow, Own, Period, Ranked, Ranking, Unranked,
};
pub use crate::lessons::handle::LessonRequests;
pub use crate::lessons::row_handle::LessonRows;
pub use crate::lessons::{LessonProgress, LessonRow};
pub use crate::limits::Limits;
pub use crate::matches::handle::MatchRequests;
pub use crate::matches::row_handle::MatchRows;
pub use crate::matches::{
    AT_RANDOM, ActionRow, ChanceProposed, CommitResult, HostedMatch, HostedRow, Listed, ListedMatch,
    ListedRow, MatchEnd, MatchPage, MatchRow, Move, NewMatch, NewSeed, Opened, OriginRow,
};
pub use crate::metrics::Census;
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
pub use crate::preferences::{Bottom, Notification, PreferenceRow, Preferences, QuietHours};
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
pub use crate::ratings::{Flag, FlagKind, RatingRow, Recomputed, Rerating, Scope, WORLD};
pub use crate::registrations::handle::RegistrationRequests;
pub use crate::registrations::row_handle::RegistrationRows;
pub use crate::server_cards::handle::ServerCardRequests;
pub use crate::server_cards::row_handle::ServerCardRows;
pub use crate::server_cards::{ServerCard, ServerCardError, ServerCardRow};
pub use crate::servers::handle::ServerRequests;
pub use crate::servers::row_handle::ServerRows;
pub use crate::servers::{ServerRow, ServerSettings};
pub use crate::shard_leases::{ShardLeases, ShardsTaken};
pub use crate::spectators::handle::SpectatorRequests;
pub use crate::spectators::row_handle::SpectatorRows;
pub use crate::spectators::{WatchLevel, Watcher, WatcherRow};
pub use crate::studies::handle::StudyRequests;
pub use crate::studies::row_handle::StudyRows;
pub use crate::studies::{RatedRow, SetupRow, StudyGame, is_playable};
pub use crate::turns::handle::TurnRequests;
pub use crate::turns::row_handle::TurnRows;
pub use crate::turns::{DraftRow, Within};
pub use crate::vacations::handle::VacationRequests;
pub use crate::vacations::row_handle::VacationRows;
pub use crate::vacations::{Remind, VACATION_DAYS, Vacation, VacationRow};
pub use crate::wall_clock::Clock;
pub use crate::world::handle::WorldRequests;
pub use crate::world::{WorldExclusion, WorldPolicy, WorldTerms};
pub use trickmate_engine::Level;
