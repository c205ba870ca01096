/** Says where seats are: "Section 104, row C, seats 7 and 8, Gate 2". Labels stay as in the plan in every language. */
import type { Seat } from "../../../server/product-api/contract";
import type { Texts } from "../../i18n/texts";
import { bidiIsolated } from "../format/bidi-isolate";

export type PlacedSeat = Pick<Seat, "sectionLabel" | "rowLabel" | "seatLabel" | "entrance">;

/**
 * `t` is the `seat` table of `language`. Rows come in order of their first seat. Rows with the same gate name it once.
 */
export function seatSentence(seats: readonly PlacedSeat[], t: Texts["t"]["seat"], language: string): string {
  const shown = (label: string) => bidiIsolated(label, language);
  const inOrder = new Intl.Collator(language, { numeric: true }).compare;
  const list = new Intl.ListFormat(language);
  const rows = rowsOf(seats);
  const parts = rows.map(({ sectionLabel, rowLabel, entrance, labels }, index) => {
    const names = list.format(labels.sort(inOrder).map(shown));
    const inRow = t(labels.length === 1 ? "one" : "several", { row: shown(rowLabel), seats: names });
    const named = sectionLabel && rows[index - 1]?.sectionLabel !== sectionLabel;
    const place = named ? t("inSection", { section: shown(sectionLabel), place: inRow }) : inRow;
    const gate = entrance && rows[index + 1]?.entrance !== entrance;
    return gate ? t("atGate", { place, gate: shown(entrance) }) : place;
  });
  return parts.join(" · ");
}

type SeatsOfRow = Pick<PlacedSeat, "sectionLabel" | "rowLabel" | "entrance"> & { labels: string[] };

function rowsOf(seats: readonly PlacedSeat[]): SeatsOfRow[] {
  const rows = new Map<string, SeatsOfRow>();
  for (const { sectionLabel, rowLabel, seatLabel, entrance } of seats) {
    const key = JSON.stringify([sectionLabel, rowLabel, entrance]);
    const row = rows.get(key) ?? { sectionLabel, rowLabel, entrance, labels: [] };
    row.labels.push(seatLabel);
    rows.set(key, row);
  }
  return [...rows.values()];
}
