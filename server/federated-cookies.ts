/** Sign-in through the hosted pages bound to one request: what it keeps lies in the flow cookie, beside any other flow. */
import type { Flow } from "../app/domain/authenticator/flow";
import { providerIn } from "../app/domain/authenticator/identity-providers";
import type { SocialProvider } from "../app/domain/authenticator/options";
import { beginSession, endSession } from "./begin-session";
import { keepBeside } from "./beside-flow";
import type { Jar } from "./jar";
import type { Visitor } from "./ports";
import type { Runtime } from "./runtime";
import { claimsOf, userOf } from "./tokens";

const HOME = "/home";

/** To an address of the provider, or to a page of ours, where the overlay may have to be opened. */
export type FederatedStep = { address: string } | { page: string; screen?: "signIn" };

export function federatedFor(parts: Runtime, jar: Jar, visitor: Visitor) {
  const engine = parts.federated;
  const kept = () => jar.read("flow")?.oauth?.kept;

  const keep = (oauth: Flow["oauth"]) => keepBeside(parts, jar, { oauth });

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

    /** Off to the provider whom a fan who is signed in came from, to prove anew who she is; then back to `page`. */
    async again(provider: SocialProvider, page: string): Promise<FederatedStep> {
      const started = await engine.start(provider, page, { again: true });
      if (started.outcome !== "away") return { page };
      keep({ kept: started.kept });
      return { address: started.address };
    },

    /**
     * Back from the provider with `answer`. Signed in already, she keeps her session, whatever the answer is, unless she
     * went there to prove that it is still her.
     */
    async finish(answer: URLSearchParams): Promise<FederatedStep> {
      const { from: page = HOME, again } = kept() ?? {};
      if (visitor.signedIn && !again) return { page };
      const finished = await engine.finish(answer, kept());
      if (finished.outcome === "failed") {
        keep({ kept: finished.kept, notice: finished.notice });
        return { page, screen: "signIn" };
      }
      const before = jar.read("session");
      const { account } = jar.read("flow") ?? {};
      if (visitor.user && userOf(claimsOf(finished.tokens.idToken)).userId !== visitor.user.userId) return { page };
      try {
        await beginSession(parts, jar, visitor, finished.tokens);
        if (before) await endSession(parts, before);
        if (before && account) keepBeside(parts, jar, { account });
        return { page };
      } catch (error) {
        keep({ notice: engine.failure(error) });
        return { page, screen: "signIn" };
      }
    },
  };
}

/** The other provider at which the session of this ID token began; the hosted pages then keep one of their own. */
export function beganElsewhere(idToken: string): SocialProvider | undefined {
  return providerIn(claimsOf(idToken).identities);
}
