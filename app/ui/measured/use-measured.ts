/** Measures what a page shows. */
import { useEffect } from "react";
import type { MeasuredEvent } from "../../domain/measured/measured-event";

/** Each new page's data is a new object. The code is loaded only if there is something to measure. */
export function useMeasured(event: MeasuredEvent | undefined): void {
  useEffect(() => {
    if (!event || !document.cookie.includes("consent=granted")) return;
    import("../../framework/measure").then(({ measure }) => measure(event)).catch(() => undefined);
  }, [event]);
}
