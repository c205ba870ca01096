/** Hosted sign-in bound to one request. Its state is kept in the flow cookie, next to any other flow. */
import type { Flow } from "../../app/domain/authenticator/flow";
import { providerIn } from "../../app/domain/authenticator/identity-providers";
import type { SocialProvider } from "../../app/domain/authenticator/options";
import type { Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import { beginSession, endSession } from "../session/begin-session";
import type { Jar } from "../session/cookies/cookie-jar";
import { keepAccountChanges, keepBeside } from "../session/flow-attachments";
import { claimsOf, userOf } from "../session/verify-tokens";

const HOME = "/home";

/** Leads to an address of the provider, or to one of our pages, possibly with the overlay open. */
export type FederatedStep = { address: string } | { page: string; screen?: "signIn" };

export function federatedFor(parts: Runtime, jar: Jar, visitor: Visitor) {
  const engine = parts.federated;
  const kept = () => jar.read("flow")?.oauth?.kept;

  const keep = (oauth: Flow["oauth"]) => keepBeside(parts, jar, { oauth });

  return {
    /** Leaves `page` for `provider`. Undefined if the provider isn't offered. */
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

    /** Sends a signed-in fan to their own provider to prove their identity again, then back to `page`. */
    async again(provider: SocialProvider, page: string): Promise<FederatedStep> {
      const started = await engine.start(provider, page, { again: true });
      if (started.outcome !== "away") return { page };
      keep({ kept: started.kept });
      return { address: started.address };
    },

    /**
     * Handles the provider's `answer`. A fan who is already signed in keeps their session whatever the answer, unless
     * they left to prove their identity again.
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
        keepAccountChanges(parts, jar, { account, before });
        return { page };
      } catch (error) {
        keep({ notice: engine.failure(error) });
        return { page, screen: "signIn" };
      }
    },
  };
}

/** The other provider where this ID token's session began. The hosted pages have a session of their own then. */
export function beganElsewhere(idToken: string): SocialProvider | undefined {
  return providerIn(claimsOf(idToken).identities);
}
