/**
 * Measures shopping by Google Analytics' ecommerce convention: events for the tag manager's `dataLayer`, without personal
 * data. Pages that must not run the tag manager (a hold, a payment) keep theirs until the tab shows one that may, so
 * nothing of such a page is within a tag's reach. Without consent, nothing is kept or pushed. It is no trick of speed, and
 * cannot be switched off.
 */
import type { MeasuredEvent } from "../domain/measured/measured-event";

const WAITING = "measured-waiting";
const ONCE = "measured-once";
const MOST_WAITING = 20;
const MOST_REMEMBERED = 50;
const CONSENT = /(?:^|;\s*)consent=granted(?:;|$)/;

type Layer = { dataLayer?: unknown[] };

/** Pushes the event, or keeps it for the next page that may. One with an `id` is measured once, whatever is reloaded. */
export function measure({ id, ...event }: MeasuredEvent): void {
  try {
    if (!CONSENT.test(document.cookie)) return;
    if (id && !isFirst(id)) return;
    const { dataLayer } = window as Layer;
    if (dataLayer) push(dataLayer, event);
    else
      sessionStorage.setItem(WAITING, JSON.stringify([...stored(sessionStorage, WAITING), event].slice(-MOST_WAITING)));
  } catch {
    // Storage may be switched off or full. What isn't measured is no fault of the page.
  }
}

/** Pushes what pages without the tag manager have kept. */
export function measureWaiting(): void {
  try {
    const { dataLayer } = window as Layer;
    if (!dataLayer || !CONSENT.test(document.cookie)) return;
    for (const event of stored(sessionStorage, WAITING)) push(dataLayer, event);
    sessionStorage.removeItem(WAITING);
  } catch {
    // As above.
  }
}

/** As the convention demands, the last event's goods are cleared first. */
function push(layer: unknown[], event: object): void {
  layer.push({ ecommerce: null }, event);
}

function isFirst(id: string): boolean {
  const known = stored(localStorage, ONCE);
  if (known.includes(id)) return false;
  localStorage.setItem(ONCE, JSON.stringify([...known, id].slice(-MOST_REMEMBERED)));
  return true;
}

function stored(storage: Storage, key: string): object[] & unknown[] {
  const list: unknown = JSON.parse(storage.getItem(key) ?? "[]");
  return Array.isArray(list) ? list : [];
}
