/** Polls every few seconds which seats of a section are free, while the page is visible. */
import { useEffect, useRef } from "react";
import type { SeatSection } from "../../../../server/product-api/contract";

const EVERY_MS = [5_000, 8_000] as const;
/** Polls less often for visitors who save data. */
const SLOWER = 4;
const GONE = 404;

/** `show` gets undefined if the section is no longer in the plan. `returned`: the fan has returned from another tab. */
export function useSeatRefresh(
  eventId: string,
  code: string,
  show: (section: SeatSection | undefined) => void,
  returned: () => void,
): void {
  const now = useRef({ show, returned });
  now.current = { show, returned };
  useEffect(() => {
    const address = `/api/v1/tickets/event/${eventId}/seats/${encodeURIComponent(code)}`;
    let last = "";
    let left = false;
    let timer = setTimeout(poll, pause());
    async function poll(): Promise<void> {
      if (document.visibilityState === "visible") {
        const text = await fetch(address).then(
          (response) => (response.ok ? response.text() : response.status === GONE ? String(GONE) : ""),
          () => "",
        );
        if (left) return;
        if (text !== "" && text !== last) now.current.show(text === String(GONE) ? undefined : JSON.parse(text));
        last = text || last;
      }
      timer = setTimeout(poll, pause());
    }
    function seen(): void {
      if (document.visibilityState === "visible") now.current.returned();
    }
    document.addEventListener("visibilitychange", seen);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [eventId, code]);
}

function pause(): number {
  const [least, most] = EVERY_MS;
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  return (least + Math.random() * (most - least)) * (saving ? SLOWER : 1);
}
