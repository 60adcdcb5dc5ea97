# Was die Serververwaltung erfährt, und was man über das Blockieren erfährt.

admin-ended = Partie { $game } wurde ohne Ergebnis beendet.
admin-still-running = Diese Partie läuft noch. `/admin end` beendet sie ohne Ergebnis.
admin-not-counted = Das Ergebnis dieser Partie zählt auf diesem Server schon nicht mehr.
admin-removed = Ergebnis entfernt: Partie { $game } zählt nicht mehr für die Wertungen und Bilanzen dieses Servers. Weltweit zählt sie weiter; das kann nur der Betreiber dieses Bots ändern.
admin-banned = { $player } kann auf diesem Server keine Partien mehr beginnen.
admin-banned-playing = { $player } kann auf diesem Server keine Partien mehr beginnen. Laufende Partien gehen weiter: { $games }. `/admin end` beendet eine ohne Ergebnis.
admin-banned-many = { $player } kann auf diesem Server keine Partien mehr beginnen. Laufende Partien gehen weiter: { $games } und weitere. `/admin end` beendet eine ohne Ergebnis.
admin-not-banned = { $player } ist hier nicht vom Spielen ausgeschlossen.
admin-unbanned = { $player } kann auf diesem Server wieder spielen.
block-added = { $player } kann dich nicht mehr herausfordern und deine Herausforderungen nicht annehmen, und erfährt davon nichts. Partien, die ihr schon spielt, gehen weiter. Mit `/block` machst du das rückgängig.
block-removed = { $player } kann dich wieder herausfordern.
block-nobody = Du hast niemanden blockiert. `/block` mit einem Namen hält jemanden davon ab, mit dir zu spielen.
block-list = Du hast blockiert:
block-undo = Nicht mehr blockieren
block-undo-number = { $number } nicht mehr blockieren
