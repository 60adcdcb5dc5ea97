## ゲーム

name-cardmate = カードメイト
name-poker-chess = ポーカーチェス
name-mysterious-chess = ミステリアスチェス
name-summoner-s-chess = サモナーズチェス

## 側

name-white = 白
name-black = 黒
name-forehand = 先手
name-rearhand = 後手

## 駒

name-pawn = ポーン
    .full = ポーン（Pawn）
name-knight = ナイト
    .full = ナイト（Knight）
name-bishop = ビショップ
    .full = ビショップ（Bishop）
name-rook = ルーク
    .full = ルーク（Rook）
name-queen = クイーン
    .full = クイーン（Queen）
name-king = キング
    .full = キング（King）
name-extra-king = 予備キング

## 軍の駒

name-waffle = ワッフル
name-fad = ファド
name-bede = ビード
name-archbishop = アーチビショップ
    .full = アーチビショップ（Archbishop）
name-fibnif = フィブニフ
name-charging-knight = チャージングナイト
name-charging-rook = チャージングルーク
name-colonel = カーネル
name-woody-rook = ウッディルーク
name-half-duck = ハーフダック
name-short-rook = ショートルーク
name-chancellor = チャンセラー
    .full = チャンセラー（Chancellor）

## 軍

name-fabulous-fides = ファビュラスFIDE
name-colorbound-clobberers = カラーバウンド・クロバラーズ
name-nutty-knights = ナッティ・ナイツ
name-remarkable-rookies = リマーカブル・ルーキーズ

## 動きのカード

name-acolyte = アコライト
    .full = アコライト（Acolyte）
name-alfil = アルフィル
    .full = アルフィル（Alfil）
name-amazon = アマゾン
    .full = アマゾン（Amazon）
name-any = エニー
    .full = エニー（Any）
name-cannon = キャノン
    .full = キャノン（Cannon）
name-clone = クローン
    .full = クローン（Clone）
name-courtier = コーティア
    .full = コーティア（Courtier）
name-dabbabah = ダバーバ
    .full = ダバーバ（Dabbabah）
name-escort = エスコート
    .full = エスコート（Escort）
name-ferz = フェルズ
    .full = フェルズ（Ferz）
name-file-mover = ファイルムーバー
    .full = ファイルムーバー（File-Mover）
name-go-between = ゴービトウィーン
    .full = ゴービトウィーン（Go-Between）
name-guard = ガード
    .full = ガード（Guard）
name-horse = ホース
    .full = ホース（Horse）
name-joker = ジョーカー
    .full = ジョーカー（Joker）
name-knightrider = ナイトライダー
    .full = ナイトライダー（KnightRider）
name-lance = ランス
    .full = ランス（Lance）
name-marshall = マーシャル
    .full = マーシャル（Marshall）
name-novice = ノービス
    .full = ノービス（Novice）
name-peasant = ペザント
    .full = ペザント（Peasant）
name-pike = パイク
    .full = パイク（Pike）
name-rank-mover = ランクムーバー
    .full = ランクムーバー（Rank-Mover）
name-retreater = リトリーター
    .full = リトリーター（Retreater）
name-rider = ライダー
    .full = ライダー（Rider）
name-scout = スカウト
    .full = スカウト（Scout）
name-soldier = ソルジャー
    .full = ソルジャー（Soldier）
name-spear = スピア
    .full = スピア（Spear）
name-sword = ソード
    .full = ソード（Sword）
name-vao = ヴァオ
    .full = ヴァオ（Vao）
name-wazir = ワジール
    .full = ワジール（Wazir）
name-wildcard = ワイルドカード
    .full = ワイルドカード（Wildcard）
name-windmill = ウィンドミル
    .full = ウィンドミル（Windmill）

## スート

name-clubs = クラブ
name-diamonds = ダイヤ
name-hearts = ハート
name-spades = スペード

name-compulsory-capture = 強制取り

## 駒の説明の項目

name-army = 軍
name-made-of = 素材
name-moves = 動き
name-stands-for = 役割
name-value = 価値
name-where = 場所
name-csipgs-value = csipgs価値

## カードの数

rank-one = 1
    .plural = 1
rank-deuce = 2
    .plural = 2
rank-three = 3
    .plural = 3
rank-trey = 3
    .plural = 3
rank-four = 4
    .plural = 4
rank-five = 5
    .plural = 5
rank-six = 6
    .plural = 6
rank-seven = 7
    .plural = 7
rank-eight = 8
    .plural = 8
rank-nine = 9
    .plural = 9
rank-ten = 10
    .plural = 10
rank-jack = ジャック
    .plural = ジャック
rank-queen = クイーン
    .plural = クイーン
rank-king = キング
    .plural = キング
rank-ace = エース
    .plural = エース

## ポーカーのハンド

hand-none = カードなし
hand-high-card = { RANK($high) }ハイ
hand-pair = { RANK($high) }のワンペア
hand-two-pair = { RANK($high) }と{ RANK($low) }のツーペア
hand-three-of-a-kind = { RANK($high) }のスリーカード
hand-straight = { RANK($high) }ハイのストレート
hand-flush = { RANK($high) }ハイのフラッシュ
hand-full-house = { RANK($high) }が3枚、{ RANK($low) }が2枚のフルハウス
hand-four-of-a-kind = { RANK($high) }のフォーカード
hand-straight-flush = { RANK($high) }ハイのストレートフラッシュ
hand-royal-flush = ロイヤルフラッシュ
hand-five-of-a-kind = { RANK($high) }のファイブカード

## 棋譜の駒の文字

letter-king = K
letter-queen = Q
letter-rook = R
letter-bishop = B
letter-knight = N
