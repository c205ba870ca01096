/**
 * Federated sign-in (sections 4 and 7): redirects to the hosted pages and handles the callback with its code. The
 * pending state is passed in and returned as data; the caller stores it.
 */
import { randomBytes } from "node:crypto";
import { after, type Notice, OAUTH_MINUTES, type PendingOAuth } from "../../app/domain/authenticator/flow";
import type { SocialProvider } from "../../app/domain/authenticator/options";
import { textOf } from "../../app/domain/authenticator/provider-errors";
import { OAUTH_STATE_LENGTH, PKCE_VERIFIER_LENGTH } from "../../app/domain/limits";
import type { HostedUi } from "../clients/cognito/hosted-ui";
import { asProviderError, ProviderError } from "../clients/cognito/provider-error";
import type { Report } from "../ports";
import type { Clock } from "../process/clock";
import type { Tokens } from "../session/session";

const NONCE_LENGTH = 32;

type Started =
  | { outcome: "away"; address: string; kept: PendingOAuth }
  | { outcome: "failed"; notice: Notice }
  | { outcome: "absent" };
/** `kept` replaces the stored state; undefined deletes it. */
type Finished =
  | { outcome: "signedIn"; tokens: Omit<Tokens, "username"> }
  | { outcome: "failed"; notice: Notice; kept: PendingOAuth | undefined };

/** `hostedUi` is undefined if no user pool with hosted pages is configured; `providers` are the ones offered. */
export function federated(deps: {
  hostedUi: HostedUi | undefined;
  providers: readonly SocialProvider[];
  clock: Clock;
  report: Report;
}) {
  const { hostedUi, providers, clock, report } = deps;

  /** The notice that explains a failure. The error is reported unless it was the fan's own doing. */
  function failure(error: unknown): Notice {
    const refusal =
      asProviderError(error) ?? new ProviderError("OAuthFailed", String(error), "critical", { cause: error });
    if (refusal.severity !== "none") report(error, refusal.severity, "federated sign-in");
    const { known: _, ...text } = textOf(refusal);
    return { kind: "alert", ...text };
  }

  return {
    failure,

    /**
     * The address to redirect to for signing in at `provider`, and the state to store until the callback. `from` is the
     * page that the fan left. `again`: a signed-in fan has to prove who they are once more.
     */
    async start(provider: string, from: string, { again = false } = {}): Promise<Started> {
      if (!hostedUi) {
        const message = "Federation requires either a User Pool or Identity Pool in config";
        return {
          outcome: "failed",
          notice: failure(new ProviderError("FederationNotConfigured", message, "critical")),
        };
      }
      const known = providers.find((name) => name === provider);
      if (!known) return { outcome: "absent" };
      const secrets = {
        state: randomText(OAUTH_STATE_LENGTH),
        nonce: randomText(NONCE_LENGTH),
        verifier: randomText(PKCE_VERIFIER_LENGTH),
      };
      return {
        outcome: "away",
        address: await hostedUi.authorizeAddress(known, secrets, { again }),
        kept: {
          provider: known,
          ...secrets,
          from,
          ...(again && { again }),
          expires: after(clock.now(), OAUTH_MINUTES),
        },
      };
    },

    /**
     * Exchanges the callback's code for tokens. The stored state can be used once. A callback with a different `state`
     * does not touch it, so that a stranger's link cannot break a sign-in in progress.
     */
    async finish(answer: URLSearchParams, kept: PendingOAuth | undefined): Promise<Finished> {
      const live = kept && new Date(kept.expires) > clock.now() ? kept : undefined;
      if (!hostedUi || !live || answer.get("state") !== live.state) {
        const error = new ProviderError("OAuthStateMismatch", "Invalid state in OAuth flow", "debug");
        return { outcome: "failed", notice: failure(error), kept: live };
      }
      try {
        return { outcome: "signedIn", tokens: await hostedUi.exchange(answer, live) };
      } catch (error) {
        return { outcome: "failed", notice: failure(error), kept: undefined };
      }
    },

    /** The address of the hosted pages' own sign-out; undefined if there are none. */
    signOutAddress: (): string | undefined => hostedUi?.logoutAddress(),
  };
}
export type Federated = ReturnType<typeof federated>;

/** `length` characters that PKCE and a query accept unencoded: A–Z, a–z, 0–9, "-" and "_". */
function randomText(length: number): string {
  return randomBytes(length).toString("base64url").slice(0, length);
}
