/** Asks every few seconds which seats of a section are still free, while the page can be seen. */
import { useEffect, useRef } from "react";
import type { SeatSection } from "../../../../server/product-api/contract";

const EVERY_MS = [5_000, 8_000] as const;
/** For visitors who save data. */
const SLOWER = 4;

export function useSeatRefresh(eventId: string, code: string, show: (section: SeatSection) => void): void {
  const shown = useRef(show);
  shown.current = show;
  useEffect(() => {
    const address = `/api/v1/tickets/event/${eventId}/seats/${encodeURIComponent(code)}`;
    let last = "";
    let left = false;
    let timer = setTimeout(poll, pause());
    async function poll(): Promise<void> {
      if (document.visibilityState === "visible") {
        const text = await fetch(address).then(
          (response) => (response.ok ? response.text() : ""),
          () => "",
        );
        if (left) return;
        if (text !== "" && text !== last) shown.current(JSON.parse(text));
        last = text || last;
      }
      timer = setTimeout(poll, pause());
    }
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [eventId, code]);
}

function pause(): number {
  const [least, most] = EVERY_MS;
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  return (least + Math.random() * (most - least)) * (saving ? SLOWER : 1);
}
