/** Broadcasts and highlight films in schema.org terms. */
import type { BroadcastEvent, Offer, VideoObject } from "schema-dts";
import type { HighlightItem } from "../../../server/product-api/contract";
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { CONTENT_LANGUAGE } from "../format/content-language";
import { broadcastZone, isCancelled, isUndated } from "../pay-per-view/pay-per-view-card";
import { pageUrl, promoter, type SiteIdentity } from "./json-ld";
import { span, withOffset } from "./json-ld-dates";
import { nightJsonLd } from "./json-ld-night";
import { ogImage, photoVersion } from "./og-image";

/** A broadcast with its offer, including country restrictions. No offer once the broadcast is closed. */
export function payPerViewJsonLd(ppv: PayPerView, site: SiteIdentity) {
  const url = pageUrl(site, `/pay-per-view/event/${ppv.id}`);
  const zone = broadcastZone(ppv);
  return {
    "@type": "BroadcastEvent",
    name: ppv.title,
    description: ppv.description,
    url,
    image: `${site.siteUrl}${ogImage("ppv", ppv.id, photoVersion(ppv.poster))}`,
    startDate: withOffset(ppv.liveStart, zone),
    endDate: withOffset(ppv.liveEnd, zone),
    eventStatus: statusOf(ppv),
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
    isLiveBroadcast: ppv.state !== "replay" && ppv.state !== "closed",
    videoFormat: "HD",
    inLanguage: ppv.language ?? CONTENT_LANGUAGE,
    organizer: promoter(site),
    broadcastOfEvent: ppv.event && nightJsonLd(ppv.event, site),
    offers: ppv.state === "closed" ? undefined : offerOf(ppv, url),
  } satisfies BroadcastEvent;
}

function statusOf(ppv: PayPerView) {
  if (isCancelled(ppv)) return "https://schema.org/EventCancelled";
  return isUndated(ppv) ? "https://schema.org/EventPostponed" : "https://schema.org/EventScheduled";
}

function offerOf(ppv: PayPerView, url: string) {
  return {
    "@type": "Offer",
    url,
    price: (ppv.priceCents / 100).toFixed(2),
    priceCurrency: ppv.currency.toUpperCase(),
    availability: ppv.state === "announced" ? "https://schema.org/PreOrder" : "https://schema.org/InStock",
    validFrom: ppv.saleStart,
    validThrough: ppv.replayUntil ?? undefined,
    eligibleRegion: ppv.allowedCountries ?? undefined,
    ineligibleRegion: ppv.blockedCountries ?? undefined,
  } satisfies Offer;
}

/** `thumbnail` is the path of the film's picture. */
export function highlightJsonLd({ data }: HighlightItem, thumbnail: string, { siteUrl }: SiteIdentity) {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  return {
    "@type": "VideoObject",
    name: data.title,
    description: data.description,
    contentUrl: absolute(data.videoUrl),
    thumbnailUrl: absolute(thumbnail),
    uploadDate: data.publishedAt,
    duration: span(data.durationSec),
    caption: { "@type": "MediaObject", contentUrl: absolute(data.captionsUrl), encodingFormat: "text/vtt" },
    inLanguage: CONTENT_LANGUAGE,
    isFamilyFriendly: true,
    publisher: { "@id": `${siteUrl}/#promoter` },
  } satisfies VideoObject;
}
