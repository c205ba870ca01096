/** The authenticator behind the door: flow, session and devices come from one browser's cookies and go back into them. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Screen } from "../../app/domain/authenticator/screens";
import { backend } from "../../server/backend";
import { readConfig } from "../../server/config";
import { jar } from "../../server/jar";
import { runtime } from "../../server/runtime";
import { sandboxClock } from "../../server/sandbox/clock";
import { type Sandbox, startSandbox } from "../../server/sandbox/sandbox";
import { credentials, STRICT } from "./authenticator-world";

const SITE = "http://localhost:3000";
let folder: string;
let sandbox: Sandbox;
let clock: ReturnType<typeof sandboxClock>;
let parts: Awaited<ReturnType<typeof runtime>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "door-"));
  clock = sandboxClock(folder);
  const webhook = { url: `${SITE}/api/v1/billing/webhook`, secret: "whsec_test" };
  sandbox = await startSandbox({ port: 0, siteUrl: SITE, dataDir: folder, clock, webhook });
  // The SDK reads its addresses from the environment of the process.
  Object.assign(process.env, sandbox.environment);
  const own = {
    DATA_DIR: join(folder, "site"),
    SITE_URL: SITE,
    LOG_LEVEL: "silent",
    COGNITO_CLIENT_SECRET: STRICT.clientSecret,
    COGNITO_REFRESH_ROTATION: "on",
  };
  await post("/cognito/settings", STRICT);
  parts = await runtime({ config: readConfig({ ...sandbox.environment, ...own }), clock });
});
afterAll(async () => {
  await parts.store.close();
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const post = (path: string, body: object) =>
  fetch(sandbox.origin + path, { method: "POST", body: JSON.stringify(body) });

/** One browser: each request is opened with its cookies, and what is pending goes back into them. */
function browser() {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  async function through<T>(method: string, act: (server: Awaited<ReturnType<typeof backend>>) => Promise<T>) {
    const request = new Request(`${SITE}/home/auth/sign-in`, { method, headers: { cookie: header(), origin: SITE } });
    const server = await backend({ request, context: {} });
    const answer = await act(server);
    for (const line of server.pending()) {
      const [, name = "", value = "", rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      if (/Max-Age=0/.test(rest)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    header,
    has: (name: string) => cookies.has(`${name}.0`),
    /** What a cookie of hers holds. */
    jar: () => jar(parts.cookies, header()),
    user: () => through("GET", async ({ visitor }) => visitor.user?.email),
    open: (screen: Screen) => through("GET", ({ authenticator }) => authenticator.open(screen)),
    post: (screen: Screen, form: Record<string, string> = {}) =>
      through("POST", ({ authenticator }) => authenticator.post(screen, form)),
    signOut: () => through("POST", ({ authenticator }) => authenticator.signOut()),
  };
}

async function textMessage(): Promise<string> {
  const [message] = (await (await fetch(`${sandbox.origin}/mailbox.json?to=%2B12025550188`)).json()) as {
    code: string;
  }[];
  return message?.code ?? "";
}

describe("A device", () => {
  const devon = credentials("device");

  test("survives signing out, and stands for the text message next time", async () => {
    const ada = browser();
    expect(await ada.post("signIn", devon)).toEqual({ leaveTo: "confirmSignIn" });
    expect(await ada.post("confirmSignIn", { confirmation_code: await textMessage() })).toEqual({ leaveTo: "page" });
    expect(await ada.user()).toBe(devon.username);
    expect(ada.has("flow")).toBe(false);
    expect(ada.jar().read("session")?.tokens.deviceKey).toBe(ada.jar().read("device")?.known?.[devon.username]?.key);

    await ada.signOut();
    expect(await ada.user()).toBeUndefined();
    expect(await ada.post("signIn", devon)).toEqual({ leaveTo: "page" });
    expect(await ada.user()).toBe(devon.username);
    expect(ada.header().length).toBeLessThan(7000);
  });

  test("of the last three people is kept, not of more", async () => {
    const shared = browser();
    for (const name of ["fan", "rival", "hasty", "setup", "throttle-once"]) {
      await shared.post("signIn", credentials(name));
      await shared.signOut();
    }
    const known = Object.keys(shared.jar().read("device")?.known ?? {});
    expect(known).toEqual(["rival", "hasty", "throttle-once"].map((name) => credentials(name).username));
    expect(Object.keys(shared.jar().read("device") ?? {}).sort()).toEqual(["known", "ownCounters"]);
  });
});

test("a sign-in that is done but for a contact to verify is no session yet, and becomes one when that is skipped", async () => {
  const uma = browser();
  expect(await uma.post("signIn", credentials("unverified"))).toEqual({ leaveTo: "verifyUser" });
  expect(await uma.user()).toBeUndefined();
  expect(uma.header().length).toBeLessThan(7000);
  expect(await uma.open("verifyUser")).toMatchObject({ unverifiedContacts: [{ attribute: "email" }] });
  expect(await uma.post("verifyUser", { intent: "SKIP" })).toEqual({ leaveTo: "page" });
  expect(await uma.user()).toBe(credentials("unverified").username);
});

test("a session that was ended elsewhere before it began leads back to sign-in, and says why", async () => {
  const uma = browser();
  await uma.post("signIn", credentials("unverified"));
  await parts.cognito.revokeToken(uma.jar().read("flow")?.tokens?.refreshToken ?? "");
  expect(await uma.post("verifyUser", { intent: "SKIP" })).toEqual({ leaveTo: "signIn" });
  expect(await uma.open("signIn")).toMatchObject({
    username: credentials("unverified").username,
    notice: { kind: "alert", key: "errors.accessTokenRevoked" },
  });
});

test("a session that was revoked elsewhere ends within five minutes, and the sign-in screen says why", async () => {
  const fan = browser();
  await fan.post("signIn", credentials("fan"));
  await parts.cognito.revokeToken(fan.jar().read("session")?.tokens.refreshToken ?? "");
  expect(await fan.user()).toBe(credentials("fan").username);
  await clock.advance("PT5M");
  expect(await fan.user()).toBeUndefined();
  expect(await fan.open("signIn")).toMatchObject({
    username: credentials("fan").username,
    notice: { kind: "alert", key: "errors.accessTokenRevoked" },
  });
});
