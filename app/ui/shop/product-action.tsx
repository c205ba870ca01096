/**
 * The next step towards an article, within the form of its choices: a guest signs in on top of its page, a fan pays, and
 * whoever has a piece put aside goes on or puts it back.
 */
import { useNavigation } from "@remix-run/react";
import type { ProductPage } from "../../domain/shop-product";
import { useTexts } from "../../i18n/texts";
import { SubmitButton } from "../forms/submit-button";

export type ProductActionProps = {
  product: Pick<ProductPage, "slug" | "price" | "posted" | "held">;
  signedIn: boolean;
  /** False where another site keeps the books. */
  sells: boolean;
};

export function ProductAction({ product, signedIn, sells }: ProductActionProps) {
  const { t } = useTexts("goods");
  const { t: shop } = useTexts("shop");
  const pending = useNavigation().formData?.get("intent") === "buy";
  const { slug, price, posted, held } = product;
  if (!sells) return <p>{t("buy.gone")}</p>;
  if (!signedIn) {
    return (
      <>
        <p>{shop("product.signInText")}</p>
        <div className="cta">
          <button className="btn" type="submit" formAction={`/shop/${slug}/auth/sign-in`}>
            {shop("product.signIn")}
          </button>
          <button className="btn line" type="submit" formAction={`/shop/${slug}/auth/sign-up`}>
            {shop("product.signUp")}
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      {held && <p role="status">{t("held.text", { count: held.minutes })}</p>}
      <div className="cta">
        <SubmitButton intent="buy" formMethod="post" pending={pending} pendingText={t("buy.going")}>
          {held ? t("held.pay") : t("buy.button", { price })}
        </SubmitButton>
        {held && (
          <button className="btn line" type="submit" formMethod="post" name="putBack" value={held.id}>
            {t("held.release")}
          </button>
        )}
      </div>
      <p className="help">{t(posted ? "buy.posted" : "buy.byMail")}</p>
    </>
  );
}
