//! The bot's own emojis in messages: pictures in place of the symbols of pieces, cards and suits.

use poise::serenity_prelude as serenity;
use serenity::{
    Button, ComponentType, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EmojiId, ReactionType, SelectMenu, SelectMenuOption,
};

use trickmate_render::is_card_mark;

/// Quote around literal text: boards in letters, and text to type.
const QUOTE: char = '`';

/// An emoji that Discord knows.
#[derive(Clone, Debug)]
pub(crate) struct KnownEmoji {
    /// Form in texts without pictures.
    pub(crate) symbol: String,
    /// Its name at Discord.
    pub(crate) name: String,
    pub(crate) id: EmojiId,
}

/// The emojis that Discord knows, longer symbols before shorter ones.
#[derive(Debug, Default)]
pub(crate) struct Emojis(pub(crate) Vec<KnownEmoji>);

impl Emojis {
    /// Returns a text with emojis in place of symbols, except in quotes, if it fits into this many characters.
    pub(crate) fn written_within(&self, text: &str, max: usize) -> String {
        let written = unmarked(&self.written(text));
        if written.chars().count() <= max { written } else { unmarked(text) }
    }

    /// Returns a text with emojis in place of symbols, except in quotes.
    fn written(&self, text: &str) -> String {
        let mut written = String::with_capacity(text.len());
        for (number, part) in text.split(QUOTE).enumerate() {
            if number > 0 {
                written.push(QUOTE);
            }
            match number % 2 {
                0 => self.write(part, &mut written),
                _ => written.push_str(part),
            }
        }
        written
    }

    fn write(&self, text: &str, written: &mut String) {
        let (mut rest, mut is_in_word) = (text, false);
        while let Some(next) = rest.chars().next() {
            match self.0.iter().find(|emoji| !is_in_word && rest.starts_with(&emoji.symbol)) {
                Some(emoji) => {
                    written.push_str(&format!("<:{}:{}>", emoji.name, emoji.id));
                    rest = &rest[emoji.symbol.len()..];
                }
                None => {
                    written.push(next);
                    rest = &rest[next.len_utf8()..];
                    is_in_word = next.is_alphanumeric();
                }
            }
        }
    }

    /// Returns a row of components with emojis in place of the symbols at the beginning of labels.
    pub(crate) fn on(&self, row: CreateActionRow) -> CreateActionRow {
        match row {
            CreateActionRow::Buttons(buttons) => {
                CreateActionRow::Buttons(buttons.into_iter().map(|button| self.on_button(button)).collect())
            }
            CreateActionRow::SelectMenu(menu) => CreateActionRow::SelectMenu(self.on_menu(menu)),
            row => row,
        }
    }

    /// Returns the emoji with which a label begins, and the rest of the label, if there is a rest.
    fn leading(&self, label: &str) -> Option<(ReactionType, String)> {
        let emoji = self.0.iter().find(|emoji| label.starts_with(&emoji.symbol))?;
        let rest = label[emoji.symbol.len()..].strip_prefix(' ')?.trim_start();
        let reaction = ReactionType::Custom { animated: false, id: emoji.id, name: Some(emoji.name.clone()) };
        (!rest.is_empty()).then(|| (reaction, rest.to_owned()))
    }

    // The library's builders have no getters, so this reads the JSON that they send.
    fn on_button(&self, button: CreateButton) -> CreateButton {
        let read = || {
            let mut sent: Button = serde_json::from_value(serde_json::to_value(&button).ok()?).ok()?;
            let label = sent.label.as_deref()?;
            match self.leading(label) {
                Some((emoji, rest)) => (sent.emoji, sent.label) = (Some(emoji), Some(rest)),
                None if label.contains(is_card_mark) => sent.label = Some(unmarked(label)),
                None => return None,
            }
            Some(CreateButton::from(sent))
        };
        read().unwrap_or(button)
    }

    fn on_menu(&self, menu: CreateSelectMenu) -> CreateSelectMenu {
        let read = || serde_json::from_value::<SelectMenu>(serde_json::to_value(&menu).ok()?).ok();
        let Some(sent) = read().filter(|sent| sent.kind == ComponentType::StringSelect) else { return menu };
        let options = sent.options.into_iter().map(|option| self.on_option(option)).collect();
        let mut pictured = CreateSelectMenu::new(
            sent.custom_id.unwrap_or_default(),
            CreateSelectMenuKind::String { options },
        )
        .disabled(sent.disabled);
        pictured = sent.placeholder.into_iter().fold(pictured, CreateSelectMenu::placeholder);
        pictured = sent.min_values.into_iter().fold(pictured, CreateSelectMenu::min_values);
        sent.max_values.into_iter().fold(pictured, CreateSelectMenu::max_values)
    }

