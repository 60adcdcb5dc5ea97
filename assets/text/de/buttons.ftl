# Knöpfe, die es an mehreren Stellen gibt.

button-accept = Annehmen
button-agree = Einverstanden
button-back = ◀ Zurück
button-commands = Alle Befehle
button-decline = Ablehnen
button-draw = Remis anbieten
button-challenges = Offene Herausforderungen
button-learn = Lernen
button-next = Weiter ▶
button-page-back = ◀ Seite { $page }
button-page-next = Seite { $page } ▶
button-puzzles = Aufgaben
button-rules = Regeln
button-share = Stellung teilen
button-show-all = Allen zeigen
button-step-through = Schritt für Schritt
button-animation = Animation
button-type = Eintippen…
button-withdraw = Zurückziehen
