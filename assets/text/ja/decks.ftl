## 見出し

deck-created = 新しいデッキ**{ $name }**
deck-imported = 自分のデッキ**{ $name }**として取り込みました
deck-copied = 自分のデッキ**{ $name }**としてコピーしました
deck-used = これからの対局で使うデッキは**{ $name }**です
deck-shown = **{ $name }**
deck-shared = { $player }がデッキを公開しました：**{ $name }**
deck-exported = **{ $name }**のテキスト：
deck-renamed = デッキの名前を**{ $name }**に変えました。
deck-deleted = **{ $name }**を削除しました。使用中のデッキは**{ $used }**です。始まっている対局は、そのカードのまま続きます。

## 一覧

deck-list-own = **自分のデッキ**（{ $count }/{ $max }）
deck-list-none = まだありません。*新しいデッキ…*で作れます。プリセットは下で開くとコピーできます。
deck-list-presets = **プリセットデッキ**
deck-list-note = -# サモナーズチェスの新しい対局では、いつも使用中のデッキを使います。それがどれかを知っているのはあなただけです。
deck-list-open = デッキを開く
deck-list-size = { $name } · { $count }枚
deck-list-missing = このサーバーにないカードが入っています
deck-list-incomplete = 未完成
deck-list-in-use = ▸ **{ $deck } · 使用中**
deck-list-other = ▹ { $deck }

## デッキ

deck-cards = { $count ->
    [0] まだカードがありません。+で入れてください。
   *[other] { $count }枚：{ $cards }
    }
deck-not-yet = このデッキはまだ使えません：{ $why }。
deck-not-here = このデッキはここでは使えません。このサーバーにないカード：{ $cards }。
deck-worth = 価値の合計：{ $worth }
deck-worth-open = 価値の合計：{ $worth }（一緒に使うカードでコストが変わる{ $count }枚を除く）
deck-lacks = このデッキはまだ使えません：あと{ $count }枚必要です。デッキは{ $min }～{ $max }枚です。
deck-take-out = それらは編集画面の最後にあり、抜くことができます。
deck-sample = **{ $name }**からの手札の例：{ $cards }
deck-sample-heading = 手札の例
deck-delete = **{ $name }**を削除しますか？始まっている対局は、そのカードのまま続きます。
deck-button-new = 新しいデッキ…
deck-button-sample = 手札の例
deck-button-another = 別の手札
deck-button-use = 使う
deck-button-in-use = 使用中
deck-button-more = その他…
deck-button-rename = 名前を変える…
deck-button-copy = コピー…
deck-button-delete = 削除…
deck-button-delete-it = 削除する
deck-button-all = デッキ一覧

## 入力欄とメニュー

deck-form = デッキを取り込む
deck-form-new = 新しいデッキ
deck-form-copy = デッキをコピー
deck-form-rename = デッキの名前を変える
deck-form-name = デッキの名前
deck-form-cards = カード
deck-form-example =
    4 Knight
    3 Rider
    …
deck-choice = これからの対局で使うデッキは**{ $name }**になり、この対局でもこれを使います。これはあなただけに表示されています。挑戦の受付中は、下で別のデッキに変えられます。
deck-choice-other = 別のデッキ
deck-choice-own = 自分のデッキ、{ $count }枚

## サーバーのカード

card-list = **サモナーズチェスのカード**：公式カード{ $published }枚、{ $own ->
    [0] このサーバーのカードなし（「サーバー管理」権限のあるメンバーは`/card add`で追加できます）
   *[other] このサーバーのカード{ $own }枚
    }
card-list-heading = カード
card-list-page = { $page }/{ $pages }ページ
card-line = **{ NAME($name, form: "full") }** `{ $moves }` · 価値{ $value }
card-line-without-moves = **{ NAME($name, form: "full") }** · 価値{ $value }
card-added = カードを追加しました。これからこのサーバーのデッキで使えます。
card-added-estimated = カードを追加しました。これからこのサーバーのデッキで使えます。価値は動きから見積もりました。
card-retired = 廃止しました：{ NAME($card) }。始まっている対局では使い続けます。このカードの入ったデッキは、抜くまでここで使えません。
card-fact = { NAME($name) }：{ $text }

## `/piece`

piece-heading = **{ NAME($name) }**
piece-heading-game = **{ NAME($name) }**（対局{ $game }）
piece-made-of = 素材：{ $cards }
piece-suggestion = { $square }：{ NAME($name) }（{ $place }）
piece-suggestion-card = カード { NAME($name, form: "full") }
