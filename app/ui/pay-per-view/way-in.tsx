/** The next step towards a night: a guest signs in on top of its page; a fan is told how things stand. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

/** `page` is the night's own path, where the overlay opens. */
export function WayIn({ page, signedIn }: { page: string; signedIn: boolean }) {
  const { t } = useTexts("watch");
  if (signedIn) return <p>{t("offer.notYet")}</p>;
  return (
    <>
      <p>{t("offer.signInText")}</p>
      <Link className="btn full" to={`${page}/auth/sign-in`} preventScrollReset>
        {t("offer.signIn")}
      </Link>
      <Link className="btn line full" to={`${page}/auth/sign-up`} preventScrollReset>
        {t("offer.signUp")}
      </Link>
    </>
  );
}
