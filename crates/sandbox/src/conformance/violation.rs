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
    /// Explanation for a person; long values are shortened.
    pub text: String,
    /// Discord's code for it, such as `BASE_TYPE_REQUIRED`.
    pub(crate) code: &'static str,
    /// The missing field at that place, if that is the violation.
    pub(crate) missing: Option<String>,
}

impl Violation {
    /// Returns the violation of an unreadable body.
    pub(crate) fn of_body(method: &str, path: &str, text: &str) -> Self {
        Self {
            operation: format!("{method} {path}"),
            place: "/body".to_owned(),
            text: text.to_owned(),
            code: OTHER,
            missing: None,
        }
    }
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

/// Fault at one place of a value.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Finding {
    /// JSON pointer into the value.
    pub(super) pointer: String,
    pub(super) text: String,
    /// Discord's code for it.
    pub(super) code: &'static str,
    /// The missing field, if the fault is one.
    pub(super) missing: Option<String>,
}

/// The code of a fault for which Discord has no known code.
pub(super) const OTHER: &str = "BASE_TYPE_INVALID";

/// Collects the violations of one operation.
pub(super) struct Report {
    operation: String,
    violations: Vec<Violation>,
}

impl Report {
    pub(super) fn new(operation: impl Into<String>) -> Self {
        Self { operation: operation.into(), violations: Vec::new() }
    }

    /// Adds a violation unless the same one exists: two branches of a union often agree.
    pub(super) fn add(&mut self, place: impl Into<String>, text: impl Into<String>) {
        self.push(
            place.into(),
            Finding { pointer: String::new(), text: text.into(), code: OTHER, missing: None },
        );
    }

    /// Adds a schema's errors about a part of the exchange, such as `/body`.
    #[cfg(feature = "conformance")]
    pub(super) fn find(&mut self, part: &str, finding: Finding) {
        self.push(part.to_owned() + &finding.pointer, finding);
    }

    fn push(&mut self, place: String, finding: Finding) {
        let Finding { text, code, missing, .. } = finding;
        let violation = Violation { operation: self.operation.clone(), place, text, code, missing };
        if !self.violations.contains(&violation) {
            self.violations.push(violation);
        }
    }

    pub(super) fn into_violations(self) -> Vec<Violation> {
        self.violations
    }
}
