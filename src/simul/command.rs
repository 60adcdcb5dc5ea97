//! `/simul`: one host against several guests.

use crate::answer::command::{Context, answer, asker, remember_name};
use crate::api::outgoing_message::OutgoingMessage;
use crate::invite::command::may_arrange;
use crate::tournaments::command::read_options;
use crate::ui::command_error::CommandError;
use crate::ui::game_choice::GameChoice;
use trickmate_host::{HostSeats, MAX_GUESTS, ServiceError, SimulTerms, TimeControl};
use trickmate_text::text;

/// The limit in the command's definition is the same as in `trickmate-host`.
const _: () = assert!(MAX_GUESTS == 20);

/// The host's seats.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum SeatsChoice {
    #[name = "first"]
    First,
    #[name = "second"]
    Second,
    #[name = "alternating"]
    Alternating,
    #[name = "drawn"]
    Drawn,
}

impl SeatsChoice {
    const fn seats(self) -> HostSeats {
        match self {
            Self::First => HostSeats::First,
            Self::Second => HostSeats::Second,
            Self::Alternating => HostSeats::Alternating,
            Self::Drawn => HostSeats::Drawn,
        }
    }
}

/// Play several guests at the same time
#[poise::command(slash_command, guild_only)]
pub(crate) async fn simul(
    ctx: Context<'_>,
    game: GameChoice,
    #[max_length = 30] time: Option<String>,
    #[min = 1]
    #[max = 20]
    guests: Option<u16>,
    seats: Option<SeatsChoice>,
    #[choices("rated", "casual")] rated: Option<&'static str>,
    #[max_length = 200] options: Option<String>,
) -> Result<(), CommandError> {
    let work = async {
        remember_name(ctx).await;
        let asker = asker(ctx);
        let server = asker.server.ok_or_else(|| CommandError::words(text!("error-servers-only")))?;
        may_arrange(ctx).await?;
        let time = time.map(|typed| typed.parse::<TimeControl>()).transpose().map_err(ServiceError::from)?;
        let terms = SimulTerms {
            request: asker.request,
            server,
            channel: asker.channel,
            host: asker.person,
            game: game.name().to_owned(),
            options: options.as_deref().map(read_options).transpose()?.unwrap_or_default(),
            time,
            rated: rated == Some("rated"),
            places: guests,
            seats: seats.map_or(HostSeats::Alternating, SeatsChoice::seats),
        };
        let id = ctx.framework.user_data.service.simuls().create(terms).await?;
        Ok(OutgoingMessage::new(text!("simul-created", id)))
    };
    answer(ctx, work).await
}
