# Сеансы одновременной игры: один сеансёр против нескольких участников.

## Сообщение для записи

simul-heading = 🎪 **Сеанс одновременной игры**: { $host } играет со всеми, кто запишется · { $title } · { $time }
simul-heading-rated = 🎪 **Сеанс одновременной игры**: { $host } играет со всеми, кто запишется · { $title } · { $time } · на рейтинг
simul-seats = Сеанс { $id }. Сторона сеансёра на всех досках: { $seat }.
simul-seats-alternating = Сеанс { $id }. Сторона сеансёра: на нечётных досках { $first }, на чётных { $second }.
simul-seats-drawn = Сеанс { $id }. Стороны на каждой доске решает жребий.
simul-open = Участники ({ $count } из { $places }): { $players }
simul-open-empty = Пока никто не записался; мест: { $places }. Сеанс начинает сеансёр.
simul-cancelled = Сеанс **отменён**.
simul-running = Закончено досок: { $over } из { $boards }.
simul-finished = Сеанс **окончен**.
simul-score = Счёт: { $host } **{ $own } – { $theirs }** участники
simul-board = { $number }. { $player }: партия { $game }
simul-board-due = { $number }. { $player }
simul-board-over = { $number }. { $player }: партия { $game }, **{ $result }**
simul-board-none = { $number }. { $player }: не сыграна
simul-closing = 🎪 Сеанс { $id } окончен, сеансёр { $host }. Спасибо за игру!
simul-winners = Выиграли у сеансёра: { $players }
simul-drew = Сыграли вничью с сеансёром: { $players }
simul-button-cancel = Отменить сеанс
simul-button-boards = Доски сеансёра

## Что говорится сеансёру и участникам

simul-created = Сеанс { $id } открыт. Участники записываются кнопкой под сообщением; когда всё готово, нажми там *Начать*.
simul-joined = Ты играешь в сеансе, который даёт { $host }. До начала можно выйти.
simul-left = Ты больше не участвуешь в сеансе.
simul-begun = Сеанс начался. Эта панель ведёт тебя от доски к доске.
simul-ask-cancel = Отменить сеанс? Записаться больше никто не сможет.
simul-cancelled-now = Сеанс отменён.

## Панель сеансёра

simul-panel = **Доска { $board } из { $boards }** · { $seat } против { $guest } · партия { $game }
simul-waiting = { $count ->
    [one] Твоего хода ждёт { $count } доска.
    [few] Твоего хода ждут { $count } доски.
   *[many] Твоего хода ждут { $count } досок.
    }
simul-none-waits = Сейчас ни одна доска не ждёт твоего хода.
simul-board-changed = На этой доске тем временем что-то изменилось.
simul-button-previous = ◀ Назад
simul-button-next = Дальше ▶
simul-button-again = Посмотреть ещё раз
simul-button-turn = Сделать ход

## Отказы

simul-error-none = Такого сеанса на этом сервере нет.
simul-error-too-many = Незаконченных сеансов может быть не больше { $max }.
simul-error-not-open = Сеанс уже начался или окончен.
simul-error-own = Это твой сеанс: ты и так играешь на каждой доске.
simul-error-not-in = Ты не участвуешь в этом сеансе.
simul-error-nobody = Пока никто не записался.
simul-error-not-host = Это может только сеансёр, { $host }.
