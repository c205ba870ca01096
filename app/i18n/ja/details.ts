/** 日本語: Japanese texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "お名前とメールアドレスは{{provider}}から取得しています。そちらで変更すると、次回のログイン時にここに反映されます。",
    nameTitle: "お名前",
    nameText: "このお名前でお呼びします。",
    nameNews: "お名前を保存しました。",
    emailTitle: "メールアドレス",
    emailText: "ログインに使い、チケットもここに届きます。",
    newEmail: "新しいメールアドレス",
    newEmailHelp: "コードをお送りします。コードを入力するまでは、今のメールアドレスのままです。",
    verified: "確認済み",
    unverified: "未確認",
    verify: "確認する",
    codeFor: "{{value}}に送信したコードを入力してください。届くまで1分ほどかかることがあります。",
    stays: "それまでは、{{before}}が引き続き有効です。",
    atOnce:
      "メールアドレスはすでに{{value}}になっていますが、ご本人のものとまだ確認されていません。届いたコードを入力するか、{{before}}に戻してください。",
    changeBack: "{{before}}に戻す",
    keep: "{{before}}のままにする",
    drop: "今はしない",
    phoneTitle: "電話番号",
    phoneText: "「セキュリティ」でSMSをオンにした場合に、コードを受け取る番号です。",
    noPhone: "まだありません。",
    newPhone: "新しい電話番号",
    removePhone: "この番号を削除",
    phoneInUse: "ログイン用のコードをこの番号に送っています。変更する前に、SMSをオフにしてください。",
    toSecurity: "セキュリティへ",
    codeSentNews: "コードを送信しました。",
    verifiedNews: "確認できました。ありがとうございます。",
    keptNews: "変更はありません。",
    phoneRemovedNews: "電話番号を削除しました。",
    languageTitle: "言語",
    languageText: "このサイトの表示言語です。",
    newsletterTitle: "ニュースレター",
    newsletterLabel: "新しい大会のお知らせをメールで受け取る",
    newsletterText: "いつでもここで変更できます。",
    newsletterNews: "保存しました。",
  },
};
