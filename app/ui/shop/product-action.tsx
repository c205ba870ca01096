/**
 * The buttons in a product's form. The visitor buys it right away or adds it to the basket. A fan with one on hold
 * continues to payment or releases it.
 */
import { Link, useNavigation } from "@remix-run/react";
import type { ProductPage } from "../../domain/shop/product-view";
import { useTexts } from "../../i18n/texts";
import { SubmitButton } from "../forms/submit-button";

type ProductActionProps = {
  product: Pick<ProductPage, "price" | "posted" | "held">;
  signedIn: boolean;
  /** False if another site does the billing. */
  sells: boolean;
};

export function ProductAction({ product, signedIn, sells }: ProductActionProps) {
  const { t } = useTexts("goods");
  const { t: basket } = useTexts("basket");
  const pending = useNavigation().formData?.get("intent");
  const { price, posted, held } = product;
  if (!sells) return <p>{t("buy.gone")}</p>;
  return (
    <>
      {held && <p role="status">{t("held.text", { count: held.minutes })}</p>}
      <div className="cta">
        <SubmitButton intent="buy" formMethod="post" pending={pending === "buy"} pendingText={t("buy.going")}>
          {held ? t("held.pay") : t("buy.button", { price })}
        </SubmitButton>
        {held ? (
          <button className="btn line" type="submit" formMethod="post" name="putBack" value={held.id}>
            {t("held.release")}
          </button>
        ) : (
          <SubmitButton
            className="btn line"
            intent="add"
            formMethod="post"
            pending={pending === "add"}
            pendingText={basket("adding")}
          >
            {basket("add")}
          </SubmitButton>
        )}
      </div>
      <p className="help">{t(posted ? "buy.posted" : "buy.byMail")}</p>
      {!signedIn && <p className="help">{basket("noAccount")}</p>}
      <p>
        <Link to="/shop/basket">{basket("see")}</Link>
      </p>
    </>
  );
}
