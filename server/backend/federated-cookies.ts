/** Hosted sign-in bound to one request. Its state is kept in the flow cookie, next to any other flow. */
import type { Flow, Notice } from "../../app/domain/authenticator/flow";
import { providerIn } from "../../app/domain/authenticator/identity-providers";
import type { SocialProvider } from "../../app/domain/authenticator/options";
import type { Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import { beginSession, endSession } from "../session/begin-session";
import type { Jar } from "../session/cookies/cookie-jar";
import { keepAccountChanges, keepBeside } from "../session/flow-attachments";
import { claimsOf, userOf } from "../session/verify-tokens";

const HOME = "/home";

/**
 * Leads to an address of the provider, or to one of our pages. If the sign-in failed, `failed` says where the page shows
 * why: in the overlay, or to a signed-in fan where it asks them to sign in again.
 */
export type FederatedStep = { address: string } | { page: string; failed?: "signIn" | "again" };

export function federatedFor(parts: Runtime, jar: Jar, visitor: Visitor) {
  const engine = parts.federated;
  const kept = () => jar.read("flow")?.oauth?.kept;

  const keep = (oauth: Flow["oauth"]) => keepBeside(parts, jar, { oauth });

  function failed(page: string, notice: Notice, pending?: ReturnType<typeof kept>): FederatedStep {
    keep({ kept: pending, notice });
    return { page, failed: visitor.signedIn ? "again" : "signIn" };
  }

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
      return failed(page, started.notice, kept());
    },

    /** Sends a signed-in fan to their own provider to prove their identity again, then back to `page`. */
    async again(provider: SocialProvider, page: string): Promise<FederatedStep> {
      const started = await engine.start(provider, page, { again: true });
      if (started.outcome !== "away")
        return failed(page, started.outcome === "failed" ? started.notice : { kind: "alert", key: "errors.general" });
      keep({ kept: started.kept });
      return { address: started.address };
    },

    /** Why a signed-in fan has not proved their identity at their provider. */
    refusal: (): Notice | undefined => (visitor.signedIn ? jar.read("flow")?.oauth?.notice : undefined),

    /**
     * Handles the provider's `answer`. A fan who is already signed in keeps their session whatever the answer, unless
     * they left to prove their identity again.
     */
    async finish(answer: URLSearchParams): Promise<FederatedStep> {
      const { from: page = HOME, again } = kept() ?? {};
      if (visitor.signedIn && !again) return { page };
      const finished = await engine.finish(answer, kept());
      if (finished.outcome === "failed") return failed(page, finished.notice, finished.kept);
      const before = jar.read("session");
      const { account } = jar.read("flow") ?? {};
      if (visitor.user && userOf(claimsOf(finished.tokens.idToken)).userId !== visitor.user.userId) {
        const { email } = visitor.user;
        return failed(page, { kind: "alert", key: "errors.otherAccount", values: { email } });
      }
      try {
        await beginSession(parts, jar, visitor, finished.tokens);
        if (before) await endSession(parts, before);
        keepAccountChanges(parts, jar, account);
        return { page };
      } catch (error) {
        return failed(page, engine.failure(error));
      }
    },
  };
}

/** The other provider where this ID token's session began. The hosted pages have a session of their own then. */
export function beganElsewhere(idToken: string): SocialProvider | undefined {
  return providerIn(claimsOf(idToken).identities);
}
