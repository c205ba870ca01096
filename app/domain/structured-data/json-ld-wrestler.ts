/** A wrestler, manager, referee or commentator as a schema.org Person. */
import type { Person } from "schema-dts";
import type { WrestlerItem } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { pageUrl, promoter, type SiteIdentity } from "./json-ld";
import { nightJsonLd } from "./json-ld-night";
import { ogImage, photoVersion } from "./og-image";

/** `nights` are the next ones with this person on the card. */
export function wrestlerJsonLd({ data }: WrestlerItem, nights: readonly CatalogueEvent[], site: SiteIdentity) {
  const path = `/wrestlers/${data._id}`;
  return {
    "@type": "Person",
    "@id": `${site.siteUrl}${path}#person`,
    name: data.ringName,
    alternateName: data.nickname || undefined,
    description: data.bio,
    url: pageUrl(site, path),
    image: `${site.siteUrl}${ogImage("wrestler", data._id, photoVersion(data.portrait))}`,
    jobTitle: JOBS[data.role],
    height: data.heightCm ? { "@type": "QuantitativeValue", value: data.heightCm, unitCode: "CMT" } : undefined,
    weight: data.weightKg ? { "@type": "QuantitativeValue", value: data.weightKg, unitCode: "KGM" } : undefined,
    homeLocation: data.hometown ? { "@type": "Place", name: data.hometown } : undefined,
    award: data.titles.map(({ name, from, to }) => `${name}, ${from.slice(0, 4)}–${to?.slice(0, 4) ?? ""}`),
    // Alumni no longer belong to the promotion.
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
