//! Path templates such as `/channels/{channel_id}/messages`, and matching a sent path against them.

/// One segment of a path template.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Segment {
    Literal(String),
    Parameter(String),
}

/// A path template of the description.
#[derive(Clone, Debug)]
pub(super) struct Template {
    segments: Vec<Segment>,
}

impl Template {
    /// Reads `/a/{b}/c`.
    pub(super) fn parse(text: &str) -> Self {
        let segments = text.split('/').filter(|part| !part.is_empty()).map(|part| {
            match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
                Some(name) => Segment::Parameter(name.to_owned()),
                None => Segment::Literal(part.to_owned()),
            }
        });
        Self { segments: segments.collect() }
    }

    /// Returns the parameters' names and values if the path fits, else `None`.
    pub(super) fn matches<'p>(&self, path: &'p [String]) -> Option<Vec<(&str, &'p str)>> {
        if path.len() != self.segments.len() {
            return None;
        }
        let mut parameters = Vec::new();
        for (segment, part) in self.segments.iter().zip(path) {
            match segment {
                Segment::Literal(literal) if literal == part => {}
                Segment::Literal(_) => return None,
                Segment::Parameter(name) => parameters.push((name.as_str(), part.as_str())),
            }
        }
        Some(parameters)
    }

    /// Returns how specific the template is: of two that fit, the one with the literal further left wins.
    pub(super) fn specificity(&self) -> Vec<bool> {
        self.segments.iter().map(|segment| matches!(segment, Segment::Literal(_))).collect()
    }
}
