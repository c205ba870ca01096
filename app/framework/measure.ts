/**
 * Measures shopping by Google Analytics' ecommerce convention: events for the tag manager's `dataLayer`, without
 * personal data. Pages that must not run the tag manager (a hold, a payment) store their events until the tab shows a
 * page that may, so tags can never read such a page. Without consent, nothing is stored or pushed. It isn't an
 * optimization, and cannot be switched off.
 */
import type { MeasuredEvent } from "../domain/measured/measured-event";

const WAITING = "measured-waiting";
const ONCE = "measured-once";
const MOST_WAITING = 20;
const MOST_REMEMBERED = 50;
const CONSENT = /(?:^|;\s*)consent=granted(?:;|$)/;

type Layer = { dataLayer?: unknown[] };

/**
 * Pushes the event, or stores it for the next page with the tag manager. An `id` is measured only once, even after
 * reloads.
 */
export function measure({ id, ...event }: MeasuredEvent): void {
  try {
    if (!CONSENT.test(document.cookie)) return;
    if (id && !isFirst(id)) return;
    const { dataLayer } = window as Layer;
    if (dataLayer) push(dataLayer, event);
    else
      sessionStorage.setItem(WAITING, JSON.stringify([...stored(sessionStorage, WAITING), event].slice(-MOST_WAITING)));
  } catch {
    // Storage may be disabled or full. Failing to measure must not break the page.
  }
}

/** Pushes the events stored by pages without the tag manager. */
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

/** Clears the previous event's goods first, as the convention requires. */
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
