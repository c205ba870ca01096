/** The authenticator's engine bound to one request: flow and session come from its cookies and go back into them. */

import { randomBytes } from "node:crypto";
import type { Flow } from "../app/domain/authenticator/flow";
import type { OverlayData, Rejected } from "../app/domain/authenticator/overlay";
import { isEntry, type Screen } from "../app/domain/authenticator/screens";
import { beginSession, endSession, leaveRoom } from "./begin-session";
import { keepBeside } from "./beside-flow";
import { beganElsewhere } from "./federated-cookies";
import type { Jar } from "./jar";
import { accountSubject } from "./limit";
import type { Visitor } from "./ports";
import type { Runtime } from "./runtime";
import type { DeviceNews } from "./services/authenticator/flow-step";
import type { Tokens } from "./session";
import { claimsOf } from "./tokens";

/** Longest life of a refresh token at the provider, and so of an ended session's row. */
export const REFRESH_TOKEN_DAYS = 3650;
/** People whose device secrets and counters one browser keeps; the Cookie header has to stay under 7 kB. */
const MAX_DEVICES = 3;
export const DAY_MS = 24 * 60 * 60_000;

/** `deviceName` is what this browser is called in her list of devices. */
export function authenticatorFor(parts: Runtime, jar: Jar, visitor: Visitor, deviceName: string | undefined) {
  const engine = parts.authenticator;
  const flow = (): Flow | undefined => {
    const known = jar.read("flow");
    return known && new Date(known.expires) > parts.clock.now() ? known : undefined;
  };
  const keep = (value: Flow | undefined) => (value ? jar.write("flow", value) : jar.clear("flow"));

  /** Whoever is signed in has nothing to sign in to, unless she is in the midst of proving anew who she is. */
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

    /** A form of a tab that was open before she signed in elsewhere has nothing left to do. */
    async post(screen: Screen, fields: Record<string, string>): Promise<Posted> {
      return idle(screen) ? { leaveTo: "page" } : submit(screen, fields);
    },

    /** A fan who is signed in proves anew who she is; a second factor is asked for on its screen of the overlay. */
    again: (password: string): Promise<Posted> => submit("signIn", { username: visitor.user?.email ?? "", password }),

    /** Revokes at the provider, ends the session for every copy of its cookie, and forgets it here. */
    async signOut(): Promise<string | undefined> {
      const session = jar.read("session");
      jar.clear("session");
      jar.clear("flow");
      if (!session) return undefined;
      const originJti = claimsOf(session.tokens.idToken).origin_jti;
      if (typeof originJti === "string") {
        await parts.endedSessions.add(originJti, new Date(Date.now() + REFRESH_TOKEN_DAYS * DAY_MS));
      }
      await engine.hear("signOut", session.tokens);
      return beganElsewhere(session.tokens.idToken) ? parts.federated.signOutAddress() : undefined;
    },
  };

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
    // A page that asks in the background must not overwrite what a form has brought meanwhile.
    if (fields.intent === "AUTO_SIGN_IN" && submitted.outcome === "stay") return submitted;
    if (submitted.flow?.tokens) leaveRoom(jar);
    // A sign-in at the hosted pages goes on beside the flow; what was said of it has been read.
    const { oauth, account } = jar.read("flow") ?? {};
    keep({
      ...submitted.flow,
      oauth: { kept: oauth?.kept },
      ...(visitor.signedIn && { again: true, account }),
    });
    return submitted.outcome === "goto" ? { leaveTo: submitted.screen } : submitted;
  }

  /** A fan who is signed in is known here, however long ago that was. */
  function ownCounters(): Record<string, string> {
    const email = visitor.user?.email;
    return { ...(email && { [email]: visitor.user?.userId ?? "" }), ...jar.read("device")?.ownCounters };
  }

  /** The owner has proved who they are: attempts so far were no guesses, and strangers' do not count against them. */
  async function trust(username: string): Promise<void> {
    for (const from of [undefined, ownCounters()[username]]) {
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
      if (before && account) keepBeside(parts, jar, { account });
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

type Posted = { leaveTo: "page" | Screen } | Rejected;
type SignedIn = { tokens: Tokens; since: number | undefined; attributes?: Record<string, string> | undefined };

/** The device with that key is none of this browser's any more, or its people want it remembered or not. */
export function noteDevice(jar: Jar, key: string, remembered: boolean | undefined): void {
  const device = jar.read("device");
  const [username, known] = Object.entries(device?.known ?? {}).find(([, one]) => one.key === key) ?? [];
  if (!username || !known) return;
  remember(jar, { username, known: remembered === undefined ? undefined : { ...known, remembered } });
}

/** Adds, replaces or forgets the device that this browser is for one of the few people who sign in with it. */
function remember(jar: Jar, { username, known }: DeviceNews): void {
  const device = jar.read("device") ?? {};
  const { [username]: _, ...others } = device.known ?? {};
  const all = Object.entries(known ? { ...others, [username]: known } : others).slice(-MAX_DEVICES);
  jar.write("device", { ...device, known: Object.fromEntries(all) });
}
