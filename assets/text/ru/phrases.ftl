# Фразы правил: почему ход не принят, что спрашивают и предлагают меню, что написано на листах фигур.

## All games

phrase-text-stands-for-any-move-write-the-move-that-was-made = «{ $text }» означает любой ход; напиши ход, который был сделан

## Chess

phrase-action-is-no-legal-move = { $action } — ход не по правилам
phrase-the-name-on-from-is-side-s = { NAME($name, form: "nom") } на { $from } — фигура { NAME($side, form: "gen") }
phrase-nothing-stands-on-from = на { $from } ничего нет
phrase-side-has-no-name = у { NAME($side, form: "gen") } нет такой фигуры: { NAME($name, form: "nom") }
phrase-side-has-no-name-there = у { NAME($side, form: "gen") } там нет такой фигуры: { NAME($name, form: "nom") }
phrase-side-has-no-name-of-the-other-army = у { NAME($side, form: "gen") } нет такой фигуры чужой армии: { NAME($name, form: "nom") }
phrase-side-has-no-name-of-the-other-army-there = у { NAME($side, form: "gen") } там нет такой фигуры чужой армии: { NAME($name, form: "nom") }
phrase-your-own-piece-is-on-to = на { $to } стоит твоя же фигура
phrase-a-king-is-never-captured = короля не берут
phrase-the-king-would-be-in-check-on-square = на { $square } король окажется под шахом
phrase-your-king-is-in-check-and-would-still-be = твой король под шахом и останется под шахом
phrase-your-king-would-be-in-check = твой король окажется под шахом
phrase-the-king-cannot-go-to-to = король не может пойти на { $to }
phrase-no-name-can-go-to-to = на { $to } нельзя пойти { NAME($name, form: "ins") }
phrase-one-or-other = { $one } или { $other }
phrase-more-than-one-piece-can-go-to-to-write-ways = на { $to } может пойти не одна фигура: напиши { $ways }
phrase-say-what-the-pawn-becomes-to-q-to-r-to-b-or = скажи, кем станет пешка: { $to }=Q, { $to }=R, { $to }=B или { $to }=N
phrase-ways-to-q-and-so-on-for-a-piece-of-the-other = { $ways }; { $to }=Q' и так далее — для фигуры чужой армии
phrase-both-sides-have-the-same-army-write-letter-without-a-prime = у обеих сторон одна и та же армия: напиши ={ $letter } без штриха
phrase-a-pawn-becomes-a-queen-rook-bishop-or-knight = пешка становится ферзём, ладьёй, слоном или конём
phrase-the-right-to-castle-there-is-lost-king-or-rook-has-moved = право на эту рокировку потеряно: король или ладья уже ходили или стоят не на месте
phrase-there-are-pieces-between-king-and-rook = между королём и ладьёй стоят фигуры
phrase-a-king-in-check-cannot-castle = под шахом рокироваться нельзя
phrase-the-king-would-pass-over-square-which-is-attacked = король пройдёт через битое поле { $square }
phrase-which-piece = Какая фигура?
phrase-castles-wing = рокировка { $wing }
phrase-takes-name = берёт { NAME($name, form: "acc") }
phrase-to-which-square = На какое поле?
phrase-what-does-the-pawn-become = В кого превратить пешку?
phrase-from-its-own-second-rank-it-may-step-two-squares-it-can = Со своей второй горизонтали может пойти на два поля; берёт на проходе, а на последней горизонтали превращается.
phrase-it-may-castle-with-a-rook-and-may-not-be-left-in = Может рокироваться с { NAME($rook, form: "ins") }; оставлять его под шахом нельзя.
phrase-its-long-castling-goes-to-the-b-file-so-that-the-bede = При длинной рокировке король идёт на вертикаль b, чтобы бид остался на полях своего цвета.
phrase-side-s-on-square = { NAME($side) }, { $square }
phrase-the-name-written-sign = { NAME($name, form: "acc") }, пишется { $sign }
phrase-marks-is-not-a-mark-the-marks-are-known-and-last = «{ $marks }» — не знак хода; бывают { $known } и { $last }
phrase-the-mark-mark-is-wrong-this-move-has-none = знак «{ $mark }» неверен: у этого хода знака нет
phrase-the-mark-mark-is-wrong-this-move-has-due = знак «{ $mark }» неверен: у этого хода «{ $due }»
phrase-nothing-can-be-captured-on-to = на { $to } брать нечего
phrase-only-a-pawn-that-reaches-the-last-rank-is-promoted = превращается только пешка, дошедшая до последней горизонтали
phrase-try-something-like-nf3-exd5-e8-q-or-o-o-or-from = попробуй, например, Nf3, exd5, e8=Q или O-O, или с поля на поле: g1f3

