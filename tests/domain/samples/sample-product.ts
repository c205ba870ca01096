/** A sample product of the product API. Tests override what they need. */
import type { Product } from "../../../server/product-api/contract";

const variant = (n: number, choices: Record<string, string>, left: number | null) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  choices,
  stock: { inStock: left !== 0, fewLeft: left !== null && left <= 5 ? left : null },
});

/** A T-shirt in two sizes and two colors: M in Bone is sold out, and three are left of L in Bone. */
export function sampleProduct(changes: Partial<Product> = {}): Product {
  return {
    id: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
    name: "Copper Tee",
    slug: "copper-tee",
    visible: true,
    productType: "physical",
    description: "Heavy cotton.",
    stock: { trackInventory: true, inStock: true, inventoryStatus: "PARTIALLY_OUT_OF_STOCK" },
    priceData: {
      currency: "USD",
      price: 32,
      discountedPrice: 32,
      formatted: { price: "$32", discountedPrice: "$32" },
    },
    productOptions: [
      { name: "Size", choices: ["M", "L"].map((value) => ({ value, inStock: true })) },
      { name: "Color", choices: ["Ink", "Bone"].map((value) => ({ value, inStock: true })) },
    ],
    variants: [
      variant(1, { Size: "M", Color: "Ink" }, 40),
      variant(2, { Size: "M", Color: "Bone" }, 0),
      variant(3, { Size: "L", Color: "Ink" }, 40),
      variant(4, { Size: "L", Color: "Bone" }, 3),
    ],
    ribbon: null,
    priceCents: 3200,
    discountedCents: null,
    category: "Clothing",
    art: { seed: "copper-tee", item: "tee" },
    sortIndex: 0,
    ...changes,
  };
}

/** The same product with a single variant, of which `left` pieces remain; null means unlimited. */
export const plainProduct = (left: number | null, changes: Partial<Product> = {}): Product =>
  sampleProduct({
    stock: { trackInventory: left !== null, inStock: left !== 0, inventoryStatus: left ? "IN_STOCK" : "OUT_OF_STOCK" },
    productOptions: [],
    variants: [variant(5, {}, left)],
    ...changes,
  });
