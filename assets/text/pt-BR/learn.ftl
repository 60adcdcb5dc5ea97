# O que `/learn` diz em volta das lições

learn-home =
    Lições curtas, cada uma com alguns exercícios. Escolha um jogo:
    { $games }
learn-home-game = **{ $title }**: { $done } de { $all } lições concluídas
learn-course = **{ $title }**
    { $lessons }
learn-continue = Continuar
learn-start = Começar
learn-again = Recomeçar
learn-all = Todos os jogos
learn-lessons = Todas as lições
learn-pick = Escolha uma lição
learn-lesson-steps = { $steps } passos
learn-heading = **{ $title }** · passo { $step } de { $steps }
learn-next = Avançar
learn-next-lesson = Próxima lição
learn-hint = Dica
learn-type = Digitar…
learn-back = Voltar
learn-chosen = **{ NAME($piece) }**: { $ask }
learn-hint-line = 💡 { $hint }
learn-wrong = ❌ **{ $action }** é legal, mas não é o que este passo pede.
learn-wrong-words = ❌ **{ $action }**: { $words }
learn-refused = ❌ { $typed }: { $why }.
learn-right = ✅ { $told } { $words }
learn-solved = A solução: { $told } { $words }
learn-lesson-done = 🎓 Lição concluída.
learn-course-done = 🎓 Você concluiu todas as lições de { $title }. Tente um problema com `/puzzle` ou jogue contra o computador com `/play`.
learn-gone = Esta lição mudou. Use `/learn` para continuar.
learn-form = Sua resposta
learn-form-field = Seu lance
learn-form-example = ex.: Nf3 no xadrez, 7Cb3 no Cartamate, e1-e2 no Xadrez do Invocador
