/** Reloads the page's data when a sale opens, so that waiting visitors see the seats. */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { TimeToSale } from "../../domain/shows/price-rows";

/** Short enough that nobody notices a delay. A single long timer would pause while the device sleeps. */
const LOOK_MS = 500;

/** Uses elapsed time only. Returns the remaining time, and whether the sale has opened since the page was loaded. */
export function useSaleOpening(opening: TimeToSale | undefined): { leftMs: number; opened: boolean } {
  const { revalidate } = useRevalidator();
  const [waited, setWaited] = useState(false);
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    if (!opening) return;
    const from = Date.now();
    setPassedMs(0);
    const timer = setInterval(() => {
      const passed = Date.now() - from;
      setPassedMs(Math.min(passed, opening.inMs));
      if (passed < opening.inMs) return;
      clearInterval(timer);
      setWaited(true);
      // A fast clock reloads too early. The reloaded page then has a new opening time, and the countdown starts over.
      revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [opening, revalidate]);
  return { leftMs: opening ? Math.max(0, opening.inMs - passedMs) : 0, opened: waited && !opening };
}
