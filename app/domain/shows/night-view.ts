/**
 * A night as pages show it. Every string is made on the server, so components neither read the clock nor format.
 * States that the contract has no value for (sold out, on sale later, new date) are derived here and nowhere else.
 */
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { type Worded, wordsOf } from "../format/content-language";
import { price } from "../format/money-format";
import type { RenderContext } from "../format/render-context";
import { type TimeLeft, timeLeft } from "../format/time-left";
import { spokenHour, type ZonedDates, zonedDates } from "../format/zoned-dates";
import { type PosterPhoto, photoIn, posterPhoto } from "../media/photo";
import { type BoutView, boutView, type FighterView } from "./bout-view";

const SALE_IS_NEAR_MS = 6 * 86_400_000;

/** The state of a night's ticket sale, in order of precedence: the first one that applies. */
export type SaleState =
  | "cancelled"
  | "past"
  | "postponed"
  | "dateOpen"
  | "external"
  | "none"
  | "soon"
  | "soldOut"
  | "onSale"
  | "closed";

/** `kind` picks the look. `text` is a key under `badge` of the site's texts, `n` and `when` its values. */
export type NightBadgeView = {
  kind: "live" | "few" | "soon" | "gone" | "off";
  text:
    | "cancelled"
    | "past"
    | "postponed"
    | "newDate"
    | "dateOpen"
    | "soon"
    | "soldOut"
    | "left"
    | "underWay"
    | "closed";
  n?: number;
  when?: string;
};

export type NightView = Worded & {
  id: string;
  title: string;
  description: string;
  about: string;
  href: string;
  ticketsHref: string;
  externalUrl: string | undefined;
  sale: SaleState;
  badge: NightBadgeView | undefined;
  /** Undefined while the date is to be announced. */
  date: ZonedDates | undefined;
  /** ISO instant, for `<time>`. Undefined while the date is to be announced. */
  dateTime: string | undefined;
  doors: string;
  /** "Jan 9": the original date of a night that was moved. */
  wasDate: string | undefined;
  /** When the sale opens: "Fri 10 AM", "Nov 28, 10 AM". */
  opens: string | undefined;
  venue: string;
  /** "Norfolk, VA". */
  city: string;
  /** "Tidewater Hall, Norfolk, VA". */
  place: string;
  address: string;
  mapUrl: string | undefined;
  accessibilityNote: string;
  parkingNote: string;
  /** "$20": the price of the cheapest tier, if tickets are or will be sold here. */
  from: string | undefined;
  /** Time left until the night starts, counted from `now`. Undefined once it has started, and without a date. */
  bell: { inMs: number; left: TimeLeft } | undefined;
  /** Main event first, as on a poster: the running order reversed. */
  card: BoutView[];
  /** The fighters on the poster: the first of each side of the main event. */
  cast: FighterView[];
  poster: { seed: string; layout: string | undefined; ink: string | undefined; kicker: string | undefined };
  /** Replaces the drawn poster. */
  photo?: PosterPhoto | undefined;
};

type StillView = Omit<NightView, "bell">;
type KnownView = { view: StillView; from: number; until: number };

const known = new WeakMap<CatalogueEvent, Map<string, KnownView>>();

/** `now` decides what is past and how the start of the sale is worded. */
export function nightView(event: CatalogueEvent, { locale, now }: RenderContext): NightView {
  const view = stillView(event, { locale, now });
  const { config } = event.scheduling;
  const inMs = Date.parse(config.startDate) - now.getTime();
  const rings = !config.scheduleTbd && inMs > 0 && view.sale !== "cancelled";
  return { ...view, bell: rings ? { inMs, left: timeLeft(inMs) } : undefined };
}

/**
 * Everything except the time left. It stays the same until the night begins or ends, or the start of its sale is near.
 */
function stillView(event: CatalogueEvent, { locale, now }: RenderContext): StillView {
  const at = now.getTime();
  const views = known.get(event) ?? new Map<string, KnownView>();
  known.set(event, views);
  const before = views.get(locale);
  if (before && before.from <= at && at < before.until) return before.view;
  const { config } = event.scheduling;
  const opensAt = event.registration.ticketing?.salesStart;
  const changes = [config.startDate, config.endDate].map((date) => Date.parse(date));
  if (opensAt) changes.push(Date.parse(opensAt) - SALE_IS_NEAR_MS + 1);
  const view = viewAt(event, { locale, now });
  views.set(locale, {
    view,
    from: at,
    until: Math.min(...changes.filter((one) => one > at), Number.POSITIVE_INFINITY),
  });
  return view;
}

