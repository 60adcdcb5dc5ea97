//! Erlang's external term format, which some libraries speak in place of JSON.
//!
//! Texts are binaries, lists are lists, objects are maps with texts as keys, and `null`, `true` and `false` are the atoms
//! `nil`, `true` and `false`.

use serde_json::{Map, Number, Value};

const VERSION: u8 = 131;
const NEW_FLOAT: u8 = 70;
const SMALL_INTEGER: u8 = 97;
const INTEGER: u8 = 98;
const ATOM: u8 = 100;
const SMALL_TUPLE: u8 = 104;
const LARGE_TUPLE: u8 = 105;
const NIL: u8 = 106;
const STRING: u8 = 107;
const LIST: u8 = 108;
const BINARY: u8 = 109;
const SMALL_BIG: u8 = 110;
const SMALL_ATOM: u8 = 115;
const MAP: u8 = 116;
const ATOM_UTF8: u8 = 118;
const SMALL_ATOM_UTF8: u8 = 119;

/// The deepest nesting of terms, the same as for JSON.
const MAX_DEPTH: usize = 128;

/// Encodes a value as a term.
pub(super) fn encode(value: &Value) -> Vec<u8> {
    let mut bytes = vec![VERSION];
    write(value, &mut bytes);
    bytes
}

fn write(value: &Value, into: &mut Vec<u8>) {
    match value {
        Value::Null => write_atom("nil", into),
        Value::Bool(true) => write_atom("true", into),
        Value::Bool(false) => write_atom("false", into),
        Value::Number(number) => write_number(number, into),
        Value::String(text) => write_binary(text, into),
        Value::Array(list) => {
            if !list.is_empty() {
                into.push(LIST);
                write_length(list.len(), into);
                list.iter().for_each(|item| write(item, into));
            }
            into.push(NIL);
        }
        Value::Object(fields) => {
            into.push(MAP);
            write_length(fields.len(), into);
            for (key, value) in fields {
                write_binary(key, into);
                write(value, into);
            }
        }
    }
}

fn write_atom(name: &str, into: &mut Vec<u8>) {
    into.push(SMALL_ATOM);
    into.push(name.len() as u8);
    into.extend_from_slice(name.as_bytes());
}

fn write_binary(text: &str, into: &mut Vec<u8>) {
    into.push(BINARY);
    write_length(text.len(), into);
    into.extend_from_slice(text.as_bytes());
}

/// Payloads are far smaller than 32 bits can count.
fn write_length(length: usize, into: &mut Vec<u8>) {
    into.extend_from_slice(&u32::try_from(length).unwrap_or(u32::MAX).to_be_bytes());
}

fn write_number(number: &Number, into: &mut Vec<u8>) {
    let (magnitude, negative) = match (number.as_u64(), number.as_i64()) {
        (Some(magnitude), _) => (magnitude, false),
        (None, Some(integer)) => (integer.unsigned_abs(), true),
        (None, None) => {
            into.push(NEW_FLOAT);
            into.extend_from_slice(&number.as_f64().unwrap_or_default().to_be_bytes());
            return;
        }
    };
    let signed = number.as_i64().and_then(|integer| i32::try_from(integer).ok());
    match signed {
        Some(small @ 0..=255) => into.extend_from_slice(&[SMALL_INTEGER, small as u8]),
        Some(integer) => {
            into.push(INTEGER);
            into.extend_from_slice(&integer.to_be_bytes());
        }
        None => {
            into.extend_from_slice(&[SMALL_BIG, 8, u8::from(negative)]);
            into.extend_from_slice(&magnitude.to_le_bytes());
        }
    }
}

