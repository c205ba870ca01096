/** Sign-in through the hosted pages bound to one request: what it keeps lies in the flow cookie, beside any other flow. */
import { randomUUID } from "node:crypto";
import { after, type Flow, lifetimeMinutes } from "../app/domain/authenticator/flow";
import { beginSession } from "./begin-session";
import type { Jar } from "./jar";
import type { Visitor } from "./ports";
import type { Runtime } from "./runtime";
import { claimsOf } from "./tokens";

const HOME = "/home";

/** To an address of the provider, or to a page of ours, where the overlay may have to be opened. */
export type FederatedStep = { address: string } | { page: string; screen?: "signIn" };

export function federatedFor(parts: Runtime, jar: Jar, visitor: Visitor) {
  const engine = parts.federated;
  const kept = () => jar.read("flow")?.oauth?.kept;

  function keep(oauth: Flow["oauth"]): void {
    const now = parts.clock.now();
    const known = jar.read("flow");
    const flow: Flow =
      known && new Date(known.expires) > now
        ? known
        : {
            id: randomUUID(),
            state: "signIn",
            authAttributes: { username: known?.authAttributes.username ?? "" },
            expires: after(now, lifetimeMinutes("signIn")),
          };
    jar.write("flow", { ...flow, oauth });
  }

  return {
    /** Off to `provider`, having left `page`; undefined for a provider that is not on offer. */
    async start(provider: string, page: string = HOME): Promise<FederatedStep | undefined> {
      if (visitor.signedIn) return { page };
      const started = await engine.start(provider, page);
      if (started.outcome === "absent") return undefined;
      if (started.outcome === "away") {
        keep({ kept: started.kept });
        return { address: started.address };
      }
      keep({ kept: kept(), notice: started.notice });
      return { page, screen: "signIn" };
    },

    /** Back from the provider with `answer`. Signed in already, she keeps her session, whatever the answer is. */
    async finish(answer: URLSearchParams): Promise<FederatedStep> {
      const page = kept()?.from ?? HOME;
      if (visitor.signedIn) return { page };
      const finished = await engine.finish(answer, kept());
      if (finished.outcome === "failed") {
        keep({ kept: finished.kept, notice: finished.notice });
        return { page, screen: "signIn" };
      }
      try {
        await beginSession(parts, jar, visitor, finished.tokens);
        return { page };
      } catch (error) {
        keep({ notice: engine.failure(error) });
        return { page, screen: "signIn" };
      }
    },
  };
}

/** Whether the session of this ID token began at another provider, so that the hosted pages keep one of their own. */
export function beganElsewhere(idToken: string): boolean {
  const { identities } = claimsOf(idToken);
  return Array.isArray(identities) && identities.length > 0;
}
