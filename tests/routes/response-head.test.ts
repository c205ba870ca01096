/**
 * nginx by default reserves 4,096 bytes for a response head and answers 502 for a longer one. The fan here has
 * everything that makes tokens long: ten groups, custom attributes, a tracked device, and a pool that rotates refresh
 * tokens.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { request as ask, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPool } from "../../server/sandbox/cognito/pool/cognito-pool";
import { findUser } from "../../server/sandbox/cognito/pool/pool-users";
import { seedDemoPeople } from "../../server/sandbox/demo-people";
import { PAGE_HEAD_BYTES } from "../../server/session/cookies/renewal-redirect";
import { filledDatabase } from "../filled-stores";
import type { TestDatabase } from "../postgres";
import { CUSTOM_ATTRIBUTES, GROUPS } from "../session/cognito-tokens";
import { signIn } from "./buying/purchase";
import { fan as fanOf, hidden } from "./fan";
import { type Site, testSite } from "./site";

const HTTPS = "https://tickets.ringside.example";
/** What a browser accepts when it follows a link or a redirect. */
const PAGE = "text/html,application/xhtml+xml,*/*;q=0.8";
const NGINX_BUFFER_BYTES = 4_096;
const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;

type Head = { what: string; status: number; bytes: number; headers: Record<string, number> };

let site: Site;
let database: TestDatabase;
let dataDir: string;
let heads: Head[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "ringside-head-"));
  const clock = { now: () => new Date() };
  const pool = await openPool({ dataDir, region: "us-east-2", origin: "", clock } as Parameters<typeof openPool>[0]);
  await seedDemoPeople(pool);
  for (const email of [FAN[0], "contacts@ringside.example"]) {
    const user = findUser(pool, email);
    if (!user) throw new Error(`${email} is missing`);
    Object.assign(user, { groups: GROUPS, attributes: { ...user.attributes, ...CUSTOM_ATTRIBUTES } });
  }
  Object.assign(pool.state.settings, { deviceTracking: true, rotation: true });
  await pool.save();
  database = await filledDatabase();
  const place = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  site = await testSite({ ...place, SITE_URL: HTTPS, COGNITO_REFRESH_ROTATION: "on" });
});
afterAll(async () => {
  await site?.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  heads = [];
});

const settings = (change: object) =>
  fetch(`${site.sandbox}/cognito/settings`, { method: "POST", body: JSON.stringify(change) });

