/**
 * The account page's services bound to one request. The fan's token comes from the session; unfinished changes are kept
 * next to the flow in the flow cookie.
 */

import type { ContactName, MfaType } from "../../app/domain/authenticator/factors-and-contacts";
import { typedInto } from "../../app/domain/authenticator/fields/account-forms";
import type { PendingAccountChanges } from "../../app/domain/authenticator/flow";
import type { KeyedText } from "../../app/domain/authenticator/keyed-text";
import type { FormRejection } from "../../app/domain/authenticator/overlay-data";
import type { Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import type { AccountOutcome } from "../services/account";
import type { Jar } from "../session/cookies/cookie-jar";
import { changesOf, keepBeside } from "../session/flow-attachments";
import { followNewEmail } from "../session/follow-email";
import { confirm } from "../session/visitor";
import { type authenticatorFor, DAY_MS, noteDevice, REFRESH_TOKEN_DAYS } from "./authenticator-cookies";
import { beganElsewhere } from "./federated-cookies";

/** No valid email is longer. The value is stored in a cookie, so it needs a bound. */
const LONGEST_TYPED = 254;

/** The result of a form: a notice for the next page, a rejection, or a request to sign in again first. */
type AccountResult<N extends string = string> = { news: N } | FormRejection | "stale";
type Form = Record<string, string>;

/**
 * Stores what was typed before we asked the fan to sign in again, so that the form still shows it afterwards. Their
 * session may have ended elsewhere; the request says whose it was.
 */
export function keepTyped(parts: Runtime, jar: Jar, form: "name" | "email" | "phone", sent: Form): void {
  const owner = jar.received("session")?.user.userId;
  if (!owner) return;
  const typed = Object.entries(typedInto(form, sent)).filter(([, value]) => value.length <= LONGEST_TYPED);
  keepBeside(parts, jar, { account: { ...changesOf(jar, owner), typed: Object.fromEntries(typed), owner } });
}

export function accountFor(
  parts: Runtime,
  jar: Jar,
  visitor: Visitor,
  authenticator: ReturnType<typeof authenticatorFor>,
) {
  const session = jar.read("session");
  const { user } = visitor;
  if (!user || !session) return undefined;
  const { account, clock, endedSessions, newsletter } = parts;
  const { accessToken, deviceKey } = session.tokens;
  /** Set if the fan signs in through another provider. They have no password in our user pool. */
  const elsewhere = beganElsewhere(session.tokens.idToken);
  const by = { visitor: { ...visitor, user }, accessToken, deviceKey, elsewhere };

  const pending = (): PendingAccountChanges => changesOf(jar, user.userId) ?? {};
  const keep = (change: { [K in keyof PendingAccountChanges]: PendingAccountChanges[K] | undefined }) => {
    const { totp, typed, email, phone_number } = { ...pending(), ...change };
    const left = {
      owner: user.userId,
      ...(totp && { totp }),
      ...(typed && { typed }),
      ...(email && { email }),
      ...(phone_number && { phone_number }),
    };
    keepBeside(parts, jar, { account: left });
  };
  /** The fan's current name and contacts. */
  const renew = async () => {
    const renewed = await confirm(parts, session);
    jar.write("session", renewed);
    await followNewEmail(parts, visitor, renewed);
  };

  async function resultOf<T, N extends string>(
    work: Promise<AccountOutcome<T>>,
    news: N,
    then?: (result: T) => Promise<unknown> | unknown,
  ): Promise<AccountResult<N>> {
    const { outcome, ...rest } = await work;
    if (outcome === "stale") return outcome;
    if ("problems" in rest) return rest;
    await then?.((rest as { result: T }).result);
    return { news };
  }

  /** The user pool's data about the fan, or the reason why it isn't available. */
  async function known(): Promise<Awaited<ReturnType<typeof account.known>> | { problem: KeyedText }> {
    return account.known(by).catch((error: unknown) => ({ problem: account.explained(error, "getUser") }));
  }

  return {
    elsewhere,
    /** True if the fan signed in within the last 15 minutes. Deleting the account requires it too. */
    freshlySignedIn: () => account.freshlySignedIn(visitor),
    /** Signs the fan in again with their password. If a second factor is due, the overlay opens on the page. */
    signInAgain: async (password: string) =>
      elsewhere ? ({ leaveTo: "page" } as const) : authenticator.again(password),

    /** How the fan signs in. `devicesFrom` is the `next` value of the previous page of devices. */
    async security(devicesFrom?: string) {
      const [who, devices, passkeys] = await Promise.all([
        known(),
        account.devices(by, devicesFrom),
        account.passkeys(by),
      ]);
      if ("problem" in who) return who;
      const { attributes, factors } = who;
      const { totp } = pending();
      return {
        factors,
        phone: attributes.phone_number_verified === "true" ? attributes.phone_number : undefined,
        totp: totp ? await account.totpOf(by, totp) : undefined,
        devices,
        passkeys,
      };
    },
    /** The fan's name and contacts, including contacts that await a code. */
    async details() {
      const who = await known();
      if ("problem" in who) return who;
      const { attributes, factors } = who;
      const contact = (name: ContactName) => ({
        value: attributes[name] ?? "",
        verified: attributes[`${name}_verified`] === "true",
        pending: pending()[name],
      });
      return {
        name: attributes.name ?? "",
        email: contact("email"),
        phone: contact("phone_number"),
        typed: pending().typed,
        smsIsOn: factors.enabled.includes("SMS_MFA"),
        newsletter: newsletter && (await newsletter.wanted(by.visitor)),
      };
    },

    /** Ends every session but this one, which gets a new cookie: a copy of the old cookie stops working. */
    changePassword: (form: Form) =>
      resultOf(account.changePassword(by, form), "password", ({ since }) =>
        jar.write("session", { ...session, since }),
      ),
    /** The options for the browser, or why there are none. */
    async startPasskey(): Promise<{ options: object } | FormRejection | "stale"> {
      const { outcome, ...rest } = await account.startPasskey(by);
      if (outcome === "stale") return outcome;
      return "problems" in rest ? rest : (rest as { result: { options: object } }).result;
    },
    completePasskey: (credential: string) => resultOf(account.completePasskey(by, credential), "passkey"),
    deletePasskey: (id: string) => resultOf(account.deletePasskey(by, id), "passkeyRemoved"),
    startTotp: () => resultOf(account.startTotp(by), "totpStarted", ({ secret }) => keep({ totp: secret })),
    confirmTotp: (form: Form) => resultOf(account.confirmTotp(by, form), "totpOn", () => keep({ totp: undefined })),
    cancelTotp: async () => {
      keep({ totp: undefined });
      return { news: "totpCancelled" } as const;
    },
    turn: (factor: MfaType, on: boolean) => resultOf(account.turn(by, factor, on), "factors"),
    prefer: (factor: MfaType) => resultOf(account.prefer(by, factor), "factors"),

    forgetDevice: (key: string) =>
      resultOf(account.forgetDevice(by, key), "deviceForgotten", () => noteDevice(jar, key, undefined)),
    forgetAllDevices: () =>
      resultOf(account.forgetAllDevices(by), "devicesForgotten", () => noteDevice(jar, deviceKey ?? "", undefined)),
    rememberDevice: (key: string, remembered: boolean) =>
      resultOf(account.setDeviceStatus(by, key, remembered ? "remembered" : "not_remembered"), "device", () =>
        noteDevice(jar, key, remembered),
      ),

    /** Ends all of the fan's sessions in every browser. Returns where this browser goes next. */
    async signOutEverywhere(): Promise<AccountResult | { address: string | undefined }> {
      const done = await resultOf(account.endAllSessions(by), "out");
      if (done === "stale" || "problems" in done) return done;
      const now = clock.now();
      const until = new Date(Date.now() + REFRESH_TOKEN_DAYS * DAY_MS);
      await endedSessions.addAll(user.username, { now, until });
      return { address: await authenticator.signOut() };
    },

    rename: (form: Form) =>
      resultOf(account.rename(by, form), "name", async () => {
        if (pending().typed?.name !== undefined) keep({ typed: undefined });
        await renew();
      }),
    changeContact: (contact: ContactName, form: Form) =>
      resultOf(account.changeContact(by, contact, form), "codeSent", async (waiting) => {
        keep({ typed: undefined, [contact]: waiting });
        await renew();
      }),
    confirmContact: (contact: ContactName, form: Form) =>
      resultOf(account.confirmContact(by, contact, form, pending()[contact]), "verified", async () => {
        keep({ [contact]: undefined });
        await renew();
      }),
    sendContactCode: (contact: ContactName) =>
      resultOf(account.sendContactCode(by, contact, pending()[contact]), "codeSent", (waiting) =>
        keep({ [contact]: waiting }),
      ),
    /** Cancels a change that awaits its code. If the pool already changed the email, it is changed back. */
    async dropContact(contact: ContactName): Promise<AccountResult> {
      const waiting = pending()[contact];
      if (contact === "email" && waiting?.atOnce) {
        const back = await resultOf(account.restoreEmail(by, waiting.before), "kept", renew);
        if (back === "stale" || "problems" in back) return back;
      }
      keep({ [contact]: undefined });
      return { news: "kept" };
    },
    removePhone: () => resultOf(account.removePhone(by), "phoneRemoved", () => keep({ phone_number: undefined })),
    setNewsletter: async (wanted: boolean) => {
      await newsletter?.[wanted ? "subscribe" : "unsubscribe"](by.visitor);
      return { news: "newsletter" } as const;
    },
  };
}
