/** Who gets the tickets: a guest may continue without an account; a fan sees the email address they go to. */
import { Link } from "@remix-run/react";
import { authenticatorOptions } from "../../authenticator.options";
import { RichText } from "../../i18n/rich-text";
import { useTexts } from "../../i18n/texts";

export function PurchaseAccount({ path, email }: { path: string; email: string | undefined }) {
  const { t } = useTexts("tickets");
  if (email !== undefined) return <p className="help">{t("summary.fan", { email })}</p>;
  return (
    <p className="help">
      <RichText
        text={t(authenticatorOptions.hideSignUp ? "summary.guestSignIn" : "summary.guest")}
        parts={{
          signIn: (inner) => (
            <Link to={`${path}/auth/sign-in`} preventScrollReset>
              {inner}
            </Link>
          ),
          signUp: (inner) => (
            <Link to={`${path}/auth/sign-up`} preventScrollReset>
              {inner}
            </Link>
          ),
        }}
      />
    </p>
  );
}
