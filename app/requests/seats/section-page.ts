/** What the page of a section shows: its seats as they are, what the fan holds, and what went while they chose. */
import type { Backend } from "../../../server/backend/backend";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { seatConflict, without } from "../../domain/hall/seat-conflict";
import { placeParts, zonesOf } from "../../domain/hall/seat-lines";
import { placesInText } from "../../domain/hall/seats-fields";
import { sectionSheet } from "../../domain/hall/section-sheet";
import { nightView } from "../../domain/shows/night-view";
import { endedHoldView, heldOrder } from "../../domain/tickets/held-order";
import { nightHeading } from "../../domain/tickets/ticket-view";
import { saleClosedReason, tierViews } from "../../domain/tickets/tier-view";
import { pricesFor } from "./prices-for";
import { turnNote } from "./turn-note";

export async function sectionPage(server: Backend, event: CatalogueEvent, code: string, query: URLSearchParams) {
  const { visitor, catalogue, boxOffice, clock, locale } = server;
  const path = `/tickets/event/${event.id}`;
  const [map, section, read = [], hold] = await Promise.all([
    catalogue.seatMap(event.id),
    catalogue.seatSection(event.id, code),
    catalogue.definitions(event.id),
    boxOffice.hold(visitor, event.id),
  ]);
  const { definitions } = await pricesFor(server, event.id, read, { hold, typed: null });
  const now = clock.now();
  const view = nightView(event, { locale, now });
  const heading = nightHeading(view);
  if (!map || !section) return { event: heading, path, section: undefined };
  if (section.section.area) return { leaveTo: path };

  const held = hold && !("ended" in hold) ? hold : undefined;
  // The fan may have paid at the last second. The purchase page knows how to find out.
  if (held?.checkoutOpen && Date.parse(held.expires) <= now.getTime()) return { leaveTo: path };
  const { timeZoneId } = event.scheduling.config;
  const currency = event.registration.ticketing?.currency ?? "USD";
  const order = held && heldOrder(held, now, timeZoneId, locale);
  const tiers = tierViews(definitions, order?.quantities ?? {}, { timeZoneId, locale, currency });
  if (!held && saleClosedReason(view, tiers)) return { leaveTo: path };

  const seats = (held?.lines ?? []).flatMap((line) =>
    (line.seats ?? []).map((seat) => ({ ...seat, definitionId: line.definitionId })),
  );
  const sectionOf = (place: string) => placeParts(place)?.section;
  const here = (place: string) => sectionOf(place) === code;
  const elsewhere = seats.filter(({ placeId }) => !here(placeId));
  const mine = seats.map(({ placeId }) => placeId).filter(here);
  const all = seats.map(({ placeId }) => placeId);
  const lost = placesInText(query.get("lost")).filter((place) => !all.includes(place));
  const codes = new Set([...elsewhere.map(({ placeId }) => placeId), ...lost].map(sectionOf));
  const others = await Promise.all(
    map.sections
      .filter((one) => one.code !== code && codes.has(one.code))
      .map((one) => catalogue.seatSection(event.id, one.code)),
  );
  const known = [section, ...others.flatMap((other) => other ?? [])].map((one) => without(one, lost));
  const zones = zonesOf([section], definitions);
  const further = zonesOf(known, definitions).flatMap(([main, ...rest]) =>
    rest.map(({ id, name, priceCents }) => ({
      id,
      name,
      held: order?.quantities[id] ?? 0,
      elsewhere: elsewhere.filter(({ definitionId }) => definitionId === id).length,
      more: priceCents - (main?.priceCents ?? 0),
    })),
  );
  const { side } = section.section;
  const turn = await turnNote(server, event);

  return {
    event: heading,
    path,
    section: {
      code,
      label: section.section.label,
      entrance: section.section.entrance,
      level: section.section.level,
      side,
      facesCamera: side !== null && side === OPPOSITE[map.camera],
      focus: map.focus.kind,
    },
    sheet: sectionSheet(without(section, lost)),
    tiers: tiers
      .filter(({ id }) => section.section.definitionIds.includes(id))
      .map(({ id, number, name, price, priceCents, tint }) => ({ id, number, name, price, priceCents, tint })),
    best: zones.flat().map(({ id, name }) => ({ id, name })),
    mine,
    elsewhere: elsewhere.map(({ placeId, sectionLabel, rowLabel, seatLabel, entrance, definitionId }) => ({
      ...{ place: placeId, sectionLabel, rowLabel, seatLabel, entrance },
      cents: held?.lines.find((line) => line.definitionId === definitionId)?.unitCents ?? 0,
    })),
    further,
    byNumber: (held?.lines ?? [])
      .filter((line) => !line.seats)
      .map(({ definitionId, name, quantity, totalCents }) => ({ definitionId, name, quantity, cents: totalCents })),
    conflict: seatConflict(known, code, { lost, wished: all, mine: all }),
    held: order,
    // More time would cost what is ticked, so only the purchase page offers it.
    turn: turn && { ...turn, more: undefined },
    ended: hold && "ended" in hold ? endedHoldView(hold, tiers, timeZoneId, locale) : undefined,
    limitPerOrder: event.registration.ticketing?.limitPerOrder ?? 0,
    currency,
    locale,
    clientKey: crypto.randomUUID() as string,
  };
}

/** Who sits there looks into the hard camera. */
const OPPOSITE = { north: "south", south: "north", east: "west", west: "east" } as const;
