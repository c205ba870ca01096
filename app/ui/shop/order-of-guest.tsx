/** The page of an order as a guest sees it: asks them to sign in. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { overlayOn } from "../overlay/overlay-path";

export function OrderOfGuest({ path }: { path: string }) {
  const { t } = useTexts("goods");
  return (
    <div className="wrap band">
      <section className="empty">
        <h1 className="display">{t("order.guestTitle")}</h1>
        <p className="soft">{t("order.guestText")}</p>
        <Link className="btn" to={overlayOn(path, "sign-in")} preventScrollReset>
          {t("order.signIn")}
        </Link>
      </section>
    </div>
  );
}
