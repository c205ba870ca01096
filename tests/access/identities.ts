/** Browsers of every kind of visitor, told apart by their cookies. */
import { randomBytes } from "node:crypto";
import { readConfig } from "../../server/config/config";
import { cookies as sealedCookies } from "../../server/session/session";
import { hold, signIn } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import type { Site } from "../routes/site";
import { FAN, RIVAL, sandboxTokens } from "./sandbox-tokens";

export type Browser = ReturnType<typeof fan>;

function withCookies(site: Site, pairs: Iterable<readonly [string, string]>): Browser {
  const browser = fan(site);
  for (const [name, value] of pairs) browser.cookies.set(name, value);
  return browser;
}

export async function signedIn(site: Site, who: readonly [string, string]): Promise<Browser> {
  const browser = fan(site);
  const page = await signIn(browser, "/profile", ...who);
  if (page.path !== "/profile") throw new Error(`${who[0]} could not sign in: ${page.path}`);
  return browser;
}

/** A returning guest who holds seats of the night. */
export async function guestWithHold(site: Site, night: string): Promise<Browser> {
  const browser = fan(site);
  await hold(browser, night, "Upper", 1);
  return browser;
}

/** Cookies that used to be the fan's, or that were forged to look like it. None of them may be accepted. */
export async function worthless(site: Site, of: Browser, night: string): Promise<Record<string, Browser>> {
  const browser = (pairs: Iterable<readonly [string, string]>) => withCookies(site, pairs);
  const session = [...of.cookies].filter(([name]) => name.startsWith("session."));
  const [[first, value] = ["session.0", ""]] = session;
  const other = await signedIn(site, RIVAL);
  const guest = await guestWithHold(site, night);
  const left = await signedIn(site, FAN);
  const over = browser(left.cookies);
  await left.post("/profile", { intent: "signOut" });
  const named = (of: Browser, name: string) => [...of.cookies].find(([given]) => given === name)?.[1] ?? "";
  const flipped = `${value.slice(0, 40)}${value[40] === "A" ? "B" : "A"}${value.slice(41)}`;

  return {
    "of a session that was signed out": over,
    "with one letter changed": browser([...session.slice(1), [first, flipped]]),
    "cut short": browser([[first, value.slice(0, -20)]]),
    "sent twice in one": browser([[first, value + value]]),
    "sealed with a secret of the forger's own": browser(await forged(site)),
    "of another purpose": browser([["session.0", named(guest, "guest.0")]]),
    "of a device": browser([["session.0", named(other, "device.0")]]),
    "that are a bare token": browser([["session.0", await sandboxTokens(site).fan()]]),
    "that are plain JSON": browser([["session.0", encodeURIComponent(JSON.stringify({ user: { email: FAN[0] } }))]]),
    "of another prefix": browser(session.map(([name, sealed]) => [`__Host-${name}`, sealed])),
    "that are nonsense": browser([
      ["session.0", "nonsense"],
      ["flow.0", "nonsense"],
      ["guest.0", "nonsense"],
    ]),
  };
}

/** What the site itself would write for the fan if it had other secrets. */
async function forged(site: Site): Promise<[string, string][]> {
  const config = readConfig({ SESSION_SECRETS: randomBytes(32).toString("hex") });
  const idToken = await sandboxTokens(site).fan();
  const user = { userId: "u", username: FAN[0], email: FAN[0], emailVerified: true, name: "Frankie Fan" };
  const tokens = { idToken, accessToken: idToken, refreshToken: "r", username: FAN[0] };
  const session = { tokens, user, confirmedAt: Date.now() };
  const lines = sealedCookies(config).session.write(session, null);
  return lines.map((line) => {
    const [pair = ""] = line.split(";");
    return [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
  });
}
