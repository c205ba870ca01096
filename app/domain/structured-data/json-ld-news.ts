/** A news story in schema.org terms. */
import type { NewsArticle } from "schema-dts";
import type { MediaItem } from "../../../server/product-api/contract";
import { CONTENT_LANGUAGE } from "../format/content-language";
import { promoter, type SiteIdentity } from "./json-ld";
import { ogImage } from "./og-image";

export function newsJsonLd({ data }: MediaItem, site: SiteIdentity) {
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