function viewAt(event: CatalogueEvent, { locale, now }: RenderContext): StillView {
  const { config } = event.scheduling;
  const { location, registration } = event;
  const zone = config.timeZoneId;
  const startsAt = new Date(config.startDate);
  const sale = saleOf(event, now);
  const opensAt = registration.ticketing?.salesStart;
  const opens = opensAt ? opening(new Date(opensAt), zone, locale, now) : undefined;
  const city = cityOf(location);
  const card = [...event.card].sort((a, b) => b.order - a.order).map((bout) => boutView(bout, sale === "past"));

  return {
    ...wordsOf(event),
    id: event.id,
    title: event.title,
    description: event.description,
    about: event.about,
    href: `/events/${event.id}`,
    ticketsHref: `/tickets/event/${event.id}`,
    externalUrl: registration.external?.registration,
    sale,
    badge: badgeOf(event, sale, opens, now),
    date: config.scheduleTbd ? undefined : zonedDates(startsAt, zone, locale),
    dateTime: config.scheduleTbd ? undefined : config.startDate,
    doors: zonedDates(new Date(config.doorsDate), zone, locale).time,
    wasDate: event.previousStartDate ? zonedDates(new Date(event.previousStartDate), zone, locale).dayMonth : undefined,
    opens: sale === "soon" ? opens : undefined,
    venue: location.name,
    city,
    place: [location.name, city].filter(Boolean).join(", "),
    address: location.address,
    mapUrl: mapOf(location),
    accessibilityNote: location.accessibilityNote,
    parkingNote: location.parkingNote,
    from: fromPrice(event, sale, locale),
    card,
    cast: mainEvent(card),
    photo: posterPhoto(photoIn(event.poster)),
    poster: {
      seed: event.poster.seed,
      layout: event.poster.layout,
      ink: event.poster.ink,
      kicker: event.poster.kicker,
    },
  };
}

function mainEvent(card: BoutView[]): FighterView[] {
  return card[0]?.sides.flatMap((side) => side.fighters.slice(0, 1)) ?? [];
}

function saleOf(event: CatalogueEvent, now: Date): SaleState {
  const { registration, scheduling } = event;
  if (event.status === "CANCELED") return "cancelled";
  if (event.status === "ENDED") return "past";
  if (!scheduling.config.scheduleTbd && Date.parse(scheduling.config.endDate) <= now.getTime()) return "past";
  if (event.postponed && scheduling.config.scheduleTbd) return "postponed";
  if (scheduling.config.scheduleTbd) return "dateOpen";
  if (registration.external) return "external";
  if (registration.type === "NO_REGISTRATION" || !registration.ticketing) return "none";
  if (registration.ticketing.salesStart) return "soon";
  if (registration.ticketing.soldOut) return "soldOut";
  return registration.status === "OPEN_TICKETS" ? "onSale" : "closed";
}

function badgeOf(
  event: CatalogueEvent,
  sale: SaleState,
  opens: string | undefined,
  now: Date,
): NightBadgeView | undefined {
  if (sale === "cancelled") return { kind: "off", text: "cancelled" };
  if (sale === "past") return { kind: "gone", text: "past" };
  if (sale === "postponed") return { kind: "few", text: "postponed" };
  if (sale === "dateOpen") return { kind: "soon", text: "dateOpen" };
  if (Date.parse(event.scheduling.config.startDate) <= now.getTime()) return { kind: "live", text: "underWay" };
  if (sale === "soldOut") return { kind: "gone", text: "soldOut" };
  if (sale === "soon" && opens) return { kind: "soon", text: "soon", when: opens };
  const left = event.registration.ticketing?.fewLeft;
  if (sale === "onSale" && left) return { kind: "few", text: "left", n: left };
  if (event.previousStartDate || event.postponed) return { kind: "few", text: "newDate" };
  return sale === "closed" ? { kind: "gone", text: "closed" } : undefined;
}

function fromPrice(event: CatalogueEvent, sale: SaleState, locale: string): string | undefined {
  const { ticketing } = event.registration;
  if (!ticketing || (sale !== "onSale" && sale !== "soon")) return undefined;
  return price(ticketing.lowestCents, ticketing.currency, locale);
}

/** A weekday within the next six days, otherwise a date. */
function opening(at: Date, zone: string, locale: string, now: Date): string {
  const { parts, dayMonth } = zonedDates(at, zone, locale);
  const soon = at.getTime() - now.getTime() < SALE_IS_NEAR_MS;
  const hour = spokenHour(at, zone, locale);
  return soon ? `${parts.weekday} ${hour}` : `${dayMonth}, ${hour}`;
}

/** Link to a map of the hall, if its coordinates are known. */
export function mapOf({ coordinates }: CatalogueEvent["location"]): string | undefined {
  if (!coordinates) return undefined;
  const { lat, lng } = coordinates;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
}

/** "Norfolk, VA"; just "London" where city and region have the same name. */
export function cityOf({ city, region }: Pick<CatalogueEvent["location"], "city" | "region">): string {
  return region && region !== city ? `${city}, ${region}` : city;
}
