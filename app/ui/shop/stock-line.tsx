/** The stock of the selected variant, announced when the selection changes. */
import type { ProductStock } from "../../domain/shop/product-view";
import { useTexts } from "../../i18n/texts";

/** `choices`: there are other variants, which may still be available. */
export function StockLine({ stock, choices }: { stock: ProductStock; choices: boolean }) {
  const { t, language } = useTexts("shop");
  return (
    <p role="status">
      {stock.state === "choose" && t("product.chooseFirst", { options: listed(stock.missing, language) })}
      {stock.state === "in" && <span className="badge ok">{t("product.inStock")}</span>}
      {stock.state === "few" && <span className="badge few">{t("left", { count: stock.left })}</span>}
      {stock.state === "out" && (
        <>
          <span className="badge gone">{t("product.out")}</span> {choices && t("product.outChoice")}
        </>
      )}
    </p>
  );
}

const listed = (names: string[], language: string) => new Intl.ListFormat(language).format(names);
