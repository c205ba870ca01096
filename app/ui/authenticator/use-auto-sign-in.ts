/** Asks from time to time whether the link of a sign-up has been opened (section 4: every 5 s, up to 3 minutes). */
import { useFetcher, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { AUTO_SIGN_IN_GIVE_UP_MS } from "../../domain/limits";

/** `self` answers AUTO_SIGN_IN with the way on once the account is confirmed, and with a refusal, unseen, before. */
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
      // A form that is on its way holds the flow, and comes first.
      if (idle) fetcher.submit({ intent: "AUTO_SIGN_IN" }, { method: "post", action: self });
    }, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [self, everySeconds]);
}
