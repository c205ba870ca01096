/** 日本語: Japanese texts of what a fan has paid, what she can do about it, and the mails that tell her of it. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "ただいま決済サービスに接続できません。当方で保存している内容は下にあります。請求書とカードは、接続が戻り次第表示されます。",
  due: {
    title: "未払いのお支払いが1件あります",
    text: "{{title}}の{{amount}}をお支払いいただけませんでした。お支払いいただくか、カードを更新すると解決します。",
    pay: "{{amount}}を支払う",
  },
  premium: {
    none: "現在、プレミアム会員ではありません。",
    see: "プレミアムを見る",
  },
  card: {
    title: "カード",
    name: "{{brand}}（末尾{{last4}}）",
    expires: "有効期限：{{date}}",
    soon: "まもなく期限切れ",
    over: "期限切れ",
    soonText: "途切れずにご利用いただけるよう、期限までに更新してください。",
    overText: "このカードではお支払いができません。途切れずにご利用いただけるよう、更新してください。",
    none: "カードは登録されていません。お支払いの際に、Stripeのページで入力します。",
    update: "カードを更新",
    going: "Stripeに移動しています",
    unreachable:
      "ただいまStripeのページに接続できません。何も変更されていません。1分ほどしてから、もう一度お試しください。",
  },
  list: {
    title: "お支払いの履歴",
    text: "チケット、おうちで見る大会、商品、プレミアムのお支払いと、すべての請求書。",
    emptyTitle: "お支払いはまだありません",
    emptyText: "購入したものが、領収書や返金の方法とともにここに表示されます。",
    emptyAction: "ツアー日程を見る",
    tickets_one: "チケット{{count}}枚",
    tickets_other: "チケット{{count}}枚",
    night: "おうちで見る大会",
    goods: "ショップの商品",
    order: "注文 {{number}}",
    invoice: "請求書 {{number}}",
    paid: "支払い済み",
    open: "未払い",
    void: "無効",
    refunded: "返金済み",
    partly: "{{amount}}返金済み",
    returned: "返金が届いていません",
    disputed: "銀行で確認中",
    receipt: "領収書",
    pdf: "PDFで保存",
    details: "詳細",
    ask: "このお支払いについて問い合わせる",
    pages: "お支払いのページ",
    page: "{{page}} / {{pages}}ページ",
    newer: "新しいお支払い",
    older: "古いお支払い",
  },
  refund: {
    open: "返金を受ける",
    ticketsUntil:
      "このチケットは{{date}}まで払い戻せます。お支払いのカードに{{amount}}を返金し、チケットは無効になります。",
    ticketsOpen:
      "新しい日程がまだ決まっていないため、このチケットはいつでも払い戻せます。お支払いのカードに{{amount}}を返金し、チケットは無効になります。",
    nightUntil:
      "この大会は開始（{{date}}）まで払い戻せます。お支払いのカードに{{amount}}を返金し、大会はご覧いただけなくなります。",
    confirm: "払い戻して{{amount}}を受け取る",
    sending: "少々お待ちください",
    done: "手続きが完了しました。お支払いのカードに{{amount}}を返金します。明細に反映されるまで5～10日かかります。メールでもお知らせします。",
    late: "自動での払い戻しの期限を過ぎました。下からお問い合わせください。ご注文を添えてお送りし、担当者が判断します。",
    ruleTitle: "返金できる場合",
    ruleTickets:
      "<b>チケット</b>：ゴングの48時間前まで、すぐに返金します。日程が変更された場合は、新しい日程のゴングまで。使用済みまたは譲渡済みのチケットはお問い合わせください。",
    ruleNight:
      "<b>おうちで見る大会</b>：開始まで、すぐに返金します。その後は、二重購入、大会の中止、当方の不具合に限り、48時間以内のお申し出で返金します。",
    rulePremium:
      "<b>プレミアム</b>：いつでも解約でき、お支払い済みの期間の終わりまで続きます。二重のお支払いや当方の不具合によるお支払いは返金しますので、お問い合わせください。",
    ruleGoods: "<b>商品</b>：購入から30日以内。お問い合わせいただければ、返送先をお知らせします。",
    ruleOff: "中止になった大会は、お手続きなしで返金します。",
  },
  mail: {
    hello: "こんにちは",
    nightPaidSubject: "{{title}}をご覧いただけます",
    nightPaid:
      "ありがとうございます。{{title}}（{{date}}）をご購入いただきました。ライブでも、見逃し配信がある場合は見逃し配信でもご覧いただけます。",
    nightPaidWatch: "視聴ページへ",
    paidLine: "お支払い：{{amount}}、{{date}}",
    invoiceLine: "請求書：{{number}}",
    premiumPaidSubject: "プレミアムの領収書",
    premiumPaid: "ご利用ありがとうございます。プレミアムのお支払いが完了しました。",
    failedSubject: "プレミアムのお支払いができませんでした",
    failed:
      "プレミアムの{{amount}}をお支払いいただけませんでした。再度請求を試みる間も、これまでどおりご利用いただけます。",
    failedNext: "次回の請求は{{date}}です。有効なカードに変更すると、すぐに解決します。",
    failedLast: "今回が最後の請求でした。お支払いがないと、プレミアムを続けることはできません。",
    failedPay: "今すぐ支払う",
    trialSubject: "無料期間は{{date}}に終了します",
    trial: "プレミアムの無料期間は{{date}}に終了します。その時に{{amount}}が請求され、プレミアムはそのまま続きます。",
    trialLeave: "継続をご希望でない場合は、それまでに解約してください。請求は発生しません。",
    canceledSubject: "プレミアムを解約しました",
    canceled:
      "ご希望のとおり、プレミアムは{{date}}に終了します。それまではこれまでどおりご利用いただけ、今後の請求はありません。",
    endedSubject: "プレミアムが終了しました",
    ended: "プレミアムが終了しました。今後の請求はありません。またのご利用をお待ちしています。",
    refundSubject: "{{amount}}を返金します",
    refund: "{{title}}の{{amount}}を、お支払いのカードに返金しました。明細に反映されるまで5～10日かかります。",
    refundFailedSubject: "{{amount}}の返金がカードに届きませんでした",
    refundFailed:
      "{{title}}の返金{{amount}}が、カード会社から当方に差し戻されました。カードが解約または再発行された場合に起こります。返金は引き続きお客様のものです。お問い合わせいただければ、別の方法でお支払いします。",
    trialRefusedSubject: "無料体験は開始されませんでした",
    trialRefused:
      "ご利用のカードでは、すでにプレミアムの無料体験が使われています。無料体験はカード1枚につき1回です。会員登録は開始されず、請求もありません。無料体験なしでご入会いただけます。",
    yours: "お支払いを見る",
    premiumPage: "プレミアムの内容を見る",
    receipt: "請求書を見る",
    help: "お問い合わせ",
  },
};