/** Sends a request as the proxy of an https site does, and records the response head byte for byte. */
async function throughProxy(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = { accept: PAGE, ...Object.fromEntries(request.headers), "x-forwarded-proto": "https" };
  const body = Buffer.from(await request.arrayBuffer());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = ask(site.url + pathname + search, { method: request.method, headers }, resolve);
    sent.once("error", reject).end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const lines = answer.rawHeaders.flatMap((name, i) =>
    i % 2 ? [] : [[name, answer.rawHeaders[i + 1] ?? ""] as const],
  );
  const statusLine = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`;
  const bytes = [statusLine, ...lines.map(([name, value]) => `${name}: ${value}\r\n`), "\r\n"].join("").length;
  const sizes = lines.map(([name, value]) => [`${name} ${value.slice(0, 16)}`, name.length + value.length + 4]);
  heads.push({
    what: `${request.method} ${pathname}`,
    status: answer.statusCode ?? 0,
    bytes,
    headers: Object.fromEntries(sizes),
  });
  const received = new Headers();
  for (const [name, value] of lines) received.append(name, value);
  return new Response([204, 304].includes(answer.statusCode ?? 0) ? null : Buffer.concat(chunks), {
    status: answer.statusCode ?? 0,
    headers: received,
  });
}

/** A browser: it requests pages, or data as single fetch does. */
function browser() {
  const who = fanOf({ url: HTTPS, sandbox: site.sandbox, ask: throughProxy });
  return { ...who, page: (path: string) => who.get(path, { accept: "text/html" }) };
}

function expectRoom(): void {
  for (const head of heads) expect(head.bytes, JSON.stringify(head, null, 1)).toBeLessThan(NGINX_BUFFER_BYTES);
}
const sessionLines = () =>
  heads.filter(({ headers }) => Object.keys(headers).some((name) => name.includes("session.0")));

describe("Every response head stays under nginx's default when a fan with long tokens", () => {
  test("signs in without scripts and without any cookie, on a new device", async () => {
    const page = await signIn(fanOf({ url: HTTPS, sandbox: site.sandbox, ask: throughProxy }), "/profile", ...FAN);
    expect(page.path).toBe("/profile");
    expect(sessionLines()).toHaveLength(1);
    expectRoom();
  });

  test("signs in after a visit as a guest with credentials", async () => {
    const ada = browser();
    await ada.page("/home");
    await ada.once("/guest-credentials", { method: "POST" });
    const page = await signIn(ada, "/home", ...FAN);
    expect(page.status).toBe(200);
    expect(sessionLines()).toHaveLength(1);
    expectRoom();
  });

  test("signs in with scripts", async () => {
    const ada = browser();
    const response = await ada.once("/profile/auth/sign-in.data", {
      method: "POST",
      headers: { accept: "*/*" },
      body: new URLSearchParams({ intent: "SUBMIT", username: FAN[0], password: FAN[1] }),
    });
    expect(response.status).toBe(202);
    expect(sessionLines()).toHaveLength(1);
    expectRoom();
  });

  test("signs in and is asked to verify a contact first", async () => {
    const ada = browser();
    const offered = await signIn(ada, "/home", "contacts@ringside.example", "Clothesline-2-Ways");
    expect(offered.path).toBe("/home/auth/verify-user");
    const page = await ada.post(offered.path, { intent: "SKIP" });
    expect(page.path).toBe("/home");
    expectRoom();
  });

  test("returns after the tokens have expired", async () => {
    const ada = browser();
    await settings({ tokenSeconds: 11 });
    await signIn(ada, "/profile", ...FAN);
    await settings({ tokenSeconds: 3_600 });
    await wait(1_500); // within the ten seconds before their end, tokens are renewed
    heads = [];
    const page = await ada.page("/profile");
    expect(page.html).toContain(FAN[0]);
    expect(page.hops).toEqual(["/profile"]);
    expect(heads.map(({ status }) => status)).toEqual([307, 200]);
    expect(sessionLines()).toHaveLength(1);
    expectRoom();
  });

  test("sends a form after the tokens have expired, and it is handled once", async () => {
    const ada = browser();
    await settings({ tokenSeconds: 11 });
    const profile = await signIn(ada, "/profile", ...FAN);
    await settings({ tokenSeconds: 3_600 });
    await wait(1_500);
    const form = { method: "POST", body: new URLSearchParams({ intent: "rename", name: "Frankie" }) };
    expect(hidden(profile.html, "intent")).toBeDefined();
    const first = await ada.once("/profile", form);
    expect(first.status).toBe(307);
    expect(first.headers.get("location")).toBe("/profile");
    const second = await ada.once("/profile", form);
    expect([200, 303, 400]).toContain(second.status);
    expectRoom();
  });
});

test("a browser that drops renewed cookies gets its page in the end", async () => {
  const ada = browser();
  await settings({ tokenSeconds: 11 });
  await signIn(ada, "/profile", ...FAN);
  await settings({ tokenSeconds: 3_600 });
  await wait(1_500);
  const stale = [...ada.cookies];
  const statuses: number[] = [];
  for (let i = 0; i < 5 && !statuses.includes(200); i++) {
    ada.cookies.clear();
    for (const [name, value] of stale) ada.cookies.set(name, value);
    statuses.push((await ada.once("/profile")).status);
  }
  expect(statuses).toEqual([307, 307, 200]);
});

test("the session is sent when it changes, not with every page and form", async () => {
  const ada = browser();
  await signIn(ada, "/profile", ...FAN);
  heads = [];
  await ada.page("/profile");
  await site.advance("PT6M");
  await ada.page("/profile");
  await ada.post("/premium", { intent: "nothing of ours" });
  await ada.page("/profile");
  expect(sessionLines()).toEqual([]);
});

test("a page's own head fits into the room that is left for it", async () => {
  const ada = browser();
  await signIn(ada, "/profile", ...FAN);
  heads = [];
  // Pages from memory set no cookies. An unfinished sign-in keeps these out of it.
  for (const path of ["/home", "/profile", "/tickets", "/pay-per-view", "/premium", "/no/such/page"]) {
    ada.cookies.set("__Host-flow.0", "unfinished");
    await ada.page(path);
  }
  for (const { bytes, what } of heads) expect(bytes, what).toBeLessThan(PAGE_HEAD_BYTES);
});
