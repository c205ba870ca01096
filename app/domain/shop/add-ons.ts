/** Goods offered beside tickets, in sentences that the server writes. Nothing is preselected: each is added by a press. */
import type { Product } from "../../../server/product-api/contract";
import { articlePath } from "./goods-order-view";
import { type ProductCard, productCard } from "./product-view";

export type AddOn = Pick<ProductCard, "slug" | "name" | "lang" | "art" | "price"> & {
  path: string;
  /** The variants in stock. The fan chooses if there are several. */
  variants: { id: string; label: string }[];
};

/** Goods that are paid for with held seats. `path` is where their forms go. */
export type GoodsInOrder = {
  path: string;
  reservationId: string;
  lines: { variantId: string; text: string; price: string; removeOf: string }[];
  remove: string;
  /** The button that adds the basket, if something in it could be added. */
  basket: string | undefined;
};

export type AddOnsView = {
  title: string;
  text: string;
  choose: string;
  button: string;
  items: AddOn[];
  /** Absent where they go into the basket. */
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
