/**
 * Who gets the tickets. A fan sees the email address they go to. A guest may continue without an account unless the
 * tickets are free, because then no payment gives us an address.
 */
import { Link } from "@remix-run/react";
import { authenticatorOptions } from "../../authenticator.options";
import { useTexts } from "../../i18n/texts";

type PurchaseAccountProps = { path: string; email: string | undefined; free: boolean };

export function PurchaseAccount({ path, email, free }: PurchaseAccountProps) {
  const { t } = useTexts("tickets");
  const { t: site } = useTexts("site");
  if (email !== undefined) return <p className="help">{t("summary.fan", { email })}</p>;
  const { hideSignUp } = authenticatorOptions;
  return (
    <>
      <p className="help">{t(free ? "summary.guestFree" : hideSignUp ? "summary.guestSignIn" : "summary.guest")}</p>
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
