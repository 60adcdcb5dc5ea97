//! A position in Forsyth–Edwards notation without one of its pieces.

/// Removes the piece on a square, with any castling right that depends on it. Returns the new position and the letter
/// of the piece; `None` if the square is empty.
pub(crate) fn fen_without(fen: &str, square: &str) -> Option<(String, char)> {
    let mut fields = fen.split(' ');
    let (board, turn, castling) = (fields.next()?, fields.next()?, fields.next()?);
    let &[file, rank] = square.as_bytes() else { return None };
    let file = usize::from(file.checked_sub(b'a')?);
    let rank = usize::from(b'8'.checked_sub(rank)?);
    let mut ranks: Vec<String> = board.split('/').map(spread).collect();
    let row = ranks.get_mut(rank)?;
    let piece = row.chars().nth(file).filter(char::is_ascii_alphabetic)?;
    row.replace_range(file..=file, EMPTY);
    let board: Vec<String> = ranks.iter().map(|rank| gathered(rank)).collect();
    let right = match square {
        "a1" => 'Q',
        "h1" => 'K',
        "a8" => 'q',
        "h8" => 'k',
        _ => '-',
    };
    let castling: String = castling.chars().filter(|letter| *letter != right).collect();
    let castling = if castling.is_empty() { "-" } else { &castling };
    let rest: String = fields.map(|field| format!(" {field}")).collect();
    Some((format!("{} {turn} {castling}{rest}", board.join("/")), piece))
}

/// Represents an empty square.
const EMPTY: &str = ".";

/// Writes each empty square of a rank separately.
fn spread(rank: &str) -> String {
    let square = |letter: char| match letter.to_digit(10) {
        Some(count) => EMPTY.repeat(usize::try_from(count).unwrap_or(0)),
        None => letter.to_string(),
    };
    rank.chars().map(square).collect()
}

/// Counts the empty squares of a rank again.
fn gathered(rank: &str) -> String {
    let mut written = String::new();
    let mut empty = 0;
    for letter in rank.chars() {
        if letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            written.push_str(&empty.to_string());
            empty = 0;
        }
        written.push(letter);
    }
    if empty > 0 {
        written.push_str(&empty.to_string());
    }
    written
}

#[cfg(test)]
mod tests {
    use super::fen_without;

    #[test]
    fn a_piece_is_taken_off_with_its_right_to_castle() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let (fen, piece) = fen_without(start, "a1").unwrap();
        assert_eq!((&*fen, piece), ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1", 'R'));
        let (fen, piece) = fen_without(&fen, "b1").unwrap();
        assert_eq!((&*fen, piece), ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/2BQKBNR w Kkq - 0 1", 'N'));
        for square in ["a1", "e4", "e9", "i1", "", "a10"] {
            assert_eq!(fen_without(&fen, square), None, "{square}");
        }
    }
}
