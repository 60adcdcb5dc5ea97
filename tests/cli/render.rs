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

/// `docs/images/make` makes it again.
#[test]
fn the_animation_of_the_first_page_shows_the_whole_game_as_it_is_drawn_now() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let moves = std::fs::read_to_string(root.join("docs/games/cardmate-1.txt")).unwrap();
    let file = Scratch::new("play.gif");
    render(&file, &["--moves", &moves, "--width", "560"]);
    let kept = std::fs::read(root.join("docs/images/play.gif")).unwrap();
    assert!(kept.len() < 3_000_000);
    assert!(include_str!("../../README.md").contains("(docs/images/play.gif)"));
    let frames = |bytes: &[u8]| {
        let mut decoder = gif::DecodeOptions::new().read_info(bytes).unwrap();
        let mut frames = vec![(decoder.width(), decoder.height(), 0)];
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            frames.push((frame.width, frame.height, frame.delay));
        }
        frames
    };
    let drawn = frames(&std::fs::read(file.path()).unwrap());
    assert_eq!(drawn.len(), 1 + 41, "the first position and one for each ply");
    assert!(
        frames(&kept) == drawn,
        "the board is drawn in another way: run docs/images/make and look at the pictures"
    );
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
