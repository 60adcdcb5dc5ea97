# Кнопки, которые встречаются в разных местах.

button-accept = Принять
button-agree = Согласиться
button-back = ◀ Назад
button-commands = Все команды
button-decline = Отклонить
button-draw = Предложить ничью
button-challenges = Открытые вызовы
button-learn = Учиться
button-next = Дальше ▶
button-page-back = ◀ Стр. { $page }
button-page-next = Стр. { $page } ▶
button-puzzles = Задачи
button-rules = Правила
button-share = Показать позицию всем
button-show-all = Показать всем
button-step-through = По ходам
button-animation = Анимация
button-type = Ввести…
button-withdraw = Отозвать
