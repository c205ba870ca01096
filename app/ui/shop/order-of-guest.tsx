/** The page of an order as a guest sees it: where they can open the order, whether or not they have an account. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { overlayOn } from "../overlay/overlay-path";

export function OrderOfGuest({ path }: { path: string }) {
  const { t } = useTexts("goods");
  return (
    <div className="wrap band">
      <section className="empty">
        <h1 className="display">{t("order.title")}</h1>
        <p className="soft">{t("order.guestText")}</p>
        <Link className="btn" to={overlayOn(path, "sign-in")} preventScrollReset>
          {t("order.signIn")}
        </Link>
        <Link className="link" to="/billing-assistance#letter">
          {t("order.help")}
        </Link>
      </section>
    </div>
  );
}
