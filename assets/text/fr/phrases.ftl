# Phrases des règles : pourquoi une action est refusée, ce que les menus demandent et proposent, ce qui est sur les fiches des pièces.

## All games

phrase-text-stands-for-any-move-write-the-move-that-was-made = « { $text } » désigne n’importe quel coup ; écris le coup joué

## Chess

phrase-action-is-no-legal-move = { $action } n’est pas un coup légal
phrase-the-name-on-from-is-side-s = { NAME($name, form: "the") } en { $from } est une pièce { NAME($side, form: "of") }
phrase-nothing-stands-on-from = il n’y a rien en { $from }
phrase-side-has-no-name = les { NAME($side) } n’ont pas cette pièce : { NAME($name, form: "word") }
phrase-side-has-no-name-there = les { NAME($side) } n’ont pas cette pièce à cet endroit : { NAME($name, form: "word") }
phrase-side-has-no-name-of-the-other-army = les { NAME($side) } n’ont pas cette pièce de l’autre armée : { NAME($name, form: "word") }
phrase-side-has-no-name-of-the-other-army-there = les { NAME($side) } n’ont pas cette pièce de l’autre armée à cet endroit : { NAME($name, form: "word") }
phrase-your-own-piece-is-on-to = ta propre pièce est en { $to }
phrase-a-king-is-never-captured = on ne prend jamais un roi
phrase-the-king-would-be-in-check-on-square = le roi serait en échec en { $square }
phrase-your-king-is-in-check-and-would-still-be = ton roi est en échec et le resterait
phrase-your-king-would-be-in-check = ton roi serait en échec
phrase-the-king-cannot-go-to-to = le roi ne peut pas aller en { $to }
phrase-no-name-can-go-to-to = aucun coup avec { NAME($name, form: "the") } ne mène en { $to }
phrase-one-or-other = { $one } ou { $other }
phrase-more-than-one-piece-can-go-to-to-write-ways = plusieurs pièces peuvent aller en { $to } : écris { $ways }
phrase-say-what-the-pawn-becomes-to-q-to-r-to-b-or = dis ce que devient le pion : { $to }=Q, { $to }=R, { $to }=B ou { $to }=N
phrase-ways-to-q-and-so-on-for-a-piece-of-the-other = { $ways } ; { $to }=Q' et ainsi de suite pour une pièce de l’armée adverse
phrase-both-sides-have-the-same-army-write-letter-without-a-prime = les deux camps ont la même armée : écris ={ $letter } sans prime
phrase-a-pawn-becomes-a-queen-rook-bishop-or-knight = un pion devient dame, tour, fou ou cavalier
phrase-the-right-to-castle-there-is-lost-king-or-rook-has-moved = ce roque est perdu : le roi ou la tour a bougé ou n’est pas à sa place
phrase-there-are-pieces-between-king-and-rook = il y a des pièces entre le roi et la tour
phrase-a-king-in-check-cannot-castle = un roi en échec ne peut pas roquer
phrase-the-king-would-pass-over-square-which-is-attacked = le roi passerait par { $square }, qui est attaquée
phrase-which-piece = Quelle pièce ?
phrase-castles-wing = roque : { $wing }
phrase-takes-name = prend { NAME($name, form: "the") }
phrase-to-which-square = Vers quelle case ?
phrase-what-does-the-pawn-become = Que devient le pion ?
phrase-from-its-own-second-rank-it-may-step-two-squares-it-can = Depuis sa deuxième rangée, il peut avancer de deux cases ; il peut prendre en passant et est promu sur la dernière rangée.
phrase-it-may-castle-with-a-rook-and-may-not-be-left-in = Il peut roquer avec { NAME($rook, form: "a") } et ne doit pas rester en échec.
phrase-its-long-castling-goes-to-the-b-file-so-that-the-bede = Au grand roque, le roi va sur la colonne b, pour que le Bede reste sur sa couleur.
phrase-side-s-on-square = { NAME($side) }, en { $square }
phrase-the-name-written-sign = { NAME($name, form: "the") }, noté { $sign }
phrase-marks-is-not-a-mark-the-marks-are-known-and-last = « { $marks } » n’est pas un signe ; les signes sont { $known } et { $last }
phrase-the-mark-mark-is-wrong-this-move-has-none = le signe « { $mark } » est faux, ce coup n’en a pas
phrase-the-mark-mark-is-wrong-this-move-has-due = le signe « { $mark } » est faux, ce coup a « { $due } »
phrase-nothing-can-be-captured-on-to = il n’y a rien à prendre en { $to }
phrase-only-a-pawn-that-reaches-the-last-rank-is-promoted = seul un pion qui atteint la dernière rangée est promu
phrase-try-something-like-nf3-exd5-e8-q-or-o-o-or-from = essaie par exemple Nf3, exd5, e8=Q ou O-O, ou de case à case : g1f3

