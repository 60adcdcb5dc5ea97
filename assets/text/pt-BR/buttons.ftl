# Botões que aparecem em vários lugares

button-accept = Aceitar
button-agree = Concordar
button-back = ◀ Voltar
button-commands = Todos os comandos
button-decline = Recusar
button-draw = Propor empate
button-challenges = Desafios abertos
button-learn = Aprender
button-next = Próximo ▶
button-page-back = ◀ Página { $page }
button-page-next = Página { $page } ▶
button-puzzles = Problemas
button-rules = Regras
button-share = Compartilhar posição
button-show-all = Mostrar a todos
button-step-through = Passo a passo
button-animation = Animação
button-type = Digitar…
button-withdraw = Retirar
