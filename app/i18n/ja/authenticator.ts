/** 日本語: Japanese texts of the authenticator. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "{{site}}に登録またはログイン",
    close: "閉じる",
    tabs: "ログインまたはアカウント作成",
    behind: "ログイン後は、このページに戻ります。",
    seatsHeld_one: "お席は{{until}}まで確保しています。",
    seatsHeld_other: "{{count}}席を{{until}}まで確保しています。",
    notFoundTitle: "手順が見つかりません",
    failedTitle: "エラーが発生しました",
    notFound: "このログイン手順は存在しません。ログインするか、元のページに戻ってください。",
  },
  titles: {
    signIn: "ログイン",
    signUp: "アカウント作成",
    confirmSignUp: "登録の確認",
    confirmSignIn: "ログインの確認",
    setupTOTP: "TOTPの設定",
    forceNewPassword: "パスワードの変更",
    resetPassword: "パスワードの再設定",
    confirmResetPassword: "パスワードの再設定",
    verifyUser: "アカウントの復旧には確認済みの連絡先が必要です",
    confirmVerifyUser: "アカウントの復旧には確認済みの連絡先が必要です",
    selectMfaType: "多要素認証",
    authenticated: "ログインしています",
  },
  headings: {
    signIn: "ログイン",
    weEmailedYou: "メールを送信しました",
    weTextedYou: "SMSを送信しました",
    weSentACode: "コードを送信しました",
    confirmSmsCode: "SMSコードの確認",
    confirmTotpCode: "TOTPコードの確認",
    hello: "こんにちは、{{name}}さん",
    hi: "こんにちは",
    passkey: "パスキーでログイン",
  },
  messages: {
    codeEmailed:
      "コードを送信しました。ログインするには、{{destination}}に届いたメールのコードを入力してください。届くまで1分ほどかかることがあります。",
    codeTexted:
      "コードを送信しました。ログインするには、{{destination}}に届いたSMSのコードを入力してください。届くまで1分ほどかかることがあります。",
    codeSent:
      "コードを送信しました。ログインするには、届いたコードを入力してください。届くまで1分ほどかかることがあります。",
    linkInstead: "コードではなくリンクが届いた場合は、開くとこの画面でログインできます。",
    totpCode: "認証アプリに表示されているコードを入力してください。",
    loading: "読み込み中…",
    forceNewPassword: "続けるには、新しいパスワードを設定してください。",
    resetPassword:
      "登録のメールアドレスまたは電話番号にコードを送ります。そのコードで新しいパスワードを設定してください。",
    resetCodeEmailed:
      "コードを送信しました。新しいパスワードを設定するには、{{destination}}に届いたメールのコードを入力してください。届くまで1分ほどかかることがあります。",
    resetCodeTexted:
      "コードを送信しました。新しいパスワードを設定するには、{{destination}}に届いたSMSのコードを入力してください。届くまで1分ほどかかることがあります。",
    resetCodeSent:
      "コードを送信しました。新しいパスワードを設定するには、届いたコードを入力してください。届くまで1分ほどかかることがあります。",
    verifyUser: "確認のためのコードを送ります。連絡先を確認しておくと、パスワードを忘れてもアカウントを復旧できます。",
    verifyCodeEmailed:
      "コードを送信しました。メールアドレスを確認するには、{{destination}}に届いたメールのコードを入力してください。届くまで1分ほどかかることがあります。",
    verifyCodeTexted:
      "コードを送信しました。電話番号を確認するには、{{destination}}に届いたSMSのコードを入力してください。届くまで1分ほどかかることがあります。",
    verifyCodeSent:
      "コードを送信しました。連絡先を確認するには、届いたコードを入力してください。届くまで1分ほどかかることがあります。",
    selectMfaType: "本人確認の方法を選んでください。",
    signedInAs: "{{email}}でログインしています。",
    checkSpam: "迷惑メールフォルダーもご確認ください。",
    passkey: "顔、指紋、または画面ロックで確認してください。",
    passkeyScripts: "パスキーにはJavaScriptが必要です。有効にするか、別の方法でログインしてください。",
  },
  choices: {
    email: "メールアドレス：{{contact}}",
    phoneNumber: "電話番号：{{contact}}",
    textMessage: "テキストメッセージ（SMS）",
    authenticatorApp: "認証アプリ（TOTP）",
    emailMessage: "メール",
  },
  federated: {
    signInAmazon: "Amazonでログイン",
    signInApple: "Appleでログイン",
    signInFacebook: "Facebookでログイン",
    signInGoogle: "Googleでログイン",
    signUpAmazon: "Amazonで登録",
    signUpApple: "Appleで登録",
    signUpFacebook: "Facebookで登録",
    signUpGoogle: "Googleで登録",
    or: "または",
  },
  pending: {
    signIn: "ログイン中",
    createAccount: "アカウントを作成中",
    confirm: "確認中",
    resendCode: "送信中",
    signOut: "ログアウト中",
    sendCode: "送信中",
    submit: "送信中",
    changePassword: "変更中",
    verify: "確認中",
  },
  notices: {
    codeSentTo: "{{destination}}に新しいコードを送信しました。",
    codeSent: "新しいコードを送信しました。",
    notConfirmedYetTo: "アカウントの確認がまだ済んでいません。{{destination}}に新しいコードを送信しました。",
    notConfirmedYet: "アカウントの確認がまだ済んでいません。新しいコードを送信しました。",
    confirmed: "アカウントを確認しました。登録した情報でログインしてください。",
    flowEnded: "この手順は期限が切れたか、別のブラウザーで始められたものです。登録した情報でログインしてください。",
    wentOnElsewhere: "別のタブまたはウィンドウで手続きが進んでいます。ここから続けてください。",
    linkNotOpenedYet: "アカウントの確認がまだ済んでいません。届いたリンクを開くか、コードを入力してください。",
    passwordChanged: "パスワードを変更しました。新しいパスワードでログインしてください。",
    resetRequiredTo: "ログインするには新しいパスワードが必要です。{{destination}}にコードを送信しました。",
    resetRequired: "ログインするには新しいパスワードが必要です。コードを送信しました。",
  },
};
