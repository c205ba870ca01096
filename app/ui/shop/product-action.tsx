/**
 * The next step towards a product, inside the form of its options: a guest signs in on top of the page, a fan pays, and
 * a fan with a held piece continues or releases it.
 */
import { useHref, useNavigation } from "@remix-run/react";
import { authenticatorOptions } from "../../authenticator.options";
import type { ProductPage } from "../../domain/shop/product-view";
import { useTexts } from "../../i18n/texts";
import { SubmitButton } from "../forms/submit-button";

type ProductActionProps = {
  product: Pick<ProductPage, "slug" | "price" | "posted" | "held">;
  signedIn: boolean;
  /** False if another site does the billing. */
  sells: boolean;
};

export function ProductAction({ product, signedIn, sells }: ProductActionProps) {
  const { t } = useTexts("goods");
  const { t: shop } = useTexts("shop");
  const pending = useNavigation().formData?.get("intent") === "buy";
  const { slug, price, posted, held } = product;
  const page = useHref(`/shop/${slug}`);
  if (!sells) return <p>{t("buy.gone")}</p>;
  if (!signedIn) {
    return (
      <>
        <p>{shop("product.signInText")}</p>
        <div className="cta">
          <button className="btn" type="submit" formAction={`${page}/auth/sign-in`}>
            {shop("product.signIn")}
          </button>
          {!authenticatorOptions.hideSignUp && (
            <button className="btn line" type="submit" formAction={`${page}/auth/sign-up`}>
              {shop("product.signUp")}
            </button>
          )}
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
