/** Polls whether the link of a sign-up has been opened (section 4: every 5 s, up to 3 minutes). */
import { useFetcher, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { AUTO_SIGN_IN_GIVE_UP_MS } from "../../domain/limits";

/**
 * `self` responds to AUTO_SIGN_IN with the next screen once the account is confirmed. Earlier refusals aren't shown.
 */
export function useAutoSignIn(self: string, everySeconds: number | undefined): void {
  const fetcher = useFetcher();
  const idle = useNavigation().state === "idle" && fetcher.state === "idle";
  const current = useRef({ fetcher, idle });
  current.current = { fetcher, idle };

  useEffect(() => {
    if (everySeconds === undefined) return;
    const until = Date.now() + AUTO_SIGN_IN_GIVE_UP_MS;
    const timer = setInterval(() => {
      if (Date.now() > until) return clearInterval(timer);
      const { fetcher, idle } = current.current;
      // A pending form holds the flow and takes precedence.
      if (idle) fetcher.submit({ intent: "AUTO_SIGN_IN" }, { method: "post", action: self });
    }, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [self, everySeconds]);
}
