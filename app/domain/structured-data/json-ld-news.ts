/** A news story in schema.org terms. */
import type { NewsArticle } from "schema-dts";
import type { MediaItem } from "../../../server/product-api/contract";
import { CONTENT_LANGUAGE, wordsOf } from "../format/content-language";
import { pageUrl, promoter, type SiteIdentity } from "./json-ld";
import { ogImage, photoVersion } from "./og-image";

export function newsJsonLd({ data }: MediaItem, site: SiteIdentity) {
  const url = pageUrl(site, `/news/${data._id}`);
  return {
    "@type": "NewsArticle",
    headline: data.title,
    description: data.excerpt,
    url,
    mainEntityOfPage: url,
    image: `${site.siteUrl}${ogImage("news", data._id, photoVersion(data.image ?? {}))}`,
    datePublished: data.publishedAt,
    author: { "@type": "Person", name: data.author },
    publisher: promoter(site),
    keywords: data.tags.length > 0 ? data.tags.join(", ") : undefined,
    inLanguage: wordsOf(data).lang ?? CONTENT_LANGUAGE,
  } satisfies NewsArticle;
}
