/** The client chooses the Host header: it must not change anybody else's page or become an address of ours. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { SOAK, type WatchedSite, watchedSite } from "./watched-site";
import { type Answer, type Asked, ask, exchange, header, requestBytes, shown, textOf } from "./wire";

const TRIES = SOAK ? 90 : 6;
const FOREIGN = "evil.example";
/** In production the site has one name, and the machine's own names are as foreign as any other. */
const OWN = "http://ringside.example";
const { host } = new URL(OWN);

let site: WatchedSite;
let practice: WatchedSite;
beforeAll(async () => {
  [site, practice] = await Promise.all([watchedSite({ SITE_URL: OWN }), watchedSite({ NODE_ENV: "development" })]);
});
afterAll(() => Promise.all([site?.stop(), practice?.stop()]));

const said = (name: string): Asked["headers"] => [["host", name]];
const title = (answer: Answer) => /<title>([^<]*)/.exec(textOf(answer))?.[1];
async function got(asked: Asked, from: WatchedSite = site): Promise<Answer> {
  const headers = from === site && !asked.headers?.some(([name]) => name === "host") ? [["host", host] as const] : [];
  const answer = await ask(from, { ...asked, headers: [...headers, ...(asked.headers ?? [])] });
  if (!answer) throw new Error(`Closed without an answer: ${JSON.stringify(asked)}`);
  return answer;
}

const POISONS: [path: string, suffix: string][] = [
  ["/tickets", "/wrestlers?q=ANY&z="],
  ["/shows", "/no-such-page?"],
  ["/wrestlers", "#"],
  ["/tickets.data", "/wrestlers.data?z="],
  ["/robots.txt", "/robots.txt?"],
  ["/pay-per-view", "/../shop?z="],
  ["/premium", "\\@evil.example"],
  ["/shop", "@evil.example"],
];

test.each(POISONS)("guests at %s see their own page after Host said …%s", async (path, suffix) => {
  const before = await got({ path });
  for (let n = 0; n < TRIES; n++) {
    const answer = await ask(site, { path, headers: said(host + suffix) });
    expect([undefined, 301, 302, 307, 308, 400, 421], `status for Host ${host}${suffix}`).toContain(answer?.status);
    const after = await got({ path });
    expect([after.status, title(after)]).toEqual([before.status, title(before)]);
  }
});

test.each(["/home", "/tickets?q=1", "/home/auth/sign-in", "/profile", "/no-such-page"])(
  "GET of a page for an unknown host redirects to the site: %s",
  async (path) => {
    const answer = await got({ path, headers: said(FOREIGN) });
    expect([301, 302, 307, 308]).toContain(answer.status);
    expect(header(answer, "location")).toBe(OWN + path);
    expect(answer.body.toString()).not.toContain(FOREIGN);
  },
);

test.each([
  ["POST", "/tickets/lost"],
  ["POST", "/home/auth/sign-in"],
  ["PUT", "/home"],
  ["DELETE", "/home"],
  ["GET", "/api/v1/events"],
  ["GET", "/api/openapi.json"],
  ["POST", "/api/v1/contacts"],
  ["GET", "/home.data"],
])("%s %s for an unknown host gets 421", async (method, path) => {
  const body = method === "POST" ? "email=a" : "";
  const headers = [
    ["host", FOREIGN],
    ["content-type", "application/x-www-form-urlencoded"],
  ] as const;
  expect((await got({ method, path, body, headers })).status).toBe(421);
});

test.each(["/healthz", "/readyz"])("%s answers every host, since probes use addresses", async (path) => {
  for (const name of [FOREIGN, "10.0.0.7:8080", "127.0.0.1", "[::1]:1"]) {
    expect([name, (await got({ path, headers: said(name) })).status]).toEqual([name, 200]);
  }
});

test.each([
  ["no Host at all", [["host", null]]],
  [
    "two of them",
    [
      ["host", "HOST"],
      ["host", FOREIGN],
    ],
  ],
  [
    "two, ours last",
    [
      ["host", FOREIGN],
      ["host", "HOST"],
    ],
  ],
  ["an empty one", [["host", ""]]],
  ["a list", [["host", `HOST, ${FOREIGN}`]]],
  ["a path", [["host", "HOST/wrestlers"]]],
  ["a user", [["host", "user:password@HOST"]]],
  ["a tab", [["host", "HOST\tx"]]],
  ["a port that is none", [["host", "HOST:99999999"]]],
  ["another port", [["host", "HOST:81"]]],
  ["this machine", [["host", "localhost"]]],
  ["this machine's address", [["host", "127.0.0.1"]]],
  ["a name that only begins like ours", [["host", `HOST.${FOREIGN}`]]],
  [
    "a forwarded host",
    [
      ["host", FOREIGN],
      ["x-forwarded-host", "HOST"],
    ],
  ],
] as [string, [string, string | null][]][])("a Host never counts as ours: %s", async (_, lines) => {
  const headers = lines.map(([name, value]) => [name, value?.replace("HOST", host) ?? null] as const);
  const sent = requestBytes({ path: "/wrestlers", headers }, host);
  const { answers } = await exchange(site.port, sent);
  expect([301, 302, 307, 308, 400, 421, undefined], shown(sent)).toContain(answers[0]?.status);
  const location = answers[0] && header(answers[0], "location");
  if (location !== undefined) expect(location).toBe(`${OWN}/wrestlers`);
});

test("a Host header's value appears in no page, link or header", async () => {
  for (const path of ["/home", "/news.rss", "/sitemap.xml", "/robots.txt", "/tour-dates.ics", "/oauth/start/google"]) {
    for (const [name, value] of [
      ["host", FOREIGN],
      ["x-forwarded-host", FOREIGN],
      ["forwarded", `host=${FOREIGN}`],
    ]) {
      const answer = await got({ path, headers: [[name ?? "", value ?? ""]] });
      expect(`${JSON.stringify(answer.headers)} ${textOf(answer)}`, `${path} ${name}`).not.toContain(FOREIGN);
    }
  }
});

test("outside production all names of this machine are one", async () => {
  const { port } = practice;
  for (const name of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    const answer = await got({ path: "/tickets", headers: said(name) }, practice);
    expect([name, answer.status]).toEqual([name, 200]);
  }
  expect((await got({ path: "/api/v1/events", headers: said(FOREIGN) }, practice)).status).toBe(421);
});

test("a stranger's host logs nothing above info", () => {
  expect([...site.complaints(), ...practice.complaints()]).toEqual([]);
});
