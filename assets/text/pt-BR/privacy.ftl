# O que está guardado sobre alguém, e como apagar

privacy-export = Isto é tudo o que está guardado sobre você.
privacy-what = Suas configurações, decks, ratings e partidas ficam guardados. Você pode receber tudo num arquivo ou apagar.
privacy-get = Receber o arquivo
privacy-delete-ask = Apagar tudo…
privacy-nothing = Nada está guardado sobre você.
privacy-ask = Quer apagar tudo o que está guardado sobre você? Isso apaga suas configurações, decks, formações salvas, ratings e nome. As partidas que você jogou ficam para seus adversários, sem seu nome. Não há como desfazer: use antes `/privacy` se quiser uma cópia.
privacy-ask-running = Quer apagar tudo o que está guardado sobre você? Isso apaga suas configurações, decks, formações salvas, ratings e nome. As partidas que você jogou ficam para seus adversários, sem seu nome. { $games ->
    [1] **A partida que você está jogando será abandonada.**
   *[other] **As { $games } partidas que você está jogando serão abandonadas.**
    } Não há como desfazer: use antes `/privacy` se quiser uma cópia.
privacy-delete = Apagar tudo
privacy-keep = Manter
privacy-kept = Nada foi apagado.
privacy-deleted = Tudo o que estava guardado sobre você foi apagado. Mensagens publicadas em canais continuam lá: os moderadores podem apagá-las.
privacy-deleted-player = *conta apagada*
