/** A product as the shop's pages show it: price, options, stock, and the selected variant. */
import type { Product } from "../../../server/product-api/contract";
import { type Worded, wordsOf } from "../format/content-language";
import { price } from "../format/money-format";
import { type Photo, photoIn } from "../media/photo";

export type ProductCard = Worded & {
  slug: string;
  name: string;
  art: { seed: string; item: string; ink: string | undefined; cast: string | undefined };
  /** Replaces the drawing. */
  photo?: Photo | undefined;
  price: string;
  /** The regular price, if the product is discounted. */
  was: string | undefined;
  ribbon: string | undefined;
  soldOut: boolean;
  /** Pieces left of a product with a single variant; set only at five or fewer. */
  left: number | undefined;
};

/** `soldOut`: out of stock in combination with the other selected options. */
export type ProductChoice = { value: string; chosen: boolean; soldOut: boolean };
export type ProductOption = { name: string; choices: ProductChoice[] };

/** `choose` until every option is selected; `missing` names the unselected ones. */
export type ProductStock =
  | { state: "choose"; missing: string[] }
  | { state: "in" }
  | { state: "few"; left: number }
  | { state: "out" };

export type ProductPage = ProductCard & {
  description: string;
  category: string;
  posted: boolean;
  options: ProductOption[];
  stock: ProductStock;
  /** A piece of the selected variant that is reserved for the fan. */
  held: { id: string; minutes: number } | undefined;
};

/** A piece reserved for a fan during checkout; `until` is an ISO instant. */
export type HeldPiece = { id: string; variantId: string; until: string };

const SLUG = /^[a-z0-9-]{1,80}$/;
/** Whether a URL segment can be a product slug. */
export const isProductSlug = (text: string): boolean => SLUG.test(text);

export function productCard(product: Product, locale: string): ProductCard {
  const { priceCents, discountedCents, priceData, art, variants } = product;
  const onSale = discountedCents !== null && discountedCents < priceCents;
  const left = variants.length === 1 ? variants[0]?.stock.fewLeft : undefined;
  return {
    ...wordsOf(product),
    slug: product.slug,
    name: product.name,
    art: { seed: art.seed, item: art.item, ink: art.ink, cast: art.cast },
    photo: photoIn(art),
    price: price(onSale ? discountedCents : priceCents, priceData.currency, locale),
    was: onSale ? price(priceCents, priceData.currency, locale) : undefined,
    ribbon: product.ribbon ?? undefined,
    soldOut: !product.stock.inStock,
    left: left || undefined,
  };
}

/** `query` has the selected value under each option's name. Unknown values count as not selected. */
export function productPage(
  product: Product,
  query: URLSearchParams,
  locale: string,
  { held, now }: { held: HeldPiece[]; now: Date },
): ProductPage {
  const offered = withHeld(product, held);
  const chosen = chosenOf(offered, query);
  const { variantId, missing } = choiceOf(offered, query);
  const fitting = offered.variants.filter((variant) => fits(variant, chosen));
  const heldPiece = held.find((one) => one.variantId === variantId);
  return {
    ...productCard(offered, locale),
    description: offered.description,
    category: offered.category,
    posted: offered.productType === "physical",
    options: offered.productOptions.map(({ name, choices }) => ({
      name,
      choices: choices.map(({ value }) => ({
        value,
        chosen: chosen.get(name) === value,
        soldOut: !offered.variants.some((one) => one.stock.inStock && fits(one, new Map(chosen).set(name, value))),
      })),
    })),
    stock: stockOf(fitting, missing),
    held: heldPiece && {
      id: heldPiece.id,
      minutes: Math.ceil((Date.parse(heldPiece.until) - now.getTime()) / 60_000),
    },
  };
}

/** The selected variant, or the names of the options that are still unselected. */
export function choiceOf(product: Product, query: URLSearchParams): { variantId?: string; missing: string[] } {
  const chosen = chosenOf(product, query);
  const missing = product.productOptions.filter(({ name }) => !chosen.has(name)).map(({ name }) => name);
  const variant = missing.length === 0 ? product.variants.find((one) => fits(one, chosen)) : undefined;
  return { ...(variant && { variantId: variant.id }), missing };
}

/** The selected options as a query string: "" or "?Size=M&Color=Bone". */
export function choiceQuery(product: Product, query: URLSearchParams): string {
  const chosen = new URLSearchParams([...chosenOf(product, query)]);
  return chosen.size > 0 ? `?${chosen}` : "";
}

/** Marks a variant as sold out when it sold out after the product was loaded. */
export const withoutVariant = (product: Product, variantId: string): Product =>
  withStock(product, (id) => id === variantId, { inStock: false, fewLeft: 0 });

/** Pieces reserved for the fan count as in stock for them. */
const withHeld = (product: Product, held: HeldPiece[]): Product =>
  withStock(product, (id) => held.some(({ variantId }) => variantId === id), { inStock: true, fewLeft: null });

function withStock(product: Product, fitting: (id: string) => boolean, stock: ProductVariant["stock"]): Product {
  const variants = product.variants.map((one) => (fitting(one.id) ? { ...one, stock } : one));
  return { ...product, variants, stock: { ...product.stock, inStock: variants.some((one) => one.stock.inStock) } };
}

type ProductVariant = Product["variants"][number];

function chosenOf({ productOptions }: Product, query: URLSearchParams): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const { name, choices } of productOptions) {
    const [only] = choices;
    const requested = query.get(name);
    const found = choices.length === 1 ? only : choices.find(({ value }) => value === requested);
    if (found) chosen.set(name, found.value);
  }
  return chosen;
}

const fits = (variant: ProductVariant, chosen: Map<string, string>): boolean =>
  [...chosen].every(([name, value]) => variant.choices[name] === value);

/** `fitting` are the variants that match the selection so far. */
function stockOf(fitting: ProductVariant[], missing: string[]): ProductStock {
  if (!fitting.some(({ stock }) => stock.inStock)) return { state: "out" };
  if (missing.length > 0) return { state: "choose", missing };
  const left = fitting[0]?.stock.fewLeft;
  return left ? { state: "few", left } : { state: "in" };
}
