/** The content of a page's preview picture, by the kind and id in the page's URL. */
import type { PublicBackend } from "../../server/backend/public-backend";
import { CONTENT_LANGUAGE } from "../domain/format/content-language";
import { zonedDates } from "../domain/format/zoned-dates";
import { type PhotoFields, photoIn } from "../domain/media/photo";
import { isUndated } from "../domain/pay-per-view/pay-per-view-card";
import { type NightView, nightView } from "../domain/shows/night-view";
import type { OgKind } from "../domain/structured-data/og-image";
import { isGuid } from "../domain/urls/guid";
import { castFrom } from "../ui/art/art-src";
import type { LinkPicture } from "../ui/art/link-picture";
import { merch } from "../ui/art/merch/merch";
import { photoSvg } from "../ui/art/photo-svg";
import { portrait } from "../ui/art/portrait";
import { poster } from "../ui/art/poster/poster";
import { showArt } from "../ui/art/show-art";
import { nightPoster } from "../ui/posters/night-poster";

type Picture = {
  seed: string;
  ink?: string | undefined;
  layout?: string | undefined;
  scene?: string | undefined;
  cast?: string | undefined;
};

const UNDATED = "Date TBA";
const SHOWN_WIDE = 560;
const LOCALE = `${CONTENT_LANGUAGE}-US`;

/** Returns undefined for an unknown kind or id. */
export async function linkPictureOf(
  kind: string,
  id: string,
  backend: PublicBackend,
): Promise<LinkPicture | undefined> {
  const found = Object.hasOwn(pictures, kind) ? await pictures[kind as OgKind](id, backend) : undefined;
  if (!found) return undefined;
  const { photo, ...picture } = found;
  return { ...picture, art: (photo && (await photographed(photo, backend))) ?? picture.art };
}

/** Undefined without a photograph, or if its file is missing. */
async function photographed(fields: PhotoFields, { pictureFiles }: PublicBackend): Promise<string | undefined> {
  const photo = photoIn(fields);
  const file = photo && (await pictureFiles.read(fields.photo ?? "", "1200.jpg"));
  return file && photoSvg({ ...file, width: photo.width, height: photo.height });
}

/** `photo` replaces the drawing. */
type Previewed = LinkPicture & { photo?: PhotoFields | null | undefined };

const pictures: Record<OgKind, (id: string, backend: PublicBackend) => Promise<Previewed | undefined>> = {
  async event(id, { catalogue, clock }) {
    const event = isGuid(id) ? await catalogue.event(id) : undefined;
    return event && { ...night(nightView(event, { locale: LOCALE, now: clock.now() })), photo: event.poster };
  },

  async ppv(id, { catalogue, clock }) {
    const ppv = isGuid(id) ? await catalogue.payPerView(id) : undefined;
    if (!ppv) return undefined;
    const zone = ppv.event?.scheduling.config.timeZoneId ?? "UTC";
    const live = zonedDates(new Date(ppv.liveStart), zone, LOCALE);
    const shown = ppv.event && nightView(ppv.event, { locale: LOCALE, now: clock.now() });
    const undated = isUndated(ppv);
    return {
      art: shown ? nightPoster(shown, { text: false }) : drawArt(ppv.poster),
      photo: ppv.poster,
      title: ppv.title,
      kicker: "Pay-per-view",
      fact: undated ? UNDATED : `${live.short} · ${live.time}`,
      note: undated ? "Live" : `Live, ${live.zone}`,
      ...stampOf(shown),
      ink: { seed: ppv.poster.seed, name: ppv.poster.ink },
    };
  },

  async wrestler(id, { catalogue }) {
    const found = isGuid(id) ? await catalogue.wrestler(id) : undefined;
    if (!found) return undefined;
    const { ringName, nickname, hometown, division, portrait: look, titles } = found.data;
    const belt = titles.find((title) => !title.to)?.name;
    return {
      art: portrait(look.seed, { build: look.build, look: look.look, ink: look.ink, initials: false, label: "" }),
      photo: look,
      title: ringName,
      kicker: belt,
      fact: nickname,
      note: [division, hometown].filter(Boolean).join(" · "),
      ink: { seed: look.seed, name: look.ink },
    };
  },

  async show(slug, { catalogue }) {
    const show = await catalogue.show(slug);
    if (!show) return undefined;
    const fact = show.upcoming > 0 ? `${show.upcoming} ${show.upcoming === 1 ? "night" : "nights"} ahead` : undefined;
    return { ...wideArt(show.art), photo: show.art, title: show.title, fact, note: show.venue?.name ?? show.tagline };
  },

  async product(slug, { catalogue }) {
    const product = await catalogue.product(slug);
    if (!product) return undefined;
    const { formatted } = product.priceData;
    return {
      art: merch(product.art.seed, { kind: product.art.item, ink: product.art.ink, cast: castFrom(product.art.cast) }),
      photo: product.art,
      artWidth: SHOWN_WIDE,
      title: product.name,
      kicker: product.ribbon ?? undefined,
      fact: formatted.discountedPrice,
      note: product.category,
      ink: { seed: product.art.seed, name: product.art.ink },
    };
  },

  async news(id, { catalogue }) {
    const item = isGuid(id) ? await catalogue.mediaItem(id) : undefined;
    if (!item) return undefined;
    const { title, type, author, image, publishedAt } = item.data;
    const { dayMonth } = zonedDates(new Date(publishedAt), "UTC", LOCALE);
    return {
      ...wideArt(image ?? { seed: item.id, scene: "title" }),
      photo: image,
      title,
      kicker: type,
      fact: dayMonth,
      note: author,
    };
  },

  async site(id, { site }) {
    if (id !== "ringside") return undefined;
    return {
      art: poster("ringside", { layout: "burst", ink: "flare", text: false, label: "" }),
      title: "Live wrestling",
      fact: "Shows, tickets, pay-per-view",
      note: new URL(site.url).host,
      ink: { seed: "ringside", name: "flare" },
    };
  },
};

const stampOf = (night: Pick<NightView, "sale"> | undefined) => ({
  stamp: { cancelled: "Canceled", postponed: "Postponed" }[night?.sale as string],
  struck: night?.sale === "cancelled",
});

function night(view: NightView): LinkPicture {
  const date = view.date ? `${view.date.short} · ${view.date.time} ${view.date.zone}` : undefined;
  return {
    art: nightPoster(view, { text: false, label: "" }),
    title: view.title,
    kicker: view.badge?.text === "newDate" ? "New date" : view.poster.kicker,
    fact: date ?? UNDATED,
    note: view.place,
    ...stampOf(view),
    ink: { seed: view.poster.seed, name: view.poster.ink },
  };
}

function drawArt({ seed, ink, layout, scene, cast }: Picture): string {
  const shown = { ink, cast: castFrom(cast), label: "" };
  return layout ? poster(seed, { layout, text: false, ...shown }) : showArt(seed, { scene, ...shown });
}

const wideArt = (picture: Picture) => ({
  art: drawArt(picture),
  artWidth: SHOWN_WIDE,
  ink: { seed: picture.seed, name: picture.ink },
});