    fn on_option(&self, option: SelectMenuOption) -> CreateSelectMenuOption {
        let (emoji, label) = match self.leading(&option.label) {
            Some((emoji, rest)) if option.emoji.is_none() => (Some(emoji), rest),
            _ => (option.emoji, unmarked(&option.label)),
        };
        let mut pictured = CreateSelectMenuOption::new(label, option.value).default_selection(option.default);
        pictured = option.description.into_iter().fold(pictured, CreateSelectMenuOption::description);
        emoji.into_iter().fold(pictured, CreateSelectMenuOption::emoji)
    }
}

/// Returns a text without the marks of cards that have no picture yet, and without the spaces after them.
fn unmarked(text: &str) -> String {
    let mut rest = text;
    let mut plain = String::with_capacity(text.len());
    while let Some((before, after)) = rest.split_once(is_card_mark) {
        plain.push_str(before);
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn known() -> Emojis {
        let emoji = |(symbol, name, id): (&str, &str, u64)| KnownEmoji {
            symbol: symbol.to_owned(),
            name: name.to_owned(),
            id: EmojiId::new(id),
        };
        let all = [("10♦", "ten", 1), ("♘", "knight", 2), ("4♦", "four", 3), ("♦", "diamonds", 4)];
        Emojis(all.map(emoji).into())
    }

    #[test]
    fn symbols_become_pictures_but_not_in_quotes_or_words() {
        for (text, written) in [
            ("Your 10♦ took 4♦.", "Your <:ten:1> took <:four:3>."),
            ("♘♘ on b1", "<:knight:2><:knight:2> on b1"),
            ("`4♦` and ```\n♘\n``` and ♦", "`4♦` and ```\n♘\n``` and <:diamonds:4>"),
            ("14♦", "14♦"),
            ("`4♦", "`4♦"),
            ("", ""),
        ] {
            assert_eq!(known().written(text), written);
        }
    }

    #[test]
    fn cards_have_pictures_or_nothing_in_place_of_their_marks() {
        let mark = trickmate_render::card_mark("Soldier").unwrap();
        let text = format!("Hand: {mark} Soldier, {mark} Soldier");
        assert_eq!(known().written_within(&text, 2000), "Hand: Soldier, Soldier");
        let emoji =
            KnownEmoji { symbol: mark.to_string(), name: "card_soldier".to_owned(), id: EmojiId::new(9) };
        let emojis = Emojis(vec![emoji]);
        let written = emojis.written_within(&text, 2000);
        assert_eq!(written, "Hand: <:card_soldier:9> Soldier, <:card_soldier:9> Soldier");
        assert_eq!(emojis.written_within(&text, 30), "Hand: Soldier, Soldier", "there is no room");
        let label = |emojis: &Emojis| {
            let button = CreateButton::new("id").label(format!("{mark} Create Soldier"));
            let row = serde_json::to_value(emojis.on(CreateActionRow::Buttons(vec![button]))).unwrap();
            (row["components"][0]["label"].clone(), row["components"][0]["emoji"]["name"].clone())
        };
        assert_eq!(label(&known()), (json!("Create Soldier"), Value::Null));
        assert_eq!(label(&emojis), (json!("Create Soldier"), json!("card_soldier")));
    }

    #[test]
    fn labels_that_begin_with_a_symbol_have_a_picture() {
        let button = |label: &str| CreateButton::new("id").label(label).disabled(true);
        let row = |row: CreateActionRow| serde_json::to_value(known().on(row)).unwrap();
        let shown = row(CreateActionRow::Buttons(vec![button("♘ g1"), button("♘"), button("Type it…")]));
        let told = |place: usize, field: &str| shown["components"][place][field].clone();
        assert_eq!((told(0, "label"), told(0, "emoji")["id"].clone()), (json!("g1"), json!("2")));
        assert_eq!((told(0, "custom_id"), told(0, "disabled")), (json!("id"), json!(true)));
        assert_eq!((told(1, "label"), told(1, "emoji")), (json!("♘"), Value::Null));
        assert_eq!((told(2, "label"), told(2, "emoji")), (json!("Type it…"), Value::Null));
        let option = CreateSelectMenuOption::new("10♦ a7", "0").description("to b6").default_selection(true);
        let plain = CreateSelectMenuOption::new("elsewhere", "1");
        let kind = CreateSelectMenuKind::String { options: vec![option, plain] };
        let menu = CreateSelectMenu::new("menu", kind).placeholder("Which?").min_values(1).max_values(2);
        let shown = row(CreateActionRow::SelectMenu(menu));
        let menu = &shown["components"][0];
        assert_eq!((&menu["placeholder"], &menu["max_values"]), (&json!("Which?"), &json!(2)));
        let [first, second] = [0, 1].map(|place: usize| &menu["options"][place]);
        assert_eq!((&first["label"], &first["emoji"]["name"]), (&json!("a7"), &json!("ten")));
        assert_eq!((&first["description"], &first["default"]), (&json!("to b6"), &json!(true)));
        assert_eq!((&second["label"], &second["emoji"]), (&json!("elsewhere"), &Value::Null));
    }
}
