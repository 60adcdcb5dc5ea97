# Por onde começar: `/help`, `/challenges`

start-greeting = **Trickmate**: jogos em que xadrez e cartas se encontram. Qual você quer jogar?
start-direct = Oi! Você não está jogando nada no momento. Escolha um jogo para começar aqui mesmo:
start-picture-alt = Quatro tabuleiros no meio de uma partida, cada um abaixo do seu nome. { $cardmate }: as peças são cartas de baralho. { $poker }: as peças de xadrez ficam sobre cartas. { $mysterious }: algumas peças estão viradas para baixo. { $summoner }: as peças são feitas de cartas e trazem seus movimentos desenhados.
start-game = **{ $title }**
    { $summary }
    -# { $terms }
start-level = Computador: nível { $level }
start-side = Seu lado: { $side }
start-side-random = sorteado
start-time = Entre pessoas: { $time }
start-computer = Computador
start-friend = Um amigo
start-anyone = Qualquer pessoa
start-teams = Equipes
start-change = Mudar…
start-friend-who = Com quem você quer jogar **{ $title }**?
start-rules = Regras de qual jogo?
start-commands = **Jogar**
    Escolha no tabuleiro, digite com `/move` ou responda à mensagem do tabuleiro com seu lance: maiúsculas, espaços e `x` em vez de `:` não fazem diferença. `/board` mostra o tabuleiro de novo, do seu lado e só para você; `/games` lista suas partidas.
    É sua primeira vez? `/learn` ensina cada jogo em lições curtas, `/puzzle` tem posições para resolver.
    Ninguém por aí? Jogue contra o computador com `/help`, ou `/play poker level:3`, aqui ou numa mensagem direta para mim; `/hint` mostra o que ele faria.
    `/offer` propõe ao adversário empate, volta de lance, cancelamento ou revanche, `/resign` abandona, `/vacation` para seus relógios.
    Xadrez Pôquer: *Mãos*, em *Mais…*, mostra a mão que cada lance seu daria. Xadrez Misterioso: `/hand` mostra suas cartas, `/place` coloca uma. Xadrez do Invocador: `/deck` guarda seus decks, `/card` mostra as cartas; depois do seu lance abre-se um painel privado, ou digite o turno inteiro: `/move e1-e2, +Sword, end`. `/piece` mostra como uma peça se move.

    {"**"}Depois**
    `/play` com `rated` vale rating: `/leaderboard`, `/profile`. `/replay` mostra de novo uma partida ou um registro; os botões dele dão o registro e conferem a distribuição. `/watch` segue partidas dos outros.

    {"**"}Você e este servidor**
    `/settings`: imagens, notificações, mãos, lembretes. `/block` mantém alguém longe. `/privacy` exporta ou apaga o que está guardado sobre você. `/server`: as configurações deste servidor. `/admin`: para quem o administra.
start-challenges = Procurando alguém para jogar:
start-challenge = { $number }. { $player } · **{ $title }** · { $time } · { $link }
start-challenge-rated = { $number }. { $player } · **{ $title }**, valendo rating · { $time } · { $link }
start-follow = Receber avisos de partidas
start-unfollow = Parar de receber avisos
start-followed = Você vai receber uma menção quando alguém procurar adversário.
start-unfollowed = Você não vai mais receber menções.
start-no-challenges = Mais ninguém procura partida neste servidor. Comece uma com `/play` e deixe que qualquer um aceite.
start-accept = Aceitar { $number }
