/** A product in the grid. The whole tile is one link. */
import { Link } from "@remix-run/react";
import { titleLanguage } from "../../domain/format/content-language";
import type { ProductCard } from "../../domain/shop/product-view";
import { Photograph } from "../media/photograph";
import { ProductBadge } from "./product-badge";
import { productPictureSrc } from "./product-picture-src";
import { ProductPrice } from "./product-price";
import "../../styles/shop.css";

/** With the id, "show more" can open the longer page at this tile. */
export function ProductTile({ product }: { product: ProductCard }) {
  return (
    <article className="card goods" id={`good-${product.slug}`}>
      <div className="art">
        {product.photo ? (
          <Photograph photo={product.photo} decorative lazy sizes="(min-width: 48rem) 20rem, 50vw" />
        ) : (
          <img src={productPictureSrc(product.art)} alt="" width={400} height={400} loading="lazy" decoding="async" />
        )}
        <ProductBadge {...product} />
      </div>
      <h3 className="cap" lang={titleLanguage(product.name, product.lang)}>
        <Link className="over" to={`/shop/${product.slug}`}>
          {product.name}
        </Link>
      </h3>
      <ProductPrice price={product.price} was={product.was} />
    </article>
  );
}
