//! Analyses of matches.

use crate::analysis;
use crate::answer::feature::Feature;
use crate::answer::press::Press;
use crate::ui::responder::Task;

/// Analyses of matches.
pub(crate) struct Analysis;

impl Feature for Analysis {
    fn press<'a>(&self, press: Press<'a>) -> Option<Task<'a, ()>> {
        let id = press.id()?;
        Some(Box::pin(analysis::press::press(press, id)))
    }
}
