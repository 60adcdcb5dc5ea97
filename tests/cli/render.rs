use super::{GAME_1, Scratch, printed};

fn render(file: &Scratch, flags: &[&str]) -> String {
    printed(&[&["render", "cardmate", "-o", file.path()], flags].concat())
}

#[test]
fn a_picture_is_written_and_described() {
    let file = Scratch::new("board.png");
    let moves = GAME_1.split("QS:h2").next().unwrap();
    let alt =
        render(&file, &["--moves", moves, "--theme", "dark", "--width", "400", "--name", "forehand=alice"]);
    let bytes = std::fs::read(file.path()).unwrap();
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert_eq!(bytes[16..20], 400_u32.to_be_bytes());
    assert!(alt.contains("alice") && alt.contains("QS takes 3S"), "{alt}");
}

#[test]
fn a_whole_game_is_an_animation() {
    let file = Scratch::new("game.gif");
    render(&file, &["--moves", "4Ci3 4Db6 8Dj2"]);
    assert!(std::fs::read(file.path()).unwrap().starts_with(b"GIF89a"));
}

#[test]
fn the_text_form_can_be_turned_around() {
    let file = Scratch::new("board.txt");
    render(&file, &[]);
    let forehand = std::fs::read_to_string(file.path()).unwrap();
    render(&file, &["--bottom", "rearhand"]);
    let rearhand = std::fs::read_to_string(file.path()).unwrap();
    let row_of =
        |text: &str, rank: char| text.lines().position(|line| line.trim_start().starts_with(rank)).unwrap();
    assert!(row_of(&forehand, '9') < row_of(&forehand, '0'));
    assert!(row_of(&rearhand, '0') < row_of(&rearhand, '9'));
}
