/** The price of a product. On sale, the old price is struck through, and screen readers hear both. */
import type { ProductCard } from "../../domain/shop/product-view";
import { useTexts } from "../../i18n/texts";

export function ProductPrice({ price, was, large = false }: Pick<ProductCard, "price" | "was"> & { large?: boolean }) {
  const { t } = useTexts("shop");
  return (
    <p className={large ? "price display d3" : "price"}>
      {was && (
        <>
          <s>
            <span className="hide">{t("was")} </span>
            {was}
          </s>{" "}
        </>
      )}
      <span className="hide">{t(was ? "now" : "price")} </span>
      {price}
    </p>
  );
}
