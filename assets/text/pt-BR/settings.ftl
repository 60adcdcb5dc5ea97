# Configurações: as pessoais e as de um servidor

yes = sim
no = não

## `/settings`

settings = **Suas configurações**, em todos os servidores
    Tema do tabuleiro: **{ $theme }**
    Orientação do tabuleiro: **{ $bottom }**
    Tabuleiro também em texto: **{ $text }**
    Quando é sua vez: **{ $notify }**
    Suas cartas secretas: **{ $cards }**
    Antes do fim do prazo: **{ $reminder }**
    Horas de silêncio, sem lembretes nem avisos das partidas que você segue: **{ $quiet }**
    Nos rankings: **{ $listed }**
    Avisos em partidas amistosas: **{ $warnings }**
settings-language = Idioma: **{ $language }**
settings-language-button = Idioma…
settings-language-ask = Em que idioma devo escrever para você?
setting-language-discord = o do seu Discord
settings-cards-direct = uma mensagem direta e o botão *Minha mão*
settings-cards-button = o botão *Minha mão*
settings-quiet = das { $from }h às { $to }h, { $zone }
settings-quiet-none = nenhuma
setting-light = cores claras
setting-dark = cores escuras
setting-colour-blind = cores que todos distinguem, daltônicos também
setting-bottom-own = seu próprio lado embaixo
setting-bottom-first = Brancas (ou Mão) embaixo
setting-notify-ping = o tabuleiro menciona você
setting-notify-direct = uma mensagem direta com um link
setting-notify-none = nenhuma notificação
setting-reminder = { $hours ->
    [0] nenhum lembrete
    [1] um lembrete uma hora antes
   *[other] um lembrete { $hours } horas antes
    }
setting-hands-on = Mandar cartas por DM
setting-hands-off = Sem cartas por DM
setting-text-on = Tabuleiros em texto também
setting-text-off = Sem tabuleiros em texto
setting-listed-on = Aparecer nos rankings
setting-listed-off = Sair dos rankings
setting-warnings-on = Ligar avisos de Rei
setting-warnings-off = Desligar avisos de Rei
settings-bottom-first = Brancas (ou Mão) embaixo
settings-bottom-own = Meu lado embaixo
settings-quiet-button = Horas de silêncio…
settings-quiet-form = Horas de silêncio
settings-quiet-hours = De que hora a que hora; vazio: nenhuma
settings-quiet-hours-example = ex.: 22-7
settings-quiet-zone = Fuso horário
settings-quiet-zone-example = ex.: America/Sao_Paulo

## `/server`

server-settings = **Configurações deste servidor**
    Onde se pode começar partidas: **{ $channels }**
    Um tópico próprio para cada partida: **{ $threads }**
    Ritmo de jogo padrão: **{ $time }**
    Partidas valendo rating: **{ $rated }**
server-language = Idioma do que todos veem aqui: **{ $language }**
server-language-discord = o das configurações deste servidor no Discord
server-language-menu = Idioma
server-computer = Partidas contra o computador: **{ $place }**
server-computer-entry = Partidas contra o computador: { $place }
server-computer-here = onde começam, em uma só mensagem
server-computer-thread = cada uma em um tópico próprio
server-computer-direct = só em mensagens diretas
server-channel-menu = Canal
server-turn-off = Desligar
server-zone-button = Fuso horário…
server-time-form = Horário
server-all-channels = todos os canais
server-threads-button-on = Tópicos: não (toque para ligar)
server-threads-button-off = Tópicos: sim (toque para desligar)
server-rated-button-on = Valer rating: não (toque para ligar)
server-rated-button-off = Valer rating: sim (toque para desligar)
server-time-button = Ritmo de jogo…
server-channels = Canais para partidas (nenhum escolhido: todos)
server-time = Ritmo de jogo
server-time-field = Ritmo (vazio: 3 dias por lance)
server-time-example = ex.: 3 days, 12 hours, 10+5 ou none

## The daily puzzle of a server

