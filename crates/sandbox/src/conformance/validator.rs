//! The check of one exchange: its operation, and its departures from the description.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use parking_lot::Mutex;
use serde_json::{Value, json};

use super::description::{Answer, Body, Description, Found, Operation};
use super::explain::explain;
use super::schemas::Schemas;
use super::violation::Report;
use super::{LoadError, Violation, accepted, built_in, documented, normalise, parameters};

const JSON: &str = "application/json";

/// Place of the error's form in the description.
const ERROR: &str = "/components/schemas/ErrorResponse";

/// Checks requests and answers against Discord's OpenAPI description.
///
/// Loading reads the operations only; a schema is compiled when it is first needed and then shared
/// by all operations that use it. One `Validator` may be used from many threads at once.
pub struct Validator {
    description: Description,
    requests: Schemas,
    answers: Schemas,
}

impl Validator {
    /// Returns the description in this crate, read once and shared by all users.
    ///
    /// # Errors
    /// When it cannot be read, which has happened in no test.
    pub fn built_in() -> Result<Arc<Self>, LoadError> {
        static SHARED: Mutex<Option<Arc<Validator>>> = Mutex::new(None);
        let mut shared = SHARED.lock();
        if let Some(validator) = &*shared {
            return Ok(Arc::clone(validator));
        }
        let read = Arc::new(Self::from_bytes(&built_in::json()?, Path::new(built_in::NAME))?);
        *shared = Some(Arc::clone(&read));
        Ok(read)
    }

    /// Returns the description in a JSON file, read once and shared by all users until the file changes.
    ///
    /// # Errors
    /// As [`Validator::from_file`].
    pub fn shared(path: &Path) -> Result<Arc<Self>, LoadError> {
        static SHARED: Mutex<BTreeMap<PathBuf, (SystemTime, Arc<Validator>)>> = Mutex::new(BTreeMap::new());
        let changed = std::fs::metadata(path)
            .and_then(|file| file.modified())
            .map_err(|source| LoadError::Read { path: path.into(), source })?;
        let mut shared = SHARED.lock();
        if let Some((read_at, validator)) = shared.get(path)
            && *read_at == changed
        {
            return Ok(Arc::clone(validator));
        }
        let read = Arc::new(Self::from_file(path)?);
        shared.insert(path.into(), (changed, Arc::clone(&read)));
        Ok(read)
    }

    /// Loads the description from a JSON file.
    ///
    /// # Errors
    /// When the file cannot be read, is not JSON, or is not an OpenAPI 3.1 description.
    pub fn from_file(path: &Path) -> Result<Self, LoadError> {
        let bytes = std::fs::read(path).map_err(|source| LoadError::Read { path: path.into(), source })?;
        Self::from_bytes(&bytes, path)
    }

    fn from_bytes(bytes: &[u8], path: &Path) -> Result<Self, LoadError> {
        let document =
            serde_json::from_slice(bytes).map_err(|source| LoadError::Parse { path: path.into(), source })?;
        Self::from_document(document).map_err(|reason| LoadError::Description { path: path.into(), reason })
    }

    fn from_document(mut document: Value) -> Result<Self, String> {
        let version = document.get("openapi").and_then(Value::as_str);
        if !version.is_some_and(|version| version.starts_with("3.1")) {
            return Err(format!("its version is {}", version.unwrap_or("not given")));
        }
        documented::add(&mut document);
        normalise::correct(&mut document);
        let description = Description::read(&document);
        if description.len() == 0 {
            return Err("it has no operations".to_owned());
        }
        let mut requests = document.clone();
        accepted::relax_requests(&mut requests);
        normalise::close_answers(&mut document);
        Ok(Self {
            description,
            requests: Schemas::new(requests, true)?,
            answers: Schemas::new(document, false)?,
        })
    }

    /// Returns the number of operations in the description.
    pub fn operations(&self) -> usize {
        self.description.len()
    }

    /// Compiles every schema at once, for callers that prefer to wait at the start.
    ///
    /// # Errors
    /// The mistake in the first schema that cannot be compiled, and its place.
    pub fn compile_all(&self) -> Result<(), String> {
        let (requests, answers) = self.description.schemas();
        let requests = requests.into_iter().map(|pointer| (&self.requests, pointer));
        let answers = answers.into_iter().map(|pointer| (&self.answers, pointer));
        for (schemas, pointer) in requests.chain(answers) {
            schemas.at(pointer).map_err(|error| format!("{pointer}: {error}"))?;
        }
        Ok(())
    }

