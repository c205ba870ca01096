/** Japanese texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "パスワードが変更されました",
    password:
      "{{name}}のアカウントのパスワードが変更されました（{{date}}）。ほかのブラウザーとアプリは、すべてログアウトされました。",
    emailSubject: "ログイン用メールアドレスが変更されました",
    email:
      "{{name}}のアカウントのメールアドレスが変更されました（{{date}}）。このアドレスはもうアカウントに登録されていません。",
    phoneSubject: "アカウントに電話番号が追加されました",
    phone: "{{name}}のアカウントに新しい電話番号が追加されました（{{date}}）。",
    passkeyAddedSubject: "アカウントにパスキーが追加されました",
    passkeyAdded:
      "{{name}}のアカウントにパスキーが追加されました（{{date}}）。このパスキーがあれば、パスワードなしでログインできます。",
    passkeyRemovedSubject: "アカウントからパスキーが削除されました",
    passkeyRemoved:
      "{{name}}のアカウントからパスキーが削除されました（{{date}}）。このパスキーではログインできなくなりました。",
    factorSubject: "ログインの2段階認証がオフになりました",
    factor: "{{name}}のアカウントの2段階認証がオフになりました（{{date}}）。",
    factorOnSubject: "ログインの2段階認証がオンになりました",
    factorOn: "{{name}}のアカウントの2段階認証がオンになりました（{{date}}）。",
    appReplacedSubject: "認証アプリが変更されました",
    appReplaced:
      "{{name}}のアカウントの認証アプリが変更されました（{{date}}）。以前のアプリのコードは使えなくなりました。",
    wasYou: "お心当たりがある場合は、何もする必要はありません。",
    wasNotYou:
      "お心当たりがない場合は、すぐにパスワードを再設定し、マイページでメールアドレス、電話番号、パスキー、端末をご確認ください。",
    noReset:
      "お心当たりがない場合は、すぐにお問い合わせください。このアドレスではパスワードを再設定できなくなっています。",
    noCode:
      "お心当たりがない場合は、すぐにパスワードを再設定してください。ログイン時にお手元にないコードを求められた場合は、すぐにお問い合わせください。",
    reset: "パスワードを再設定する",
    code: {
      signUp: {
        subject: "メールアドレスの確認",
        heading: "このコードを入力すると、{{name}}のアカウント作成が完了します。",
      },
      reset: {
        subject: "新しいパスワード用のコード",
        heading: "このコードを入力して、{{name}}のアカウントの新しいパスワードを設定してください。",
      },
      contact: {
        subject: "メールアドレスの確認",
        heading: "このコードを入力して、{{name}}のアカウントのメールアドレスを確認してください。",
      },
      signIn: { subject: "ログイン用のコード", heading: "このコードを入力して、{{name}}にログインしてください。" },
      where: "元のページに入力してください。コードは誰にも教えないでください。当サイトからお尋ねすることはありません。",
      unasked: "コードをリクエストしていない場合は、何もする必要はありません。",
      text: "{{name}}のコード：{{code}}。誰にも教えないでください。",
    },
  },
};
