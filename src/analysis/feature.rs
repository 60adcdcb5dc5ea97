//! Analyses of matches.

use crate::analysis;
use crate::analysis::ids::{AnalysisAsk, AnalysisId};
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::ui::responder::Task;
use crate::ui::responder::Visibility;

/// Analyses of matches.
pub(crate) struct Analysis;

impl Feature for Analysis {
    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id: AnalysisId = press.id()?;
        let visibility = match id.ask {
            AnalysisAsk::Whole | AnalysisAsk::Open(_) => Visibility::Private,
            AnalysisAsk::Step(..) | AnalysisAsk::Curve => Visibility::Update,
        };
        Some(press.answer(visibility, None, analysis::panel::open(press.bot, press.asker, id)))
    }
}