    /// Checks what a bot sent.
    ///
    /// `path` is as sent (percent-encoded, with or without `/api/v10`) and has no query; `query` has no `?`. `body` is
    /// the JSON value. For a multipart body, that is its decoded `payload_json`, or its text fields as an object if it
    /// has none. `None` is an empty body, which counts as `{}` whatever its content type. Without a `content_type`, a
    /// body counts as JSON.
    pub fn request(
        &self,
        method: &str,
        path: &str,
        query: Option<&str>,
        content_type: Option<&str>,
        body: Option<&Value>,
    ) -> Vec<Violation> {
        let (operation, path_values) = match self.description.find(method, path) {
            Found::Operation(operation, values) => (operation, values),
            Found::None(methods) => return unknown_operation(method, path, &methods),
        };
        let mut report = Report::new(&operation.name);
        parameters::check_path(operation, &path_values, &self.requests, &mut report);
        parameters::check_query(operation, query.unwrap_or_default(), &self.requests, &mut report);
        self.check_body(operation, content_type, body, &mut report);
        report.into_violations()
    }

    fn check_body(
        &self,
        operation: &Operation,
        content_type: Option<&str>,
        body: Option<&Value>,
        report: &mut Report,
    ) {
        if operation.bodies.is_empty() {
            return;
        }
        let sent = content_type.map(media_type);
        let accepted = |body: &&Body| body.media == sent.as_deref().unwrap_or(JSON);
        let fitting = operation.bodies.iter().find(accepted);
        let fitting = if body.is_none() { fitting.or_else(|| operation.bodies.first()) } else { fitting };
        let Some(schema) = fitting else {
            let known: Vec<&str> = operation.bodies.iter().map(|body| body.media.as_str()).collect();
            let sent = sent.unwrap_or_else(|| "no content type".to_owned());
            report.add("/body", format!("{sent} is not accepted here, only {}", known.join(", ")));
            return;
        };
        match body {
            Some(body) => self.requests.check(&schema.schema, body, "/body", report),
            None => {
                let mut as_empty = Report::new(&operation.name);
                self.requests.check(&schema.schema, &json!({}), "/body", &mut as_empty);
                if !as_empty.into_violations().is_empty() {
                    report.add("/body", "the body is missing");
                }
            }
        }
    }

    /// Checks what the sandbox answered; `body` is `None` when the answer has no body.
    ///
    /// Server errors (5xx) pass: Discord does not describe them. Answers that are not JSON by
    /// description (images, CSV) pass as well.
    pub fn response(&self, method: &str, path: &str, status: u16, body: Option<&Value>) -> Vec<Violation> {
        let operation = match self.description.find(method, path) {
            Found::Operation(operation, _) => operation,
            Found::None(_) if status >= 500 => return Vec::new(),
            Found::None(_) if status >= 400 => return self.refused_unknown(method, path, body),
            Found::None(methods) => return unknown_operation(method, path, &methods),
        };
        let mut report = Report::new(&operation.name);
        match operation.answer(status) {
            Some(answer) => self.check_answer(answer, body, &mut report),
            None if status >= 500 => {}
            None => {
                let known: Vec<&str> =
                    operation.answers.iter().map(|answer| answer.status.as_str()).collect();
                report.add("/status", format!("{status} is none of {}", known.join(", ")));
            }
        }
        report.into_violations()
    }

    /// Checks the refusal of an unknown operation, which must be an error in Discord's form like any other.
    fn refused_unknown(&self, method: &str, path: &str, body: Option<&Value>) -> Vec<Violation> {
        let mut report = Report::new(format!("{method} {path}"));
        match body {
            Some(body) => self.answers.check(ERROR, body, "/response", &mut report),
            None => report.add("/response", "the body is missing"),
        }
        report.into_violations()
    }

    fn check_answer(&self, answer: &Answer, body: Option<&Value>, report: &mut Report) {
        let schema = answer.bodies.iter().find(|described| described.media == JSON);
        match (schema, body) {
            (Some(schema), Some(body)) => self.answers.check(&schema.schema, body, "/response", report),
            (Some(_), None) => report.add("/response", "the body is missing"),
            (None, Some(_)) if answer.bodies.is_empty() => {
                report.add("/response", format!("status {} comes without a body", answer.status));
            }
            (None, _) => {}
        }
    }
}

impl Schemas {
    /// Reports where the value departs from the schema at `pointer`.
    fn check(&self, pointer: &str, value: &Value, part: &str, report: &mut Report) {
        match self.at(pointer) {
            Ok(schema) => {
                let mut findings = Vec::new();
                self.errors(&schema, value).iter().for_each(|error| explain(error, &mut findings));
                for finding in findings {
                    report.find(part, finding);
                }
            }
            // An unusable schema must be reported: the value cannot be judged.
            Err(error) => report.add(part, format!("the description cannot be used here: {error}")),
        }
    }
}

/// Returns the media type without parameters, in lower case.
fn media_type(content_type: &str) -> String {
    content_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

fn unknown_operation(method: &str, path: &str, methods: &[&str]) -> Vec<Violation> {
    let mut report = Report::new(format!("{method} {path}"));
    let hint = match methods {
        [] => String::new(),
        methods => format!(" (this path takes {})", methods.join(", ")),
    };
    report.add("", format!("no such operation in Discord's API{hint}"));
    report.into_violations()
}
