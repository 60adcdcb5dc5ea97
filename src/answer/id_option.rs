//! Options of commands that are ids: people type or choose their numbers.

use poise::serenity_prelude as serenity;
use poise::{SlashArgError, SlashArgument, async_trait};
use serenity::{CommandInteraction, CreateCommandOption, ResolvedValue};

use trickmate_host::{MatchId, TournamentId};

macro_rules! id_options {
    ($($(#[$about:meta])* $name:ident($id:ident);)*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub(crate) struct $name($id);

            impl $name {
                /// Returns the id.
                pub(crate) const fn id(self) -> $id {
                    self.0
                }
            }

            #[async_trait]
            impl SlashArgument for $name {
                async fn extract(
                    ctx: &serenity::Context,
                    interaction: &CommandInteraction,
                    value: &ResolvedValue<'_>,
                ) -> Result<Self, SlashArgError> {
                    i64::extract(ctx, interaction, value).await.map(|number| Self($id::new(number)))
                }

                fn create(builder: CreateCommandOption) -> CreateCommandOption {
                    i64::create(builder)
                }
            }
        )*
    };
}

id_options! {
    /// The number of a match.
    MatchOption(MatchId);
    /// The number of a tournament.
    TournamentOption(TournamentId);
}
