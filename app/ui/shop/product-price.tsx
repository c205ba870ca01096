/** What an article costs; before a sale price the old one is struck, and both are said. */
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
