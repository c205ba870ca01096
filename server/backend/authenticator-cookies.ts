/** The authenticator bound to one request: reads flow and session from the request's cookies and writes them back. */

import { randomBytes } from "node:crypto";
import type { Flow } from "../../app/domain/authenticator/flow";
import { isEntry, type Screen } from "../../app/domain/authenticator/machine/screens";
import type { FormRejection, OverlayData } from "../../app/domain/authenticator/overlay-data";
import { accountSubject } from "../http/rate-limits";
import type { Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import type { DeviceNews } from "../services/authenticator/flow-step";
import { beginSession, endSession, leaveRoom } from "../session/begin-session";
import type { Jar } from "../session/cookies/cookie-jar";
import { keepAccountChanges } from "../session/flow-attachments";
import type { Tokens } from "../session/session";
import { claimsOf } from "../session/verify-tokens";
import { beganElsewhere } from "./federated-cookies";

/** Cognito's longest refresh token lifetime, so the longest an ended session's row is needed. */
export const REFRESH_TOKEN_DAYS = 3650;
/** How many people's device secrets one browser keeps. The Cookie header has to stay under 7 kB. */
const MAX_DEVICES = 3;
export const DAY_MS = 24 * 60 * 60_000;

/** `deviceName` is this browser's name in the fan's list of devices. */
export function authenticatorFor(parts: Runtime, jar: Jar, visitor: Visitor, deviceName: string | undefined) {
  const engine = parts.authenticator;
  const flow = (): Flow | undefined => {
    const known = jar.read("flow");
    return known && new Date(known.expires) > parts.clock.now() ? known : undefined;
  };
  const keep = (value: Flow | undefined) => (value ? jar.write("flow", value) : jar.clear("flow"));

  /** A signed-in fan has nothing to sign in to, unless they are proving their identity again. */
  const idle = (screen: Screen | "start") =>
    visitor.signedIn && screen !== "authenticated" && (screen === "start" || isEntry(screen) || !flow()?.again);

  return {
    async open(screen: Screen | "start"): Promise<OverlayData | { leaveTo: "page" | Screen } | undefined> {
      if (idle(screen)) return { leaveTo: "page" };
      if (!visitor.signedIn && screen === "authenticated") return { leaveTo: "signIn" };
      const opened = await engine.open({ screen, flow: flow() });
      if (opened.outcome === "absent") return undefined;
      if (opened.outcome === "goto") {
        keep(opened.flow);
        return { leaveTo: opened.screen };
      }
      if (opened.data.screen === "signIn") opened.data.notice ??= flow()?.oauth?.notice;
      return visitor.user
        ? { ...opened.data, user: { name: visitor.user.name, email: visitor.user.email } }
        : opened.data;
    },

    /** A form from a tab that was open before the fan signed in elsewhere. It has no effect. */
    async post(screen: Screen, fields: Record<string, string>): Promise<Posted> {
      return idle(screen) ? { leaveTo: "page" } : submit(screen, fields);
    },

    /** Asks a signed-in fan to prove their identity again. A second factor gets its own screen in the overlay. */
    again: (password: string): Promise<Posted> => submit("signIn", { username: visitor.user?.email ?? "", password }),

    /** Revokes the tokens at the provider, ends the session for every copy of its cookie, and clears it here. */
    async signOut(): Promise<string | undefined> {
      const session = jar.read("session");
      jar.clear("session");
      jar.clear("flow");
      if (!session) return undefined;
      await forgetOwnPass(session.user.email);
      const originJti = claimsOf(session.tokens.idToken).origin_jti;
      if (typeof originJti === "string") {
        await parts.endedSessions.add(originJti, new Date(Date.now() + REFRESH_TOKEN_DAYS * DAY_MS));
      }
      await engine.hear("signOut", session.tokens);
      return beganElsewhere(session.tokens.idToken) ? parts.federated.signOutAddress() : undefined;
    },
  };

  /** The door pass that the person took for themselves ends with their sign-out. A link's pass stays on the phone. */
  async function forgetOwnPass(email: string): Promise<void> {
    const guest = jar.read("guest");
    if (!guest?.doorPass || !(await parts.boxOffice.endOwnPass?.(guest.doorPass, { name: email, via: "office" })))
      return;
    const { doorPass: _, ...left } = guest;
    jar.write("guest", left);
  }

  async function submit(screen: Screen, fields: Record<string, string>): Promise<Posted> {
    const guestCredentials = jar.read("guest")?.identityId;
    const submitted = await engine.submit({
      screen,
      form: fields,
      flow: flow(),
      visitor: {
        address: visitor.address,
        visitorId: jar.came("guest") ? visitor.visitorId : undefined,
        devices: jar.read("device")?.known,
        ownCounters: ownCounters(),
        deviceName,
        locale: visitor.locale,
        ...(guestCredentials ? { guestCredentials } : {}),
      },
    });
    if (submitted.device) remember(jar, submitted.device);
    if (submitted.outcome === "signedIn") return begun(submitted, submitted.proved ?? "");
    if (submitted.proved) await trust(submitted.proved);
    // A background poll must not overwrite what a form has stored in the meantime.
    if (fields.intent === "AUTO_SIGN_IN" && submitted.outcome === "stay") return submitted;
    if (submitted.flow?.tokens) leaveRoom(jar);
    // A hosted sign-in continues next to the flow. Notices about it have been shown.
    const { oauth, account } = jar.read("flow") ?? {};
    keep({
      ...submitted.flow,
      oauth: { kept: oauth?.kept },
      ...(visitor.signedIn && { again: true }),
      account,
    });
    return submitted.outcome === "goto" ? { leaveTo: submitted.screen } : submitted;
  }

  /** We know a fan who is signed in, however long ago that was. */
  function ownCounters(): Record<string, string> {
    const email = visitor.user?.email;
    return { ...(email && { [email]: visitor.user?.userId ?? "" }), ...jar.read("device")?.ownCounters };
  }

  /**
   * The owner has proved who they are, so earlier attempts weren't guesses. Strangers' attempts don't count against
   * them.
   */
  async function trust(username: string): Promise<void> {
    for (const from of new Set([undefined, ownCounters()[username]])) {
      await parts.limits.forgive("signIn", accountSubject(username, from));
    }
    const device = jar.read("device") ?? {};
    const { [username]: own = randomBytes(9).toString("base64url"), ...others } = device.ownCounters ?? {};
    const kept = Object.entries({ ...others, [username]: own }).slice(-MAX_DEVICES);
    jar.write("device", { ...device, ownCounters: Object.fromEntries(kept) });
  }

  async function begun(
    { tokens, attributes, since }: SignedIn,
    username: string,
  ): Promise<{ leaveTo: "page" | Screen }> {
    const before = jar.read("session");
    const { account } = jar.read("flow") ?? {};
    try {
      await beginSession(parts, jar, visitor, tokens, { attributes, since });
      if (before) await endSession(parts, before);
      keepAccountChanges(parts, jar, account);
    } catch (error) {
      const refused = engine.refused(error, username);
      if (!refused) throw error;
      keep(refused.flow);
      return { leaveTo: refused.screen };
    }
    if (username) await trust(username);
    await engine.hear("signIn", tokens);
    return { leaveTo: "page" };
  }
}

type Posted = { leaveTo: "page" | Screen } | FormRejection;
type SignedIn = { tokens: Tokens; since: number | undefined; attributes?: Record<string, string> | undefined };

/** Notes that the device with that key was forgotten in this browser, or whether it should be remembered. */
export function noteDevice(jar: Jar, key: string, remembered: boolean | undefined): void {
  const device = jar.read("device");
  const [username, known] = Object.entries(device?.known ?? {}).find(([, one]) => one.key === key) ?? [];
  if (!username || !known) return;
  remember(jar, { username, known: remembered === undefined ? undefined : { ...known, remembered } });
}

/** Adds, replaces or forgets this browser's device for one of the few people who sign in with it. */
function remember(jar: Jar, { username, known }: DeviceNews): void {
  const device = jar.read("device") ?? {};
  const { [username]: _, ...others } = device.known ?? {};
  const all = Object.entries(known ? { ...others, [username]: known } : others).slice(-MAX_DEVICES);
  jar.write("device", { ...device, known: Object.fromEntries(all) });
}
