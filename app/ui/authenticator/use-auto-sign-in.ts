/** Polls whether the link of a sign-up has been opened (section 4: every 5 s, up to 3 minutes). */
import { useHref, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { AUTO_SIGN_IN_GIVE_UP_MS } from "../../domain/limits";

/** Remix's status for a redirect in response to a request for data. */
const REDIRECTED = 202;

/**
 * `self` responds to AUTO_SIGN_IN with a redirect once the account is confirmed. Loading `self` as a document then
 * leads to the next step. Earlier refusals aren't shown.
 */
export function useAutoSignIn(self: string, everySeconds: number | undefined): void {
  const href = useHref(self);
  const idle = useRef(true);
  idle.current = useNavigation().state === "idle";

  useEffect(() => {
    if (everySeconds === undefined) return;
    const until = Date.now() + AUTO_SIGN_IN_GIVE_UP_MS;
    let asking = false;
    const timer = setInterval(() => {
      if (Date.now() > until) return clearInterval(timer);
      // A pending form holds the flow and takes precedence.
      if (!idle.current || asking) return;
      asking = true;
      autoSignIn(href)
        .then((confirmed) => {
          if (confirmed) location.replace(href);
        })
        .catch(() => undefined)
        .finally(() => {
          asking = false;
        });
    }, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [href, everySeconds]);
}

/**
 * Posts without a fetcher, so that the bundle doesn't need Remix's fetcher code (build-plugins/unused-router-parts).
 */
async function autoSignIn(href: string): Promise<boolean> {
  const url = new URL(href, location.href);
  url.pathname += ".data";
  const body = new URLSearchParams({ intent: "AUTO_SIGN_IN" });
  return (await fetch(url, { method: "POST", body })).status === REDIRECTED;
}
