/** The basket as its page shows it. */
import type { Product } from "../../../server/product-api/contract";
import type { Basket, BasketLine, HeldGoods } from "../../../server/services/goods/basket";
import type { Worded } from "../format/content-language";
import { amount } from "../format/money-format";
import { MOST_PIECES } from "./basket-limits";
import { articlePath } from "./goods-order-view";
import { type ProductCard, productCard } from "./product-view";

/** The id of the basket's heading, as a URL fragment. It takes the focus when a line was removed. */
export const BASKET_HEADING = "your-basket";

/** `fewer`: less is left than the visitor wants. */
export type BasketLineView = Worded & {
  id: string;
  /** Path of the product page with the chosen options. */
  article: string;
  name: string;
  art: ProductCard["art"];
  choices: { option: string; value: string }[];
  /** `count` is how many can be bought, `wanted` how many the visitor chose, and `quantities` the choices. */
  count: number;
  wanted: number;
  quantities: number[];
  state: "in" | "fewer" | "soldOut";
  each: string;
  total: string;
  /** The price that the visitor saw before, if it has changed. */
  was: string | undefined;
};

export type BasketView = {
  lines: BasketLineView[];
  /** Some lines are no longer sold. */
  gone: boolean;
  /** Undefined if nothing can be bought now. */
  total: string | undefined;
  posted: boolean;
  seen: string;
  held: { id: string; name: string; price: string; time: string }[];
};

/** `products` has each line's product by slug, in the visitor's language. */
export function basketView(
  basket: Basket,
  products: Map<string, Product>,
  { locale, now }: { locale: string; now: Date },
): BasketView {
  const { lines, gone, cents, currency, seen, held } = basket;
  return {
    lines: lines.flatMap((line) => {
      const product = products.get(line.slug);
      return product ? [lineView(line, productCard(product, locale), locale)] : [];
    }),
    gone: gone > 0,
    total: currency && amount(cents, currency, locale),
    posted: lines.some(({ shipping, count }) => shipping && count > 0),
    seen,
    held: held.map((one) => heldView(one, { locale, now })),
  };
}

function lineView(line: BasketLine, card: ProductCard, locale: string): BasketLineView {
  const { variantId, slug, choices, quantity, count, unitCents, seenCents, currency } = line;
  const price = (cents: number) => amount(cents, currency, locale);
  return {
    ...{ id: variantId, name: card.name, lang: card.lang, art: card.art, count, wanted: quantity },
    article: articlePath(slug, choices),
    choices: Object.entries(choices).map(([option, value]) => ({ option, value })),
    quantities: Array.from({ length: MOST_PIECES }, (_, n) => n + 1),
    state: count === 0 ? "soldOut" : count < quantity ? "fewer" : "in",
    each: price(unitCents),
    total: price(count * unitCents),
    was: seenCents === unitCents ? undefined : price(seenCents),
  };
}

const heldView = (
  { id, name, cents, currency, until }: HeldGoods,
  { locale, now }: { locale: string; now: Date },
): BasketView["held"][number] => ({
  ...{ id, name, price: amount(cents, currency, locale) },
  time: minutesIn(locale).format(Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 60_000))),
});

/** "12 minutes" */
const minutesIn = (locale: string) =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" });
