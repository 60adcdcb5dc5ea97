story-you = あなた
story-your = あなたの
story-your-inside = あなたの
story-owner = { $name }の
story-and = { $first }、{ $last }
story-sentence = { $told }ました。
story-turn = { $player }は{ $actions }ました。
story-check = チェック！

## 1つの行動

story-moved = { $you ->
    [yes] あなた
   *[no] { $name }
    }は{ NAME($piece) }を{ $from }から{ $to }に動かし
story-took = { $you ->
    [yes] あなた
   *[no] { $name }
    }は{ NAME($piece) }で{ $on }の{ $whose }{ NAME($victim) }を取り
story-promoted = { $you ->
    [yes] あなた
   *[no] { $name }
    }は{ $on }のポーンを{ NAME($piece) }に昇格させ

## ターンの中の行動

story-did-move = { NAME($piece) }を{ $from }から{ $to }に動かし
story-did-take = { NAME($piece) }で{ $on }の{ $whose }{ NAME($victim) }を取り
story-did-castle = { $side ->
    [king] キングサイド
   *[queen] クイーンサイド
    }にキャスリングし
story-did-place = { $on }に{ NAME($piece) }を置き
story-did-place-card = { $on }にカードを置き
story-did-flip = { $on }をめくり
story-did-flip-piece = { $on }をめくって{ $theirs_you ->
    [yes] あなた
   *[no] { NAME($theirs) }
    }の{ NAME($piece) }を出し
story-did-promote = { $on }のポーンを{ NAME($piece) }に昇格させ
story-did-take-off = メイトされたキングを盤から外し
story-did-summon = { $on }に{ NAME($piece) }を召喚し
story-did-summon-with = { $cards }を使って{ $on }に{ NAME($piece) }を召喚し
story-did-create = 新しい{ NAME($piece) }を作り
story-did-extend = 控えの{ NAME($piece) }を{ NAME($into) }に変え
story-did-discard = { NAME($card) }を捨て
story-did-end = { $you ->
   *[other] ターンを終え
    }
story-did-declare = ハンドを宣言し
story-became = { $told }、{ NAME($piece) }に昇格させ
story-exchanged = { $told }、{ NAME($piece) }と交換し

## ヒントの行動

story-do-move = { NAME($piece) }を{ $from }から{ $to }に動かし
story-do-take = { NAME($piece) }で{ $on }の{ NAME($victim) }を取り
story-do-castle = { $side ->
    [king] キングサイド
   *[queen] クイーンサイド
    }にキャスリングし
story-do-place = { $on }に{ NAME($piece) }を置き
story-do-place-card = { $on }にカードを置き
story-do-flip = { $on }をめくり
story-do-promote = { $on }のポーンを{ NAME($piece) }に昇格させ
story-do-take-off = メイトされたキングを盤から外し
story-do-summon = { $on }に{ NAME($piece) }を召喚し
story-do-summon-with = { $cards }を使って{ $on }に{ NAME($piece) }を召喚し
story-do-create = 新しい{ NAME($piece) }を作り
story-do-extend = 控えの{ NAME($piece) }を{ NAME($into) }に変え
story-do-discard = { NAME($card) }を捨て
story-do-end = ターンを終え
story-do-declare = このハンドを宣言し
story-do-become = { $told }、{ NAME($piece) }に昇格させ

## ポーカーのハンド

story-hand-won = このハンドは{ $owner }勝ちです：{ $high }対{ $low }。
story-hand-won-with = このハンドは{ $owner }勝ちです：{ $high }。
story-hand-won-against = このハンドは{ $owner }勝ちです。相手は{ $low }でした。
story-hand-won-hidden = このハンドは{ $owner }勝ちです。
story-hand-drawn = ハンドは互角です。
story-leads = { $you ->
    [yes] あなた
   *[no] { $player }
    }が{ $high }–{ $low }でリードしています。
story-level = { $won }–{ $won }の同点です。

story-written = { $told }（{ $notation }）
story-where = { $moves } · 対局{ $game }
story-done = 完了しました。
