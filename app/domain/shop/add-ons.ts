/** Goods offered beside tickets, as the server writes them. Nothing is preselected; each needs a press. */
import type { Product } from "../../../server/product-api/contract";
import { articlePath } from "./goods-order-view";
import { type ProductCard, productCard } from "./product-view";

export type AddOn = Pick<ProductCard, "slug" | "name" | "lang" | "art" | "price"> & {
  path: string;
  /** The variants in stock. The fan chooses if there are several. */
  variants: { id: string; label: string }[];
};

/** Goods paid for together with held seats. Their forms post to `path`. */
export type GoodsInOrder = {
  path: string;
  reservationId: string;
  lines: { variantId: string; text: string; price: string; removeOf: string }[];
  /** How many pieces of each variant are in the order. */
  pieces: Record<string, number>;
  remove: string;
  /** Label of the button that adds the basket's contents; undefined if none of it can be added. */
  basket: string | undefined;
};

export type AddOnsView = {
  title: string;
  text: string;
  choose: string;
  button: string;
  items: AddOn[];
  /** Undefined where the goods go into the basket. */
  order?: GoodsInOrder | undefined;
};

export function addOnView(product: Product, locale: string): AddOn {
  const { slug, name, lang, art, price } = productCard(product, locale);
  return {
    ...{ slug, name, lang, art, price },
    path: articlePath(slug, {}),
    variants: product.variants
      .filter(({ stock }) => stock.inStock)
      .map(({ id, choices }) => ({ id, label: Object.values(choices).join(", ") })),
  };
}
