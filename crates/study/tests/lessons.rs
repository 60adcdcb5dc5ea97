//! Proof of the lessons that are part of the program; the proof notices mistakes.

use trickmate_rules::{Viewer, game};
use trickmate_study::lesson::{Course, Verdict, check, course, courses, learner};

#[test]
fn every_lesson_is_right() {
    for course in courses().unwrap() {
        for lesson in &course.lessons {
            let checked = check(course, lesson);
            assert!(checked.is_ok(), "{} {}: {}", course.game.name(), lesson.id, checked.unwrap_err());
        }
    }
}

#[test]
fn every_game_has_lessons_enough() {
    for game in trickmate_rules::GAMES {
        let lessons = &course(game.name()).unwrap().lessons;
        assert!(lessons.len() >= 6, "{}: {}", game.name(), lessons.len());
        let tasks =
            lessons.iter().flat_map(|lesson| &lesson.steps).filter(|step| step.task.is_some()).count();
        assert!(tasks >= 18, "{}: {tasks}", game.name());
    }
}

/// Every legal action of every task gets the right reply.
#[test]
fn right_answers_are_told_from_wrong_ones() {
    for course in courses().unwrap() {
        for lesson in &course.lessons {
            for (place, step) in lesson.steps.iter().enumerate() {
                let Some(task) = &step.task else { continue };
                let start = lesson.begin(course.game, place).unwrap();
                let seat = learner(&start);
                for text in start.position().observe(Viewer::Seat(seat)).legal(seat) {
                    let verdict = task.judge(&start, seat, &text);
                    if task.accept.contains(&text) {
                        assert_eq!(verdict, Verdict::Right(text));
                    } else {
                        assert!(matches!(verdict, Verdict::Wrong(ref action, _) if *action == text));
                    }
                }
                assert!(matches!(task.judge(&start, seat, "nonsense!?"), Verdict::Refused(_)));
            }
        }
    }
}

#[test]
fn what_is_typed_loosely_is_understood() {
    let course = course("cardmate").unwrap();
    let lesson = &course.lessons[course.place("suits").unwrap()];
    let start = lesson.begin(course.game, 0).unwrap();
    let task = lesson.steps[0].task.as_ref().unwrap();
    for typed in ["2C:e5", "2ce5", "2cxe5"] {
        assert_eq!(task.judge(&start, learner(&start), typed), Verdict::Right("2C:e5".to_owned()), "{typed}");
    }
    let start = lesson.begin(course.game, 1).unwrap();
    let Verdict::Refused(why) =
        lesson.steps[1].task.as_ref().unwrap().judge(&start, learner(&start), "5S:e5")
    else {
        panic!("a lower card has taken a higher one of its suit");
    };
    assert!(why.to_string().contains("9S"), "{why}");
}

/// Returns a course with one invalid lesson.
fn altered(from: &str, to: &str) -> String {
    let text = r#"
        game = "cardmate"
        [[lesson]]
        id = "sample"
        [[lesson.step]]
        id = "one"
        position = "----kd-----/----------/-3h--------/----------/----------/----------/----------/----------/-XS------5C-/----KH----- f 0"
        mark = ["b1"]
        task = { goal = { from = "b1", takes = true }, accept = ["XS:b7"], wrong = ["XSb2"] }
        [[lesson.step]]
        id = "two"
        replies = ["KDe8"]
        [[lesson.step]]
        id = "three"
        position = "----kd-----/----------/-3h--------/----------/----------/----------/----------/----------/-XS------5C-/----KH----- f 0"
        task = { goal = { from = "i1" }, accept = ["5Ch1", "5Ch2", "5Ci0", "5Ci2", "5Cj1", "5Cj2"] }
    "#;
    assert!(text.contains(from), "{from}");
    let text = text.replacen(from, to, 1);
    let course = match Course::read(&text) {
        Ok(course) => course,
        Err(error) => return error.to_string(),
    };
    match check(&course, &course.lessons[0]) {
        Ok(()) => String::new(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_wrong_is_noticed() {
    assert_eq!(altered("XSb2", "XSb2"), "");
    for (from, to, why) in [
        ("\"XS:b7\"", "\"XSb5\"", "the goal is met by"),
        ("accept = [\"XS:b7\"]", "accept = [\"XS:b7\", \"XSb5\"]", "the goal is met by"),
        ("from = \"b1\", takes = true", "", "asks for nothing"),
        ("from = \"b1\", takes = true", "from = \"b1\"", "the goal is met by"),
        ("XSb2", "XSb9", "is no wrong answer"),
        ("XSb2", "XS:b7", "is no wrong answer"),
        ("mark = [\"b1\"]", "mark = [\"k1\"]", "marks a square"),
        ("KDe8", "KDe7", "is refused"),
        ("\"two\"", "\"one\"", "twice"),
        ("f 0\"", "x 0\"", "not valid"),
        ("cardmate", "bridge", "no game"),
        ("[[lesson.step]]\n        id = \"two\"\n        replies = [\"KDe8\"]", "", "3 to 6"),
    ] {
        let found = altered(from, to);
        assert!(found.contains(why), "{from} → {to}: {found}");
    }
}

#[test]
fn there_is_a_course_for_each_game_and_no_other() {
    assert!(course("chess").is_err());
    for known in courses().unwrap() {
        assert!(game(known.game.name()).is_some());
    }
}