/// Reads a term; `None` if it is malformed, or has no equivalent in JSON.
pub(super) fn decode(bytes: &[u8]) -> Option<Value> {
    let mut reader = Reader { rest: bytes };
    if reader.byte()? != VERSION {
        return None;
    }
    let value = reader.value(MAX_DEPTH)?;
    reader.rest.is_empty().then_some(value)
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn byte(&mut self) -> Option<u8> {
        self.array::<1>().map(|[byte]| byte)
    }

    fn short(&mut self) -> Option<usize> {
        self.array().map(|bytes| usize::from(u16::from_be_bytes(bytes)))
    }

    fn length(&mut self) -> Option<usize> {
        usize::try_from(u32::from_be_bytes(self.array()?)).ok()
    }

    fn text(&mut self, length: usize) -> Option<&'a str> {
        std::str::from_utf8(self.take(length)?).ok()
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        match self.byte()? {
            SMALL_INTEGER => self.byte().map(Value::from),
            INTEGER => Some(Value::from(i32::from_be_bytes(self.array()?))),
            NEW_FLOAT => float(f64::from_be_bytes(self.array()?)),
            SMALL_BIG => self.big(),
            tag @ (ATOM | ATOM_UTF8 | SMALL_ATOM | SMALL_ATOM_UTF8) => self.atom(tag),
            NIL => Some(Value::Array(Vec::new())),
            STRING => {
                let length = self.short()?;
                Some(self.take(length)?.iter().map(|byte| Value::from(*byte)).collect())
            }
            LIST => {
                let length = self.length()?;
                let list = self.list(length, depth)?;
                // Proper lists end with an empty one.
                (self.byte()? == NIL).then_some(list)
            }
            SMALL_TUPLE => {
                let length = usize::from(self.byte()?);
                self.list(length, depth)
            }
            LARGE_TUPLE => {
                let length = self.length()?;
                self.list(length, depth)
            }
            BINARY => {
                let length = self.length()?;
                self.text(length).map(Value::from)
            }
            MAP => self.map(depth),
            _ => None,
        }
    }

    fn atom(&mut self, tag: u8) -> Option<Value> {
        let length = if matches!(tag, ATOM | ATOM_UTF8) { self.short()? } else { usize::from(self.byte()?) };
        Some(match self.text(length)? {
            "nil" | "null" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            other => Value::from(other),
        })
    }

    fn big(&mut self) -> Option<Value> {
        let (length, negative) = (usize::from(self.byte()?), self.byte()? != 0);
        let mut magnitude = [0; 8];
        magnitude.get_mut(..length)?.copy_from_slice(self.take(length)?);
        let magnitude = u64::from_le_bytes(magnitude);
        if negative {
            0_i64.checked_sub_unsigned(magnitude).map(Value::from)
        } else {
            Some(Value::from(magnitude))
        }
    }

    fn list(&mut self, length: usize, depth: usize) -> Option<Value> {
        // Each item has at least one byte: a larger length is wrong, and no reason to allocate memory.
        if length > self.rest.len() {
            return None;
        }
        (0..length).map(|_| self.value(depth)).collect::<Option<Vec<_>>>().map(Value::Array)
    }

    /// Reads a map. Discord accepts texts as keys, not atoms.
    fn map(&mut self, depth: usize) -> Option<Value> {
        let mut fields = Map::new();
        for _ in 0..self.length()? {
            if self.byte()? != BINARY {
                return None;
            }
            let length = self.length()?;
            let key = self.text(length)?.to_owned();
            fields.insert(key, self.value(depth)?);
        }
        Some(Value::Object(fields))
    }
}

/// Reads a number. JavaScript has one kind of them: whole ones count as integers.
fn float(number: f64) -> Option<Value> {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    if number.fract() == 0.0 && number.abs() <= EXACT {
        return Some(Value::from(number as i64));
    }
    Number::from_f64(number).map(Value::Number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_written_can_be_read() {
        let value = json!({
            "t": null, "yes": true, "no": false, "text": "é", "list": [1, [], {}], "float": 0.5,
            "numbers": [0, 255, 256, -1, i32::MIN, i64::MIN, 1_u64 << 40, u64::MAX],
        });
        assert_eq!(decode(&encode(&value)), Some(value));
    }

    #[test]
    fn atoms_tuples_strings_and_whole_floats_are_read() {
        assert_eq!(decode(&[131, 100, 0, 4, b't', b'r', b'u', b'e']), Some(json!(true)));
        assert_eq!(decode(&[131, 104, 2, 97, 1, 119, 3, b'n', b'i', b'l']), Some(json!([1, null])));
        assert_eq!(decode(&[131, 107, 0, 2, 0, 1]), Some(json!([0, 1])));
        let mut float = vec![131, 70];
        float.extend_from_slice(&41.0_f64.to_be_bytes());
        assert_eq!(decode(&float), Some(json!(41)));
    }

    #[test]
    fn what_is_no_term_is_refused() {
        for bytes in [
            &[][..],
            &[130, 97, 1],
            &[131],
            &[131, 97],
            &[131, 97, 1, 1],
            &[131, 80, 0],
            &[131, 108, 255, 255, 255, 255, 106],
            &[131, 116, 255, 255, 255, 255],
            // An atom as a key.
            &[131, 116, 0, 0, 0, 1, 115, 2, b'o', b'p', 97, 1],
            &[131, 109, 0, 0, 0, 1, 255],
            &[131, 110, 9, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        ] {
            assert_eq!(decode(bytes), None, "{bytes:?}");
        }
        let mut deep = vec![131];
        deep.extend(std::iter::repeat_n([104, 1], 500).flatten());
        deep.extend_from_slice(&[97, 1]);
        assert_eq!(decode(&deep), None);
    }
}
