//! The line of a value in a JSON text.

/// Returns the line, from 1, of the value at a key such as `guilds[0].members[1]`, or of the nearest value around a
/// missing one. The text must be JSON.
pub(crate) fn line_of(text: &str, key: &str) -> usize {
    let steps = key.split(['.', '[', ']']).filter(|step| !step.is_empty());
    let mut scanner = Scanner { bytes: text.as_bytes(), at: 0 };
    scanner.blanks();
    let mut found = scanner.at;
    for step in steps {
        let Some(at) = scanner.enter(step) else { break };
        found = at;
    }
    1 + text.as_bytes()[..found].iter().filter(|byte| **byte == b'\n').count()
}

struct Scanner<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace() || byte == b',' || byte == b':') {
            self.at += 1;
        }
    }

    /// Goes to a member or element of the next value, and returns where it begins.
    fn enter(&mut self, step: &str) -> Option<usize> {
        let opening = self.peek()?;
        self.at += 1;
        let mut number = 0;
        loop {
            self.blanks();
            match (opening, self.peek()?) {
                (_, b'}' | b']') => return None,
                (b'{', b'"') => {
                    let is_wanted = self.string() == step.as_bytes();
                    self.blanks();
                    if is_wanted {
                        return Some(self.at);
                    }
                }
                (b'[', _) if step.parse() == Ok(number) => return Some(self.at),
                (b'[', _) => number += 1,
                _ => return None,
            }
            self.skip();
        }
    }

    /// Reads a string as written, without its quotes.
    fn string(&mut self) -> &[u8] {
        let start = self.at + 1;
        self.at = start;
        while let Some(byte) = self.peek().filter(|byte| *byte != b'"') {
            self.at += if byte == b'\\' { 2 } else { 1 };
        }
        let end = self.at.min(self.bytes.len());
        self.at += 1;
        &self.bytes[start..end]
    }

    /// Skips a value.
    fn skip(&mut self) {
        let mut depth = 0_usize;
        loop {
            match self.peek() {
                None => return,
                Some(b'"') => {
                    self.string();
                }
                Some(b'{' | b'[') => {
                    depth += 1;
                    self.at += 1;
                }
                Some(b'}' | b']') => {
                    depth = depth.saturating_sub(1);
                    self.at += 1;
                }
                Some(_) => {
                    let is_plain = |byte: u8| !b",]}{[\"".contains(&byte) && !byte.is_ascii_whitespace();
                    let before = self.at;
                    while self.peek().is_some_and(|byte| is_plain(byte) && byte != b':') {
                        self.at += 1;
                    }
                    if self.at == before {
                        self.at += 1;
                        continue;
                    }
                }
            }
            if depth == 0 {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::line_of;

    #[test]
    fn values_are_found_by_their_keys() {
        let text = "{\n \"a\": [1, {\"}\": \"\\\"]\"},\n  {\"b\": {\n   \"c\": true}}],\n \"d\": []\n}";
        for (key, line) in
            [("a", 2), ("a[1]", 2), ("a[2].b", 3), ("a[2].b.c", 4), ("d", 5), ("d[3]", 5), ("e", 1)]
        {
            assert_eq!(line_of(text, key), line, "{key}");
        }
    }
}
