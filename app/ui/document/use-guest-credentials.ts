/** Fetches a guest's credentials after the page has loaded, so that they never delay it. */
import { useEffect } from "react";

export function useGuestCredentials(guest: boolean): void {
  useEffect(() => {
    if (!guest) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const ask = () => void fetch("/guest-credentials", { method: "POST", signal }).catch(() => undefined);
    const timer = setTimeout(ask, 1000);
    const stop = () => {
      clearTimeout(timer);
      stopping.abort();
    };
    // In a new browser, either response sets a visitor id. The form's must win, because purchases belong to it.
    document.addEventListener("submit", stop, { capture: true, signal });
    return stop;
  }, [guest]);
}
