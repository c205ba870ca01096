/**
 * The seats that the table shows: those that the page was loaded with, then updates from the product API. Only the
 * server knows which taken seats this fan holds, maybe in another tab, so we ask it before unchecking a seat.
 */
import { type RefObject, useEffect, useMemo, useState } from "react";
import type { SeatSection } from "../../../../server/product-api/contract";
import { type SectionSheet, sectionSheet } from "../../../domain/hall/section-sheet";
import { placeId } from "../../../domain/seating/seat-names";
import { focusBeside } from "./use-seat-keys";
import { useSeatRefresh } from "./use-seat-refresh";

type Loaded = {
  event: { id: string };
  section: { code: string; label: string; entrance: string };
  sheet: SectionSheet;
  mine: string[];
};
type Shown = { of: Loaded["sheet"]; sheet: SectionSheet; mine: string[]; lost: string[] };

/** `taken` and `missing`: checked seats that someone else now has, or that are no longer in the plan. */
type Watched = {
  table: RefObject<HTMLTableElement>;
  went(places: { taken: string[]; missing: string[] }): void;
  changed(): void;
  reload(): void;
};

/** `changed` is called when other seats are shown. `reload` reloads the page's data. */
export function useLiveSeats(page: Loaded, o: Watched) {
  const { code } = page.section;
  const [shown, setShown] = useState<Shown>({ of: page.sheet, sheet: page.sheet, mine: page.mine, lost: [] });
  const inputs = () => [...(o.table.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];

  /** Unchecks seats that are gone while they are still in the page, so that the focus can move on. */
  function show(sheet: SectionSheet, mine: string[]): void {
    const signs = signsOf(code, sheet);
    const over = inputs().filter(({ value }) => !mayBeHad(value, signs, mine));
    const gone = over.filter(({ checked }) => checked).map(({ value }) => value);
    const focused = over.find((input) => input === document.activeElement);
    if (focused) focusBeside(focused);
    for (const input of over) input.checked = false;
    for (const input of inputs()) {
      if (mine.includes(input.value) && !shown.mine.includes(input.value)) input.checked = true;
    }
    setShown({ of: page.sheet, sheet, mine, lost: [...shown.lost, ...gone].filter((place) => !mine.includes(place)) });
    if (gone.length === 0) return;
    o.went({ taken: gone.filter((place) => signs.has(place)), missing: gone.filter((place) => !signs.has(place)) });
  }

  useEffect(() => {
    if (shown.of !== page.sheet) show(page.sheet, page.mine);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect doesn't read the seats, but has to run after other inputs are in the page
  useEffect(() => o.changed(), [shown, page.sheet]);

  function refresh(newer: SeatSection | undefined): void {
    if (!newer) {
      o.reload();
      return;
    }
    const { label, entrance } = newer.section;
    const sheet = sectionSheet(newer);
    const signs = signsOf(code, sheet);
    const otherwise = label !== page.section.label || entrance !== page.section.entrance;
    const known = tiersOf(page.sheet);
    const newTier = [...tiersOf(sheet)].some((tier) => !known.has(tier));
    if (otherwise || newTier || inputs().some(({ checked, value }) => checked && !mayBeHad(value, signs, shown.mine)))
      o.reload();
    else show(sheet, shown.mine);
  }
  useSeatRefresh(page.event.id, code, refresh, o.reload);

  return useMemo(() => ({ sheet: shown.sheet, mine: shown.mine, lost: shown.lost }), [shown]);
}

const tiersOf = ({ rows }: SectionSheet): Set<string> =>
  new Set(rows.flatMap(({ benches }) => benches.flatMap(({ tiers }) => tiers)));

/** The sign of each seat in the plan. */
function signsOf(code: string, { rows }: SectionSheet): Map<string, string> {
  const signs = new Map<string, string>();
  for (const { label: row, benches } of rows) {
    for (const { labels, state } of benches) {
      for (const [index, label] of labels.entries()) {
        const sign = state[index] ?? " ";
        if (sign !== " ") signs.set(placeId(code, row, label), sign);
      }
    }
  }
  return signs;
}

const mayBeHad = (place: string, signs: ReadonlyMap<string, string>, mine: readonly string[]): boolean =>
  signs.has(place) && (signs.get(place) !== "1" || mine.includes(place));
