/** Loads the page anew at the instant at which a sale opens, so that a fan who waits there sees the seats. */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Opening } from "../../domain/price-rows";

/** Often enough that nobody waits; a single long timer would sleep with the machine. */
const LOOK_MS = 500;

/**
 * Counts by the progress of the browser's clock alone. Gives what is left, and whether a sale was waited for and has
 * opened.
 */
export function useSaleOpening(opening: Opening | undefined): { leftMs: number; opened: boolean } {
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
      // A clock that runs fast comes too early: the new page then brings a new opening, and this begins anew.
      revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [opening, revalidate]);
  return { leftMs: opening ? Math.max(0, opening.inMs - passedMs) : 0, opened: waited && !opening };
}
