/** 日本語: Japanese texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "カート",
  add: "カートに入れる",
  adding: "追加しています",
  added: "カートに入りました。",
  see: "カートを見る",
  full: "カートがいっぱいです。先にお支払いいただくか、商品を減らしてください。",
  quantity: "{{article}}の数量",
  update: "更新",
  remove: "削除",
  removeOf: "{{article}}を削除",
  each: "1点{{price}}",
  total: "合計",
  priceChanged: "カートに入れたときは{{was}}でした。現在は{{now}}です。",
  fewer: "残り{{number}}点です。合計にはその分だけ含まれます。",
  soldOut: "売り切れです。合計には含まれません。",
  gone: "カートの一部の商品は販売を終了しました。",
  changed: "前回ご覧になった後にカートの内容が変わりました。ご確認のうえ、お支払いください。請求は発生していません。",
  pay: "{{price}}を支払う",
  posted:
    "お支払いはStripeのページで、カードをご利用ください。送料込みです。お支払いの間、すべての商品を30分お取り置きします。",
  noAccount: "アカウントは不要です。ご注文へのリンクをメールでお送りします。",
  heldTitle: "お支払い待ち",
  held: "{{name}}（{{price}}）をお取り置きしています。残り時間：{{time}}",
  emptyTitle: "カートは空です",
  emptyText: "ショップで追加した商品がここに表示されます。",
  emptyAction: "ショップへ",
  addOn: {
    title: "ショップから",
    separate: "こちらは別のご注文になります。チケットに変更はありません。",
    together: "お席と一緒に、1回のお支払いで購入できます。お席と同じ時間だけお取り置きします。",
    togetherOffer: "お席と一緒に、1回のお支払いで購入できます。30分間お取り置きします。その後はカートに入ります。",
    free: "お席は無料のため、こちらでのお支払いはありません。ショップの商品はカートに入っています。",
    include: "この注文に追加",
    basket: "カートの中身を追加",
    soldOut: "たった今売り切れました。お席は引き続き確保しています。",
    full: "この注文にはこれ以上追加できません。先に商品を減らしてください。",
    late: "この注文はもう変更できません。このままお支払いいただくか、席を手放してください。",
  },
};
