/** The URL of a product's picture. */
import type { ProductCard } from "../../domain/shop/product-view";
import { artSrc, castFrom } from "../art/art-src";

export const productPictureSrc = ({ seed, item, ink, cast }: ProductCard["art"]): string =>
  artSrc("merch", seed, { item, ink, cast: castFrom(cast) });
