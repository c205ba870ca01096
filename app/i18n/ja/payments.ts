/** 日本語: Japanese texts of a fan's payments, the actions on them, and the mails about them. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "ただいま決済サービスに接続できません。ご注文は下に表示しています。請求書とカードは、接続が戻り次第表示されます。",
  due: {
    title: "お支払いが必要です",
    text: "{{title}}の料金{{amount}}を請求できませんでした。今すぐお支払いいただくか、カードを更新してください。",
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
    soonText: "途切れずにご利用いただけるよう、それまでに更新してください。",
    overText: "このカードには請求できません。途切れずにご利用いただけるよう、更新してください。",
    none: "カードは登録されていません。お支払いの際に、Stripeのページで入力します。",
    update: "カードを更新",
    going: "Stripeを開いています",
    unreachable: "Stripeに接続できません。何も変更されていません。1分ほどしてから、もう一度お試しください。",
  },
  list: {
    title: "お支払い",
    text: "チケット、ペイパービュー、ショップのご注文、プレミアムのお支払いと、すべての請求書。",
    emptyTitle: "お支払いはまだありません",
    emptyText: "ご購入の内容が、領収書や返金とともにここに表示されます。",
    emptyAction: "ツアー日程を見る",
    tickets_one: "チケット{{count}}枚",
    tickets_other: "チケット{{count}}枚",
    night: "ペイパービュー",
    goods: "ショップのご注文",
    order: "注文 {{number}}",
    invoice: "請求書 {{number}}",
    paid: "支払い済み",
    open: "未払い",
    void: "無効",
    refunded: "返金済み",
    partly: "{{amount}}返金済み",
    returned: "返金が届いていません",
    disputed: "異議申し立て中",
    receipt: "領収書",
    pdf: "PDF",
    details: "詳細",
    ask: "問い合わせる",
    pages: "お支払いのページ",
    page: "{{page}} / {{pages}}ページ",
    newer: "新しいお支払い",
    older: "古いお支払い",
  },
  refund: {
    open: "返金を受ける",
    ticketsUntil: "返金の期限：{{date}}。お支払いのカードに{{amount}}を返金し、このチケットは無効になります。",
    ticketsOpen:
      "新しい日程が未定のため、いつでも返金できます。お支払いのカードに{{amount}}を返金し、このチケットは無効になります。",
    nightUntil: "配信開始まで返金できます：{{date}}。お支払いのカードに{{amount}}を返金し、視聴はできなくなります。",
    nightOpen:
      "新しい日程が未定のため、いつでも返金できます。お支払いのカードに{{amount}}を返金し、視聴はできなくなります。",
    confirm: "{{amount}}の返金を受ける",
    sending: "返金しています",
    done: "返金しました。お支払いのカードに{{amount}}が戻ります。明細に反映されるまで5～10日かかることがあります。確認のメールをお送りします。",
    late: "自動返金の期限を過ぎました。下からお問い合わせください。ご注文の情報を添えて、担当者が判断します。",
    ruleTitle: "返金について",
    ruleTickets:
      "<b>チケット</b>：ゴングの48時間前まで、ここで返金できます。日程が変更された大会は、新しい日程のゴングまで。使用済みまたは譲渡済みのチケットは、お問い合わせください。",
    ruleNight:
      "<b>ペイパービュー</b>：配信開始まで、ここで返金できます。開始後は、二重購入、大会の中止、当団体の不手際の場合に限り、48時間以内のお問い合わせで返金します。",
    rulePremium:
      "<b>プレミアム</b>：いつでも解約でき、お支払い済みの期間はそのままご利用いただけます。二重請求や誤請求は、お問い合わせいただければ返金します。",
    ruleGoods: "<b>ショップ</b>：30日以内。お問い合わせいただければ、返送先をご案内します。",
    ruleOff: "大会が中止になった場合は、自動で返金します。",
  },
  mail: {
    nightPaidSubject: "視聴の準備ができました：{{title}}",
    nightPaid:
      "ご注文ありがとうございます。ご購入の大会：{{title}}（{{date}}）。ライブはもちろん、見逃し配信がある場合はそちらもご覧いただけます。",
    nightPaidWatch: "ここで見る",
    paidLine: "お支払い額：{{amount}}（{{date}}）",
    invoiceLine: "請求書：{{number}}",
    premiumPaidSubject: "プレミアムの領収書",
    premiumPaid: "いつもありがとうございます。プレミアムのお支払いを受け付けました。",
    failedSubject: "プレミアムのお支払いに失敗しました",
    failed: "プレミアムの料金{{amount}}を請求できませんでした。",
    failedNext:
      "再請求を行う間も、プレミアムをご利用いただけます。次回の請求日：{{date}}。すぐに解決するには、カードを更新してください。",
    failedLast: "今回が最後の請求でした。プレミアムを続けるには、今すぐお支払いください。",
    failedPay: "今すぐ支払う",
    trialSubject: "無料体験の終了日：{{date}}",
    trial: "プレミアムの無料体験の終了日：{{date}}。同日に{{amount}}を請求し、そのまま引き続きご覧いただけます。",
    trialLeave: "継続をご希望でない場合は、それまでに解約してください。料金はかかりません。",
    canceledSubject: "プレミアムを解約しました",
    canceled: "プレミアムの解約を承りました。{{date}}までご利用いただけます。今後の請求はありません。",
    keptSubject: "プレミアムを継続します",
    keptMonth: "月払いのプレミアムは{{date}}に{{amount}}で更新されます。",
    keptYear: "年払いのプレミアムは{{date}}に{{amount}}で更新されます。",
    keptChange:
      "解約は取り消され、プレミアムを引き続きご利用いただけます。プランやカードの変更、解約は、プレミアムのページからいつでも手続きできます。",
    endedSubject: "プレミアムが終了しました",
    ended: "プレミアムの会員期間が終了しました。今後の請求はありません。またいつでもお戻りください。",
    refundSubject: "{{amount}}の返金を手続きしました",
    refund:
      "{{title}}の料金{{amount}}を、お支払いのカードに返金しました。明細に反映されるまで5～10日かかることがあります。",
    refundFailedSubject: "{{amount}}の返金がカードに届きませんでした",
    refundFailed:
      "{{title}}の返金{{amount}}が、銀行から当団体に差し戻されました。多くの場合、カードの解約や再発行が原因です。お金はお客様のものです。お問い合わせいただければ、別の方法でお返しします。",
    trialRefusedSubject: "無料体験は始まっていません",
    trialRefused:
      "ご利用のカードは、プレミアムの無料体験を利用済みです。無料体験はカード1枚につき1回です。入会手続きは完了しておらず、請求も発生していません。無料体験なしでご入会いただけます。",
    yours: "お支払いを見る",
    premiumPage: "プレミアムを管理",
    receipt: "請求書を見る",
  },
};
