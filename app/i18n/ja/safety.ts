/** Japanese texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "パスワードが変更されました",
    password:
      "{{date}}に{{name}}アカウントのパスワードが変更されました。ほかのブラウザとアプリはすべてログアウトされました。",
    emailSubject: "ログイン用メールアドレスが変更されました",
    email:
      "{{date}}に{{name}}アカウントのメールアドレスが変更されました。このアドレスはアカウントに登録されていません。",
    factorSubject: "2段階目の確認がオフになりました",
    factor: "{{date}}に{{name}}アカウントのログイン時の2段階目の確認がオフになりました。",
    wasYou: "お心当たりがある場合は、何もする必要はありません。",
    wasNotYou:
      "お心当たりがない場合は、すぐにパスワードを再設定し、プロフィールでメールアドレスと端末をご確認ください。",
    noReset:
      "お心当たりがない場合は、すぐにお問い合わせください。このアドレスではパスワードを再設定できなくなっています。",
    reset: "パスワードを再設定する",
    help: "お問い合わせ",
  },
};
