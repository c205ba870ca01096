/**
 * Pages in memory that signed-in fans share. Each fan gets their own name, no other fan's, and otherwise the page that
 * would have been rendered for them.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../../app/domain/languages";
import { freePort } from "../../server-process";
import { signIn } from "../buying/purchase";
import { oneOfEachKind, pathsInSitemap } from "../content/found";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { firstDifference, withoutWhatVaries } from "./page-texts";
import { dataOf } from "./unlisted-pages";

const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;
const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;
const NAME = { fan: "Frankie Fan", rival: "Robin Rival" };

let site: Site;
let metrics: number;
let paths: string[];
let frankie: ReturnType<typeof fan>;
let robin: ReturnType<typeof fan>;

beforeAll(async () => {
  metrics = await freePort();
  site = await testSite({ METRICS_PORT: String(metrics), LOG_LEVEL: "silent" });
  frankie = fan(site);
  robin = fan(site);
  await signIn(frankie, "/home", ...FAN);
  await signIn(robin, "/home", ...RIVAL);
  // Fans are recognized once the site has asked which sessions have ended.
  await vi.waitFor(async () => {
    await frankie.once("/home");
    expect(await fromMemory()).toBeGreaterThan(0);
  });
  const sitemap = await pathsInSitemap(site);
  paths = ["/", "/home", "/tickets", "/shows", "/wrestlers", "/shop", "/privacypolicy", ...oneOfEachKind(sitemap)];
  paths = [...new Set(paths)].filter((path) => !/^\/(premium|billing|pay-per-view)|^\/shop\/./.test(path));
});
afterAll(() => site.stop());

/** How many pages for fans came from memory so far. */
async function fromMemory(): Promise<number> {
  const text = await (await fetch(`http://localhost:${metrics}/metrics`)).text();
  return Number(/ringside_fan_pages_total\{from="memory"\} (\d+)/.exec(text)?.[1] ?? 0);
}

/** Facts that belong to one fan: email, user id, and everything in the cookies. */
async function canaries(visitor: ReturnType<typeof fan>, email: string): Promise<string[]> {
  const { html } = await visitor.get("/profile/privacy/data.json");
  const ids = html.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
  return [email, ...new Set(ids), ...[...visitor.cookies.values()].filter((value) => value.length > 20)];
}

/** A few languages stand for all in the usual run. */
const LANGUAGES_TRIED = process.env.SOAK === "on" ? LANGUAGES : (["en", "de", "he", "ja"] as const);

describe("A page that fans share", () => {
  it("is in memory for every public page, as document and as data, in every language", async () => {
    const secrets = [...(await canaries(frankie, FAN[0])), NAME.fan, "Frankie"];
    expect(secrets.length).toBeGreaterThan(4);
    for (const language of LANGUAGES_TRIED) {
      for (const path of paths) {
        const under = language === "en" ? path : `/${language}${path === "/" ? "" : path}`;
        for (const address of [under, dataOf(under)]) {
          // A page in memory ends after two seconds, and with each write.
          await vi.waitFor(async () => {
            const his = await frankie.once(address);
            const before = await fromMemory();
            const hers = await robin.once(address);
            const page = await hers.text();
            expect([address, hers.status, (await fromMemory()) - before]).toEqual([address, 200, 1]);
            expect(hers.headers.get("cache-control")).toBe("private, no-store");
            expect(hers.headers.get("etag")).toBeNull();
            expect(hers.headers.getSetCookie()).toEqual([]);
            // The index has no header.
            const names = under === address && path === "/" ? 0 : 1;
            expect([address, page.split(NAME.rival).length - 1]).toEqual([address, names]);
            expect([address, ...secrets.filter((secret) => page.includes(secret))]).toEqual([address]);
            expect([address, (await his.text()).includes(NAME.fan)]).toEqual([address, names === 1]);
          }, 10_000);
        }
      }
    }
  }, 240_000);

  it("is the page that is rendered for one fan alone", async () => {
    // A second cookie of an unfinished sign-in takes the fan out of the shared pages.
    const cookie = [...robin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const path of paths) {
      // A minute may end between the two.
      await vi.waitFor(async () => {
        const shared = await (await robin.once(path)).text();
        const alone = await fetch(site.url + path, { headers: { cookie: `${cookie}; flow.0=x` } });
        const expected = withoutWhatVaries(await alone.text());
        expect([path, ...firstDifference(withoutWhatVaries(shared), expected)]).toEqual([path]);
      }, 10_000);
    }
  });

  it("never goes to a guest, and a guest's page never to a fan", async () => {
    await frankie.once("/tickets");
    const guest = await fan(site).get("/tickets");
    expect(guest.html.includes(NAME.fan)).toBe(false);
    expect(guest.html.includes("Sign in")).toBe(true);
    expect((await frankie.get("/tickets")).html.includes(NAME.fan)).toBe(true);
  });

  it("is compressed as the client asks", async () => {
    const cookie = [...robin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const whole = await (await robin.once("/tickets")).text();
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await fetch(`${site.url}/tickets`, { headers: { cookie, "accept-encoding": encoding } });
      expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect((await answer.text()) === whole).toBe(true);
    }
  });

  it("ends with the session", async () => {
    const leaving = fan(site);
    await signIn(leaving, "/home", ...RIVAL);
    await leaving.once("/tickets");
    const cookie = [...leaving.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const copy = async () => (await fetch(`${site.url}/tickets`, { headers: { cookie } })).text();
    expect((await copy()).includes(NAME.rival)).toBe(true);
    await leaving.post("/profile", { intent: "signOut" });
    expect((await copy()).includes(NAME.rival)).toBe(false);
  });
});
