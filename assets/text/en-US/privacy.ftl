# What is stored about somebody, and its deletion.

privacy-export = This is everything that is stored about you.
privacy-what = Your settings, decks, ratings and games are stored. You can get all of it as a file, or delete it.
privacy-get = Get it as a file
privacy-delete-ask = Delete everything…
privacy-nothing = Nothing is stored about you.
privacy-ask = Do you want to delete everything that is stored about you? This deletes your settings, decks, saved setups, ratings and name. The games you have played stay for your opponents, without your name. This can’t be undone: use `/privacy` first if you want a copy.
privacy-ask-running = Do you want to delete everything that is stored about you? This deletes your settings, decks, saved setups, ratings and name. The games you have played stay for your opponents, without your name. { $games ->
    [1] **The game that you are playing will be resigned.**
   *[other] **The { $games } games that you are playing will be resigned.**
    } This can’t be undone: use `/privacy` first if you want a copy.
privacy-delete = Delete everything
privacy-keep = Keep it
privacy-kept = Nothing was deleted.
privacy-deleted = Everything that was stored about you is deleted. Messages that were posted in channels stay there: the moderators can delete them.
privacy-deleted-player = *a deleted player*
