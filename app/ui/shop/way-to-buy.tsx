/** The next step towards an article: a guest signs in on top of its page; a fan is told how things stand. */
import { Link, useLocation } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { overlayOn } from "../shell/overlay-path";

export function WayToBuy({ signedIn }: { signedIn: boolean }) {
  const { t } = useTexts("shop");
  const { pathname, search } = useLocation();
  if (signedIn) return <p>{t("product.notYet")}</p>;
  return (
    <>
      <p>{t("product.signInText")}</p>
      <div className="cta">
        <Link className="btn" to={overlayOn(pathname, "sign-in", search)} preventScrollReset>
          {t("product.signIn")}
        </Link>
        <Link className="btn line" to={overlayOn(pathname, "sign-up", search)} preventScrollReset>
          {t("product.signUp")}
        </Link>
      </div>
    </>
  );
}
