/** 日本語: Japanese texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "お支払い完了",
  stamp: "{{amount}} お支払い済み",
  word: {
    tickets: "観戦決定",
    broadcast: "視聴決定",
    premium: "最前列",
    goods: "お手元へ",
  },
  heading: {
    paid: "{{amount}}のお支払いが完了しました。",
    nothing: "請求は発生していません。",
    tickets: "「{{title}}」のチケットをご用意しました。",
    broadcast: "「{{title}}」をご覧いただけます。",
    premium: "プレミアム会員になりました。",
    trial: "無料体験が始まりました。",
    goods: "ご注文を承りました：{{title}}",
  },
  now: "今",
  anyDay: "いつでも",
  later: "後日",
  next: "これからの流れ",
  have: "ご利用いただけるもの",
  mailed: "詳細は{{email}}にもお送りしました。",
  tickets: {
    yours: "お持ちのチケット",
    show: "チケットを表示",
    code: "コードを表示",
    offline: "チケットはオフラインでも使えます",
    offlineText: "スマートフォンで一度開いておくと、その後は電波がなくても表示できます。",
    keep: "メールは保存してください",
    refund: "返金の締め切り",
    refundText: "{{when}}まで、マイページから手続きできます。",
    doorText: "コードの読み取りは1回限りです。入場口では表示した状態でお待ちください。",
  },
  broadcast: {
    yours: "ご購入の配信",
    profile: "マイページにあります",
    profileText: "ログインしている端末なら、どれでもご覧いただけます。",
    starts: "配信開始：{{time}}",
  },
  premium: {
    first: "最初の大会：{{title}}",
    watch: "プレミアム対象の配信をすべてご覧いただけます",
    renews: "{{price}}で更新",
    renewsText: "お支払いに使ったカードに請求します。",
    trialEnds: "無料体験の終了日",
    trialEndsText: "当日{{price}}を請求します。それまでに解約すれば請求はありません。",
    plans: "プランを見る",
  },
  goods: {
    ships: "発送したらメールでお知らせします",
    shipsText: "お届けまで、国内は最長1週間、海外は最長3週間かかります。",
    returns: "返品をご希望ですか？",
    returnsText: "30日以内にお問い合わせください。返送先をご案内します。",
  },
  refunded: "返金しました",
};
