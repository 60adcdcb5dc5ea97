# O que `/puzzle` diz

theme-win = Vencer a partida
theme-advantage = Ganhar vantagem
theme-quiet = Lance silencioso
theme-sacrifice = Sacrifício
theme-short = Um lance
theme-long = Três lances ou mais
theme-forced-suit = Naipes que obrigam
theme-king-fork = Garfo nos Reis
theme-king = Um Rei cai
theme-palace = O palácio
theme-promotion = Promoção
theme-mate = Xeque-mate
theme-hand-swing = Virada na mão
theme-wipeout = Lavada
theme-castling = Roque
theme-summon = Invocação
theme-exchange = Troca

puzzle-home =
    Problemas: ache o lance que vence. Escolha um jogo:
    { $games }
puzzle-home-game = **{ $title }**: rating de problemas { $rating }, { $solved } de { $tried } resolvidos, melhor sequência { $streak }
puzzle-home-new = **{ $title }**: { $count } problemas
puzzle-heading = **Problema de { $title }** · { $difficulty } · { $id }
puzzle-easy = ★☆☆☆ fácil
puzzle-medium = ★★☆☆ médio
puzzle-hard = ★★★☆ difícil
puzzle-very-hard = ★★★★ muito difícil
puzzle-task = Você joga de { NAME($seat) }, e é a sua vez. **{ $goal }**: só um caminho serve.
puzzle-goal-mate = { $moves ->
    [1] Xeque-mate em um lance
   *[other] Xeque-mate em { $moves } lances
    }
puzzle-goal-mate-turn = Xeque-mate neste turno
puzzle-goal-win = { $moves ->
    [1] Vença a partida em um lance
   *[other] Vença a partida em { $moves } lances
    }
puzzle-goal-win-turn = Vença a partida neste turno
puzzle-goal-hand = Consiga a melhor mão
puzzle-goal-advantage = Ganhe uma vantagem clara
puzzle-hands = { NAME($first) }: { $first_hand } · { NAME($second) }: { $second_hand }
puzzle-theme = -# Tema: { $theme }
puzzle-right = ✅ Certo! { $told } E agora?
puzzle-solved = ✅ Resolvido! { $told } Temas: { $themes }.
puzzle-wrong = ❌ **{ $action }** não é a solução. Tente de novo ou veja a solução.
puzzle-refused = ❌ { $typed }: { $why }.
puzzle-solution = A solução: { $told } Temas: { $themes }.
puzzle-step = Passo { $step } de { $steps }: { $told } { $reason }
puzzle-step-reply = Nenhuma outra resposta é melhor.
puzzle-step-wins = Vence: { $reason }.
puzzle-step-last = Isso decide. Temas: { $themes }.
puzzle-step-quiet = Nada mais vence com tanta clareza.
puzzle-rating-won = Seu rating de problemas: { $rating } ({ $change }). { $streak ->
    [1] Sua sequência é 1.
   *[other] Já são { $streak } seguidos.
    }
puzzle-rating-hinted = Com uma dica, seu rating de problemas fica em { $rating }.
puzzle-rating-lost = Seu rating de problemas: { $rating } ({ $change }).
puzzle-unrated = Você já tentou este problema, então seu rating de problemas não muda.
puzzle-none = Não há problema com este tema. Escolha um destes: { $themes }.
puzzle-none-of-game = { $title } não tem problema com este tema. Escolha um destes: { $themes }.
puzzle-gone = Este problema não existe mais. Use `/puzzle` para outro.
puzzle-next = Próximo problema
puzzle-hint = Dica
puzzle-hint-counts = Dica (rating não muda)
puzzle-hint-line = 💡 Começa com **{ NAME($piece) }**. E depois?
puzzle-show = Ver solução
puzzle-show-counts = Ver solução (conta como erro)
puzzle-games = Todos os jogos
puzzle-type = Digitar…
puzzle-back = Voltar
puzzle-chosen = **{ NAME($piece) }**: { $ask }

## O problema do dia

daily-heading = **Problema do dia** · { $title } · { $difficulty } · { $date }
daily-counts = { $solved ->
    [0] Resolva antes de todo mundo!
    [one] { $solved } acertou
   *[other] { $solved } acertaram
    } · { $failed ->
    [one] { $failed } errou
   *[other] { $failed } erraram
    }
daily-counts-first = { $solved ->
    [one] { $solved } acertou
   *[other] { $solved } acertaram
    } · antes de todos: { $players } · { $failed ->
    [one] { $failed } errou
   *[other] { $failed } erraram
    }
daily-over = Este já acabou.
daily-previous = -# Solução do problema anterior: { $link }
daily-solve = Resolver
daily-month = Este mês
daily-gone = Este problema do dia não existe mais. Use `/puzzle` para outro.
daily-table = **Problemas do dia deste servidor neste mês:** { $puzzles }. Resolvidos na primeira tentativa:
daily-table-line = { $solved } de { $tried } tentados
daily-table-empty = Ninguém resolveu um problema do dia neste servidor este mês. Resolva o próximo antes de todo mundo.
daily-somebody = alguém
