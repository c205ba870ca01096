/** 日本語: Japanese texts of what is paid for at home: Premium and nights to watch. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "{{price}}で購入",
    going: "支払いに進んでいます",
    stripe: "お支払いはStripeのページでカードで行います。お支払いが完了すると、すぐにご覧いただけます。",
    owned: "この大会は購入済みです",
    ownedText: "ライブも見逃し配信も、同時に2台までの端末で、ここからご覧いただけます。",
    included: "プレミアムでご覧いただけます",
    includedText: "この大会は、ライブも見逃し配信もプレミアムに含まれています。",
    watch: "見る",
    confirming: "お支払いを確認しています",
    confirmingText: "銀行からの回答を待っています。このページは数秒ごとに自動で確認します。",
    again: "もう一度確認する",
    ended: "お支払いは完了しませんでした。請求は発生していません。",
    refunded: "すでにお持ちのため、2回目のお支払いはカードに返金されます。",
    trialUsed:
      "このカードではすでに無料体験が使われているため、会員登録は開始されず、請求もありません。無料体験なしでご入会いただけます。",
    unreachable:
      "ただいま決済サービスに接続できません。請求は発生していません。1分ほどしてから、もう一度お試しください。",
    gone: "現在は販売していません。",
  },
  member: {
    join: "プレミアム会員になる",
    title: "プレミアム会員です",
    plan: "プラン：{{plan}}、{{price}}{{per}}",
    trial: "無料期間は{{date}}に終了し、その時に最初のお支払いが発生します。",
    active: "{{date}}に更新されます。",
    ending: "解約済み：{{date}}に終了します。それまではこれまでどおりご利用いただけます。",
    pastDueTitle: "前回のお支払いができませんでした",
    pastDue:
      "数日中に再度請求を試みます。その間もこれまでどおりご利用いただけます。有効なカードに変更すると、すぐに解決します。",
    change: "プランやカードを変更",
    fix: "カードを更新",
    cancel: "プレミアムを解約",
    cancelText: "{{date}}までご利用いただけます。その後の請求はありません。",
    reason: "解約の理由をお聞かせください",
    unsaid: "回答しない",
    reasons: {
      too_expensive: "料金が高い",
      unused: "あまり見ていない",
      missing_features: "欲しいものが足りない",
      switched_service: "今はほかのサービスで見ている",
      low_quality: "画質や音質",
      customer_service: "サポートの対応",
      too_complex: "使い方が難しい",
      other: "その他",
    },
    comment: "ご意見・ご要望",
    confirm: "{{date}}で解約する",
    cancelling: "少々お待ちください",
    resuming: "少々お待ちください",
    stay: "会員を続ける",
    welcome: "ようこそ、最前列へ。",
    already: "すでにプレミアム会員です。お支払いは必要ありません。",
    cancelled: "解約しました。プレミアムは{{date}}に終了します。",
    resumed: "おかえりなさい。プレミアムは引き続きご利用いただけます。",
  },
};
