/** Fetches a guest's credentials after the page has loaded, so that they never delay it. */
import { useEffect } from "react";

export function useGuestCredentials(guest: boolean): void {
  useEffect(() => {
    if (!guest) return;
    const timer = setTimeout(() => void fetch("/guest-credentials", { method: "POST" }).catch(() => undefined), 1000);
    return () => clearTimeout(timer);
  }, [guest]);
}
