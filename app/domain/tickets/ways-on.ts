/**
 * Where a fan can go when a night's seats can't be bought: nights with seats, the broadcast, the city's other dates.
 */
import type { TicketDefinition } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import type { RenderContext } from "../format/render-context";
import { watchOffer } from "../home/watch-offers";
import { asRow, type NightRow } from "../shows/night-summaries";
import { cityOf, type NightView, nightView } from "../shows/night-view";
import { nextSaleStart } from "../shows/price-rows";
import { tourQuery } from "../shows/tour-filters";

/** `name` is the wrestler on both cards. */
type Reason = { kind: "sameCity" | "next" } | { kind: "sameCast"; name: string };
/** `reason` is undefined for the nearest night that isn't listed for another reason. */
export type NightWithSeats = { row: NightRow; reason: Reason | undefined };

export type WaysOn = {
  /**
   * The nearest night in the same city, the nearest with a star of this night, and the nearest of all, each only once.
   */
  nights: NightWithSeats[];
  /** `price` is undefined if the broadcast isn't on sale yet. */
  watch: { href: string; price: string | undefined } | undefined;
  /** Path of a calendar file with the opening of the sale, if one is scheduled. */
  calendar: string | undefined;
  /** The list of the city's other nights, if there are any. */
  city: { name: string; href: string } | undefined;
};

type Program = { coming: CatalogueEvent[]; broadcasts: PayPerView[]; definitions: TicketDefinition[] };

/** `coming` are the upcoming nights by date. */
export function waysOn(night: NightView, { coming, broadcasts, definitions }: Program, view: RenderContext): WaysOn {
  const others = coming.filter(({ id }) => id !== night.id);
  const local = others.filter(({ location, status }) => cityOf(location) === night.city && status !== "CANCELED");
  return {
    nights: nightsWithSeats(night, others.filter(sellsSeats), view),
    watch: night.sale === "cancelled" ? undefined : broadcastOf(night.id, broadcasts, view.locale),
    calendar: nextSaleStart(definitions) && `/events/${night.id}/on-sale.ics`,
    city:
      night.city && local.length > 0
        ? { name: night.city, href: `/tickets${tourQuery({ city: night.city })}` }
        : undefined,
  };
}

function nightsWithSeats(night: NightView, selling: CatalogueEvent[], view: RenderContext): NightWithSeats[] {
  const found: NightWithSeats[] = [];
  const add = (event: CatalogueEvent | undefined, reason: Reason | undefined) => {
    if (event) found.push({ row: asRow(nightView(event, view)), reason });
  };
  const rest = () => selling.filter(({ id }) => !found.some(({ row }) => row.id === id));

  add(
    selling.find(({ location }) => night.city && cityOf(location) === night.city),
    { kind: "sameCity" },
  );
  const withStar = rest().find((event) => sharedStar(night, event));
  add(withStar, { kind: "sameCast", name: (withStar && sharedStar(night, withStar)) ?? "" });
  const next = rest()[0];
  add(next, next === selling[0] ? { kind: "next" } : undefined);
  return found;
}

/** The name of a fighter of this night's main event who is on the other night's card. */
function sharedStar(night: NightView, { card }: CatalogueEvent): string | undefined {
  const there = new Set(card.flatMap(({ sides }) => sides.flat()).map(({ id }) => id));
  return night.cast.find(({ id }) => there.has(id))?.name;
}

const sellsSeats = ({ registration: { status, ticketing } }: CatalogueEvent) =>
  status === "OPEN_TICKETS" && ticketing !== null && !ticketing.soldOut && ticketing.salesStart === null;

function broadcastOf(nightId: string, all: PayPerView[], locale: string): WaysOn["watch"] {
  const sold = watchOffer(nightId, all, locale);
  if (sold) return sold;
  const announced = all.find(({ event, state }) => event?.id === nightId && state === "announced");
  return announced && { href: `/pay-per-view/event/${announced.id}`, price: undefined };
}
