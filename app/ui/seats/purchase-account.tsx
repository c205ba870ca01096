/** Who gets the tickets: a guest may continue without an account; a fan sees the email address they go to. */
import { Link } from "@remix-run/react";
import { authenticatorOptions } from "../../authenticator.options";
import { RichText } from "../../i18n/rich-text";
import { useTexts } from "../../i18n/texts";

export function PurchaseAccount({ path, email }: { path: string; email: string | undefined }) {
  const { t } = useTexts("tickets");
  const { t: site } = useTexts("site");
  if (email !== undefined) return <p className="help">{t("summary.fan", { email })}</p>;
  const { hideSignUp } = authenticatorOptions;
  return (
    <>
      <p className="help">
        <RichText text={t(hideSignUp ? "summary.guestSignIn" : "summary.guest")} parts={{}} />
      </p>
      <div className="row">
        {!hideSignUp && (
          <Link className="btn quiet line" to={`${path}/auth/sign-up`} preventScrollReset>
            {t("summary.signUp")}
          </Link>
        )}
        <Link className="btn quiet line" to={`${path}/auth/sign-in`} preventScrollReset>
          {site("shell.signIn")}
        </Link>
      </div>
    </>
  );
}
