/**
 * Federated sign-in (sections 4 and 7): off to the hosted pages, and back with a code. What has to be kept meanwhile is
 * given and taken as data; where it is kept is not this service's business.
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
/** `kept` replaces what was kept; undefined forgets it. */
type Finished =
  | { outcome: "signedIn"; tokens: Omit<Tokens, "username"> }
  | { outcome: "failed"; notice: Notice; kept: PendingOAuth | undefined };

/** `hostedUi` is undefined where no user pool with hosted pages is configured; `providers` are those on offer. */
export function federated(deps: {
  hostedUi: HostedUi | undefined;
  providers: readonly SocialProvider[];
  clock: Clock;
  report: Report;
}) {
  const { hostedUi, providers, clock, report } = deps;

  /** What the fan reads of a failure, which is reported unless it was her own doing. */
  function failure(error: unknown): Notice {
    const told =
      asProviderError(error) ?? new ProviderError("OAuthFailed", String(error), "critical", { cause: error });
    if (told.severity !== "none") report(error, told.severity, "federated sign-in");
    return { kind: "alert", key: textOf(told).key };
  }

  return {
    failure,

    /**
     * Where to send the fan who wants to sign in at `provider`, having left `from`, and what to keep meanwhile. `again`:
     * she is signed in, and proves anew who she is.
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
     * The tokens for what came to the callback. What was kept serves once, but an answer with another state leaves it
     * alone, so that nobody's link can spoil a sign-in under way.
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

    /** The hosted pages' own sign-out; undefined where there are none. */
    signOutAddress: (): string | undefined => hostedUi?.logoutAddress(),
  };
}
export type Federated = ReturnType<typeof federated>;

/** `length` characters that PKCE and a query take as they are: A–Z, a–z, 0–9, "-" and "_". */
function randomText(length: number): string {
  return randomBytes(length).toString("base64url").slice(0, length);
}
