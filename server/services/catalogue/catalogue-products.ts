/**
 * The shop's products. The stock is shown only when it is low. Counting what is sold is up to server/services/goods.
 */
import { price } from "../../../app/domain/format/money-format";
import type { Product, ProductsQuery } from "../../product-api/contract";
import type { Content, Stocked } from "./catalogue-content";
import type { ReadContentNow } from "./content-as-of-now";
import { FEW } from "./definition-answer";
import { memoizedBy } from "./memoized-by-object";
import { containsWordsOf, searchText } from "./plain-text";

const LOCALE = "en-US";

type VariantRow = Stocked["variants"][number];
type Shop = Content["shop"];

type ProductsPage = { products: Product[]; total: number; offset: number; limit: number };

export function products(current: ReadContentNow) {
  const shop = async () => (await current()).shop;
  return {
    /** Visible products in the operator's order. */
    async products({ text, category, limit, offset }: ProductsQuery): Promise<ProductsPage> {
      const hasWords = containsWordsOf(text);
      const wanted = category && searchText(category);
      const fits = (await shop()).filter(
        (one) => (!wanted || searchText(one.product.category) === wanted) && (!text || hasWords(wordsOf(one))),
      );
      const page = fits.slice(offset, offset + limit).map(productAnswer);
      return { products: page, total: fits.length, offset, limit };
    },

    /** One product by its slug. */
    async product(slug: string): Promise<Product | undefined> {
      const one = bySlug(await shop()).get(slug);
      return one && productAnswer(one);
    },

    /** The product that has this variant. */
    async productOfVariant(variantId: string): Promise<Product | undefined> {
      const one = (await shop()).find(({ variants }) => variants.some(({ id }) => id === variantId));
      return one && productAnswer(one);
    },

    /** The categories that have products, in the shop's order. */
    productCategories: async () => [...new Set((await shop()).map(({ product }) => product.category))],
  };
}

const bySlug = memoizedBy((shop: Shop) => new Map(shop.map((one) => [one.product.slug, one])));
const wordsOf = memoizedBy(({ product: { name, description, category } }: Stocked) =>
  searchText([name, description, category].join(" ")),
);

/** Null means that stock is unlimited. */
const isInStock = ({ remaining }: VariantRow) => remaining === null || remaining > 0;

const productAnswer = memoizedBy(({ product, variants }: Stocked): Product => {
  const { priceCents, currency } = product;
  const discounted = product.discountedCents ?? priceCents;
  const inStock = variants.filter(isInStock);
  return {
    id: product.id,
    ...(product.language && { language: product.language }),
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.shipping ? "physical" : "digital",
    description: product.description,
    stock: {
      trackInventory: variants.some((one) => one.capacity !== null),
      inStock: inStock.length > 0,
      inventoryStatus:
        inStock.length === 0
          ? "OUT_OF_STOCK"
          : inStock.length < variants.length
            ? "PARTIALLY_OUT_OF_STOCK"
            : "IN_STOCK",
    },
    priceData: {
      currency,
      price: priceCents / 100,
      discountedPrice: discounted / 100,
      formatted: { price: price(priceCents, currency, LOCALE), discountedPrice: price(discounted, currency, LOCALE) },
    },
    productOptions: product.options.map(({ name, choices }) => ({
      name,
      choices: choices.map((value) => ({ value, inStock: inStock.some((one) => one.choices[name] === value) })),
    })),
    variants: variants.map((one) => ({
      id: one.id,
      choices: one.choices,
      stock: {
        inStock: isInStock(one),
        fewLeft: one.remaining !== null && one.remaining <= FEW ? one.remaining : null,
      },
    })),
    ribbon: product.ribbon,
    priceCents,
    discountedCents: product.discountedCents,
    category: product.category,
    art: product.art,
    sortIndex: product.sortIndex,
  };
});
