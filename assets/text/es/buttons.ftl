# Lo que dicen los botones que están en varios sitios.

button-accept = Aceptar
button-agree = De acuerdo
button-back = ◀ Atrás
button-commands = Todos los comandos
button-decline = Rechazar
button-draw = Ofrecer tablas
button-challenges = Desafíos abiertos
button-learn = Aprender
button-next = Siguiente ▶
button-page-back = ◀ Página { $page }
button-page-next = Página { $page } ▶
button-puzzles = Problemas
button-rules = Reglas
button-share = Compartir la posición
button-show-all = Mostrar a todos
button-step-through = Ver paso a paso
button-animation = Animación
button-type = Escribir…
button-withdraw = Retirar
