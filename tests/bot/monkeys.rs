//! People who type and press whatever they are offered, at the same moment, with the oddest values that Discord lets
//! through: everything is answered, nothing fails or panics. `TRICKMATE_MONKEY_STEPS` makes it longer, and
//! `TRICKMATE_MONKEY_SEED` another.

use std::fs::File;
use std::process::Stdio;

use discord_sandbox::Person;
use discord_sandbox::world::Interaction;
use serde_json::{Map, Value, json};
use trickmate_rules::kernel::{Seed, SeedRng};

use super::process::Process;
use super::stage::{Stage, id_of};

/// Number of steps where the environment names no other.
const STEPS: usize = 60;
/// Texts that people type. Each is cut to what its field takes.
const TEXTS: [&str; 16] = [
    " ",
    "-1",
    "99999999999999999999",
    "e4",
    "Nf3 e5; ,,,",
    "`\\`\\`\\`*_~|<@1><#2>[x](y)",
    "\u{202e}drawkcab\u{202c}\u{200b}\u{feff}",
    "a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "[Game \"summoner\"]\n\n1.",
    "[Game \"poker\"] 1. e4 (((((((((((((((((((((((((((((((((((((((((((((((((((((((",
    "4x Knight\t; \u{a0}3 Rider {{{",
    "{\"fen\":\"8/8/8/8/8/8/8/8 w - - 0 1\"}",
    "25:00-99:99",
    "0+0",
    "ＦＵＬＬ　ＷＩＤＴＨ 王手 ♔♚🂡",
    "%00%ff \u{1}\u{7f}",
];

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Somebody at a keyboard.
struct Monkey<'a> {
    stage: &'a Stage,
    person: &'a Person,
    chance: SeedRng,
}