server-daily-line = Problema do dia: **{ $channel } às { $hour }h, { $zone }, { $game }**
server-daily-none = Problema do dia: **desligado**
server-daily-button = Problema do dia…
server-daily-time-button = Hora e fuso horário…
server-daily-hour = Hora (0–23)
server-daily-set = Um problema do dia é publicado em { $channel } às { $hour }h ({ $zone }), { $game }. O próximo: { $when }.
server-daily-all-games = todos os jogos em rodízio
server-daily-off = Não há problema do dia neste servidor. Escolha um canal para ligar: ele sai uma vez por dia, e cada um resolve em particular.

## The weekly highlights of a server

server-highlights-line = Destaques da semana: **{ $channel }**
server-highlights-none = Destaques da semana: **desligados**
server-highlights-button = Destaques…
server-highlights-set = Os destaques da semana são publicados em { $channel }: a maior sequência de vitórias, a partida mais longa e a maior zebra. Os próximos: { $when }.
server-highlights-off = Nenhum destaque é publicado neste servidor. Escolha um canal para ligar: eles saem às segundas, às 9h.

## The role for players of a server

server-role-line = Cargo para jogadores: **{ $role }**
server-role-none = Cargo para jogadores: **nenhum**
server-role-button = Cargo para jogadores…
server-role-menu = Cargo
server-role-set = { $role } é mencionado quando alguém procura adversário. Todos podem pegar esse cargo embaixo de `/challenges`. Preciso da permissão Gerenciar cargos, de um cargo acima desse e de permissão para mencioná-lo.
server-role-off = Ninguém é mencionado quando alguém procura adversário. Escolha um cargo para mudar isso.

## As temporadas de um servidor

server-seasons-line = Temporadas: **{ $length }, { $channel }**
server-seasons-none = Temporadas: **desligadas**
server-seasons-button = Temporadas…
season-length-quarter = a cada trimestre
season-length-month = a cada mês
season-length-menu = Duração
season-settings-on = Uma temporada começa { $length } ({ $zone }). Esta, { $season }, termina em { $when }; os campeões são publicados então em { $channel }. `/leaderboard` com `period` mostra as tabelas.
season-settings-off = Não há temporadas neste servidor. Escolha um canal para ligá-las: no fim de cada trimestre ou mês, os campeões de cada jogo são publicados ali. Os ratings não são zerados.

## Cargos por rating

server-roles-line = Cargos por rating: **{ $roles }**
server-roles-none = Cargos por rating: **nenhum**
server-roles-button = Cargos por rating…
server-team-button = Convite de equipe
roles-heading = **Cargos por rating**
roles-off = Nenhum cargo é dado por rating. Escolha um cargo para começar.
roles-how = -# Dou esses cargos e os tiro quando os ratings mudam. Ratings provisórios e quem não aparece nos rankings não contam. Preciso da permissão Gerenciar cargos, e o meu cargo tem que ficar acima desses.
roles-menu = Adicionar ou mudar um cargo
roles-line = • { $role }: { $rule } · { $holders ->
    [one] { $holders } membro
   *[other] { $holders } membros
    }
roles-rule-rating = { $title }, rating { $least } ou mais
roles-rule-top = { $title }, { $count ->
    [one] primeiro lugar
   *[other] os { $count } primeiros
    }
roles-not-permitted = ⚠️ Não consigo dar esse cargo: não tenho a permissão Gerenciar cargos.
roles-too-high = ⚠️ Não consigo dar esse cargo: ele tem que ficar abaixo do meu na lista de cargos do servidor.
roles-managed = ⚠️ Não consigo dar esse cargo: ele é de uma integração.
roles-gone = 🗑️ Um cargo foi excluído neste servidor, então não o dou mais: { $rule }.
roles-drop-menu = Parar de dar um cargo
roles-ask = O que é preciso para receber { $role }?
roles-rule-menu = Jogo e condição
roles-entry-rating = { $title }: a partir de certo rating…
roles-entry-top = { $title }: o topo do ranking…
roles-form = Cargo por rating
roles-field-rating = Rating mínimo
roles-field-top = Número de lugares
