/** Invites guests to sign in, below the plans. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { SignUpLink } from "../authenticator/sign-up-link";

export function SignInInvitation() {
  const { t } = useTexts("watch");
  return (
    <section className="panel">
      <h3>{t("premium.inviteTitle")}</h3>
      <p>{t("premium.inviteText")}</p>
      <div className="cta">
        <Link className="btn line" to="/premium/auth/sign-in" preventScrollReset>
          {t("premium.signIn")}
        </Link>
        <SignUpLink className="btn line" page="/premium">
          {t("premium.signUp")}
        </SignUpLink>
      </div>
    </section>
  );
}
