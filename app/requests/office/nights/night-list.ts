/** The list of nights as a page and as CSV. */

import { nightState } from "../../../domain/office/nights/night-state";
import type { NightChoice, NightRowView } from "../../../domain/office/nights/night-views";
import { cursorOf } from "../../../domain/office/page-cursor";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { AtOffice } from "../office";
import { nightDate } from "./night-date";
import { clockDate } from "./night-head";

type ListedNights = AtOffice["desk"]["nights"];
type Listed = Awaited<ReturnType<ListedNights["list"]>>["rows"][number];

export function nightRow(row: Listed, now: Date): NightRowView {
  const { id, revision, title, venueName, city, showTitle, seats } = row;
  return {
    id,
    key: `${id}:${revision}`,
    title,
    date: nightDate(row, clockDate),
    place: [venueName, city].filter(Boolean).join(", "),
    show: showTitle ?? "",
    state: nightState(row, now),
    ...seats,
  };
}

export const cursorAfter = (rows: Listed[], more: boolean): string | undefined => {
  const last = rows.at(-1);
  return more && last ? cursorOf({ at: last.startAt, id: last.id }) : undefined;
};

/** Shows and places to choose from. */
export async function nightChoices(desk: ListedNights): Promise<{ shows: NightChoice[]; places: NightChoice[] }> {
  const { shows, places } = await desk.choices();
  return {
    shows: shows.map(({ id, title }) => ({ value: id, label: title })),
    places: places.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
  };
}

export function csvRows(rows: Listed[], now: Date): string[][] {
  const t = officeTexts("nights");
  const numbers = ["sold", "held", "blocked", "capacity"] as const;
  return [
    ["id", "date", "zone", ...["night", "show", "place", "state"], ...numbers],
    ...rows.map((row) => {
      const view = nightRow(row, now);
      return [
        ...[row.id, view.date, row.timeZoneId, view.title, view.show, view.place, t(`states.${view.state}`)],
        ...numbers.map((number) => String(view[number])),
      ];
    }),
  ];
}