## Cardmate

phrase-a-move-is-a-card-and-a-square-such-as-4ci3-9h = ход — это карта и поле, например 4Ci3, 9H:c5 или 1Sd5=A
phrase-there-is-no-square-square-on-this-board = на этой доске нет поля «{ $square }»
phrase-card-is-not-on-the-board = карты { $card } нет на доске
phrase-card-belongs-to-side = { $card } — карта { NAME($side, form: "gen") }
phrase-card-is-already-on-to = { $card } уже стоит на { $to }
phrase-your-own-card-stands-on-to = на { $to } стоит твоя же карта { $card }
phrase-victim-stands-on-to-to-capture-it-write-write = на { $to } стоит { $victim }; чтобы взять, напиши { $write }
phrase-nothing-stands-on-to-to-be-captured-write-write = на { $to } брать нечего; напиши { $write }
phrase-card-on-from-cannot-capture-on-to-the-rank-does-not-move = { $card } с { $from } не берёт на { $to }: { RANK($rank) } так не ходит
phrase-card-on-from-cannot-go-to-to-the-rank-does-not-move = { $card } с { $from } не идёт на { $to }: { RANK($rank) } так не ходит
phrase-card-cannot-get-to-to-blocker-on-square-is-in-the-way = { $card } не попадёт на { $to }: мешает { $blocker } на { $square }
phrase-victim-is-of-the-same-suit-as-card-and-higher-so-card = { $victim } той же масти, что и { $card }, и старше, поэтому { $card } не может её взять
phrase-count-more = ещё { $count }
phrase-compulsory-capture-captures = обязательное взятие: { $captures }
phrase-captor-takes-victim = { $captor } берёт { $victim }
phrase-only-a-one-can-be-promoted-and-card-is-not-a-one = превращается только единица, а { $card } — не единица
phrase-card-can-be-promoted-only-as-it-enters-the-opponent-s-half = { $card } превращается, только когда входит на половину соперника, а этот ход туда не ведёт
phrase-must-take = обязана взять
phrase-which-card = Какая карта?
phrase-becomes-the-ace = становится тузом
phrase-stays-a-one = остаётся единицей
phrase-what-does-it-become = Чем она становится?
phrase-rank-of-suit = { RANK($rank) }, { NAME($suit) }
phrase-of-its-own-suit-it-must-take-lower-cards-and-cannot-take = В своей масти она обязана брать младшие карты и не может брать старшие.

## Poker Chess

