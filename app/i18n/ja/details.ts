/** 日本語: Japanese texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "お名前とメールアドレスは{{provider}}の情報です。そちらで変更すると、次回のログイン時に反映されます。",
    nameTitle: "お名前",
    nameText: "このお名前でお呼びします。",
    nameNews: "お名前を保存しました。",
    emailTitle: "メールアドレス",
    emailText: "ログインに使い、チケットもこのアドレスに届きます。",
    newEmail: "新しいメールアドレス",
    newEmailHelp: "このアドレスにコードを送ります。コードを入力するまでは、今のメールアドレスが使われます。",
    verified: "確認済み",
    unverified: "未確認",
    verify: "確認する",
    codeFor: "{{value}}に送信したコードを入力してください。届くまで1分ほどかかることがあります。",
    stays: "それまでは{{before}}を使います。",
    atOnce:
      "メールアドレスは{{value}}になりましたが、まだ確認されていません。届いたコードを入力するか、{{before}}に戻してください。",
    changeBack: "{{before}}に戻す",
    keep: "{{before}}のままにする",
    drop: "今はしない",
    phoneTitle: "電話番号",
    phoneText: "「セキュリティ」でSMSをオンにすると、ログイン用のコードがこの番号に届きます。",
    noPhone: "まだ登録されていません。",
    newPhone: "新しい電話番号",
    removePhone: "この番号を削除",
    phoneInUse: "ログイン用のコードをこの番号に送っています。変更する前に、SMSをオフにしてください。",
    toSecurity: "セキュリティへ",
    codeSentNews: "コードを送信しました。",
    verifiedNews: "確認しました。",
    keptNews: "変更はありませんでした。",
    phoneRemovedNews: "電話番号を削除しました。",
    languageTitle: "言語",
    languageText: "このサイトの表示言語です。",
    newsletterTitle: "ニュースレター",
    newsletterLabel: "新しい大会のお知らせをメールで受け取る",
    newsletterText: "配信停止はいつでもここでできます。",
    newsletterNews: "保存しました。",
  },
};
