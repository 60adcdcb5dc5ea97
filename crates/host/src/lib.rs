//! The club behind Trickmate, without Discord: players, matches, clocks, ratings, and the database that keeps them.
//!
//! Requests come in, stored actions and events go out. What has been committed is true, whatever Discord shows. After every
//! commit an [`Event`] says what has to be announced; after a restart [`GameService::unannounced`] says what is still missing.

mod access;
mod analysis;
mod attempts;
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

pub use crate::analysis::{AnalysisRow, AnalysisState, GameAnalysis};
pub use crate::attempts::{Attempt, AttemptResult, ParkedItem, ParkedNews, WorkItem, WorkQueue};
pub use crate::clocks::{
    ClockRow, Clocks, ParseTimeControlError, Reminder, ReminderRow, SeatClock, Shard, TimeControl,
};
pub use crate::computer::{
    ComputerGame, ComputerSeat, ComputerTurn, Hint, Merit, Taken, merits_over, usual_level,
};
pub use crate::daily::{
    Daily, DailyCounts, DailyLineRow, DailyRow, DailySettings, DailySettingsRow, DailyTable, NewDaily,
};
pub use crate::db::Store;
pub use crate::db::{
    BackupError, Contents, Lease, RestoreError, StoreError, TransferError, Transferred, backup, backup_file,
    restore, restore_file, transfer,
};
pub use crate::decks::{
    ChosenDeck, DeckId, DeckRequestError, DeckRow, MAX_DECK_NAME_LEN, MAX_DECKS, NamedDeck, Stored,
};
pub use crate::departures::{PauseStage, PausedGames, TakenDirect};
pub use crate::error::{Refused, ServiceError};
pub use crate::event::Event;
pub use crate::game_service::{CHALLENGE_TTL, GameService};
pub use crate::hands::{HandMessage, HandRow};
pub use crate::highlights::{EndedRow, HighlightRow, HighlightSettingsRow, Highlights, Remarkable};
pub use crate::imports::{IMPORT_KEPT, Import, MAX_RECORD_LEN, MAX_RECORDED, NewImport, RecordError};
pub use crate::invitations::{
    Answer, Challenge, ChallengeRow, ChallengeState, Invitation, NewChallenge, SeatWish,
};
pub use crate::leaderboard::{
    Leaderboard, LeaderboardPage, LeaderboardRow, Own, Period, Ranked, Ranking, Unranked,
};
pub use crate::lessons::{LessonProgress, LessonRow};
pub use crate::limits::Limits;
pub use crate::matches::{
    AT_RANDOM, ActionRow, ChanceProposed, CommitResult, HostedMatch, HostedRow, Listed, ListedMatch,
    ListedRow, MatchEnd, MatchPage, MatchRow, Move, NewMatch, NewSeed, Opened, OriginRow,
};
pub use crate::metrics::Census;
pub use crate::names::MemberRow;
pub use crate::offers::{AddedOffer, NewOffer, Offer, OfferKind, OfferRow, OfferState, Offered};
pub use crate::preferences::{Bottom, Notification, PreferenceRow, Preferences, QuietHours};
pub use crate::privacy::{ERASURE_PAUSE, is_known};
pub use crate::profile::{
    ComputerRecord, GameRating, PastMatch, Profile, RatedGameRow, ResultRow, WinLossDraw, by_game,
};
pub use crate::puzzles::{PuzzleAttempt, Solver, SolverRow};
pub use crate::ratings::{Flag, FlagKind, RatingRow, Recomputed, Rerating, Scope, WORLD};
pub use crate::server_cards::{ServerCard, ServerCardError, ServerCardRow};
pub use crate::servers::{ServerRow, ServerSettings};
pub use crate::shard_leases::{ShardLeases, ShardsTaken};
pub use crate::spectators::{WatchLevel, Watcher, WatcherRow};
pub use crate::studies::{RatedRow, SetupRow, StudyGame, is_playable};
pub use crate::turns::{DraftRow, Within};
pub use crate::vacations::{Remind, VACATION_DAYS, Vacation, VacationRow};
pub use crate::wall_clock::Clock;
pub use crate::world::{WorldExclusion, WorldPolicy, WorldTerms};
pub use trickmate_engine::Level;