phrase-a-hand-is-declared-by-the-squares-that-pull-such-as-hand = комбинацию объявляют, перечисляя её поля, например hand(d1,e1,a1,h1,d2), или словами hand(speak)
phrase-square-is-named-twice = поле { $square } названо дважды
phrase-turns-a-card-up = открывает карту
phrase-hand-wins-the-hand = { $hand }: приносит очко
phrase-hand-loses-the-hand = { $hand }: очко сопернику
phrase-hand-an-equal-hand = { $hand }: равные комбинации
phrase-hand-kicker-kicker = { $hand }, кикер { $kicker }
phrase-hand-kickers-kickers = { $hand }, кикеры { $kickers }
phrase-which-hand-do-you-declare = Какую комбинацию объявляешь?
phrase-let-the-cards-speak-hand = Пусть решают карты: { $hand }
phrase-the-best-hand-counts = считается лучшая комбинация
phrase-these-squares-make-no-hand-of-side-one-is-example = эти поля не дают комбинации { NAME($side, form: "gen") }; подойдёт, например, { $example }
phrase-there-is-no-hand-to-declare-now-make-a-move = сейчас комбинацию объявлять не нужно; сделай ход
phrase-first-declare-a-hand-or-leave-it-to-the-cards-with-hand = сначала объяви комбинацию или предоставь это картам: hand(speak)

## Mysterious Chess

phrase-a-card-is-placed-by-its-kind-and-a-square-such-as = карту кладут, указывая вид и поле, например N@c3; виды: K, Q, R, B, N, P
phrase-in-the-casual-variation-nobody-knows-what-is-placed-write-square = в варианте casual никто не знает, что выкладывает: напиши @{ $square }
phrase-a-card-is-placed-unseen-on-a-square-such-as-c3 = карту кладут на поле не глядя, например @c3
phrase-a-card-is-flipped-by-its-square-such-as-c3-or-at = карту открывают, указывая её поле, например c3!, или наугад словом random
phrase-the-pawn-on-square-is-to-be-promoted-first-ways = сначала нужно превратить пешку на { $square }: { $ways }
phrase-count-in-your-hand = в руке: { $count }
phrase-which-square = Какое поле?
phrase-flip-which-card = Какую карту открыть?
phrase-which-move = Какой ход?
phrase-text-is-not-a-placing-write-a-card-and-a-square-such = { $text } — непонятно, что выложить; напиши карту и поле, например N@c3
phrase-square-is-covered-already = на { $square } уже лежит карта
phrase-you-do-not-hold-that-many-name = столько у тебя нет: { NAME($name, form: "nom") }
phrase-text-is-not-written-as-cards-are-placed-here = { $text }: здесь выкладывание записывают иначе
phrase-no-cards-are-placed-now = сейчас карты не выкладывают
phrase-there-is-a-card-on-square-already = на { $square } уже лежит карта
phrase-say-which-card-you-place-such-as-n-square = скажи, какую карту кладёшь, например N@{ $square }
phrase-you-have-no-name-left-in-your-hand = в руке больше нет такой карты: { NAME($name, form: "nom") }
phrase-no-card-lies-face-down-on-square = на { $square } нет карты рубашкой вверх
phrase-no-card-lies-face-down = карт рубашкой вверх нет

## Summoner’s Chess

