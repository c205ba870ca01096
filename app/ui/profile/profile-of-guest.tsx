/** The profile as a guest sees it: its purpose, and links to sign in or sign up. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { SignUpLink } from "../authenticator/sign-up-link";

type ProfileOfGuestProps = {
  /** Where the overlay opens, and where the visitor returns to. */
  page?: string;
  /** A way on without an account. */
  children?: ReactNode;
};

export function ProfileOfGuest({ page = "/profile", children }: ProfileOfGuestProps) {
  const { t } = useTexts("account");
  return (
    <>
      <section className="arena">
        <div className="wrap event-head">
          <h1 className="d2">{t("profile.title")}</h1>
        </div>
      </section>
      <div className="wrap band">
        <section className="invite">
          <div className="art">
            <img src={artSrc("portrait", "guest", { look: "mask", ink: "flare" })} alt="" width={400} height={500} />
          </div>
          <div className="stack">
            <h2>{t("profile.guestTitle")}</h2>
            <p className="lead-text">{t("profile.guestText")}</p>
            <div className="cta">
              <Link className="btn" to={`${page}/auth/sign-in`} preventScrollReset>
                {t("profile.signIn")}
              </Link>
              <SignUpLink className="btn line" page={page}>
                {t("profile.signUp")}
              </SignUpLink>
            </div>
            {children}
          </div>
        </section>
      </div>
    </>
  );
}
