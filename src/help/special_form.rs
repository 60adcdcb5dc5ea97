//! The form for rarer terms of a game: odds, another time for the other side, and a series.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::answer::form::Form;
use crate::api::outgoing_message::OutgoingMessage;
use crate::help::arrange;
use crate::help::ids::{Arrange, Start, Terms};
use crate::invite::command::odds;
use crate::ui::command_error::CommandError;
use trickmate_host::{SeriesTerms, ServiceError, SpecialTermsError, TimeControl};
use trickmate_rules::Options;
use trickmate_text::text;

const ODDS: &str = "odds";
const TIME: &str = "time";
const SERIES: &str = "series";
/// The longest text of a field, in characters.
const MAX_LEN: u16 = 60;

/// Returns the form, with the terms that are chosen.
pub(crate) fn form(game: &'static str, terms: Terms) -> CreateModal {
    let field = |id: &str, label: String, value: String, example: &str| {
        let input =
            CreateInputText::new(InputTextStyle::Short, label, id).required(false).max_length(MAX_LEN);
        CreateActionRow::InputText(input.value(value).placeholder(example))
    };
    let odds = terms.odds.map(|odds| odds.to_string()).unwrap_or_default();
    let time = terms.opponent_time.map(|time| time.to_string()).unwrap_or_default();
    let series = terms.series.map(|series| series.to_string()).unwrap_or_default();
    let id = Start::Arrange(Arrange::More, game, terms).to_string();
    CreateModal::new(id, text!("special-form")).components(vec![
        field(ODDS, text!("special-form-odds"), odds, "b1 d1"),
        field(TIME, text!("special-form-time"), time, "3+0"),
        field(SERIES, text!("special-form-series"), series, &SeriesTerms::USUAL[0].to_string()),
    ])
}

/// Shows the page of the game with the terms of a submitted form.
pub(crate) async fn submitted(
    form: Form<'_>,
    game: &'static str,
    terms: Terms,
) -> Result<OutgoingMessage, CommandError> {
    let typed = |field: &str| Some(form.typed(field).trim()).filter(|typed| !typed.is_empty());
    let odds = typed(ODDS).map(odds).transpose()?;
    if let (Some(odds), Some(game)) = (odds, trickmate_rules::game(game)) {
        let options = Options::new(game.options(), []).map_err(ServiceError::from)?;
        odds.giver(game, &options).map_err(|error| ServiceError::from(SpecialTermsError::from(error)))?;
    }
    let time = typed(TIME).map(|typed| typed.parse::<TimeControl>().map_err(ServiceError::from));
    let series = typed(SERIES).map(|typed| typed.parse::<SeriesTerms>().map_err(ServiceError::from));
    let terms = Terms { odds, opponent_time: time.transpose()?, series: series.transpose()?, ..terms };
    arrange::changed(form.bot, form.asker, game, terms).await
}
