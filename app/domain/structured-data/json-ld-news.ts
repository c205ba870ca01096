/** Wrestlers, products and news in schema.org's words. */
import type { NewsArticle, Person, Product as ProductThing } from "schema-dts";
import type { Event, MediaItem, Product, WrestlerItem } from "../../../server/product-api/contract";
import { CONTENT_LANGUAGE } from "../format/content-language";
import { promoter, type Site } from "./json-ld";
import { nightJsonLd } from "./json-ld-night";
import { ogImage } from "./og-image";

/** Somebody of the roster, with the next nights on whose cards the name stands. */
export function wrestlerJsonLd({ data }: WrestlerItem, nights: readonly Event[], site: Site) {
  const url = `${site.siteUrl}/wrestlers/${data._id}`;
  return {
    "@type": "Person",
    "@id": `${url}#person`,
    name: data.ringName,
    alternateName: data.nickname || undefined,
    description: data.bio,
    url,
    image: `${site.siteUrl}${ogImage("wrestler", data._id)}`,
    jobTitle: JOBS[data.role],
    height: data.heightCm ? { "@type": "QuantitativeValue", value: data.heightCm, unitCode: "CMT" } : undefined,
    weight: data.weightKg ? { "@type": "QuantitativeValue", value: data.weightKg, unitCode: "KGM" } : undefined,
    homeLocation: data.hometown ? { "@type": "Place", name: data.hometown } : undefined,
    award: data.titles.map(({ name, from, to }) => `${name}, ${from.slice(0, 4)}–${to?.slice(0, 4) ?? ""}`),
    // Alumni do not belong to it any more.
    memberOf: data.status === "alumni" ? undefined : promoter(site),
    performerIn: nights.length > 0 ? nights.map((event) => nightJsonLd(event, site)) : undefined,
  } satisfies Person;
}

const JOBS = {
  wrestler: "Professional wrestler",
  manager: "Wrestling manager",
  referee: "Wrestling referee",
  commentator: "Wrestling commentator",
} as const;

/** Something of the shop, at the price that is charged. */
export function productJsonLd(product: Product, site: Site) {
  const url = `${site.siteUrl}/shop/${product.slug}`;
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    url,
    image: `${site.siteUrl}${ogImage("product", product.slug)}`,
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

/** An entry of the news. */
export function newsJsonLd({ data }: MediaItem, site: Site) {
  const url = `${site.siteUrl}/news/${data._id}`;
  return {
    "@type": "NewsArticle",
    headline: data.title,
    description: data.excerpt,
    url,
    mainEntityOfPage: url,
    image: `${site.siteUrl}${ogImage("news", data._id)}`,
    datePublished: data.publishedAt,
    author: { "@type": "Person", name: data.author },
    publisher: promoter(site),
    keywords: data.tags.length > 0 ? data.tags.join(", ") : undefined,
    inLanguage: CONTENT_LANGUAGE,
  } satisfies NewsArticle;
}
