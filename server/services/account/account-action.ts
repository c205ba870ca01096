/** What all account actions share: who acts, when the fan has to sign in again, and how errors are explained. */
import type { MfaType } from "../../../app/domain/authenticator/factors-and-contacts";
import type { PasswordSettings } from "../../../app/domain/authenticator/fields/validation";
import type { KeyedText } from "../../../app/domain/authenticator/keyed-text";
import type { SocialProvider } from "../../../app/domain/authenticator/options";
import type { FormRejection } from "../../../app/domain/authenticator/overlay-data";
import { textOf } from "../../../app/domain/authenticator/provider-errors";
import type { Cognito } from "../../clients/cognito/cognito-client";
import { ProviderError } from "../../clients/cognito/provider-error";
import type { Limits } from "../../http/rate-limits";
import type { Report, User, Visitor } from "../../ports";
import type { Clock } from "../../process/clock";
import type { AccountChange, AccountChanges } from "./account-changes";

/** Changing how one signs in requires the password again if the last sign-in is older than this. */
const FRESH_MINUTES = 15;
const MINUTE_MS = 60_000;

export type AccountDeps = {
  cognito: Cognito;
  limits: Pick<Limits, "allow" | "forgive">;
  clock: Clock;
  report: Report;
  /** Records changes of how a fan signs in. The fan is notified of them by mail. */
  changes: Pick<AccountChanges, "record">;
  passwordSettings: PasswordSettings;
  /** Whether the site offers passkeys. */
  passkeys?: boolean;
  /** The issuer name that an authenticator app shows for the account. */
  totpIssuer: string;
};

/**
 * A fan acting on their own account, with their access token. `deviceKey` is this browser's device key, if it has one.
 */
export type Holder = {
  visitor: Visitor & { user: User };
  accessToken: string;
  deviceKey: string | undefined;
  /** The provider that the fan signs in through, if any. */
  elsewhere?: SocialProvider | undefined;
};
/** The attributes and factors that GetUser returns. */
export type KnownFactors = { attributes: Record<string, string>; factors: { enabled: MfaType[]; preferred?: MfaType } };

/** `stale`: the fan has to sign in again first. */
export type AccountOutcome<T> =
  | { outcome: "done"; result: T }
  | ({ outcome: "refused" } & FormRejection)
  | { outcome: "stale" };

export type AccountActions = ReturnType<typeof accountActions>;

export function accountActions({ limits, clock, report }: AccountDeps) {
  /** Whether the fan has signed in within the last 15 minutes, according to `auth_time`. */
  function freshlySignedIn({ authenticatedAt }: Pick<Visitor, "authenticatedAt">): boolean {
    if (!authenticatedAt) return false;
    return clock.now().getTime() - authenticatedAt.getTime() <= FRESH_MINUTES * MINUTE_MS;
  }

  /** The text for a provider error. The error is reported unless it is a known mistake of the fan's. */
  function explained(error: unknown, about: string): KeyedText {
    if (!(error instanceof ProviderError)) throw error;
    const { known, ...text } = textOf(error);
    const severity = error.severity === "none" && !known ? "debug" : error.severity;
    if (severity !== "none") report(error, severity, `account ${about}`);
    return text;
  }

  return {
    freshlySignedIn,
    explained,

    /**
     * Counts the attempt before the provider is asked, as the authenticator does, but apart from strangers' sign-in
     * attempts.
     */
    async within({ visitor }: Holder, purpose: "signIn" | "confirm" | "resend"): Promise<void> {
      if (await limits.allow(purpose, ownSubject(visitor))) return;
      const message = "Attempt limit exceeded, please try after some time.";
      throw new ProviderError("LimitExceededException", message, "none");
    },

    /**
     * An action: it runs only on a session that the provider has just confirmed and, with `fresh`, only shortly after a
     * sign-in. The result is what `work` returns, unless it returns problems.
     */
    act:
      <Given extends unknown[], T extends object>(
        { about, fresh = false }: { about: string; fresh?: boolean },
        work: (by: Holder, ...given: Given) => Promise<T | FormRejection>,
      ) =>
      async (by: Holder, ...given: Given): Promise<AccountOutcome<T>> => {
        if (!by.visitor.confirmed) return { outcome: "refused", ...refusedWith({ key: "errors.network" }) };
        if (fresh && !freshlySignedIn(by.visitor)) return { outcome: "stale" };
        try {
          const result = await work(by, ...given);
          return "problems" in result ? { outcome: "refused", ...result } : { outcome: "done", result };
        } catch (error) {
          return { outcome: "refused", ...refusedWith(explained(error, about)) };
        }
      },
  };
}

/** The record of a change that this fan makes. */
export const changeBy = ({ visitor: { user, locale } }: Holder, kind: AccountChange["kind"]): AccountChange => ({
  kind,
  username: user.username,
  email: user.email,
  locale,
});

/** For a removal: false if there was nothing left to remove. Throws any other error. */
export function unlessGone(error: unknown): false {
  if (error instanceof ProviderError && error.name === "ResourceNotFoundException") return false;
  throw error;
}

/** The key under which a signed-in fan's attempts are counted. */
export const ownSubject = ({ user }: { user: User }) => `account:user:${user.userId}`;

/** A refusal that belongs to no field. */
export const refusedWith = (alert: KeyedText): FormRejection => ({ problems: { fields: {}, alert }, typed: {} });
