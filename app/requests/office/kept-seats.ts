/** Seats that the office keeps, grouped by reason and section. */

import type { KeptSeats } from "../../domain/office/kept-seats-view";
import { placeRanges } from "../../domain/seating/place-ranges";
import type { AtOffice } from "./office";

type ShownHall = Exclude<Awaited<ReturnType<AtOffice["desk"]["seats"]["show"]>>, { fault: string }>;

export function keptSeats(owners: ShownHall["owners"], at: (instant: Date) => string): KeptSeats[] {
  const groups = new Map<string, Omit<KeptSeats, "places" | "count"> & { all: string[] }>();
  for (const { place, why, note, until } of owners) {
    if (!why) continue;
    const said = { why, note: note ?? "", until: until ? at(until) : "" };
    const key = JSON.stringify([place.split("-")[0], said]);
    const group = groups.get(key) ?? { key, ...said, all: [] };
    group.all.push(place);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ all, ...said }) => ({ ...said, count: all.length, places: placeRanges(all) }));
}
