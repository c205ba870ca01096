/** Goods that are offered beside a night's tickets: those that show its wrestlers first, then in the shop's order. */
import type { Backend } from "../../../server/backend/backend";
import type { Product } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { type AddOnsView, addOnView } from "../../domain/shop/add-ons";
import { textsOf } from "../../i18n/texts";
import { castFrom } from "../../ui/art/art-src";

const OFFERED = 3;
const MOST_PRODUCTS = 500;

/** Undefined if another site sells the goods, or there is nothing to offer. */
export async function addOnsFor(
  { billing, catalogue, locale }: Pick<Backend, "billing" | "catalogue" | "locale">,
  night: CatalogueEvent,
  currency: string,
): Promise<AddOnsView | undefined> {
  if (!billing.basket) return undefined;
  const { products } = await catalogue.products({ limit: MOST_PRODUCTS, offset: 0 });
  const fitting = products.filter(
    ({ visible, stock, priceData }) =>
      visible && stock.inStock && priceData.currency.toUpperCase() === currency.toUpperCase(),
  );
  const offered = inOrderFor(night, fitting).slice(0, OFFERED);
  if (offered.length === 0) return undefined;
  const { t } = await textsOf(locale);
  return {
    title: t.basket("addOn.title"),
    text: t.basket("addOn.separate"),
    choose: t.goods("buy.choose"),
    button: t.basket("add"),
    items: offered.map((product) => addOnView(product, locale)),
  };
}

function inOrderFor({ card }: CatalogueEvent, products: Product[]): Product[] {
  const faces = new Set(card.flatMap(({ sides }) => sides.flat().map(({ portrait }) => portrait.seed)));
  const shown = ({ art }: Product) => castFrom(art.cast).some(({ seed = "" }) => faces.has(seed));
  return [...products.filter(shown), ...products.filter((product) => !shown(product))];
}
