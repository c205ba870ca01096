/** Reloads the page's data when the stream starts, so that a waiting fan gets the button to watch. */
import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** A single long timer would pause while the device sleeps. */
const LOOK_MS = 1000;

/** Uses elapsed time only. A fast clock reloads too early; the reloaded page then waits for the rest. */
export function useReloadAtStart(start: { inMs: number } | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!start) return;
    const from = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - from < start.inMs) return;
      clearInterval(timer);
      revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [start, revalidate]);
}
