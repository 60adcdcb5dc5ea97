//! Typed plans: one line for each branch, with the moves of both sides alternately.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::context::bot::Bot;
use crate::plan::ids::PlanId;
use crate::play::typed_turn::{Reading, one_action};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::error_text::{quoted, why_refused};
use crate::ui::typed::TYPED;
use trickmate_host::workers::Lane;
use trickmate_host::{
    ConditionalMoveError, HostedMatch, MAX_MOVES, MatchId, MovePlan, MoveTree, ServiceError, planned_step,
};
use trickmate_rules::Match;
use trickmate_text::{rules, text};

/// The longest plan that can be typed, in characters.
const MAX_LEN: u16 = 1500;
/// Most moves in a typed text. It may have more moves than the plan, since lines may begin alike.
const MAX_TYPED: usize = 8 * MAX_MOVES;
/// Characters between moves.
const BETWEEN: [char; 6] = [',', ';', '→', '·', '>', '…'];

/// Returns the form to type a plan, filled in with the current one.
pub(crate) async fn form(bot: &Bot, asker: Asker, match_id: MatchId) -> Result<CreateModal, CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    let seat = hosted.require_seat(asker.person)?;
    let plan = bot.service.conditional_moves().plan(&hosted, seat).await?;
    let written = written(&plan);
    let field = CreateInputText::new(InputTextStyle::Paragraph, text!("plan-form-field"), TYPED)
        .placeholder(text!("plan-form-example"))
        .required(false)
        .max_length(MAX_LEN);
    let field = if written.is_empty() { field } else { field.value(written) };
    Ok(CreateModal::new(PlanId::Type(match_id).to_string(), text!("plan-form"))
        .components(vec![CreateActionRow::InputText(field)]))
}

/// Writes a plan as players type it, up to the length limit.
fn written(plan: &MovePlan) -> String {
    let mut all = String::new();
    for line in plan.tree.lines() {
        let moves = line.iter().filter_map(|node| plan.tree.text(*node)).map(rules::notation);
        let line = moves.collect::<Vec<_>>().join(" ");
        if all.chars().count() + line.chars().count() >= usize::from(MAX_LEN) {
            break;
        }
        if !all.is_empty() {
            all.push('\n');
        }
        all.push_str(&line);
    }
    all
}

/// Reads a typed plan; `None` if it is empty.
pub(crate) async fn read(
    bot: &Bot,
    hosted: &HostedMatch,
    typed: String,
) -> Result<Option<MoveTree>, CommandError> {
    bot.look(Lane::Game, hosted, move |hosted| {
        let lines = typed.lines().map(words).filter(|line| !line.is_empty()).collect::<Vec<_>>();
        if lines.iter().map(Vec::len).sum::<usize>() > MAX_TYPED {
            return Err(ServiceError::from(ConditionalMoveError::Full).into());
        }
        let lines = lines.iter().map(|line| moves(hosted, line)).collect::<Result<Vec<_>, _>>()?;
        if lines.is_empty() { Ok(None) } else { Ok(Some(MoveTree::of_lines(&lines)?)) }
    })
    .await?
}

/// Returns the words of a line, without move numbers.
fn words(line: &str) -> Vec<&str> {
    let is_number = |word: &str| word.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    let words = line.split(|letter: char| letter.is_whitespace() || BETWEEN.contains(&letter));
    words.filter(|word| !is_number(word)).collect()
}

/// Returns the moves of a line in full notation.
fn moves(hosted: &HostedMatch, line: &[&str]) -> Result<Vec<String>, CommandError> {
    let mut game = Match::clone(&hosted.game);
    let mut moves = Vec::new();
    for typed in line {
        let refused =
            |why: String| CommandError::words(text!("plan-misread", line = quoted(&line.join(" ")), why));
        let beyond = || refused(text!("plan-error-beyond", action = quoted(typed)));
        let &[seat] = &game.to_act()[..] else { return Err(beyond()) };
        // Moves may use the letters of either language.
        let plain = rules::without_english_sign(typed);
        let in_english = plain.is_none().then(|| rules::in_english(typed)).flatten();
        let text = match one_action(&game, seat, plain.unwrap_or(typed), in_english.as_deref()) {
            Reading::Action(text) => text,
            _ => return Err(refused(text!("plan-error-two", action = quoted(typed)))),
        };
        match planned_step(&mut game, &text) {
            Ok(text) => moves.push(text),
            Err(ServiceError::Refused(mut why)) => {
                (*typed).clone_into(&mut why.text);
                return Err(refused(why_refused(&why)));
            }
            Err(ServiceError::ConditionalMove(_)) => return Err(beyond()),
            Err(error) => return Err(error.into()),
        }
    }
    Ok(moves)
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn moves_stand_between_numbers_and_signs() {
        assert_eq!(words("12. 4Db6 8Dj2, 3Ca5 → 5Dh3;"), ["4Db6", "8Dj2", "3Ca5", "5Dh3"]);
        assert_eq!(words("1...e5 2. Nf3"), ["1...e5", "Nf3"]);
        assert!(words(" , … ").is_empty());
    }
}
