# What is stored about somebody, and its deletion.

privacy-export = Voici tout ce qui est enregistré à ton sujet.
privacy-what = Tes réglages, decks, cotes et parties sont enregistrés. Tu peux tout recevoir dans un fichier, ou tout effacer.
privacy-get = Recevoir le fichier
privacy-delete-ask = Tout effacer…
privacy-nothing = Rien n’est enregistré à ton sujet.
privacy-ask = Veux-tu effacer tout ce qui est enregistré à ton sujet ? Cela efface tes réglages, decks, dispositions, cotes et ton nom. Les parties jouées restent pour tes adversaires, sans ton nom. C’est irréversible : utilise d’abord `/privacy` si tu veux une copie.
privacy-ask-running = Veux-tu effacer tout ce qui est enregistré à ton sujet ? Cela efface tes réglages, decks, dispositions, cotes et ton nom. Les parties jouées restent pour tes adversaires, sans ton nom. { $games ->
    [1] **Ta partie en cours sera abandonnée.**
   *[other] **Tes { $games } parties en cours seront abandonnées.**
    } C’est irréversible : utilise d’abord `/privacy` si tu veux une copie.
privacy-delete = Tout effacer
privacy-keep = Tout garder
privacy-kept = Rien n’a été effacé.
privacy-deleted = Tout ce qui était enregistré à ton sujet est effacé. Les messages publiés dans des salons y restent : les modérateurs peuvent les supprimer.
privacy-deleted-player = *joueur effacé*
