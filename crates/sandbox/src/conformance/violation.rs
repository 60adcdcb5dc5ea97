use std::fmt;

/// One way in which a request or an answer departs from Discord's API.
///
/// Displayed as one line: which operation, where, what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Violation {
    /// Method and path template, as in `POST /channels/{channel_id}/messages`.
    pub operation: String,
    /// JSON pointer into the exchange. The first segment names the part: `/path/<parameter>`,
    /// `/query/<parameter>`, `/body/...` of the request; `/status` and `/response/...` of the answer.
    /// Empty when the operation itself is unknown.
    pub place: String,
    /// What is wrong, for a person to read; long values are shortened.
    pub text: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.operation)?;
        if !self.place.is_empty() {
            write!(f, ": {}", self.place)?;
        }
        write!(f, ": {}", self.text)
    }
}

/// Collects the violations of one operation.
pub(super) struct Report {
    operation: String,
    violations: Vec<Violation>,
}

impl Report {
    pub(super) fn new(operation: impl Into<String>) -> Self {
        Self { operation: operation.into(), violations: Vec::new() }
    }

    /// Adds a violation unless the same one is there: two branches of a union often agree.
    pub(super) fn add(&mut self, place: impl Into<String>, text: impl Into<String>) {
        let violation =
            Violation { operation: self.operation.clone(), place: place.into(), text: text.into() };
        if !self.violations.contains(&violation) {
            self.violations.push(violation);
        }
    }

    pub(super) fn into_violations(self) -> Vec<Violation> {
        self.violations
    }
}
