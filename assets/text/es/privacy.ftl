# Lo que se guarda sobre alguien, y cómo se borra.

privacy-export = Esto es todo lo que se guarda sobre ti.
privacy-what = Se guardan tus ajustes, mazos, puntuaciones y partidas. Puedes recibirlo todo en un archivo, o borrarlo.
privacy-get = Recibir el archivo
privacy-delete-ask = Borrar todo…
privacy-nothing = No se guarda nada sobre ti.
privacy-ask = ¿Quieres borrar todo lo que se guarda sobre ti? Se borran tus ajustes, mazos, formaciones, puntuaciones y nombre. Tus rivales conservan las partidas que has jugado, sin tu nombre. No se puede deshacer: si quieres una copia, usa antes `/privacy`.
privacy-ask-running = ¿Quieres borrar todo lo que se guarda sobre ti? Se borran tus ajustes, mazos, formaciones, puntuaciones y nombre. Tus rivales conservan las partidas que has jugado, sin tu nombre. { $games ->
    [1] **Abandonarás la partida que estás jugando.**
   *[other] **Abandonarás las { $games } partidas que estás jugando.**
    } No se puede deshacer: si quieres una copia, usa antes `/privacy`.
privacy-delete = Borrar todo
privacy-keep = Conservar todo
privacy-kept = No se ha borrado nada.
privacy-deleted = Todo lo que se guardaba sobre ti está borrado. Los mensajes publicados en canales se quedan: los moderadores pueden borrarlos.
privacy-deleted-player = *una cuenta borrada*
