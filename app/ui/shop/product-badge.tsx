/** The badge on a product's picture: sold out, few left, or the office's ribbon. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { ProductCard } from "../../domain/shop/product-view";
import { useTexts } from "../../i18n/texts";

export function ProductBadge({ soldOut, left, ribbon }: Pick<ProductCard, "soldOut" | "left" | "ribbon">) {
  const { t } = useTexts("shop");
  if (soldOut) return <span className="badge gone">{t("soldOut")}</span>;
  if (left) return <span className="badge few">{t("left", { count: left })}</span>;
  if (!ribbon) return null;
  return (
    <span className="badge" lang={CONTENT_LANGUAGE}>
      {ribbon}
    </span>
  );
}
