/** The authenticator's engine bound to one request: flow and session come from its cookies and go back into them. */

import type { Flow } from "../app/domain/authenticator/flow";
import type { OverlayData, Rejected } from "../app/domain/authenticator/overlay";
import type { Screen } from "../app/domain/authenticator/screens";
import { beginSession } from "./begin-session";
import { beganElsewhere } from "./federated-cookies";
import type { Jar } from "./jar";
import type { Visitor } from "./ports";
import type { Runtime } from "./runtime";
import type { DeviceNews } from "./services/authenticator/turn";
import type { Tokens } from "./session";
import { claimsOf } from "./tokens";

/** Longest life of a refresh token at the provider, and so of an ended session's row. */
const REFRESH_TOKEN_DAYS = 3650;
/** People whose device secrets one browser keeps; the Cookie header has to stay under 7 kB. */
const MAX_DEVICES = 3;
const DAY_MS = 24 * 60 * 60_000;

export function authenticatorFor(parts: Runtime, jar: Jar, visitor: Visitor) {
  const engine = parts.authenticator;
  const flow = (): Flow | undefined => {
    const known = jar.read("flow");
    return known && new Date(known.expires) > parts.clock.now() ? known : undefined;
  };
  const keep = (value: Flow | undefined) => (value ? jar.write("flow", value) : jar.clear("flow"));

  return {
    async open(screen: Screen | "start"): Promise<OverlayData | { leaveTo: "page" | Screen } | undefined> {
      if (visitor.signedIn && screen !== "authenticated") return { leaveTo: "page" };
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

    async post(screen: Screen, fields: Record<string, string>): Promise<{ leaveTo: "page" | Screen } | Rejected> {
      const guestCredentials = jar.read("guest")?.identityId;
      const submitted = await engine.submit({
        screen,
        form: fields,
        flow: flow(),
        visitor: {
          address: visitor.address,
          visitorId: visitor.visitorId,
          devices: jar.read("device")?.known,
          ...(guestCredentials ? { guestCredentials } : {}),
        },
      });
      if (submitted.device) remember(jar, submitted.device);
      if (submitted.outcome === "signedIn") return begun(submitted, flow()?.authAttributes.username ?? "");
      // A page that asks in the background must not overwrite what a form has brought meanwhile.
      if (fields.intent === "AUTO_SIGN_IN" && submitted.outcome === "stay") return submitted;
      // A sign-in at the hosted pages goes on beside the flow; what was said of it has been read.
      keep({ ...submitted.flow, oauth: { kept: jar.read("flow")?.oauth?.kept } });
      return submitted.outcome === "goto" ? { leaveTo: submitted.screen } : submitted;
    },

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

  async function begun({ tokens, attributes }: SignedIn, username: string): Promise<{ leaveTo: "page" | Screen }> {
    try {
      await beginSession(parts, jar, visitor, tokens, attributes);
    } catch (error) {
      const refused = engine.refused(error, username);
      if (!refused) throw error;
      keep(refused.flow);
      return { leaveTo: refused.screen };
    }
    if (username) await parts.limits.forgive("signIn", `account:${username}`);
    await engine.hear("signIn", tokens);
    return { leaveTo: "page" };
  }
}

type SignedIn = { tokens: Tokens; attributes?: Record<string, string> | undefined };

/** Adds, replaces or forgets the device that this browser is for one of the few people who sign in with it. */
function remember(jar: Jar, { username, known }: DeviceNews): void {
  const device = jar.read("device") ?? {};
  const { [username]: _, ...others } = device.known ?? {};
  const all = Object.entries(known ? { ...others, [username]: known } : others).slice(-MAX_DEVICES);
  jar.write("device", { ...device, known: Object.fromEntries(all) });
}
