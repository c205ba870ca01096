/**
 * Pages in memory that signed-in fans share. Each fan gets their own name, no other fan's, and otherwise the page that
 * would have been rendered for them.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../app/domain/languages";
import { signIn } from "./buying/purchase";
import { oneOfEachKind, pathsInSitemap } from "./content/found";
import { fan } from "./fan";
import { type Site, testSite } from "./site";

const METRICS = "40470";
const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;
const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;
const NAME = { fan: "Frankie Fan", rival: "Robin Rival" };

let site: Site;
let paths: string[];
const first = { fan: fanOn(), rival: fanOn() };
function fanOn() {
  return { visitor: undefined as ReturnType<typeof fan> | undefined };
}
const frankie = () => first.fan.visitor as ReturnType<typeof fan>;
const robin = () => first.rival.visitor as ReturnType<typeof fan>;

beforeAll(async () => {
  site = await testSite({ METRICS_PORT: METRICS, LOG_LEVEL: "silent" });
  first.fan.visitor = fan(site);
  first.rival.visitor = fan(site);
  await signIn(frankie(), "/home", ...FAN);
  await signIn(robin(), "/home", ...RIVAL);
  const sitemap = await pathsInSitemap(site);
  paths = ["/", "/home", "/tickets", "/shows", "/wrestlers", "/shop", "/privacypolicy", ...oneOfEachKind(sitemap)];
  paths = [...new Set(paths)].filter((path) => !/^\/(premium|billing|pay-per-view)|^\/shop\/./.test(path));
});
afterAll(() => site.stop());

/** How many pages for fans came from memory so far. */
async function fromMemory(): Promise<number> {
  const text = await (await fetch(`http://localhost:${METRICS}/metrics`)).text();
  return Number(/ringside_fan_pages_total\{from="memory"\} (\d+)/.exec(text)?.[1] ?? 0);
}

/** Facts that belong to one fan: email, user id, and everything in the cookies. */
async function canaries(visitor: ReturnType<typeof fan>, email: string): Promise<string[]> {
  const { html } = await visitor.get("/profile/privacy/data.json");
  const ids = html.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
  return [email, ...new Set(ids), ...[...visitor.cookies.values()].filter((value) => value.length > 20)];
}

const withoutWhatVaries = (page: string) =>
  page
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/<\/span +>/g, "</span>")
    .replace(/" +([,\]])/g, '"$1');

describe("A page that fans share", () => {
  it("is in memory for every public page, as document and as data, in every language", async () => {
    const secrets = [...(await canaries(frankie(), FAN[0])), NAME.fan, "Frankie"];
    expect(secrets.length).toBeGreaterThan(4);
    for (const language of LANGUAGES) {
      for (const path of paths) {
        const under = language === "en" ? path : `/${language}${path === "/" ? "" : path}`;
        const data = under === "/" ? "/_root.data" : `${under}.data`;
        for (const address of [under, data]) {
          const his = await frankie().once(address);
          const before = await fromMemory();
          const hers = await robin().once(address);
          const page = await hers.text();
          expect([address, hers.status, (await fromMemory()) - before]).toEqual([address, 200, 1]);
          expect(hers.headers.get("cache-control")).toBe("private, no-store");
          expect(hers.headers.get("etag")).toBeNull();
          expect(hers.headers.getSetCookie()).toEqual([]);
          expect(page.split(NAME.rival)).toHaveLength(2);
          for (const secret of secrets) expect(page).not.toContain(secret);
          expect(await his.text()).toContain(NAME.fan);
        }
      }
    }
  }, 240_000);

  it("is the page that is rendered for one fan alone", async () => {
    for (const path of paths) {
      const shared = await (await robin().once(path)).text();
      // A second cookie of an unfinished sign-in takes the fan out of the shared pages.
      const cookie = [...robin().cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const alone = await fetch(site.url + path, { headers: { cookie: `${cookie}; flow.0=x` } });
      const expected = withoutWhatVaries(await alone.text());
      expect([path, withoutWhatVaries(shared) === expected]).toEqual([path, true]);
    }
  });

  it("never goes to a guest, and a guest's page never to a fan", async () => {
    await frankie().once("/tickets");
    const guest = await fan(site).get("/tickets");
    expect(guest.html).not.toContain(NAME.fan);
    expect(guest.html).toMatch(/Sign in/);
    expect((await frankie().get("/tickets")).html).toContain(NAME.fan);
  });

  it("is compressed as the client asks", async () => {
    const cookie = [...robin().cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const whole = await (await robin().once("/tickets")).text();
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await fetch(`${site.url}/tickets`, { headers: { cookie, "accept-encoding": encoding } });
      expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(await answer.text()).toBe(whole);
    }
  });

  it("ends with the session", async () => {
    const leaving = fan(site);
    await signIn(leaving, "/home", ...RIVAL);
    await leaving.once("/tickets");
    const cookie = [...leaving.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(await (await fetch(`${site.url}/tickets`, { headers: { cookie } })).text()).toContain(NAME.rival);
    await leaving.post("/profile", { intent: "sign-out" });
    const copied = await (await fetch(`${site.url}/tickets`, { headers: { cookie } })).text();
    expect(copied).not.toContain(NAME.rival);
  });
});

describe("Nothing in a request changes a page in memory", () => {
  it.each([
    ["Host", { host: "evil.example" }],
    ["X-Forwarded-Host", { "x-forwarded-host": "evil.example" }],
    ["X-Forwarded-Proto", { "x-forwarded-proto": "gopher" }],
    ["Origin", { origin: "https://evil.example" }],
    ["Referer", { referer: "https://evil.example/" }],
    ["a foreign cookie", { cookie: "evil=evil.example; lng=xx; consent=evil.example" }],
    ["User-Agent", { "user-agent": "evil.example" }],
    ["Accept-Language", { "accept-language": "evil.example" }],
  ])("%s", async (_, headers) => {
    for (const path of ["/wrestlers", "/shows?evil=1"]) {
      await site.ask(new Request(site.url + path, { headers: { host: new URL(site.url).host, ...headers } }));
      const cookie = [...robin().cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const own = (headers as { cookie?: string }).cookie;
      await fetch(site.url + path, { headers: { ...headers, cookie: own ? `${own}; ${cookie}` : cookie } }).catch(
        () => undefined,
      );
      expect((await fan(site).get(path)).html).not.toContain("evil.example");
      expect((await robin().get(path)).html).not.toContain("evil.example");
    }
  });
});
