/** The data of a section's page: its seats, what the fan holds, and which seats were taken while they chose. */
import type { Backend } from "../../../server/backend/backend";
import type { SeatSection, TicketDefinition } from "../../../server/product-api/contract";
import type { Hold } from "../../../server/services/box-office/box-office-types";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { seatConflict, without } from "../../domain/hall/seat-conflict";
import { placeParts, zonesOf } from "../../domain/hall/seat-lines";
import { placesInText } from "../../domain/hall/seats-fields";
import { sectionSheet } from "../../domain/hall/section-sheet";
import { nightView } from "../../domain/shows/night-view";
import { endedHoldView, heldOrder } from "../../domain/tickets/held-order";
import type { Quantities } from "../../domain/tickets/quantities";
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
  // The fan may have paid at the last second. The purchase page checks that.
  if (held?.checkoutOpen && Date.parse(held.expires) <= now.getTime()) return { leaveTo: path };
  const { timeZoneId } = event.scheduling.config;
  const currency = event.registration.ticketing?.currency ?? "USD";
  const order = held && heldOrder(held, now, timeZoneId, locale);
  const tiers = tierViews(definitions, order?.quantities ?? {}, { timeZoneId, locale, currency });
  if (!held && saleClosedReason(view, tiers)) return { leaveTo: path };

  const chosen = chosenSeats(held, code, placesInText(query.get("lost")));
  const others = await Promise.all(
    map.sections
      .filter((one) => one.code !== code && chosen.sections.has(one.code))
      .map((one) => catalogue.seatSection(event.id, one.code)),
  );
  const { lost, all } = chosen;
  const known = [section, ...others.flatMap((other) => other ?? [])].map((one) => without(one, lost));
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
    best: zonesOf([section], definitions)
      .flat()
      .map(({ id, name }) => ({ id, name })),
    mine: chosen.mine,
    elsewhere: chosen.elsewhere.map(({ placeId, sectionLabel, rowLabel, seatLabel, entrance, unitCents }) => ({
      ...{ place: placeId, sectionLabel, rowLabel, seatLabel, entrance },
      cents: unitCents,
    })),
    further: furtherTiers(known, definitions, { held: order?.quantities ?? {}, elsewhere: chosen.elsewhere }),
    byNumber: (held?.lines ?? [])
      .filter((line) => !line.seats)
      .map(({ definitionId, name, quantity, totalCents }) => ({ definitionId, name, quantity, cents: totalCents })),
    conflict: seatConflict(known, code, { lost, wished: all, mine: all }),
    held: order,
    // Extending the turn would lose unsaved choices, so only the purchase page offers it.
    turn: turn && { ...turn, more: undefined },
    ended: hold && "ended" in hold ? endedHoldView(hold, tiers, timeZoneId, locale) : undefined,
    limitPerOrder: event.registration.ticketing?.limitPerOrder ?? 0,
    currency,
    locale,
    clientKey: crypto.randomUUID() as string,
  };
}

/** The hold's numbered seats in this and other sections, and those of `wanted` that were taken. */
function chosenSeats(held: Hold | undefined, code: string, wanted: string[]) {
  const seats = (held?.lines ?? []).flatMap(({ seats = [], definitionId, unitCents }) =>
    seats.map((seat) => ({ ...seat, definitionId, unitCents })),
  );
  const sectionOf = (place: string) => placeParts(place)?.section;
  const all = seats.map(({ placeId }) => placeId);
  const lost = wanted.filter((place) => !all.includes(place));
  const elsewhere = seats.filter(({ placeId }) => sectionOf(placeId) !== code);
  return {
    ...{ all, lost, elsewhere },
    mine: all.filter((place) => sectionOf(place) === code),
    sections: new Set([...elsewhere.map(({ placeId }) => placeId), ...lost].map(sectionOf)),
  };
}

/** Tiers that sell the same seats as another one, such as Kids: how many are on hold, and the price difference. */
function furtherTiers(
  sections: SeatSection[],
  definitions: readonly TicketDefinition[],
  { held, elsewhere }: { held: Quantities; elsewhere: { definitionId: string }[] },
) {
  return zonesOf(sections, definitions).flatMap(([main, ...rest]) =>
    rest.map(({ id, name, priceCents }) => ({
      ...{ id, name },
      held: held[id] ?? 0,
      elsewhere: elsewhere.filter(({ definitionId }) => definitionId === id).length,
      more: priceCents - (main?.priceCents ?? 0),
    })),
  );
}

/** Fans on this side face the hard camera. */
const OPPOSITE = { north: "south", south: "north", east: "west", west: "east" } as const;
