/** 日本語: Japanese texts of a fan's account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "マイページ",
    nav: "マイページ",
    signOut: "ログアウト",
    guestTitle: "チケットはここに届きます",
    guestText:
      "ログインすると、チケットとQRコードを確認できます。ゲスト購入の方は、メールのリンクを開くか、購入時と同じメールアドレスでログインしてください。",
    signIn: "ログイン",
    signUp: "アカウントを作成",
  },
  sections: {
    overview: "概要",
    orders: "ご注文",
    following: "フォロー中",
    billing: "お支払い",
    security: "セキュリティ",
    details: "登録情報",
    privacy: "個人データ",
  },
  again: {
    title: "ご本人確認",
    text: "ログインから時間がたっています。ログイン方法を変更するには、パスワードを入力してください。",
    password: "パスワード",
    submit: "続ける",
    pending: "確認中",
    elsewhereText: "ログインから時間がたっています。変更するには、もう一度{{provider}}でログインしてください。",
    elsewhereSubmit: "{{provider}}で続ける",
  },
  form: {
    save: "保存",
    saving: "保存中",
    cancel: "キャンセル",
    sendCode: "コードを送信",
    sending: "送信中",
    sendAgain: "コードを再送信",
    confirm: "確認する",
    confirming: "確認中",
    dismiss: "通知を閉じる",
    on: "オン",
    off: "オフ",
  },
};
