/** Makes the table of seats a single Tab stop, within which the arrow keys move from seat to seat. */
import { type RefObject, useEffect } from "react";
import { nearest, seatAfterKey } from "../../../domain/hall/seat-keys";

/** `shown` changes whenever other seats are shown. */
export function useSeatKeys(table: RefObject<HTMLTableElement>, on: boolean, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is not read here, but a change of it means new inputs in the table, which need their tab stops
  useEffect(() => {
    const element = table.current;
    if (!on || !element) return;
    const seats = () => [...element.querySelectorAll<HTMLInputElement>("input")];
    const lastFocused = seats().find((seat) => seat.tabIndex === 0 && seat.dataset.stop !== undefined);
    stopAt(lastFocused ?? seats().find(({ checked }) => checked) ?? seats()[0]);

    function stopAt(stop: HTMLInputElement | undefined): void {
      for (const seat of seats()) {
        seat.tabIndex = seat === stop ? 0 : -1;
        if (seat === stop) seat.dataset.stop = "";
        else delete seat.dataset.stop;
      }
    }
    function focused({ target }: FocusEvent): void {
      if (target instanceof HTMLInputElement) stopAt(target);
    }
    function pressed(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
      const rows = [...(element?.rows ?? [])].map((row) => [...row.querySelectorAll<HTMLInputElement>("input")]);
      const row = rows.findIndex((each) => each.includes(event.target as HTMLInputElement));
      const at = { row, index: rows[row]?.indexOf(event.target) ?? 0 };
      const next = seatAfterKey(
        rows.map((each) => each.map(columnOf)),
        at,
        event.key,
      );
      if (!next) return;
      event.preventDefault();
      rows[next.row]?.[next.index]?.focus();
    }
    element.addEventListener("focusin", focused);
    element.addEventListener("keydown", pressed);
    return () => {
      element.removeEventListener("focusin", focused);
      element.removeEventListener("keydown", pressed);
    };
  }, [on, shown]);
}

const columnOf = (seat: HTMLElement): number => {
  const { left, width } = seat.getBoundingClientRect();
  return left + width / 2;
};

/** Moves the focus to the nearest seat of the row, before the focused one is removed from the page. */
export function focusBeside(seat: Element): void {
  const others = [...(seat.closest("tr")?.querySelectorAll<HTMLInputElement>("input") ?? [])].filter(
    (other) => other !== seat,
  );
  const beside = others[nearest(others.map(columnOf), columnOf(seat as HTMLElement))];
  (beside ?? seat.closest<HTMLElement>("[tabindex='0']"))?.focus({ preventScroll: true });
}
