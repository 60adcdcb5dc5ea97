placing-rest = 残りを置く…
placing-heading = **残りのカードを置く** · 対局{ $game }
placing-arrays =
    毎ターン1枚ずつ、中身を悟られない順番で置きます。マスがふさがっていたら、そのカードは自陣の別の場所に置かれます。
    用意された布陣：**要塞**はキングを隅に置いて周りを駒で固めます。**強襲**はキングとクイーンをポーンのすぐ後ろに置きます。**奇襲隊**はクイーンとナイトを敵陣の奥に置きます。どれもポーンは最終ランクに置かれ、めくられるとすぐに昇格します。**チェスと同じ**はポーンも含めてすべて定位置で、危険もあります。
    -# `Ke1 Qd1 Ra1`のように、まとめて入力することもできます。
placing-own = 次の列には、自分で保存した布陣があります。
placing-unseen =
    毎ターン1枚ずつ、自陣のどこかに置きます。
    -# `a1 b2 c3`のように、マスをまとめて入力することもできます。
placing-planned = これからカードを自動で置きます。
placing-random = ランダム
placing-chess = チェスと同じ
placing-fortress = 要塞
placing-storm = 強襲
placing-raiders = 奇襲隊
placing-stop = 止める
placing-begun = 🂠 **{ $how }**：残り{ $left }枚を毎ターン1枚ずつ置きます（対局{ $game }）。
placing-done = 🂠 **{ $how }**：置き終わりました（対局{ $game }）。
placing-stopped = 止めました。残りのカードは自分で置いてください（対局{ $game }）。
placing-none = 対局{ $game }では、もうカードを自動で置きません。次のカードは`/place`か盤面で自分で置いてください。
placing-over = 置くカードはもうありません。今の盤面は`/board`で見られます。

## 自分の布陣

array-save = 布陣を保存…
array-offer = カードをすべて置きました。この布陣を保存すると、次からは1回押すだけで同じように置けます。
array-form = 布陣を保存
array-name = 布陣の名前
array-example = 私の要塞
array-saved = **{ $name }**として保存しました。次の対局では*残りを置く…*に出ます。
array-forget = 布陣を消す…
array-forgotten = 布陣**{ $name }**を消しました。
