/** The lines of a goods order: what they cost, what the order is called, and their digest. */

import { createHash } from "node:crypto";
import { CONTENT_LANGUAGE } from "../../../app/domain/format/content-language";
import { quantityText } from "../../../app/domain/format/quantity-text";
import type { Product } from "../../product-api/contract";
import type { goodsLine } from "../../store/schema";

/** One variant in an order, as it is about to be bought. */
export type NewGoodsLine = Pick<
  typeof goodsLine.$inferInsert,
  "variantId" | "slug" | "name" | "choices" | "shipping" | "quantity" | "unitCents"
> & { currency: string };

type Variant = Product["variants"][number];

export const newLine = (product: Product, { id: variantId, choices }: Variant, quantity: number): NewGoodsLine => ({
  ...{ variantId, slug: product.slug, name: product.name, choices, quantity },
  shipping: product.productType === "physical",
  unitCents: centsOf(product),
  currency: product.priceData.currency,
});

/** The price that the page shows. */
export const centsOf = ({ priceCents, discountedCents }: Product) =>
  Math.min(priceCents, discountedCents ?? priceCents);

/** "Copper Tee, M" */
export const articleOf = ({ name, choices }: Pick<NewGoodsLine, "name" | "choices">) =>
  [name, ...Object.values(choices)].join(", ");

/** What one line is, in English for Stripe's lists and the office's: "2 × Copper Tee, M" */
export const wordsOf = (line: Pick<NewGoodsLine, "name" | "choices" | "quantity">) =>
  line.quantity === 1 ? articleOf(line) : quantityText(line.quantity, articleOf(line), CONTENT_LANGUAGE);

const NAMED = 2;

/** What the order is called in every language: "Copper Tee", or "Copper Tee, Bell Cap + 2" for more articles. */
export function titleOf(lines: Pick<NewGoodsLine, "name">[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` + ${more}` : "");
}

export const sumOf = (lines: Pick<NewGoodsLine, "quantity" | "unitCents">[]) =>
  lines.reduce((cents, { quantity, unitCents }) => cents + quantity * unitCents, 0);

/** The name and the total of a purchase of these goods. */
export const totalOf = (lines: Pick<NewGoodsLine, "name" | "choices" | "quantity" | "unitCents">[]) => ({
  name: lines.map(wordsOf).join("; "),
  cents: sumOf(lines),
});

/** The same for the same pieces at the same prices, in whatever order. */
export function digestOf(lines: Pick<NewGoodsLine, "variantId" | "quantity" | "unitCents">[]): string {
  const words = lines.map(({ variantId, quantity, unitCents }) => `${variantId} ${quantity} ${unitCents}`).sort();
  return createHash("sha256").update(words.join("\n")).digest("base64url");
}
