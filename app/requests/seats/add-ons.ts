/** Goods offered beside a night's tickets: those with its wrestlers first, then in the shop's order. */
import type { Backend } from "../../../server/backend/backend";
import type { Product } from "../../../server/product-api/contract";
import type { Hold } from "../../../server/services/box-office/box-office-types";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { amount } from "../../domain/format/money-format";
import { quantityText } from "../../domain/format/quantity-text";
import { type AddOnsView, addOnView, type GoodsInOrder } from "../../domain/shop/add-ons";
import { type Texts, textsOf } from "../../i18n/texts";
import { castFrom } from "../../ui/art/art-src";

const OFFERED = 3;
const MOST_PRODUCTS = 500;

type AddOnsBackend = Pick<Backend, "billing" | "catalogue" | "locale" | "visitor">;

/**
 * Undefined if another site sells the goods, or there are none to offer. With a `hold` that costs something, they are
 * paid for together with it; otherwise they go into the basket.
 */
export async function addOnsFor(
  server: AddOnsBackend,
  night: CatalogueEvent,
  currency: string,
  hold?: Hold | undefined,
): Promise<AddOnsView | undefined> {
  const { billing, catalogue, locale } = server;
  if (!billing.basket) return undefined;
  const { products } = await catalogue.products({ limit: MOST_PRODUCTS, offset: 0 });
  const fitting = products.filter(
    ({ visible, stock, priceData }) =>
      visible && stock.inStock && priceData.currency.toUpperCase() === currency.toUpperCase(),
  );
  const offered = inOrderFor(night, fitting).slice(0, OFFERED);
  const { t } = await textsOf(locale);
  const order = hold && hold.totalCents > 0 ? await besideOf(server, hold, t) : undefined;
  if (offered.length === 0 && !order?.lines.length) return undefined;
  return {
    title: t.basket("addOn.title"),
    text: t.basket(!order ? "addOn.separate" : hold?.offered ? "addOn.togetherOffer" : "addOn.together"),
    choose: t.goods("buy.choose"),
    button: t.basket(order ? "addOn.include" : "add"),
    items: offered.map((product) => addOnView(product, locale)),
    order,
  };
}

/** Free seats aren't paid for, so goods that were beside earlier seats go back to the basket. */
export async function noteBesideFree(
  { billing, visitor, locale }: Pick<AddOnsBackend, "billing" | "visitor" | "locale">,
  hold: Hold | undefined,
): Promise<{ text: string; link: string } | undefined> {
  if (hold?.totalCents !== 0) return undefined;
  const variants = await billing.buyableVariants?.(visitor);
  if (!variants?.length) return undefined;
  const { t } = await textsOf(locale);
  return { text: t.basket("addOn.free"), link: t.basket("see") };
}

/** The goods already beside the seats, and the basket button if more could be added. */
async function besideOf(
  { billing, visitor, locale }: AddOnsBackend,
  { eventId, reservationId, goods, currency }: Hold,
  t: Texts["t"],
): Promise<GoodsInOrder> {
  const beside = goods?.lines ?? [];
  const basket = await billing.buyableVariants?.(visitor);
  const pieces = Object.fromEntries(beside.map(({ variantId, quantity }) => [variantId, quantity]));
  const more = basket?.some((variantId) => pieces[variantId] === undefined);
  return {
    path: `/tickets/event/${eventId}`,
    reservationId,
    lines: beside.map(({ variantId, article, quantity, totalCents }) => ({
      variantId,
      text: quantityText(quantity, article, locale),
      price: amount(totalCents, currency, locale),
      removeOf: t.basket("removeOf", { article }),
    })),
    pieces,
    remove: t.basket("remove"),
    basket: more ? t.basket("addOn.basket") : undefined,
  };
}

function inOrderFor({ card }: CatalogueEvent, products: Product[]): Product[] {
  const faces = new Set(card.flatMap(({ sides }) => sides.flat().map(({ portrait }) => portrait.seed)));
  const shown = new Set(products.filter(({ art }) => castFrom(art.cast).some(({ seed = "" }) => faces.has(seed))));
  return [...shown, ...products.filter((product) => !shown.has(product))];
}