## Cardmate

phrase-a-move-is-a-card-and-a-square-such-as-4ci3-9h = un coup s’écrit avec une carte et une case, par exemple 4Ci3, 9H:c5 ou 1Sd5=A
phrase-there-is-no-square-square-on-this-board = il n’y a pas de case « { $square } » sur cet échiquier
phrase-card-is-not-on-the-board = { $card } n’est pas sur l’échiquier
phrase-card-belongs-to-side = { $card } est une carte { NAME($side, form: "of") }
phrase-card-is-already-on-to = { $card } est déjà en { $to }
phrase-your-own-card-stands-on-to = ta propre carte { $card } est en { $to }
phrase-victim-stands-on-to-to-capture-it-write-write = { $victim } est en { $to } ; pour la prendre, écris { $write }
phrase-nothing-stands-on-to-to-be-captured-write-write = il n’y a rien à prendre en { $to } ; écris { $write }
phrase-card-on-from-cannot-capture-on-to-the-rank-does-not-move = { $card } en { $from } ne peut pas prendre en { $to } : { RANK($rank, form: "the") } ne se déplace pas ainsi
phrase-card-on-from-cannot-go-to-to-the-rank-does-not-move = { $card } en { $from } ne peut pas aller en { $to } : { RANK($rank, form: "the") } ne se déplace pas ainsi
phrase-card-cannot-get-to-to-blocker-on-square-is-in-the-way = { $card } ne peut pas arriver en { $to } : { $blocker } en { $square } barre le passage
phrase-victim-is-of-the-same-suit-as-card-and-higher-so-card = { $victim } est de la même couleur que { $card } et plus haute, { $card } ne peut donc pas la prendre
phrase-count-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
    }
phrase-compulsory-capture-captures = prise obligatoire : { $captures }
phrase-captor-takes-victim = { $captor } prend { $victim }
phrase-only-a-one-can-be-promoted-and-card-is-not-a-one = seul un 1 peut être promu, et { $card } n’est pas un 1
phrase-card-can-be-promoted-only-as-it-enters-the-opponent-s-half = { $card } n’est promue qu’en entrant dans la moitié adverse, et ce coup ne l’y fait pas entrer
phrase-must-take = doit prendre
phrase-which-card = Quelle carte ?
phrase-becomes-the-ace = devient l’as
phrase-stays-a-one = reste un 1
phrase-what-does-it-become = Que devient la pièce ?
phrase-rank-of-suit = { RANK($rank) } de { NAME($suit) }
phrase-of-its-own-suit-it-must-take-lower-cards-and-cannot-take = Dans sa couleur, elle doit prendre les cartes plus basses et ne peut pas prendre les plus hautes.

## Poker Chess

phrase-a-hand-is-declared-by-the-squares-that-pull-such-as-hand = pour déclarer une main, écris les cases qui tirent, par exemple hand(d1,e1,a1,h1,d2), ou hand(speak)
phrase-square-is-named-twice = { $square } est citée deux fois
phrase-turns-a-card-up = retourne une carte
phrase-hand-wins-the-hand = { $hand } : gagne la main
phrase-hand-loses-the-hand = { $hand } : perd la main
phrase-hand-an-equal-hand = { $hand } : main égale
phrase-hand-kicker-kicker = { $hand }, kicker { $kicker }
phrase-hand-kickers-kickers = { $hand }, kickers { $kickers }
phrase-which-hand-do-you-declare = Quelle main déclares-tu ?
phrase-let-the-cards-speak-hand = Laisser parler les cartes : { $hand }
phrase-the-best-hand-counts = la meilleure main compte
phrase-these-squares-make-no-hand-of-side-one-is-example = ces cases ne forment pas une main { NAME($side, form: "of") } ; par exemple { $example }
phrase-there-is-no-hand-to-declare-now-make-a-move = il n’y a pas de main à déclarer maintenant ; joue un coup
phrase-first-declare-a-hand-or-leave-it-to-the-cards-with-hand = déclare d’abord une main, ou laisse parler les cartes avec hand(speak)

