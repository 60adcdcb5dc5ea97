//! The operations of an OpenAPI description: their requests and answers.

use serde_json::{Map, Value};

use super::path::segments;
use super::route::Template;

/// One method on one path.
#[derive(Debug)]
pub(super) struct Operation {
    /// Method and path, as in `POST /channels/{channel_id}/messages`.
    pub(super) name: String,
    /// Upper case.
    pub(super) method: String,
    template: Template,
    pub(super) parameters: Vec<Parameter>,
    /// The request body's schema for each media type; empty when there is no body.
    pub(super) bodies: Vec<Body>,
    pub(super) answers: Vec<Answer>,
}

/// A parameter in the path or in the query.
#[derive(Debug)]
pub(super) struct Parameter {
    pub(super) name: String,
    pub(super) place: Place,
    pub(super) required: bool,
    pub(super) schema: String,
}

/// Place of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Path,
    Query,
}

/// A body of one media type; the schema is given as JSON pointer into the description.
#[derive(Debug)]
pub(super) struct Body {
    pub(super) media: String,
    pub(super) schema: String,
}

/// An answer the operation may give.
#[derive(Debug)]
pub(super) struct Answer {
    /// `200`, or a range as in `4XX`.
    pub(super) status: String,
    pub(super) bodies: Vec<Body>,
}

impl Answer {
    /// Returns how well the answer fits this status: 0 not, 1 by its range, 2 exactly.
    fn rank(&self, status: u16) -> u8 {
        let text = status.to_string();
        if self.status == text {
            return 2;
        }
        u8::from(
            self.status.get(1..).is_some_and(|rest| rest == "XX") && self.status.get(..1) == text.get(..1),
        )
    }
}

impl Operation {
    /// Returns the most exact description of an answer with this status.
    pub(super) fn answer(&self, status: u16) -> Option<&Answer> {
        self.answers
            .iter()
            .map(|answer| (answer.rank(status), answer))
            .filter(|(rank, _)| *rank > 0)
            .max_by_key(|(rank, _)| *rank)
            .map(|(_, answer)| answer)
    }
}

/// Result of looking up a method and path.
pub(super) enum Found<'a> {
    /// The operation and the decoded path parameters.
    Operation(&'a Operation, Vec<(String, String)>),
    /// No operation; the methods that the path does have.
    None(Vec<&'a str>),
}

/// All operations of a description.
pub(super) struct Description {
    operations: Vec<Operation>,
}

impl Description {
    /// Reads the operations of an OpenAPI 3.1 document; malformed ones are left out.
    pub(super) fn read(document: &Value) -> Self {
        let mut operations = Vec::new();
        for (path, item) in members(document.get("paths")) {
            let shared = format!("/paths/{}", escape(path));
            for method in ["get", "put", "post", "delete", "patch"] {
                let Some(object) = item.get(method) else { continue };
                let own = format!("{shared}/{method}");
                let mut parameters = read_parameters(item, &shared);
                parameters.extend(read_parameters(object, &own));
                let method = method.to_uppercase();
                operations.push(Operation {
                    name: format!("{method} {path}"),
                    method,
                    template: Template::parse(path),
                    parameters,
                    bodies: read_bodies(object.get("requestBody"), &format!("{own}/requestBody")),
                    answers: read_answers(document, object, &own),
                });
            }
        }
        // Most specific first, so that the first fit is the right one.
        operations.sort_by_key(|operation| std::cmp::Reverse(operation.template.specificity()));
        Self { operations }
    }

    /// Returns the number of operations.
    pub(super) fn len(&self) -> usize {
        self.operations.len()
    }

    /// Returns every schema used by requests, then every schema used by answers, as JSON pointers.
    pub(super) fn schemas(&self) -> (Vec<&str>, Vec<&str>) {
        let mut requests = Vec::new();
        let mut answers = Vec::new();
        for operation in &self.operations {
            requests.extend(operation.parameters.iter().map(|parameter| parameter.schema.as_str()));
            requests.extend(operation.bodies.iter().map(|body| body.schema.as_str()));
            answers.extend(
                operation.answers.iter().flat_map(|answer| &answer.bodies).map(|body| body.schema.as_str()),
            );
        }
        (requests, answers)
    }

    /// Finds the operation for a path as sent, with or without the `/api/v10` prefix.
    pub(super) fn find(&self, method: &str, path: &str) -> Found<'_> {
        let path = segments(path);
        let mut methods = Vec::new();
        for operation in &self.operations {
            let Some(parameters) = operation.template.matches(&path) else { continue };
            if operation.method.eq_ignore_ascii_case(method) {
                let parameters =
                    parameters.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
                return Found::Operation(operation, parameters);
            }
            methods.push(operation.method.as_str());
        }
        Found::None(methods)
    }
}

fn read_parameters(owner: &Value, pointer: &str) -> Vec<Parameter> {
    let list = owner.get("parameters").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let read = |(index, parameter): (usize, &Value)| {
        let place = match parameter.get("in").and_then(Value::as_str)? {
            "path" => Place::Path,
            "query" => Place::Query,
            _ => return None,
        };
        Some(Parameter {
            name: parameter.get("name").and_then(Value::as_str)?.to_owned(),
            place,
            required: parameter.get("required").and_then(Value::as_bool).unwrap_or_default(),
            schema: schema_pointer(parameter, format!("{pointer}/parameters/{index}"))?,
        })
    };
    list.iter().enumerate().filter_map(read).collect()
}

fn read_answers(document: &Value, operation: &Value, pointer: &str) -> Vec<Answer> {
    let read = |(status, answer): (&String, &Value)| {
        let (answer, pointer) = match reference(answer) {
            Some(target) => (document.pointer(target).unwrap_or(answer), target.to_owned()),
            None => (answer, format!("{pointer}/responses/{status}")),
        };
        Answer { status: status.clone(), bodies: read_bodies(Some(answer), &pointer) }
    };
    members(operation.get("responses")).map(read).collect()
}

fn read_bodies(owner: Option<&Value>, pointer: &str) -> Vec<Body> {
    let read = |(media, content): (&String, &Value)| {
        let schema = schema_pointer(content, format!("{pointer}/content/{}", escape(media)))?;
        Some(Body { media: media.clone(), schema })
    };
    members(owner.and_then(|owner| owner.get("content"))).filter_map(read).collect()
}

/// Returns the pointer of the `schema` below an object; that of its target when it is only a reference, so that all
/// users of a component share one compiled schema.
fn schema_pointer(owner: &Value, pointer: String) -> Option<String> {
    let schema = owner.get("schema")?;
    let alone = schema.as_object().is_some_and(|schema| schema.len() == 1);
    match reference(schema).filter(|_| alone) {
        Some(target) => Some(target.to_owned()),
        None => Some(pointer + "/schema"),
    }
}

/// Returns the JSON pointer that a `$ref` within the document holds.
pub(super) fn reference(value: &Value) -> Option<&str> {
    value.get("$ref").and_then(Value::as_str)?.strip_prefix('#')
}

fn members(value: Option<&Value>) -> impl Iterator<Item = (&String, &Value)> {
    value.and_then(Value::as_object).into_iter().flat_map(Map::iter)
}

/// Escapes a key for a JSON pointer.
pub(super) fn escape(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}
