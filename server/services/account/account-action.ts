/** What all acts on an account have in common: who acts, when she is asked to sign in anew, how a refusal is told. */
import type { MfaType } from "../../../app/domain/authenticator/factors-and-contacts";
import type { PasswordSettings } from "../../../app/domain/authenticator/fields/validation";
import type { KeyedText } from "../../../app/domain/authenticator/keyed-text";
import type { FormRejection } from "../../../app/domain/authenticator/overlay-data";
import { textOf } from "../../../app/domain/authenticator/provider-errors";
import type { Cognito } from "../../clients/cognito/cognito-client";
import { ProviderError } from "../../clients/cognito/provider-error";
import type { Limits } from "../../http/rate-limits";
import type { Report, User, Visitor } from "../../ports";
import type { Clock } from "../../process/clock";
import type { AccountChange, AccountChanges } from "./account-changes";

/** A change of how she signs in asks for the password again when she typed it longer ago than this. */
const FRESH_MINUTES = 15;
const MINUTE_MS = 60_000;

export type AccountDeps = {
  cognito: Cognito;
  limits: Pick<Limits, "allow" | "forgive">;
  clock: Clock;
  report: Report;
  /** Records changes of how a fan signs in, which are told by mail. */
  changes: Pick<AccountChanges, "record">;
  passwordSettings: PasswordSettings;
  /** Under whose name an authenticator app lists the account. */
  totpIssuer: string;
};

/** A fan who acts on her account, with the token that speaks for her. `deviceKey` is this browser's, if it is one. */
export type Holder = {
  visitor: Visitor & { user: User };
  accessToken: string;
  deviceKey: string | undefined;
};
/** The attributes and factors that GetUser tells. */
export type KnownFactors = { attributes: Record<string, string>; factors: { enabled: MfaType[]; preferred?: MfaType } };

/** `stale`: she has to sign in anew first. */
export type AccountOutcome<T> =
  | { outcome: "done"; result: T }
  | ({ outcome: "refused" } & FormRejection)
  | { outcome: "stale" };

export type AccountActions = ReturnType<typeof accountActions>;

export function accountActions({ limits, clock, report }: AccountDeps) {
  /** Whether she has proven who she is within the last quarter of an hour; `auth_time` decides. */
  function freshlySignedIn({ authenticatedAt }: Pick<Visitor, "authenticatedAt">): boolean {
    if (!authenticatedAt) return false;
    return clock.now().getTime() - authenticatedAt.getTime() <= FRESH_MINUTES * MINUTE_MS;
  }

  /** The text for a refusal, which is reported unless it is the fan's own mistake and known. */
  function explained(error: unknown, about: string): KeyedText {
    if (!(error instanceof ProviderError)) throw error;
    const { key, known } = textOf(error);
    const severity = error.severity === "none" && !known ? "debug" : error.severity;
    if (severity !== "none") report(error, severity, `account ${about}`);
    return { key };
  }

  return {
    freshlySignedIn,
    explained,

    /** Counts before the provider is asked, like the authenticator, but apart from what strangers try at sign-in. */
    async within({ visitor }: Holder, purpose: "signIn" | "confirm" | "resend"): Promise<void> {
      if (await limits.allow(purpose, ownSubject(visitor))) return;
      const message = "Attempt limit exceeded, please try after some time.";
      throw new ProviderError("LimitExceededException", message, "none");
    },

    /**
     * A verb that acts: only on a session that the provider has just confirmed, and where `fresh` is set only shortly
     * after a sign-in. What `work` gives is the result, unless it names problems.
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

/** What is recorded of a change that this fan makes. */
export const changeBy = ({ visitor: { user, locale } }: Holder, kind: AccountChange["kind"]): AccountChange => ({
  kind,
  username: user.username,
  email: user.email,
  locale,
});

/** What a signed-in fan's attempts are counted under. */
export const ownSubject = ({ user }: { user: User }) => `account:user:${user.userId}`;

/** A refusal that belongs to no field. */
export const refusedWith = (alert: KeyedText): FormRejection => ({ problems: { fields: {}, alert }, typed: {} });