## Mysterious Chess

phrase-a-card-is-placed-by-its-kind-and-a-square-such-as = pour placer une carte, écris son type et une case, par exemple N@c3 ; les types sont K, Q, R, B, N et P
phrase-in-the-casual-variation-nobody-knows-what-is-placed-write-square = dans la variante décontractée, personne ne sait ce qui est placé : écris @{ $square }
phrase-a-card-is-placed-unseen-on-a-square-such-as-c3 = pour placer une carte sans la voir, écris sa case, par exemple @c3
phrase-a-card-is-flipped-by-its-square-such-as-c3-or-at = pour retourner une carte, écris sa case, par exemple c3!, ou random pour laisser faire le hasard
phrase-the-pawn-on-square-is-to-be-promoted-first-ways = il faut d’abord promouvoir le pion en { $square } : { $ways }
phrase-count-in-your-hand = { $count } dans ta main
phrase-which-square = Quelle case ?
phrase-flip-which-card = Quelle carte retourner ?
phrase-which-move = Quel coup ?
phrase-text-is-not-a-placing-write-a-card-and-a-square-such = { $text } n’est pas un placement ; écris une carte et une case, par exemple N@c3
phrase-square-is-covered-already = il y a déjà une carte en { $square }
phrase-you-do-not-hold-that-many-name = tu n’en as pas autant dans ta main : { NAME($name, form: "word") }
phrase-text-is-not-written-as-cards-are-placed-here = { $text } : ici, les cartes ne se placent pas ainsi
phrase-no-cards-are-placed-now = on ne place pas de cartes maintenant
phrase-there-is-a-card-on-square-already = il y a déjà une carte en { $square }
phrase-say-which-card-you-place-such-as-n-square = dis quelle carte tu places, par exemple N@{ $square }
phrase-you-have-no-name-left-in-your-hand = tu n’as plus de { NAME($name, form: "word") } dans ta main
phrase-no-card-lies-face-down-on-square = il n’y a pas de carte face cachée en { $square }
phrase-no-card-lies-face-down = il n’y a pas de carte face cachée

## Summoner’s Chess

