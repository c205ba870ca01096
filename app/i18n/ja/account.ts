/** 日本語: Japanese texts of a fan's account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "あなたのプロフィール",
    nav: "プロフィール",
    signOut: "ログアウト",
    guestTitle: "あなたのチケットはここに入ります",
    guestText:
      "ログインすると、チケットとコードを確認できます。ゲストとして購入したチケットはメールのリンクから開けます。同じメールアドレスでログインすると、ここにも表示されます。",
    signIn: "ログイン",
    signUp: "アカウントを作成",
  },
  sections: {
    overview: "概要",
    orders: "注文",
    billing: "お支払い",
    security: "セキュリティ",
    details: "登録情報",
    privacy: "あなたのデータ",
  },
  again: {
    title: "ご本人ですか？",
    text: "ログインから時間がたっています。ログインに関わる変更の前に、もう一度パスワードを入力してください。",
    password: "パスワード",
    submit: "続ける",
    pending: "確認中",
    elsewhereText: "{{provider}}でのログインから時間がたっています。変更の前に、そちらでもう一度ログインしてください。",
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
