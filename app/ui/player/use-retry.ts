/** Retries repeatedly while the connection is lost, and immediately when the browser is back online. */
import { useEffect, useRef } from "react";

const RETRY_MS = 5000;

export function useRetry(lost: boolean, retry: () => void): void {
  const newest = useRef(retry);
  newest.current = retry;
  useEffect(() => {
    if (!lost) return;
    const again = () => newest.current();
    const timer = setInterval(again, RETRY_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [lost]);
}
