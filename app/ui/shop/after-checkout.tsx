/** Back from payment without an order: still being confirmed, or not paid. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

/** `article` is the URL of the product; `again` is the URL of this page while the payment is pending. */
export function AfterCheckout({ article, again }: { article: string; again?: string }) {
  const { t } = useTexts("goods");
  return (
    <div className="wrap band">
      <section className="empty" role="status">
        <h1 className="display">{t(again ? "order.confirming" : "order.ended")}</h1>
        <p className="soft">{t(again ? "order.confirmingText" : "order.endedText")}</p>
        {again ? (
          <Link className="btn line" to={again} replace>
            {t("order.again")}
          </Link>
        ) : (
          <Link className="btn" to={article}>
            {t("order.toArticle")}
          </Link>
        )}
      </section>
    </div>
  );
}