phrase-a-rider-cannot-ride-on-name-it-goes-on-without-limit-already = un coureur ne va pas avec { NAME($name, form: "the") } : la carte avance déjà sans limite
phrase-a-rider-rides-on-a-card-with-a-movement-not-on-name = un coureur va avec une carte de déplacement, pas avec { NAME($name, form: "the") }
phrase-a-rider-cannot-ride-on-name-it-needs-a-screen = un coureur ne va pas avec { NAME($name, form: "the") } : la carte a besoin d’un écran
phrase-a-rider-cannot-ride-on-name-it-goes-to-any-square-already = un coureur ne va pas avec { NAME($name, form: "the") } : la carte va déjà sur toutes les cases
phrase-a-rider-cannot-ride-on-name-it-rides-without-limit-already = un coureur ne va pas avec { NAME($name, form: "the") } : la carte court déjà sans limite
phrase-a-piece-is-made-of-at-most-max-cards = une pièce se compose d’au plus { $max } cartes
phrase-your-extra-king-must-enter-first = ton roi supplémentaire doit d’abord entrer
phrase-you-can-no-longer-create-in-this-turn = tu ne peux plus créer pendant ce tour
phrase-a-rider-is-played-with-another-card-such-as-wazir-rider = un coureur se joue avec une autre carte, par exemple +Wazir+Rider
phrase-name-is-played-when-you-summon-such-as-w1-d4-letter-d = { NAME($name) } se joue quand tu invoques, par exemple W1@d4(Letter-d,Number-4)
phrase-you-have-no-name-in-your-hand = tu n’as pas cette carte dans ta main : { NAME($name) }
phrase-say-which-piece-name-copies-such-as-card-e1 = dis quelle pièce { NAME($name, form: "the") } copie, par exemple +{ $card }(e1)
phrase-name-does-not-copy-another-piece = { NAME($name, form: "the") } ne copie pas d’autre pièce
phrase-there-is-no-such-piece-to-copy = il n’y a pas là de pièce à copier
phrase-in-the-courier-version-cards-are-not-added-to-a-piece = dans la version Courrier, on n’ajoute pas de cartes à une pièce
phrase-there-is-no-such-piece-in-your-reserve = cette pièce n’est pas dans ta réserve
phrase-this-costs-cost-and-left-is-left-of-your-limit-of-limit = cela coûte { $cost }, et il te reste { $left } sur ta limite de { $limit }
phrase-the-text-is-longer-than-max-characters = le texte dépasse { $max } caractères
phrase-text-is-not-a-deck-entry-write-a-number-and-the-name = « { $text } » n’est pas une entrée de deck ; écris un nombre et le nom d’une carte, par exemple 3 Knight
phrase-text-is-not-a-deck-entry-leave-out-cards-that-are-not = « { $text } » n’est pas une entrée de deck ; omets les cartes qui ne sont pas dans le deck
phrase-a-deck-has-at-most-max-cards-not-count = un deck a au plus { $max } cartes, pas { $count }
phrase-a-deck-has-min-to-max-cards-not-count = un deck a de { $min } à { $max } cartes, pas { $count }
phrase-there-is-no-name-in-the-deck = cette carte n’est pas dans le deck : { NAME($name) }
phrase-the-deck-has-only-count-name = le deck n’en a que { $count } : { NAME($name) }
phrase-there-is-no-card-text-did-you-mean-like = il n’y a pas de carte « { $text } » ; veux-tu dire { NAME($like) } ?
phrase-there-is-no-card-text = il n’y a pas de carte « { $text } »
phrase-what-do-you-do = Que fais-tu ?
phrase-the-mated-king = Le roi maté
phrase-end-the-turn = Terminer le tour
phrase-summon = Invoquer
phrase-a-piece-of-your-reserve-enters = une pièce de ta réserve entre en jeu
phrase-where-does-it-enter = Sur quelle case entre-t-elle ?
phrase-one-and-other = { $one } et { $other }
phrase-next-to-the-king = À côté du roi
phrase-with-which-cards = Avec quelles cartes ?
phrase-discard = Défausser
phrase-down-to-seven-cards = pour garder sept cartes au plus
phrase-where-to = Vers où ?
phrase-exchange-it = Faire l’échange ?
phrase-stays-as-it-is = reste tel quel
phrase-costs-cost-of-left = coûte { $cost } sur { $left }
phrase-create = Créer
phrase-play-cards-into-your-reserve = jouer des cartes dans ta réserve
phrase-which-piece-is-copied = Quelle pièce copier ?
phrase-a-new-piece-or-onto-which-one-of-your-reserve = Une nouvelle pièce, ou laquelle de ta réserve compléter ?
phrase-a-new-piece = Une nouvelle pièce
phrase-write-a-move-as-e1-e2-a-capture-as-e1-e2-a = écris un coup e1-e2, une prise e1:e2, une invocation W1@d1, une création +Knight, une défausse -Knight, la fin du tour end
phrase-a-piece-is-summoned-to-a-square-such-as-w1-d1-or = pour invoquer, écris une pièce et une case, par exemple W1@d1 ou W1@d5(Letter-d,Number-5)
phrase-a-copy-is-written-with-what-it-copies-such-as-clone-d4 = une copie s’écrit avec ce qu’elle copie, par exemple +Clone(d4) ou +Clone(#B2)
phrase-after-the-card-only-rider-may-follow-such-as-wazir-rider = après la carte, seul +Rider peut suivre, par exemple +Wazir+Rider
phrase-that-piece-is-in-the-reserve-of-the-other-side = cette pièce est dans la réserve adverse
phrase-text-is-no-piece-in-reserve-they-are-called-handle-and-so = « { $text } » n’est pas une pièce de la réserve ; elles s’appellent { $handle }, etc.
phrase-in-side-s-reserve = { NAME($side) }, en réserve
phrase-1-and-that-of-the-card-that-it-rides-on = 1, plus la valeur de la carte qu’il accompagne
phrase-what-the-copied-cards-have-cost-and-1-for-each = ce que les cartes copiées ont coûté, plus 1 pour chacune
phrase-played-with-a-card-it-makes-that-card-s-moves-repeatable-in = Joué avec une carte, il permet de répéter ses déplacements dans la même direction.
phrase-it-copies-all-abilities-of-a-piece-on-the-board-or-in = Il copie toutes les capacités d’une pièce sur l’échiquier ou dans une réserve.
phrase-an-extra-king-it-enters-when-its-side-would-be-checkmated = Un roi supplémentaire : il entre en jeu quand son camp serait échec et mat.
phrase-it-says-on-which-empty-square-a-piece-is-summoned = Elle dit sur quelle case vide une pièce est invoquée.
phrase-from-its-own-second-rank-it-may-step-two-squares-and-it = Depuis sa deuxième rangée, il peut avancer de deux cases, et il peut prendre en passant.
phrase-from-is-empty = { $from } est vide
phrase-the-piece-on-from-is-not-yours = la pièce en { $from } n’est pas à toi
phrase-name-on-from-does-not-go-to-to = { NAME($name, form: "the") } en { $from } ne peut pas aller en { $to }
phrase-a-piece-is-never-exchanged-for-a-king = une pièce ne s’échange jamais contre un roi
phrase-only-a-piece-that-could-go-nowhere-from-to-whatever-stood-there = seule une pièce qui ne pourrait aller nulle part depuis { $to }, quoi qu’il s’y trouve, peut être échangée
phrase-you-have-moved-in-this-turn-summon-create-or-end-it = tu as déjà joué un coup pendant ce tour ; invoque, crée ou termine-le
phrase-your-king-is-mated-take-it-off-with-xk-then-summon-your = ton roi est mat : retire-le avec xK, puis invoque ton roi supplémentaire
phrase-a-king-is-taken-off-only-when-it-is-mated-and-an = un roi n’est retiré que s’il est mat et qu’un roi supplémentaire peut le remplacer
phrase-move-a-piece-first = joue d’abord un coup
phrase-cards-are-discarded-only-when-you-hold-more-than-seven = on ne défausse que si l’on a plus de sept cartes
phrase-discard-down-to-seven-cards-first-such-as-knight = défausse d’abord pour garder sept cartes au plus, par exemple -Knight
phrase-an-extra-king-enters-only-when-your-king-is-mated-and-has = un roi supplémentaire n’entre que si ton roi est mat et a été retiré
phrase-you-can-no-longer-summon-in-this-turn = tu ne peux plus invoquer pendant ce tour
phrase-square-is-not-empty = { $square } n’est pas vide
phrase-an-extra-king-needs-no-location-cards = un roi supplémentaire n’a pas besoin de cartes de lieu
phrase-your-king-would-be-in-check-on-square = ton roi serait en échec en { $square }
phrase-a-piece-on-square-would-expose-your-king-to-check = une pièce en { $square } exposerait ton roi à un échec
phrase-name-does-not-name-square = { NAME($name) } ne désigne pas { $square }
phrase-square-is-not-next-to-your-king = { $square } n’est pas à côté de ton roi
phrase-a-square-is-named-by-a-letter-and-a-number-or-by = une case se désigne par une lettre et un nombre, ou par une des autres cartes de lieu
phrase-these-cards-cost-cost-and-left-is-left-of-your-limit = ces cartes coûtent { $cost }, et il te reste { $left } sur ta limite
phrase-a-card-s-name-is-a-letter-then-up-to-29-letters = le nom d’une carte est une lettre, puis jusqu’à 29 lettres, chiffres et traits d’union
phrase-a-card-cannot-be-called-text = une carte ne peut pas s’appeler { $text }
phrase-there-is-a-card-text-already = il y a déjà une carte { $text }
phrase-the-value-of-text-is-more-than-max = la valeur de { $text } dépasse { $max }
phrase-there-are-max-own-cards-already = il y a déjà { $max } cartes personnalisées
phrase-the-movement-of-text-is-longer-than-max-characters = la notation des déplacements de { $text } dépasse { $max } caractères
phrase-the-movement-of-text-why = les déplacements de { $text } : { $why }
phrase-the-text-is-longer-than-max-bytes = le texte dépasse { $max } octets
phrase-the-value-of-text-is-no-number = la valeur de { $text } n’est pas un nombre
phrase-text-is-no-card-a-name-its-moves-and-its-value = « { $text } » n’est pas une carte : il faut un nom, ses déplacements et sa valeur
phrase-text-is-there-twice = { $text } apparaît deux fois

## Feuilles de partie illisibles

phrase-a-tag-has-the-form-name-value-not-text-place = une balise a la forme [Nom "valeur"], et non { $text } ({ $place })
phrase-a-tag-stands-after-the-moves-but-a-record-has-one-game = une balise se trouve après les coups ; or une feuille contient une seule partie, et ses balises viennent d’abord : { $text } ({ $place })
phrase-an-option-has-the-form-key-value-not-text = une option a la forme nom=valeur, et non « { $text } »
phrase-a-comment-begins-with-open-and-never-ends-place = un commentaire commence par { $open } et ne finit jamais ({ $place })
phrase-a-variation-begins-with-open-and-never-ends-place = une variante commence par { $open } et ne finit jamais ({ $place })
phrase-a-comment-ends-with-close-and-never-begins-place = un commentaire finit par { $close } sans avoir commencé ({ $place })
phrase-a-variation-ends-with-close-and-never-begins-place = une variante finit par { $close } sans avoir commencé ({ $place })
phrase-line-line-column-column = ligne { $line }, colonne { $column }
phrase-the-tag-fen-gives-a-position-of-chess-and-game-has-none = la balise FEN donne une position d’échecs, et { NAME($game) } n’en a pas : donne la position dans la balise Position
phrase-the-tags-position-and-fen-both-give-the-position-to-begin-from = les balises Position et FEN donnent toutes deux la position de départ : retires-en une
phrase-the-tag-setup-says-that-the-game-begins-from-a-position-but = d’après la balise SetUp, la partie commence d’une position, mais la balise FEN manque
phrase-the-tag-fen-gives-a-position-but-the-tag-setup-says-that = la balise FEN donne une position, mais d’après la balise SetUp la partie commence comme d’habitude : retires-en une
phrase-the-tag-setup-is-0-or-1-not-value = la balise SetUp vaut 0 ou 1, et non « { $value } »
phrase-the-record-does-not-say-which-game-it-is-of-tag-game = la feuille de partie ne dit pas de quel jeu il s’agit (balise Game)
phrase-there-is-no-game-typed-the-games-are-known = il n’y a pas de jeu « { $typed } » ; les jeux sont : { $known }
phrase-the-record-is-of-version-version-of-the-rules-of-game-which = la feuille de partie suit la version { $version } des règles de { NAME($game) }, que ce programme ne connaît pas
phrase-the-record-has-no-seed-tag-seed-and-without-it-nobody-knows = la feuille de partie n’a pas de graine (balise Seed), et sans elle nul ne sait ce qui a été distribué
phrase-a-seed-is-64-hexadecimal-digits-32-bytes = une graine se compose de 64 chiffres hexadécimaux (32 octets)
phrase-there-is-no-option-option-in-this-game-its-options-are-known = ce jeu n’a pas d’option « { $option } » ; ses options sont : { $known }
phrase-the-option-option-does-not-take-value-it-takes-takes = l’option « { $option } » n’accepte pas « { $value } » ; elle accepte : { $takes }
phrase-the-option-option-does-not-take-value-here-why = l’option « { $option } » n’accepte pas « { $value } » ici : { $why }
phrase-the-option-option-does-not-take-this-text-why = l’option « { $option } » n’accepte pas ce texte : { $why }
phrase-the-option-option-is-given-twice = l’option « { $option } » est donnée deux fois
phrase-not-legal-why = illégal : { $why }
phrase-cannot-be-read-why = illisible : { $why }
phrase-ply-ply-move-number-text-refusal = demi-coup { $ply }, coup { $number } « { $text } » : { $refusal }
phrase-the-position-is-not-valid-why = la position n’est pas valable : { $why }
