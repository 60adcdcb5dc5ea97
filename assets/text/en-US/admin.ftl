# What those who manage a server are told, and what players are told about blocks.

admin-ended = Game { $game } was ended without a result.
admin-still-running = This game is still running. `/admin end` ends it without a result.
admin-not-counted = The result of this game already doesn’t count on this server.
admin-removed = Result removed: game { $game } no longer counts in this server’s ratings and records. It still counts worldwide; only the operator of this bot can change that.
admin-banned = { $player } can’t start any more games on this server.
admin-banned-playing = { $player } can’t start any more games on this server. Their running games go on: { $games }. `/admin end` ends one without a result.
admin-banned-many = { $player } can’t start any more games on this server. Their running games go on: { $games } and more. `/admin end` ends one without a result.
admin-not-banned = { $player } is not banned from playing here.
admin-unbanned = { $player } can play on this server again.
block-added = { $player } can no longer challenge you or accept your challenges, and won’t be told. Games you are already playing with each other go on. Use `/block` to undo this.
block-removed = { $player } can challenge you again.
block-nobody = You have blocked nobody. `/block` with somebody’s name keeps them from playing with you.
block-list = You have blocked:
block-undo = Unblock
block-undo-number = Unblock { $number }
