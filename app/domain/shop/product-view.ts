/** Something of the shop as its pages show it: what it costs, in which variants there is any, and which one was chosen. */
import type { Product } from "../../../server/product-api/contract";
import { price } from "../format/money-format";

export type ProductCard = {
  slug: string;
  name: string;
  art: { seed: string; item: string; ink: string | undefined };
  price: string;
  /** The price before the sale. */
  was: string | undefined;
  ribbon: string | undefined;
  soldOut: boolean;
  /** Of a thing without variants, at five or fewer. */
  left: number | undefined;
};

/** `soldOut`: there is none of it beside what else was chosen. */
export type Choice = { value: string; chosen: boolean; soldOut: boolean };
export type Option = { name: string; choices: Choice[] };

/** `choose` until every option has a choice; `missing` names those without. */
export type Stock =
  | { state: "choose"; missing: string[] }
  | { state: "in" }
  | { state: "few"; left: number }
  | { state: "out" };

export type ProductPage = ProductCard & {
  description: string;
  category: string;
  posted: boolean;
  options: Option[];
  stock: Stock;
  /** The piece of the chosen variant that is put aside for her. */
  held: { id: string; minutes: number } | undefined;
};

/** A piece that is put aside for a fan while she pays; `until` is an ISO instant. */
export type Held = { id: string; variantId: string; until: string };

const SLUG = /^[a-z0-9-]{1,80}$/;
/** Whether a part of an address can be a product's at all. */
export const isProductSlug = (text: string): boolean => SLUG.test(text);

export function productCard(product: Product, locale: string): ProductCard {
  const { priceCents, discountedCents, priceData, art, variants } = product;
  const onSale = discountedCents !== null && discountedCents < priceCents;
  const left = variants.length === 1 ? variants[0]?.stock.fewLeft : undefined;
  return {
    slug: product.slug,
    name: product.name,
    art: { seed: art.seed, item: art.item, ink: art.ink },
    price: price(onSale ? discountedCents : priceCents, priceData.currency, locale),
    was: onSale ? price(priceCents, priceData.currency, locale) : undefined,
    ribbon: product.ribbon ?? undefined,
    soldOut: !product.stock.inStock,
    left: left || undefined,
  };
}

/** `query` holds the choices under the options' own names; one that there is not counts as none. */
export function productPage(
  sold: Product,
  query: URLSearchParams,
  locale: string,
  { held, now }: { held: Held[]; now: Date },
): ProductPage {
  const product = withHeld(sold, held);
  const chosen = chosenOf(product, query);
  const { variantId, missing } = choiceOf(product, query);
  const fitting = product.variants.filter((variant) => fits(variant, chosen));
  const hers = held.find((one) => one.variantId === variantId);
  return {
    ...productCard(product, locale),
    description: product.description,
    category: product.category,
    posted: product.productType === "physical",
    options: product.productOptions.map(({ name, choices }) => ({
      name,
      choices: choices.map(({ value }) => ({
        value,
        chosen: chosen.get(name) === value,
        soldOut: !product.variants.some((one) => one.stock.inStock && fits(one, new Map(chosen).set(name, value))),
      })),
    })),
    stock: stockOf(fitting, missing),
    held: hers && { id: hers.id, minutes: Math.ceil((Date.parse(hers.until) - now.getTime()) / 60_000) },
  };
}

/** The variant that was chosen, or the options that still lack a choice. */
export function choiceOf(product: Product, query: URLSearchParams): { variantId?: string; missing: string[] } {
  const chosen = chosenOf(product, query);
  const missing = product.productOptions.filter(({ name }) => !chosen.has(name)).map(({ name }) => name);
  const variant = missing.length === 0 ? product.variants.find((one) => fits(one, chosen)) : undefined;
  return { ...(variant && { variantId: variant.id }), missing };
}

/** The choices as the page's address has them: "" or "?Size=M&Colour=Bone". */
export function choiceQuery(product: Product, query: URLSearchParams): string {
  const chosen = new URLSearchParams([...chosenOf(product, query)]);
  return chosen.size > 0 ? `?${chosen}` : "";
}

/** The product without a variant that has just gone, whatever was read a moment ago. */
export const withoutVariant = (product: Product, variantId: string): Product =>
  withStock(product, (id) => id === variantId, { inStock: false, fewLeft: 0 });

/** What is put aside for her is there, for her. */
const withHeld = (product: Product, held: Held[]): Product =>
  withStock(product, (id) => held.some(({ variantId }) => variantId === id), { inStock: true, fewLeft: null });

function withStock(product: Product, fitting: (id: string) => boolean, stock: Variant["stock"]): Product {
  const variants = product.variants.map((one) => (fitting(one.id) ? { ...one, stock } : one));
  return { ...product, variants, stock: { ...product.stock, inStock: variants.some((one) => one.stock.inStock) } };
}

type Variant = Product["variants"][number];

function chosenOf({ productOptions }: Product, query: URLSearchParams): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const { name, choices } of productOptions) {
    const [only] = choices;
    const asked = query.get(name);
    const found = choices.length === 1 ? only : choices.find(({ value }) => value === asked);
    if (found) chosen.set(name, found.value);
  }
  return chosen;
}

const fits = (variant: Variant, chosen: Map<string, string>): boolean =>
  [...chosen].every(([name, value]) => variant.choices[name] === value);

/** `fitting` are the variants that have what was chosen so far. */
function stockOf(fitting: Variant[], missing: string[]): Stock {
  if (!fitting.some(({ stock }) => stock.inStock)) return { state: "out" };
  if (missing.length > 0) return { state: "choose", missing };
  const left = fitting[0]?.stock.fewLeft;
  return left ? { state: "few", left } : { state: "in" };
}