phrase-a-rider-cannot-ride-on-name-it-goes-on-without-limit-already = наездник не сочетается с картой «{ NAME($name) }»: она и так ходит без ограничения
phrase-a-rider-rides-on-a-card-with-a-movement-not-on-name = наездник играется с картой, у которой есть ход, а не с картой «{ NAME($name) }»
phrase-a-rider-cannot-ride-on-name-it-needs-a-screen = наездник не сочетается с картой «{ NAME($name) }»: ей нужна фигура на пути
phrase-a-rider-cannot-ride-on-name-it-goes-to-any-square-already = наездник не сочетается с картой «{ NAME($name) }»: она и так ходит на любое поле
phrase-a-rider-cannot-ride-on-name-it-rides-without-limit-already = наездник не сочетается с картой «{ NAME($name) }»: она и так скачет без ограничения
phrase-a-piece-is-made-of-at-most-max-cards = в фигуре не больше { $max } карт
phrase-your-extra-king-must-enter-first = сначала должен выйти твой запасной король
phrase-you-can-no-longer-create-in-this-turn = в этот ход создавать уже нельзя
phrase-a-rider-is-played-with-another-card-such-as-wazir-rider = наездник играется с другой картой, например +Wazir+Rider
phrase-name-is-played-when-you-summon-such-as-w1-d4-letter-d = карта { NAME($name) } играется при призыве, например W1@d4(Letter-d,Number-4)
phrase-you-have-no-name-in-your-hand = в руке нет такой карты: { NAME($name) }
phrase-say-which-piece-name-copies-such-as-card-e1 = скажи, какую фигуру копирует { NAME($name) }, например +{ $card }(e1)
phrase-name-does-not-copy-another-piece = { NAME($name) } не копирует другие фигуры
phrase-there-is-no-such-piece-to-copy = такой фигуры для копирования нет
phrase-in-the-courier-version-cards-are-not-added-to-a-piece = в варианте courier карты к фигуре не добавляют
phrase-there-is-no-such-piece-in-your-reserve = такой фигуры в твоём резерве нет
phrase-this-costs-cost-and-left-is-left-of-your-limit-of-limit = это стоит { $cost }, а из твоего лимита { $limit } осталось { $left }
phrase-the-text-is-longer-than-max-characters = текст длиннее { $max } знаков
phrase-text-is-not-a-deck-entry-write-a-number-and-the-name = «{ $text }» — не строка колоды; напиши число и название карты, например 3 Knight
phrase-text-is-not-a-deck-entry-leave-out-cards-that-are-not = «{ $text }» — не строка колоды; не указывай карты, которых в колоде нет
phrase-a-deck-has-at-most-max-cards-not-count = в колоде не больше { $max } карт, а здесь { $count }
phrase-a-deck-has-min-to-max-cards-not-count = в колоде от { $min } до { $max } карт, а здесь { $count }
phrase-there-is-no-name-in-the-deck = в колоде нет такой карты: { NAME($name) }
phrase-the-deck-has-only-count-name = в колоде их только { $count }: { NAME($name) }
phrase-there-is-no-card-text-did-you-mean-like = карты «{ $text }» нет; может быть, { NAME($like) }?
phrase-there-is-no-card-text = карты «{ $text }» нет
phrase-what-do-you-do = Что делаешь?
phrase-the-mated-king = Заматованный король
phrase-end-the-turn = Завершить ход
phrase-summon = Призвать
phrase-a-piece-of-your-reserve-enters = фигура из резерва выходит на доску
phrase-where-does-it-enter = На какое поле она выходит?
phrase-one-and-other = { $one } и { $other }
phrase-next-to-the-king = Рядом с королём
phrase-with-which-cards = Какими картами?
phrase-discard = Сбросить
phrase-down-to-seven-cards = до семи карт
phrase-where-to = Куда?
phrase-exchange-it = Обменять?
phrase-stays-as-it-is = остаётся как есть
phrase-costs-cost-of-left = стоит { $cost } из { $left }
phrase-create = Создать
phrase-play-cards-into-your-reserve = сыграть карты в резерв
phrase-which-piece-is-copied = Какую фигуру скопировать?
phrase-a-new-piece-or-onto-which-one-of-your-reserve = Новая фигура или добавить к той, что в резерве?
phrase-a-new-piece = Новая фигура
phrase-write-a-move-as-e1-e2-a-capture-as-e1-e2-a = ход пишут e1-e2, взятие e1:e2, призыв W1@d1, создание +Knight, сброс -Knight, конец хода end
phrase-a-piece-is-summoned-to-a-square-such-as-w1-d1-or = фигуру призывают на поле, например W1@d1 или W1@d5(Letter-d,Number-5)
phrase-a-copy-is-written-with-what-it-copies-such-as-clone-d4 = копию пишут вместе с тем, что она копирует, например +Clone(d4) или +Clone(#B2)
phrase-after-the-card-only-rider-may-follow-such-as-wazir-rider = после карты может идти только +Rider, например +Wazir+Rider
phrase-that-piece-is-in-the-reserve-of-the-other-side = эта фигура в резерве соперника
phrase-text-is-no-piece-in-reserve-they-are-called-handle-and-so = «{ $text }» — не фигура резерва; они называются { $handle } и так далее
phrase-in-side-s-reserve = { NAME($side) }, в резерве
phrase-1-and-that-of-the-card-that-it-rides-on = 1 плюс стоимость карты, с которой сыгран
phrase-what-the-copied-cards-have-cost-and-1-for-each = стоимость скопированных карт плюс 1 за каждую
phrase-played-with-a-card-it-makes-that-card-s-moves-repeatable-in = Сыгранный вместе с картой, позволяет повторять её ход в том же направлении.
phrase-it-copies-all-abilities-of-a-piece-on-the-board-or-in = Копирует все способности фигуры на доске или в резерве.
phrase-an-extra-king-it-enters-when-its-side-would-be-checkmated = Запасной король: выходит на доску, когда его стороне ставят мат.
phrase-it-says-on-which-empty-square-a-piece-is-summoned = Указывает, на какое пустое поле призвать фигуру.
phrase-from-its-own-second-rank-it-may-step-two-squares-and-it = Со своей второй горизонтали может пойти на два поля; берёт на проходе.
phrase-from-is-empty = поле { $from } пустое
phrase-the-piece-on-from-is-not-yours = фигура на { $from } не твоя
phrase-name-on-from-does-not-go-to-to = { NAME($name) } с { $from } не ходит на { $to }
phrase-a-piece-is-never-exchanged-for-a-king = фигуру нельзя обменять на короля
phrase-only-a-piece-that-could-go-nowhere-from-to-whatever-stood-there = обменять можно только фигуру, которой с { $to } некуда ходить при любой расстановке
phrase-you-have-moved-in-this-turn-summon-create-or-end-it = фигура в этот ход уже сходила: призывай, создавай или заверши ход
phrase-your-king-is-mated-take-it-off-with-xk-then-summon-your = твоему королю мат: сними его ходом xK, затем призови запасного короля
phrase-a-king-is-taken-off-only-when-it-is-mated-and-an = короля снимают, только когда ему мат и его может сменить запасной
phrase-move-a-piece-first = сначала сходи фигурой
phrase-cards-are-discarded-only-when-you-hold-more-than-seven = карты сбрасывают, только когда их больше семи
phrase-discard-down-to-seven-cards-first-such-as-knight = сначала сбрось карты до семи, например -Knight
phrase-an-extra-king-enters-only-when-your-king-is-mated-and-has = запасной король выходит, только когда твоему королю мат и он снят с доски
phrase-you-can-no-longer-summon-in-this-turn = в этот ход призывать уже нельзя
phrase-square-is-not-empty = поле { $square } занято
phrase-an-extra-king-needs-no-location-cards = запасному королю карты места не нужны
phrase-your-king-would-be-in-check-on-square = на { $square } твой король окажется под шахом
phrase-a-piece-on-square-would-expose-your-king-to-check = фигура на { $square } подставит твоего короля под шах
phrase-name-does-not-name-square = карта { NAME($name) } не указывает на { $square }
phrase-square-is-not-next-to-your-king = поле { $square } не рядом с твоим королём
phrase-a-square-is-named-by-a-letter-and-a-number-or-by = поле указывают буквой и цифрой или одной из других карт места
phrase-these-cards-cost-cost-and-left-is-left-of-your-limit = эти карты стоят { $cost }, а от лимита осталось { $left }
phrase-a-card-s-name-is-a-letter-then-up-to-29-letters = название карты — буква, затем до 29 букв, цифр и дефисов
phrase-a-card-cannot-be-called-text = карту нельзя назвать { $text }
phrase-there-is-a-card-text-already = карта { $text } уже есть
phrase-the-value-of-text-is-more-than-max = стоимость карты { $text } больше { $max }
phrase-there-are-max-own-cards-already = своих карт уже { $max }
phrase-the-movement-of-text-is-longer-than-max-characters = запись хода карты { $text } длиннее { $max } знаков
phrase-the-movement-of-text-why = ход карты { $text }: { $why }
phrase-the-text-is-longer-than-max-bytes = текст длиннее { $max } байт
phrase-the-value-of-text-is-no-number = стоимость карты { $text } — не число
phrase-text-is-no-card-a-name-its-moves-and-its-value = «{ $text }» — не карта: нужны название, ходы и стоимость
phrase-text-is-there-twice = { $text } встречается дважды

## Записи, которые не читаются

phrase-a-tag-has-the-form-name-value-not-text-place = тег имеет вид [Имя "значение"], а не { $text } ({ $place })
phrase-a-tag-stands-after-the-moves-but-a-record-has-one-game = тег стоит после ходов, а в записи одна партия, и её теги идут сначала: { $text } ({ $place })
phrase-an-option-has-the-form-key-value-not-text = вариант записывается как имя=значение, а не «{ $text }»
phrase-a-comment-begins-with-open-and-never-ends-place = комментарий начинается с { $open } и нигде не заканчивается ({ $place })
phrase-a-variation-begins-with-open-and-never-ends-place = вариант ходов начинается с { $open } и нигде не заканчивается ({ $place })
phrase-a-comment-ends-with-close-and-never-begins-place = комментарий заканчивается на { $close }, но нигде не начинается ({ $place })
phrase-a-variation-ends-with-close-and-never-begins-place = вариант ходов заканчивается на { $close }, но нигде не начинается ({ $place })
phrase-line-line-column-column = строка { $line }, столбец { $column }
phrase-the-tag-fen-gives-a-position-of-chess-and-game-has-none = тег FEN задаёт шахматную позицию, а в { NAME($game) } её нет: укажи позицию в теге Position
phrase-the-tags-position-and-fen-both-give-the-position-to-begin-from = теги Position и FEN оба задают начальную позицию: убери один из них
phrase-the-tag-setup-says-that-the-game-begins-from-a-position-but = по тегу SetUp партия начинается с позиции, но тега FEN нет
phrase-the-tag-fen-gives-a-position-but-the-tag-setup-says-that = тег FEN задаёт позицию, а по тегу SetUp партия начинается как обычно: убери один из них
phrase-the-tag-setup-is-0-or-1-not-value = тег SetUp равен 0 или 1, а не «{ $value }»
phrase-the-record-does-not-say-which-game-it-is-of-tag-game = в записи не сказано, какая это игра (тег Game)
phrase-there-is-no-game-typed-the-games-are-known = игры «{ $typed }» нет; есть такие: { $known }
phrase-the-record-is-of-version-version-of-the-rules-of-game-which = запись сделана по версии { $version } правил игры { NAME($game) }, которой эта программа не знает
phrase-the-record-has-no-seed-tag-seed-and-without-it-nobody-knows = в записи нет числа розыгрыша (тег Seed), а без него неизвестно, что было роздано
phrase-a-seed-is-64-hexadecimal-digits-32-bytes = число розыгрыша состоит из 64 шестнадцатеричных цифр (32 байта)
phrase-there-is-no-option-option-in-this-game-its-options-are-known = в этой игре нет варианта «{ $option }»; есть такие: { $known }
phrase-the-option-option-does-not-take-value-it-takes-takes = вариант «{ $option }» не принимает «{ $value }»; можно: { $takes }
phrase-the-option-option-does-not-take-value-here-why = вариант «{ $option }» здесь не принимает «{ $value }»: { $why }
phrase-the-option-option-does-not-take-this-text-why = вариант «{ $option }» не принимает этот текст: { $why }
phrase-the-option-option-is-given-twice = вариант «{ $option }» указан дважды
phrase-not-legal-why = ход невозможен: { $why }
phrase-cannot-be-read-why = не читается: { $why }
phrase-ply-ply-move-number-text-refusal = полуход { $ply }, ход { $number } «{ $text }»: { $refusal }
phrase-the-position-is-not-valid-why = позиция недопустима: { $why }
