//! Searches that end at their deadline. Usually the node count ends them long before, unless the machine is too slow or
//! stalls.

use crate::ids::MatchId;
use trickmate_engine::{Level, Termination};

/// Logs a search that was ended by its deadline. Nothing is said of the position or the choice, which may be secret.
pub(crate) fn log_deadline(purpose: &str, game: MatchId, level: Level, termination: Termination) {
    if termination == Termination::Deadline {
        tracing::warn!("{purpose} in game {game} at level {} was ended by its deadline", level.number());
    }
}

#[cfg(test)]
mod tests {
    use crate::ids::{ChannelId, PlayerId, RequestId, Version};
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    use tracing_subscriber::fmt::MakeWriter;
    use trickmate_engine::{Level, Stop};
    use trickmate_rules::Seat;

    use crate::computer::computer_game::ComputerGame;
    use crate::computer::rows::ComputerTurn;
    use crate::{CHALLENGE_TTL, GameService, SeatWish, Store};

    /// A log that is kept in memory.
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl MakeWriter<'_> for Log {
        type Writer = Self;

        fn make_writer(&self) -> Self {
            self.clone()
        }
    }

    #[tokio::test]
    async fn a_turn_that_its_deadline_ends_is_logged_without_the_move() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_file(&folder.path().join("bot.sqlite")).await.unwrap();
        let (service, _events) = GameService::new(store.clone(), CHALLENGE_TTL);
        let service = service.with_computer(PlayerId::new(99));
        let wanted = ComputerGame {
            request: RequestId::new(1),
            pressed: None,
            game: "poker".to_owned(),
            options: Vec::new(),
            server: None,
            channel: ChannelId::new(5),
            player: PlayerId::new(7),
            seat: SeatWish::Seat(Seat::Second),
            level: Level::HIGHEST,
        };
        let begun = service.computer().play_computer(wanted).await.unwrap();
        let log = Log::default();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(log.clone()).finish();
        let logging = tracing::subscriber::set_default(subscriber);
        let turn =
            ComputerTurn { id: begun.id, version: Version::new(0), person: PlayerId::new(7), suspect: 0 };
        service.computer().take_computer_turn(turn, Duration::ZERO, Stop::new()).await;
        drop(logging);
        let after = service.matches().hosted_match(begun.id).await.unwrap();
        let [ply] = after.game.plies() else { panic!("{} plies", after.game.plies().len()) };
        let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
        let level = Level::HIGHEST.number();
        let wanted = format!("a turn in game {} at level {level} was ended by its deadline", begun.id);
        assert!(log.contains(" WARN ") && log.contains(&wanted), "{log}");
        assert!(!log.contains(&ply.text), "{log}");
        store.close().await;
    }
}
