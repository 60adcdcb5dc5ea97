# What `/learn` says around the lessons.

learn-home =
    Short lessons, each with a few tasks. Pick a game:
    { $games }
learn-home-game = **{ $title }**: { $done } of { $all } lessons done
learn-course = **{ $title }**
    { $lessons }
learn-continue = Continue
learn-start = Start
learn-again = Start again
learn-all = All games
learn-lessons = All lessons
learn-pick = Pick a lesson
learn-lesson-steps = { $steps } steps
learn-heading = **{ $title }** · step { $step } of { $steps }
learn-next = Next
learn-next-lesson = Next lesson
learn-hint = Hint
learn-type = Type it…
learn-back = Back
learn-chosen = **{ $piece }**: { $ask }
learn-hint-line = 💡 { $hint }
learn-wrong = ❌ **{ $action }** is legal, but not what this step asks for.
learn-wrong-words = ❌ **{ $action }**: { $words }
learn-refused = ❌ { $typed }: { $why }.
learn-right = ✅ { $told } { $words }
learn-solved = The solution: { $told } { $words }
learn-lesson-done = 🎓 Lesson done.
learn-course-done = 🎓 You’ve done all lessons of { $title }. Try a puzzle with `/puzzle`, or play the computer with `/play`.
learn-gone = This lesson has changed. Use `/learn` to go on.
learn-form = Your answer
learn-form-field = Your move
learn-form-example = e.g. Nf3 in chess, 7Cb3 in Cardmate, e1-e2 in Summoner’s Chess
