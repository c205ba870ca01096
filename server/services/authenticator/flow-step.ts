/** The processing of one form post to the authenticator, and what all the work functions need. */
import type { FieldProblems } from "../../../app/domain/authenticator/fields/validation";
import { after, type Flow, type Notice, SEALED_PASSWORD_MINUTES } from "../../../app/domain/authenticator/flow";
import type { KeyedText } from "../../../app/domain/authenticator/keyed-text";
import type { FlowEvent, FlowWork } from "../../../app/domain/authenticator/machine/state-machine";
import type { AuthenticatorOptions } from "../../../app/domain/authenticator/options";
import type { SignInChoice } from "../../../app/domain/authenticator/sign-in-choices";
import type { Cognito } from "../../clients/cognito/cognito-client";
import type { Actor } from "../../clients/cognito/cognito-connection";
import { ProviderError } from "../../clients/cognito/provider-error";
import { networkOf } from "../../http/ip-networks";
import { accountSubject } from "../../http/rate-limits";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { KnownDevice, Tokens } from "../../session/session";
import type { AccountChanges } from "../account/account-changes";

export type WorkDeps = {
  cognito: Cognito;
  options: AuthenticatorOptions;
  clock: Clock;
  report: Report;
  limits: { allow(purpose: LimitPurpose, subject: string): Promise<boolean> };
  /** Records changes of how a fan signs in. They are announced by mail, and a new password ends the other sessions. */
  changes: Pick<AccountChanges, "record">;
  /** Seals with a key for this purpose only. Opening requires the same `boundTo`. */
  seal: { seal(text: string, boundTo: string): string; open(sealed: string, boundTo: string): string | undefined };
};
type LimitPurpose = "signIn" | "signUp" | "confirm" | "secondFactor" | "resend";
/** Attempts at these are counted across all networks: nobody but us sees them as a whole. */
const COUNTED_TOGETHER = new Set<LimitPurpose>(["signIn", "secondFactor"]);

/** What this browser has to remember: its device for `username`, or that it no longer has one. */
export type DeviceNews = { username: string; known: KnownDevice | undefined };

/** The work functions read it and store their results in it. */
export type FlowStep = {
  flow: Flow;
  /** Normalized form values, including the password, which is not stored anywhere else. */
  values: Record<string, string>;
  /** The selection on a screen that offers a choice (`unverifiedAttr`, `mfa_type`). */
  choice?: string | undefined;
  /** The passkey's response as JSON, as the browser sends it. */
  credential?: string | undefined;
  /** The button that signs in without a password, if it was pressed. */
  signInChoice?: SignInChoice | undefined;
  visitor: {
    address: string;
    locale?: string | undefined;
    guestCredentials?: string;
    /** This browser's devices, by the name typed at sign-in. */
    devices?: Record<string, KnownDevice> | undefined;
    /** This browser's name in the fan's list of devices. */
    deviceName?: string | undefined;
    /** This browser's own attempt counters by login name, for accounts whose owner has signed in here before. */
    ownCounters?: Record<string, string> | undefined;
  };
  /** Aborts all work of this post after STATE_WAIT_MS. */
  signal: AbortSignal;
  /** The payload of INIT. */
  config?: AuthenticatorOptions;
  /** The tokens of the signed-in session, or of the sign-in that this post has completed. */
  tokens?: Tokens | undefined;
  /** The attributes from GetUser or the new token, so that the session need not ask again. */
  attributes?: Record<string, string> | undefined;
  device?: DeviceNews;
  /** The code sent to the fan's mailbox was correct. */
  provedMailbox?: true;
  /** Why the work failed. */
  problem?: KeyedText;
  fieldProblems?: FieldProblems;
  notice?: Notice;
};
export type Works = { [W in FlowWork]?: (step: FlowStep) => Promise<FlowEvent> };

export type FlowTools = ReturnType<typeof flowTools>;

export function flowTools({ clock, limits, seal }: WorkDeps) {
  return {
    /**
     * Counts the attempt before the provider is asked, so that guessing uses up the guesser's limit and not our quota
     * there. Strangers must not use up the owner's attempts: a browser that has signed in to the account before has its
     * own counter, and codes are counted per network, since the provider limits wrong codes and messages for the whole
     * account.
     */
    async within(
      step: FlowStep,
      purpose: LimitPurpose,
      by: "address and account" | "account" = "account",
    ): Promise<void> {
      const { address, ownCounters } = step.visitor;
      const { username } = step.flow.authAttributes;
      const own = ownCounters?.[username];
      const from = own ?? (COUNTED_TOGETHER.has(purpose) ? undefined : networkOf(address));
      const account = accountSubject(username, from);
      const subjects = own || by === "account" ? [account] : [`address:${address}`, account];
      for (const subject of subjects) {
        if (await limits.allow(purpose, subject)) continue;
        if (purpose === "signIn" && subject === account) {
          throw new ProviderError("SignInLimitExceeded", "Too many sign-in attempts for this account", "none");
        }
        const message = "Attempt limit exceeded, please try after some time.";
        throw new ProviderError("LimitExceededException", message, "none");
      }
    },

    actor({ flow, visitor, signal, device }: FlowStep): Actor {
      const { username } = flow.authAttributes;
      return {
        username,
        address: visitor.address,
        signal,
        // A device that this post has just forgotten is not sent again.
        device: device ? device.known : visitor.devices?.[username],
        clientMetadata: clientMetadata(visitor),
      };
    },

    sealPassword({ flow, values }: FlowStep): void {
      if (!values.password) return;
      const sealed = seal.seal(values.password, flow.authAttributes.username);
      flow.sealedPassword = { sealed, until: after(clock.now(), SEALED_PASSWORD_MINUTES) };
    },

    /** The password from this form, or the sealed one while it may still be used. */
    password({ flow, values }: FlowStep): string | undefined {
      if (values.password) return values.password;
      if (!flow.sealedPassword || new Date(flow.sealedPassword.until) <= clock.now()) return undefined;
      return seal.open(flow.sealedPassword.sealed, flow.authAttributes.username);
    },
  };
}

/** Data for the pool's triggers: the language for their messages, and the fan's former guest identity. */
export function clientMetadata({
  locale,
  guestCredentials,
}: {
  locale?: string | undefined;
  guestCredentials?: string | undefined;
}): Record<string, string> | undefined {
  if (!locale && !guestCredentials) return undefined;
  return { ...(locale && { locale }), ...(guestCredentials && { guestCredentials }) };
}

/** A text about a code, naming its destination if it is known. */
export function sentTo(
  key: "notices.codeSent" | "notices.notConfirmedYet" | "notices.resetRequired",
  destination: string | undefined,
): Notice {
  return destination ? { kind: "status", key: `${key}To`, values: { destination } } : { kind: "status", key };
}
