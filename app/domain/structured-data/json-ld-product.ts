/** A product of the shop in schema.org terms. */
import type { Product as ProductThing } from "schema-dts";
import type { Product } from "../../../server/product-api/contract";
import { pageUrl, promoter, type SiteIdentity } from "./json-ld";
import { ogImage, photoVersion } from "./og-image";

/** The price is the one charged, with any discount applied. */
export function productJsonLd(product: Product, site: SiteIdentity) {
  const url = pageUrl(site, `/shop/${product.slug}`);
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    url,
    image: `${site.siteUrl}${ogImage("product", product.slug, photoVersion(product.art))}`,
    category: product.category,
    brand: promoter(site),
    offers: {
      "@type": "Offer",
      url,
      price: ((product.discountedCents ?? product.priceCents) / 100).toFixed(2),
      priceCurrency: product.priceData.currency.toUpperCase(),
      availability: product.stock.inStock ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      itemCondition: "https://schema.org/NewCondition",
      seller: promoter(site),
    },
  } satisfies ProductThing;
}
