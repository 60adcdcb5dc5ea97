# Rever partidas: `/replay`, *Hands*, `/rules`

replay-heading = **{ $title }** · { $which } · { $first } contra { $second }
replay-game = partida { $game }
replay-imported = um registro importado
replay-player = { $player } ({ NAME($seat) })
replay-beginning = O começo: meio-lance 0 de { $end }.
replay-ply = Meio-lance { $ply } de { $end }, **{ $action }**: { $told }
replay-resigned = Meio-lance { $ply } de { $end }: { $player } abandonou.
replay-out-of-time = Meio-lance { $ply } de { $end }: acabou o tempo de { $player }.
replay-both = os dois
replay-wins = { $player } vence: { $reason }.
replay-aborted = Cancelada: a partida não conta.
replay-draw = Empate: { $reason }.
replay-entry = { $ply } · { $action }
replay-entry-beginning = 0 · o começo
replay-first = ⏮ Início
replay-last = Fim ⏭
replay-menu = Ir a uma posição
replay-type = Ir a…
replay-verify = Conferir
replay-form-field = Meio-lance
replay-form-example = ex.: 34; 0 é o começo
replay-animation = Meios-lances { $from } a { $to }, um segundo cada.
animation-alt = Animação de { $count } posições. A última: { $last }
animation-smaller = -# Reduzida a { $width } pixels de largura para caber no limite do Discord.
animation-thinner = -# Reduzida a { $width } pixels de largura e a uma posição em cada { $stride } para caber no limite do Discord.

## *Hands* e `/rules`

preview-none = Não há mãos para prever: isso funciona no Xadrez Pôquer, quando é sua vez de mover uma peça.
preview-heading = Sua mão depois de cada um dos seus lances (partida { $game }), da melhor para a pior:
preview-line = **{ $hand }**: { $moves }
preview-more = … e outras piores.
rules-page = -# Página { $page } de { $pages }

## *Verify*

verify-running = A partida { $game } não acabou, e até lá a semente é secreta. Ela foi fixada antes do primeiro lance: seu SHA-256 é `{ $commitment }`.
verify-running-origin = Ela resulta de um segredo (compromisso: `{ $secret }`), do desafio `{ $challenge }`, do aceite `{ $accept }` e das opções.
verify-running-again = Use *Conferir* de novo depois do fim.
verify-heading = **Partida { $game }**
verify-seed = Semente `{ $seed }`
verify-hash = ✅ O SHA-256 dela é `{ $commitment }`.
verify-told-computer = ❔ Uma partida contra o computador não tem mensagem de desafio que mostre um compromisso. Se você usou *Conferir* durante a partida, compare o SHA-256 com o que viu na hora.
verify-told = ✅ O primeiro tabuleiro mostrava exatamente este compromisso.
verify-told-other = ❌ O primeiro tabuleiro mostrava outro compromisso. Avise o operador do bot.
verify-told-unknown = ❔ Não consigo mais ler o primeiro tabuleiro. Compare com a sua cópia.
verify-dealt = ✅ A semente e as opções dão esta distribuição, e todos os lances do registro são legais e levam ao mesmo resultado.
verify-dealt-otherwise = ❌ A semente dá outra partida. Avise o operador do bot.
verify-yourself = -# Para conferir por conta própria: `echo { $seed } | xxd -r -p | sha256sum`, e `trickmate referee { $game } --moves` com o registro que *Registro* dá.
verify-origin = **De onde vem a semente**
verify-origin-secret = Segredo `{ $secret }`, com o compromisso `{ $commitment }`
verify-challenge-told = ✔️ O desafio mostra este compromisso: { $link }
verify-challenge-other = ❌ O desafio não mostra este compromisso. Avise o operador do bot: { $link }
verify-challenge-unread = ❔ Não consigo ler o desafio { $link }
verify-challenge-unknown = ❔ Não consigo ler o desafio
verify-acceptance = Desafio `{ $challenge }`, aceite `{ $accept }`: quem aceitou viu este id de aceite.
verify-computer-ids = Desafio `{ $challenge }`, aceite `{ $accept }`: o computador aceitou com o mesmo clique ou comando que pediu a partida.
verify-follows = ✔️ A semente e os lados resultam destes e das opções.
verify-does-not-follow = ❌ { $why }: avise o operador do bot.
