/** Loads the page anew at the instant at which a sale opens, so that a fan who waits there sees the seats. */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Opening } from "../../domain/price-rows";

/** Often enough that nobody waits; a single long timer would sleep with the machine. */
const LOOK_MS = 500;

/** Counts by the progress of the browser's clock alone. Tells whether a sale was waited for and has opened. */
export function useOpening(opening: Opening | undefined): boolean {
  const { revalidate } = useRevalidator();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!opening) return;
    const from = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - from < opening.inMs) return;
      clearInterval(timer);
      setWaited(true);
      // A clock that runs fast comes too early: the new page then brings a new opening, and this begins anew.
      revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [opening, revalidate]);
  return waited && !opening;
}
