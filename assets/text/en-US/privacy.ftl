# What is stored about somebody, and its deletion.

privacy-export = This is everything that is stored about you. `/privacy delete` deletes it.
privacy-nothing = Nothing is stored about you.
privacy-ask = Do you want to delete everything that is stored about you? Your settings, decks, ratings and your name go. The games you have played stay for your opponents, without your name. This cannot be undone; `/privacy export` gives you a copy before.
privacy-ask-running = Do you want to delete everything that is stored about you? Your settings, decks, ratings and your name go. The games you have played stay for your opponents, without your name. { $games ->
    [1] **The game that you are playing is resigned.**
   *[other] **The { $games } games that you are playing are resigned.**
    } This cannot be undone; `/privacy export` gives you a copy before.
privacy-delete = Delete everything
privacy-keep = Keep it
privacy-kept = Nothing is deleted.
privacy-deleted = Everything that was stored about you is deleted. Messages that were posted in channels stay there: the moderators can delete them.
privacy-deleted-player = *a deleted player*