impl Monkey<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.chance.below(u32::try_from(bound).unwrap()) as usize
    }

    fn one_of<'t, T>(&mut self, things: &'t [T]) -> &'t T {
        &things[self.below(things.len())]
    }

    /// Returns an odd text of a length in these bounds.
    fn text(&mut self, least: usize, most: usize) -> String {
        let text = self.one_of(&TEXTS).repeat(1 + self.below(3) * self.below(200));
        let text: String = text.chars().take(most.max(1)).collect();
        let missing = least.saturating_sub(text.chars().count());
        format!("{text}{}", "x".repeat(missing))
    }

    /// Returns a number at or near one of its bounds.
    fn number(&mut self, option: &Value) -> Value {
        let (least, most) = (-(1_i64 << 53) + 1, (1 << 53) - 1);
        let least = option["min_value"].as_i64().unwrap_or(least);
        let most = option["max_value"].as_i64().unwrap_or(most);
        let wanted = *self.one_of(&[least, -1, 0, 1, 2, 3, most]);
        json!(wanted.clamp(least, most))
    }

    fn user(&mut self) -> String {
        let ids = [self.stage.alice.id, self.stage.bob.id, self.stage.carol.id, self.stage.bot.id];
        self.one_of(&ids).to_string()
    }

    /// Returns a value for an option of a command; `None` for files.
    fn value(&mut self, option: &Value) -> Option<Value> {
        if let Some(choices) = option["choices"].as_array().filter(|choices| !choices.is_empty()) {
            return Some(self.one_of(choices)["value"].clone());
        }
        let length = |name: &str, usual| {
            option[name].as_u64().map_or(usual, |length| usize::try_from(length).unwrap())
        };
        Some(match option["type"].as_u64()? {
            3 => json!(self.text(length("min_length", 1), length("max_length", 6000))),
            4 => self.number(option),
            5 => json!(self.below(2) == 0),
            6 | 9 => json!(self.user()),
            7 => json!(self.stage.channel.to_string()),
            8 => json!(self.stage.guild.to_string()),
            10 => json!(f64::MIN_POSITIVE),
            _ => return None,
        })
    }

    /// Runs a command, or types in one of its options.
    async fn command(&mut self) -> Option<Interaction> {
        let commands = self.person.commands(self.stage.channel).unwrap();
        let mut command = self.one_of(&commands).clone();
        if command["type"].as_u64().unwrap_or(1) != 1 {
            let (name, kind) = (command["name"].as_str()?.to_owned(), command["type"].as_u64()?);
            let target = if kind == 2 { self.user().parse().ok()? } else { self.a_message()?.1 };
            let kind = u8::try_from(kind).unwrap();
            return self.person.run_on(self.stage.channel, &name, kind, target).await.ok();
        }
        let mut name = command["name"].as_str()?.to_owned();
        let is_group = |option: &Value| matches!(option["type"].as_u64(), Some(1 | 2));
        while let Some(parts) =
            command["options"].as_array().filter(|list| list.first().is_some_and(is_group))
        {
            command = self.one_of(&parts.clone()).clone();
            name = format!("{name} {}", command["name"].as_str()?);
        }
        let mut given = Vec::new();
        for option in command["options"].as_array().into_iter().flatten() {
            if (option["required"] == true || self.below(2) == 0)
                && let Some(value) = self.value(option)
            {
                given.push((option["name"].as_str()?, value));
            }
        }
        let typed = command["options"].as_array().into_iter().flatten();
        let typed: Vec<&Value> = typed.filter(|option| option["autocomplete"] == true).collect();
        if !typed.is_empty() && self.below(3) == 0 {
            let field = self.one_of(&typed)["name"].as_str()?.to_owned();
            given.retain(|(name, _)| *name != field);
            let text = self.text(0, 100);
            return self.person.complete(self.stage.channel, &name, &given, (&field, &text)).await.ok();
        }
        self.person.run(self.stage.channel, &name, &given).await.ok()
    }

    /// Returns a message with components that the person sees, with its channel.
    fn a_message(&mut self) -> Option<(u64, u64, Value)> {
        let direct = self.person.open_direct(self.stage.bot.id).unwrap();
        let mut seen = Vec::new();
        for channel in [self.stage.channel, direct] {
            let messages = self.person.messages(channel).unwrap();
            let with = messages
                .into_iter()
                .filter(|message| message["components"].as_array().is_some_and(|rows| !rows.is_empty()));
            seen.extend(with.map(|message| (channel, id_of(&message).unwrap(), message)));
        }
        // New messages are pressed more often than old ones.
        let newest = seen.len().min(6);
        let from = if self.below(3) == 0 { 0 } else { seen.len() - newest };
        (!seen.is_empty()).then(|| self.one_of(&seen[from..]).clone())
    }

    /// Presses a button or chooses from a menu of a message.
    async fn press(&mut self) -> Option<Interaction> {
        let (channel, message, seen) = self.a_message()?;
        let rows = seen["components"].as_array()?.iter();
        let all: Vec<&Value> =
            rows.flat_map(|row| row["components"].as_array().into_iter().flatten()).collect();
        let component = self.one_of(&all);
        let id = component["custom_id"].as_str().filter(|_| component["disabled"] != true)?;
        let value = match component["type"].as_u64()? {
            2 => return self.person.click(channel, message, id).await.ok(),
            3 => self.one_of(component["options"].as_array()?)["value"].as_str()?.to_owned(),
            5 | 7 => self.user(),
            6 => self.stage.guild.to_string(),
            8 => self.stage.channel.to_string(),
            _ => return None,
        };
        self.person.choose(channel, message, id, &[&value]).await.ok()
    }

    /// Fills in the form that an answer has opened.
    async fn submit(&mut self, opened: &Interaction) -> Option<Interaction> {
        let modal = opened.modal.clone()?;
        let rows = modal["components"].as_array()?.clone();
        let inputs = rows.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
        let mut fields = Map::new();
        for input in inputs {
            let length = |name: &str, usual| {
                input[name].as_u64().map_or(usual, |length| usize::try_from(length).unwrap())
            };
            let text = self.text(length("min_length", 1), length("max_length", 4000));
            fields.insert(input["custom_id"].as_str()?.to_owned(), json!(text));
        }
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, text)| (name.as_str(), text.as_str().unwrap())).collect();
        self.person.submit(opened, &fields).await.ok()
    }

    /// Takes a step; what it was, once it is answered.
    async fn step(&mut self) {
        let done = if self.below(3) == 0 { self.command().await } else { self.press().await };
        // What is gone meanwhile cannot be pressed.
        let Some(done) = done else { return };
        self.is_answered(&done);
        if let Some(sent) = self.submit(&done).await {
            self.is_answered(&sent);
        }
    }

    fn is_answered(&self, done: &Interaction) {
        assert!(
            done.acknowledged.is_some() || done.choices.is_some(),
            "{} has no answer: {:#}",
            done.id,
            done.json()
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_people_type_and_press_is_answered() {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let log = stage.scratch().join("log");
    let process = Process::start(&stage, "warn", Stdio::from(File::create(&log).unwrap()));
    stage.connected().await;
    let seed = u8::try_from(number("TRICKMATE_MONKEY_SEED", 1)).unwrap();
    let steps = number("TRICKMATE_MONKEY_STEPS", STEPS);
    let people = [&stage.alice, &stage.bob, &stage.carol];
    let mut monkeys: Vec<Monkey<'_>> = people
        .into_iter()
        .zip(0..)
        .map(|(person, place)| {
            let chance = Seed::new([seed.wrapping_mul(8).wrapping_add(place); 32]).chance("monkey");
            Monkey { stage: &stage, person, chance }
        })
        .collect();
    for person in people {
        person.run(stage.channel, "help", &[]).await.unwrap();
    }
    for _ in 0..steps {
        let [one, two, three] = &mut monkeys[..] else { unreachable!() };
        tokio::join!(one.step(), two.step(), three.step());
    }
    for person in people {
        for message in person.messages(stage.channel).unwrap() {
            let text = message["content"].as_str().unwrap_or_default();
            assert!(!text.starts_with("Something went wrong"), "{message:#}");
        }
    }
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
    drop(process);
    stage.end().await;
}
