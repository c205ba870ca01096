/** The profile of somebody who has not signed in: what it is for, and the two ways in. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

/** `page` is where the overlay opens, and where she comes back to. */
export function ProfileOfGuest({ page = "/profile" }: { page?: string }) {
  const { t } = useTexts("tickets");
  return (
    <>
      <section className="arena">
        <div className="wrap event-head">
          <h1 className="d2">{t("profile.title")}</h1>
        </div>
      </section>
      <div className="wrap band">
        <section className="empty">
          <h2 className="display">{t("profile.guestTitle")}</h2>
          <p className="soft">{t("profile.guestText")}</p>
          <div className="cta">
            <Link className="btn" to={`${page}/auth/sign-in`} preventScrollReset>
              {t("profile.signIn")}
            </Link>
            <Link className="btn line" to={`${page}/auth/sign-up`} preventScrollReset>
              {t("profile.signUp")}
            </Link>
          </div>
        </section>
      </div>
    </>
  );
}
