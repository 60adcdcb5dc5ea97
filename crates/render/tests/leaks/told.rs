//! Everything that a viewer can learn of a match.

use std::collections::BTreeSet;

use trickmate_render::story::{self, Person, Persons};
use trickmate_render::{Labels, Style};
use trickmate_rules::{Match, Record, Seat, Viewer};

/// Texts that somebody may type, by accident or to find out a secret.
const TRIES: [&str; 32] = [
    "",
    "?",
    "random",
    "N@c3",
    "K@c3",
    "Q@e5",
    "@c3",
    "@d4",
    "c3!",
    "d4!",
    "a1",
    "h8!",
    "c8=Q",
    "c1=N",
    "Q",
    "e4",
    "Nf3",
    "O-O",
    "resign",
    "éé@é",
    "+Knight",
    "+Rook+Rider",
    "-Knight",
    "W1+Ferz",
    "B1+Ferz",
    "+Clone(e1)",
    "W1@d1",
    "B1@d8",
    "end",
    "xK",
    "e1-e2",
    "W1@d5(Letter-d,Number-5)",
];

/// Two games that run side by side.
pub(super) type Twins = [Match; 2];

/// Returns everything that a viewer can learn of a match, each with its name.
fn told(game: &Match, viewer: Viewer, with_picture: bool) -> Vec<(&'static str, Vec<u8>)> {
    let known = game.knowledge_of(viewer);
    let position = game.position();
    let view = game.view(viewer);
    let labels = Labels::default();
    let nobody = ["A", "B"].map(|name| Person::Named(name.to_owned()));
    let persons = Persons::of(&view, nobody);
    let story = game.latest(viewer).map(|step| story::action(&step, &persons));
    let mut told: Vec<(&str, String)> = vec![
        ("story", format!("{story:?}")),
        ("to act", format!("{:?}", game.to_act())),
        ("legal", game.legal(known).join(" ")),
        ("outcome", format!("{:?}", game.outcome())),
        ("observed", format!("{:?}", position.observe(known))),
        ("text", position.observe(known).text()),
        ("json", position.observe(known).json().to_string()),
        ("detail", position.observe(known).detail().to_string()),
        ("sheets", format!("{:?}", position.observe(known).piece_infos())),
        ("view", format!("{view:?}")),
        ("alt", trickmate_render::alt(&view, &labels)),
        ("monospace", trickmate_render::text(&view, &labels, Seat::First)),
        ("options", game.options_for(known).to_json().to_string()),
        ("setup", game.setup(known).unwrap_or_default()),
    ];
    told.push(("plies", game.notation_for(known).collect::<Vec<_>>().join(" ")));
    for seat in Seat::ALL {
        told.push(("ways", format!("{:?}", position.observe(known).menu_paths(seat))));
        told.push(("current", game.is_current(seat, game.plies().len().saturating_sub(1)).to_string()));
    }
    // The commitment is public and differs with the seed, but reveals nothing.
    let record = Record::seen_by(viewer, game, []).to_string();
    told.push(("record", record.lines().filter(|line| !line.starts_with("[Commitment")).collect()));
    if let Viewer::Seat(seat) = viewer {
        for text in TRIES {
            // A legal action is answered in notation; an illegal one, with the reason.
            told.push((
                "refusal",
                format!("{:?} {:?}", position.check(seat, text), game.understand(seat, text)),
            ));
        }
    }
    let mut told: Vec<(&str, Vec<u8>)> =
        told.into_iter().map(|(name, text)| (name, text.into_bytes())).collect();
    if with_picture {
        told.push(("picture", trickmate_render::png(&view, &Style::default(), &labels).unwrap()));
    }
    told
}

/// Returns the names of the differences for these viewers.
pub(super) fn differences(twins: &Twins, viewers: &[Viewer], with_picture: bool) -> BTreeSet<&'static str> {
    let mut names = BTreeSet::new();
    for viewer in viewers {
        let [one, other] = [0, 1].map(|twin| told(&twins[twin], *viewer, with_picture));
        assert_eq!(one.len(), other.len());
        names.extend(one.iter().zip(&other).filter(|(one, other)| one != other).map(|(one, _)| one.0));
    }
    names
}
