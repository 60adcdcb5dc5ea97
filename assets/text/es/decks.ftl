# Los mazos de Ajedrez del invocador y las cartas de los servidores.

## Encabezados

deck-created = Tu mazo nuevo **{ $name }**
deck-imported = Importado como tu mazo **{ $name }**
deck-copied = Copiado como tu mazo **{ $name }**
deck-used = Tu mazo para partidas nuevas es ahora **{ $name }**
deck-shown = **{ $name }**
deck-shared = { $player } comparte un mazo: **{ $name }**
deck-exported = **{ $name }** como texto:
deck-renamed = El mazo se llama ahora **{ $name }**.
deck-deleted = **{ $name }** borrado. Tu mazo en uso es **{ $used }**. Las partidas ya empezadas siguen con las cartas que tienen.

## La lista

deck-list-own = **Tus mazos** ({ $count } de { $max })
deck-list-none = Todavía ninguno. *Mazo nuevo…* empieza uno, y puedes copiar uno predefinido: ábrelo abajo.
deck-list-presets = **Mazos predefinidos**
deck-list-note = -# Juegas cada partida nueva de Ajedrez del invocador con tu mazo en uso. Solo tú sabes cuál es.
deck-list-open = Abrir un mazo
deck-list-size = { $name } · { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
deck-list-missing = usa cartas que este servidor no tiene
deck-list-incomplete = incompleto
deck-list-in-use = ▸ **{ $deck } · en uso**
deck-list-other = ▹ { $deck }

## Un mazo

deck-cards = { $count ->
    [0] Todavía sin cartas: añade algunas con +.
    [one] { $count } carta: { $cards }
   *[other] { $count } cartas: { $cards }
    }
deck-not-yet = Todavía no puedes jugar con él: { $why }.
deck-not-here = No puedes jugar con él aquí: este servidor no tiene { $cards }.
deck-worth = Vale { $worth }.
deck-worth-open = Vale { $worth }, sin contar { $count ->
    [one] una carta cuyo coste depende de con qué se juegue.
   *[other] { $count } cartas cuyo coste depende de con qué se jueguen.
    }
deck-lacks = Todavía no puedes jugar con él: { $count ->
    [one] falta una carta
   *[other] faltan { $count } cartas
    }. Un mazo tiene de { $min } a { $max }.
deck-take-out = Puedes sacarlas: están al final del editor.
deck-sample = Una mano de prueba de **{ $name }**: { $cards }
deck-sample-heading = Mano de prueba
deck-delete = ¿Borrar **{ $name }**? Las partidas ya empezadas siguen con las cartas que tienen.
deck-button-new = Mazo nuevo…
deck-button-sample = Mano de prueba
deck-button-another = Otra mano
deck-button-use = Usar
deck-button-in-use = En uso
deck-button-more = Más…
deck-button-rename = Cambiar nombre…
deck-button-copy = Copiar…
deck-button-delete = Borrar…
deck-button-delete-it = Borrar
deck-button-all = Todos los mazos

## El formulario y el menú

deck-form = Importar un mazo
deck-form-new = Mazo nuevo
deck-form-copy = Copiar un mazo
deck-form-rename = Cambiar el nombre
deck-form-name = Nombre del mazo
deck-form-cards = Sus cartas
deck-form-example =
    4 Knight
    3 Rider
    …
deck-choice = Tu mazo para partidas nuevas es ahora **{ $name }**, y también jugarás esta partida con él. Solo lo ves tú. Abajo puedes elegir otro mientras el desafío esté abierto.
deck-choice-other = Otro mazo
deck-choice-own = Tuyo, { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
    }

## Cartas de un servidor

card-list = **Cartas de Ajedrez del invocador**: { $published } publicadas, { $own ->
    [0] ninguna propia de este servidor (quien tenga el permiso Gestionar servidor puede añadirlas con `/card add`)
    [one] una propia de este servidor
   *[other] { $own } propias de este servidor
    }
card-list-heading = Cartas
card-list-page = Página { $page } de { $pages }
card-line = **{ NAME($name, form: "full") }** `{ $moves }` · valor { $value }
card-line-without-moves = **{ NAME($name, form: "full") }** · valor { $value }
card-added = Carta añadida. Los mazos de este servidor pueden usarla desde ahora.
card-added-estimated = Carta añadida. Los mazos de este servidor pueden usarla desde ahora. Su valor se ha estimado según su movilidad.
card-retired = Retirada: { $card }. Las partidas ya empezadas la conservan; los mazos que la tienen no se pueden usar aquí hasta que se saque de ellos.
card-fact = { $name }: { $text }

## `/piece`

piece-heading = **{ NAME($name) }**
piece-heading-game = **{ NAME($name) }** (partida { $game })
piece-made-of = Hecha de { $cards }
piece-suggestion = { $square }: { NAME($name) } ({ $place })
piece-suggestion-card = Carta { NAME($name, form: "full") }
